"""Learners go through the whole course in a terminal, each with answers of their own.

One who is always right, three who guess, one who skips everything, one who takes every hint, and one for each wrong belief.
`--quick` is a few of them. The last line counts: `47 learners, N steps, 0 failed`."""

import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile
import traceback

import pexpect

from terminal import PROGRAM

PATIENCE = 30
COLUMNS = 500
FREE = "tap"
# What a learner who has to be told says instead of an answer.
SKIP, HINTS = "skip", "hints"


def ask(*words, home):
    """The output of one run of the program."""
    return subprocess.run(
        [PROGRAM, "--columns", str(COLUMNS), *words], check=True, capture_output=True, encoding="utf-8",
        stdin=subprocess.DEVNULL, env=environment(home),
    ).stdout


def environment(home):
    kept = {name: os.environ[name] for name in ("PATH", "TAPWALK_LESSONS") if name in os.environ}
    return {**kept, "HOME": home, "TAPWALK_HOME": home, "TERM": "dumb", "LC_ALL": "C.UTF-8"}


def flat(text):
    """Without line breaks, so that a sentence is found however it is laid out."""
    return " ".join(text.split())


class Entry:
    """A line of a sheet: what is typed at one step."""

    def __init__(self, line):
        self.lesson, self.step, self.text, result, beliefs = line.split("\t")
        self.is_right = result == "right"
        self.beliefs = beliefs.split(",") if beliefs else []


class Course:
    """What all learners have in common."""

    def __init__(self, home):
        self.home = home
        self.key = self.sheet("right")
        self.lessons = list(dict.fromkeys(entry.lesson for entry in self.key))
        self.solutions = {(entry.lesson, entry.step): entry.text for entry in self.key}
        self.beliefs = dict(re.findall(r"(?m)^([a-z0-9-]+): (.+)$", ask("-c", "beliefs", home=home)))

    def sheet(self, mind):
        text = ask("lessons", "answers", "--as", mind, home=self.home)
        return [Entry(line) for line in text.splitlines()]


