"""Learners are killed at random moments, share one file, and have nowhere to write to. `kill.py 200` kills 200.

What was printed as answered is never lost, the file stays whole, and the next start goes on where the last one was. Where
nothing can be written, that is said once and the lesson goes on to its end."""

import os
import pathlib
import random
import re
import resource
import shutil
import signal
import sys
import tempfile
import threading
import traceback

import pexpect

from learners import COLUMNS, FREE, PATIENCE, Course, environment, flat
from terminal import PROGRAM

LOST = "progress is not remembered"
# What was typed ahead may be echoed before the first line of an answer.
FEEDBACK = re.compile(r"(✓ Yes: |✓ Right: |✗ You said |Skipped\.|✓ Solved)")
HEADING = re.compile(r"Step (\d+) of (\d+), (\S+)$")


class Child:
    """The program, with all that it has printed so far."""

    def __init__(self, home, words=(), preexec=None):
        self.process = pexpect.spawn(
            PROGRAM, ["--columns", str(COLUMNS), *words], env=environment(home), dimensions=(50, COLUMNS),
            encoding="utf-8", codec_errors="replace", timeout=PATIENCE, preexec_fn=preexec)
        self.process.delaybeforesend = None
        self.text = ""

    def wait(self):
        """Until a prompt stands. Answers what was printed since the last one."""
        try:
            self.process.expect(r"(?:^|[\r\n])([a-z0-9-]+)> $")
        except pexpect.EOF:
            # What it had printed until then.
            self.text += self.process.before
            raise
        said = self.process.before + self.process.after
        self.text += said
        return said.replace("\r", "")

    def type(self, line):
        self.process.sendline(line)
        return self.wait()

    def send(self, text):
        try:
            self.process.send(text)
        except OSError:
            pass

    @property
    def prompt(self):
        return self.process.match.group(1)

    def settle(self):
        """Waits until nothing more is printed."""
        self.wait()
        while True:
            try:
                self.text += self.process.read_nonblocking(4096, 0.2)
            except pexpect.TIMEOUT:
                return

    def rest(self):
        """What it had printed when it was killed."""
        try:
            self.process.expect(pexpect.EOF)
        except OSError:
            pass
        self.text += self.process.before if isinstance(self.process.before, str) else ""
        self.process.close(force=True)
        return self.text.replace("\r", "")

    def end(self):
        self.process.close(force=True)


class Home:
    """A learner's file."""

    def __init__(self):
        self.path = tempfile.mkdtemp(prefix="tapwalk-kill-")
        self.file = pathlib.Path(self.path, "progress", "default.tsv")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)

    def lines(self):
        """Those that are whole, and how many are not."""
        if not self.file.exists():
            return [], 0
        text = self.file.read_bytes()
        lines = text.split(b"\n")
        assert lines[0] in (b"tapwalk progress 1", b""), lines[0]
        broken = [line for line in lines[1:-1] if not line.endswith(b"\t.")]
        broken += [lines[-1]] if lines[-1] else []
        return [line.decode() for line in lines[1:-1] if line not in broken], len(broken)

    def answered(self):
        return {
            tuple(re.findall(r"\b(?:lesson|step)=(\S+)", line))
            for line in self.lines()[0] if line.split("\t")[1] == "answered"}