class Learner:
    def __init__(self, course, mind):
        self.course, self.mind = course, mind
        self.sheet = course.key if mind in (SKIP, HINTS, "right") else course.sheet(mind)
        self.home = tempfile.mkdtemp(prefix="tapwalk-learner-")
        self.prompt = FREE
        self.steps = 0
        # What the program has to report.
        self.points = 0.0
        self.shown = set()
        self.named = set()

    def check(self, condition, what):
        assert condition, f"{self.mind} in {self.prompt}: {what}\n--- the last answer:\n{self.last}"

    # One line after the other.

    def go(self):
        self.child = pexpect.spawn(
            PROGRAM, ["--columns", str(COLUMNS)], env=environment(self.home), dimensions=(50, COLUMNS),
            encoding="utf-8", timeout=PATIENCE)
        self.child.delaybeforesend = None
        try:
            self.last = ""
            self.wait(FREE)
            for number, lesson in enumerate(self.course.lessons):
                self.take(lesson, number)
            self.look_back()
        finally:
            self.child.close(force=True)
            shutil.rmtree(self.home, ignore_errors=True)

    def wait(self, *prompts):
        words = "|".join(map(re.escape, prompts))
        self.child.expect(rf"(?:^|[\r\n])({words})> $")
        self.last, self.prompt = self.child.before.replace("\r", ""), self.child.match.group(1)
        return self.last

    def type(self, line, end=False):
        """Answers what the line prints. `end`: it may be the last one of the lesson."""
        self.child.sendline(line)
        if not end:
            return self.wait(self.prompt)
        # A lesson shows lines with `tap>` before them; only behind its end is that the prompt.
        lesson = self.prompt
        before = self.wait(lesson, FREE)
        while self.prompt == FREE and "You have finished" not in before:
            before += self.wait(lesson, FREE)
        return before

    # A lesson.

    def take(self, lesson, number):
        self.child.sendline("lesson " + lesson)
        shown = self.wait(lesson)
        entries = [entry for entry in self.sheet if entry.lesson == lesson]
        self.check(entries, "no steps")
        counts = {"right": 0, "wrong": 0, "skipped": 0}
        beliefs = set()
        for place, entry in enumerate(entries):
            heading = f"Step {place + 1} of {len(entries)}, {entry.step}\n"
            self.check(heading in shown, f"no {heading!r}")
            result, points = self.step(entry, shown.split(heading)[1])
            counts[result] += 1
            self.points += points
            self.steps += 1
            if self.mind not in (SKIP, HINTS):
                self.shown.update(entry.beliefs)
                # What is put right before the end is told there all the same.
                beliefs.update(entry.beliefs)
            shown = self.type("", end=True)
        self.check(self.prompt == FREE, "the lesson does not end")
        self.end(shown, number, counts, beliefs)

    def step(self, entry, question):
        """Answers how it ends, and the points for it."""
        is_task = "What has to hold" in question
        if self.mind == HINTS:
            level = self.hints()
            self.check(entry.text.removeprefix("answer ") in flat(self.last), "the last hint is not the answer")
            self.answer(entry, question, is_task)
            return "right", max(0.25, 1 - 0.25 * min(level, 4))
        if self.mind == SKIP:
            said = self.type("skip")
            self.check("Skipped." in said and ("The answer:" in said or "This does it:" in said), "no answer")
            return "skipped", 0.0
        said = self.answer(entry, question, is_task)
        if entry.is_right:
            return "right", 1.0
        self.feedback(entry, said)
        if not is_task:
            return "wrong", 0.0
        if self.mind.startswith("random:"):
            self.check("Skipped." in self.type("skip"), "not skipped")
            return "skipped", 0.0
        self.type("reset")
        self.check("Solved" in self.type(self.course.solutions[entry.lesson, entry.step]), "not solved")
        return "right", 1.0

    def answer(self, entry, question, is_task):
        if not is_task:
            self.check("answer first" in self.type("trace"), "the trace can be had before the answer")
        said = self.type(entry.text)
        if is_task:
            self.check(("Solved" in said) == entry.is_right, f"{entry.text!r} is judged otherwise")
            return said
        self.check(bool(re.search("✓ (Yes|Right): ", said)) == entry.is_right, f"{entry.text!r} is marked otherwise")
        self.check(("✗ You said " in said) != entry.is_right, f"{entry.text!r} is marked otherwise")
        self.hold_back(question, self.type("trace"))
        return said

    def hold_back(self, question, trace):
        """Nothing of the touch stood there before the answer."""
        seen = {flat(line) for line in question.split("\n")}
        lines = {flat(line) for line in trace.split("\n")[1:] if line.strip()}
        self.check(not seen & lines - {"Enter goes on"}, f"told before the answer: {seen & lines}")

    def hints(self):
        while True:
            found = re.search(r"(?m)^hint (\d+) of (\d+)$", self.type("hint"))
            self.check(found, "no hint")
            if found[1] == found[2]:
                return int(found[1])

    def feedback(self, entry, said):
        """The first two beliefs that a wrong answer shows are named at once."""
        for name in entry.beliefs:
            if self.course.beliefs[name] in flat(said):
                self.named.add(name)
        if entry.beliefs and "✗ You said " in said:
            self.check(entry.beliefs[0] in self.named, f"{entry.beliefs[0]} is not named")

    def end(self, shown, number, counts, beliefs):
        total = sum(counts.values())
        score = f"{counts['right']} of {total} steps right"
        score += f", {counts['wrong']} wrong" if counts["wrong"] else ""
        score += f", {counts['skipped']} skipped" if counts["skipped"] else ""
        self.check(f"\n{score}.\n" in shown, f"the score is not {score!r}")
        listed = set(re.findall(r"\(believe ([a-z0-9-]+)\)", flat(shown)))
        self.check(listed == beliefs, f"beliefs: {sorted(listed)} and not {sorted(beliefs)}")
        for name in beliefs:
            self.check(self.course.beliefs[name] in flat(shown), f"no sentence of {name}")
        following = self.course.lessons[number + 1:number + 2]
        if following:
            self.check(f"next: lesson {following[0]}\n" in shown + "\n", f"{following[0]} is not proposed")

    # The whole course.

    def look_back(self):
        report = flat(self.type("progress"))
        lessons = len(self.course.lessons)
        self.check(f"{lessons} of {lessons} lessons done" in report, "lessons are missing")
        found = re.search(r"([\d.]+) of (\d+) points", report)
        self.check(found, "no points")
        self.check(
            (float(found[1]), int(found[2])) == (self.points, len(self.sheet)),
            f"{found[0]} and not {self.points} of {len(self.sheet)}")
        for name, sentence in self.course.beliefs.items():
            self.check((sentence in report) == (name in self.shown), f"{name} in the progress")
        if self.mind in self.course.beliefs:
            self.check(self.mind in self.shown, "the belief never showed")
            self.check(self.mind in self.named, "no feedback names the belief")
        self.check("every lesson is finished" in self.type("lesson"), "there is another lesson")


def minds(course, is_quick):
    beliefs = sorted(course.beliefs)
    if is_quick:
        return ["right", "random:1", *beliefs[::len(beliefs) // 4][:4]]
    return ["right", "random:1", "random:2", "random:3", SKIP, HINTS, *beliefs]


def main(words):
    home = tempfile.mkdtemp(prefix="tapwalk-course-")
    steps = failed = 0
    try:
        course = Course(home)
        wanted = [word for word in words if not word.startswith("--")] or minds(course, "--quick" in words)

        def run(mind):
            learner = None
            try:
                learner = Learner(course, mind)
                learner.go()
                return learner.steps, None
            except (AssertionError, pexpect.ExceptionPexpect, subprocess.CalledProcessError) as error:
                told = str(error) if isinstance(error, AssertionError) else traceback.format_exc()
                return learner.steps if learner else 0, f"{mind}: {told}"

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
            for count, error in pool.map(run, wanted):
                steps += count
                failed += error is not None
                if error:
                    print(error, flush=True)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    print(f"{len(wanted)} learners, {steps} steps, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