class Walk:
    """A learner who is killed again and again on the way through the course."""

    def __init__(self, course, chance):
        self.course, self.chance = course, chance
        self.home = Home()
        self.answers = self.marked = 0
        self.begin()

    def begin(self):
        # The last step that was seen, the answers that were told, the marks that were made in the task at hand.
        self.place, self.told, self.marks = -1, set(), []
        self.is_task = False

    def entry(self, place):
        return self.course.key[place] if 0 <= place < len(self.course.key) else None

    @property
    def step(self):
        entry = self.entry(self.place)
        return entry and (entry.lesson, entry.step)

    def life(self):
        """From one start to one violent end."""
        self.read = 0
        self.before = self.place
        child = Child(self.home.path, ["lesson"])
        pid = child.process.pid
        timer = threading.Timer(self.chance.uniform(0.02, 1.2), os.kill, [pid, signal.SIGKILL])
        timer.start()
        try:
            child.wait()
            self.come_back(child)
            while True:
                self.go_on(child)
        except (pexpect.EOF, OSError):
            pass
        finally:
            timer.join()
            child.rest()
        self.scan(child)
        missing = self.told - self.home.answered()
        assert not missing, f"answered and lost: {missing}\n{child.text[-3000:]}"
        broken = self.home.lines()[1]
        assert broken <= 1, f"{broken} broken lines"

    def type(self, child, line):
        said = child.type(line)
        self.scan(child)
        return said

    def come_back(self, child):
        """The step is the one that was seen last, or the next; `scan` has more."""
        self.scan(child)
        if "every lesson is finished" in child.text:
            assert self.place == len(self.course.key) - 1, f"finished at {self.place}"
            shutil.rmtree(self.home.path)
            self.begin()
            self.type(child, "lesson 1")
        if self.place == self.before and self.marks:
            tree = self.type(child, "tree")
            assert all(mark in tree for mark in self.marks), f"{self.marks} are not all in\n{tree}"
            self.marked += len(self.marks)

    def scan(self, child):
        """Takes in what was printed since."""
        end = child.text.rfind("\n") + 1
        for line in child.text[self.read:end].replace("\r", "").split("\n"):
            if heading := HEADING.search(line):
                self.reach(int(heading[1]), heading[3])
            elif "What has to hold" in line:
                self.is_task = True
            elif FEEDBACK.search(line) and self.step and not line.startswith("Typed"):
                self.answers += self.step not in self.told
                self.told.add(self.step)
                self.marks = []
        self.read = max(self.read, end)

    def reach(self, number, step):
        """Steps come one after the other. After a break the last one comes again, or the next."""
        self.is_task = False
        for place in (self.place + 1, self.place):
            entry = self.entry(place)
            if not entry or entry.step != step:
                continue
            if number != 1 + sum(e.lesson == entry.lesson for e in self.course.key[:place]):
                continue
            if place != self.place:
                self.place, self.marks = place, []
            return
        raise AssertionError(f"from {self.step} to step {number}, {step}")

    def go_on(self, child):
        """One step, with or without waiting for what is printed."""
        if child.prompt == FREE:
            return self.type(child, "lesson")
        if self.step in self.told:
            return self.type(child, "")
        if self.is_task:
            for _ in range(self.chance.randrange(40)):
                # Where nothing can be touched.
                mark = f"mark{self.chance.randrange(10**6)}"
                self.type(child, f"add {mark} at 2000,2000,1,1")
                self.marks.append(mark)
        if self.chance.random() < 0.3:
            self.type(child, "hint")
        if self.chance.random() < 0.4:
            return self.hurry(child)
        self.type(child, "skip" if self.chance.random() < 0.2 else self.entry(self.place).text)

    def hurry(self, child):
        """Some steps ahead, as fast as it can be typed."""
        ahead = self.course.key[self.place:self.place + self.chance.randrange(1, 5)]
        for entry in ahead:
            if entry.lesson == child.prompt:
                for character in entry.text + "\r\r":
                    child.send(character)
        child.settle()
        self.scan(child)


def killed(course, count):
    seed = int.from_bytes(os.urandom(4), "big")
    walk = Walk(course, random.Random(seed))
    try:
        for _ in range(count):
            walk.life()
    except AssertionError as error:
        raise AssertionError(f"seed {seed}: {error}") from error
    finally:
        shutil.rmtree(walk.home.path, ignore_errors=True)
    assert walk.answers > count // 4, f"only {walk.answers} answers"
    return f"{count} learners killed, {walk.answers} answers and {walk.marked} marks kept"


def answers(course, lesson):
    """The lines that lead through a lesson."""
    return [line for entry in course.key if entry.lesson == lesson for line in (entry.text, "")]


def shared(course, _):
    """Two sessions of one learner, line by line in turn, in two lessons and in the same one."""
    first, second, third = course.lessons[:3]
    for lessons in [(first, second), (third, third)]:
        with Home() as home:
            children = [Child(home.path, ["lesson", lesson]) for lesson in lessons]
            for child in children:
                child.wait()
            for lines in zip(*(answers(course, lesson) + [""] * 20 for lesson in lessons)):
                for child, line in zip(children, lines):
                    if child.prompt != FREE:
                        child.type(line)
            lines, broken = home.lines()
            steps = {(entry.lesson, entry.step) for entry in course.key if entry.lesson in lessons}
            assert broken == 0 and home.answered() == steps, f"{steps - home.answered()} are lost"
            for lesson, child in zip(lessons, children):
                assert "You have finished" in child.text, f"{lesson} does not end"
                finished = [line for line in lines if "\tfinished\t" in line and f"lesson={lesson}\t" in line]
                assert len(finished) == lessons.count(lesson), f"{lesson}: {finished}"
            # What one forgets is gone, and what the other did is not.
            children[0].type(f"forget {lessons[0]}")
            left = {lesson for lesson, _ in home.answered()}
            assert left == set(lessons) - {lessons[0]}, left
            for child in children:
                child.end()
    return "two sessions at once lose nothing"


def told_once(course, home, preexec=None):
    """A whole lesson where nothing, or not everything, can be kept."""
    lesson = course.lessons[0]
    child = Child(home, ["lesson", lesson], preexec)
    child.wait()
    for line in answers(course, lesson):
        child.type(line)
    text = flat(child.text)
    assert "You have finished" in text and "4 of 4 steps right." in text, f"no end\n{child.text}"
    assert text.count(LOST) == 1, f"told {text.count(LOST)} times\n{child.text}"
    # It is known until the program ends.
    assert f"1 of {len(course.lessons)} lessons done" in child.type("progress"), child.text
    child.end()


def full(course, _):
    """A disk without room: a file that is always full, and one that may not grow any further."""
    with Home() as home:
        home.file.parent.mkdir()
        home.file.symlink_to("/dev/full")
        told_once(course, home.path)
    for limit in (0, 30, 200, 500):
        def no_room(limit=limit):
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

        with Home() as home:
            told_once(course, home.path, no_room)
            kept = home.answered()
            # There is room again.
            child = Child(home.path, ["lesson", course.lessons[1]])
            child.wait()
            child.type("skip")
            assert LOST not in child.text, child.text
            child.end()
            _, broken = home.lines()
            assert broken <= 1, f"{broken} broken lines"
            added = home.answered() - kept
            assert {lesson for lesson, _ in added} == {course.lessons[1]}, f"{limit}: {added}"
    return "a full disk is told once"


def closed(course, _):
    """Homes that nothing can be written into."""
    told_once(course, "/dev/null/x")
    with Home() as home:
        pathlib.Path(home.path, "progress").write_text("no folder")
        told_once(course, home.path)
    with Home() as home:
        home.file.mkdir(parents=True)
        told_once(course, home.path)
    if os.getuid() != 0:
        with Home() as home:
            os.chmod(home.path, 0o500)
            told_once(course, home.path)
    return "a home that cannot be used is told once"


def main(words):
    count = int(words[0]) if words else 40
    failed = 0
    with Home() as home:
        course = Course(home.path)
        for part in (killed, shared, full, closed):
            try:
                print(part(course, count), flush=True)
            except (AssertionError, pexpect.ExceptionPexpect):
                failed += 1
                print(f"{part.__name__}: {traceback.format_exc()}", flush=True)
    print(f"kill: {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
