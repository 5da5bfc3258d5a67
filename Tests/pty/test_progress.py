"""What a learner did outlives the program, however it ends."""

import os
import pathlib
import random
import re
import signal
import threading
import time

import pexpect

from terminal import ENVIRONMENT, PROGRAM, TerminalTest

# Moments at which the program is killed. TAPWALK_KILLS=200 for a long night.
KILLS = int(os.environ.get("TAPWALK_KILLS", "20"))
LESSON = "first-touch"
LESSON_PROMPT = f"{LESSON}> "


class Killed(TerminalTest):
    def learner(self):
        environment = {**ENVIRONMENT, "HOME": self.home, "TAPWALK_HOME": self.home, "TERM": "dumb"}
        child = pexpect.spawn(PROGRAM, ["--profile", "anna"], env=environment, encoding="utf-8", timeout=10, echo=False)
        self.addCleanup(child.close, True)
        child.expect_exact("tap> ")
        return child

    def say(self, child, line):
        child.sendline(line)
        child.expect_exact(LESSON_PROMPT)
        return child.before

    @property
    def file(self):
        return pathlib.Path(self.home, "progress/anna.tsv")

    def lines(self):
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        lines = text.split("\n")
        self.assertEqual([line for line in lines[1:-1] if not line.endswith("\t.")], [], "a broken line")
        return lines[1:]

    def tags(self):
        return [int(tag) for tag in re.findall(r"\tline=set glass tag (\d+)\t\.", "\n".join(self.lines()))]

    def go_to_the_task(self, child):
        """From wherever the lesson stands."""
        text = self.say(child, f"lesson {LESSON}")
        for _ in range(20):
            if "reach it, so that" in text:
                return
            text = self.say(child, "skip") if "Answer with" in text else self.say(child, "")
        self.fail(f"no way to the task:\n{text}")

    def type_until_killed(self, child, number, seconds):
        """Answers the last number that was carried out for sure, and whether one more may have been."""
        killer = threading.Timer(seconds, os.kill, (child.pid, signal.SIGKILL))
        killer.start()
        try:
            while True:
                number += 1
                self.say(child, f"set glass tag {number}")
        except (pexpect.EOF, OSError):
            return number - 1
        finally:
            killer.join()

    def test_no_line_of_a_task_is_lost_when_the_program_is_killed(self):
        dice = random.Random(5)
        number = 0
        for _ in range(KILLS):
            child = self.learner()
            self.go_to_the_task(child)
            done = self.type_until_killed(child, number, dice.uniform(0, 0.3))
            tags = self.tags()
            self.assertEqual(tags, list(range(1, len(tags) + 1)))
            self.assertIn(len(tags), (done, done + 1))
            number = len(tags)
        child = self.learner()
        self.go_to_the_task(child)
        self.assertRegex(self.say(child, "show glass"), rf"\btag +{number}\b")

    def test_any_moment_leaves_a_file_that_goes_on(self):
        dice = random.Random(6)
        for _ in range(KILLS):
            child = self.learner()
            killer = threading.Timer(dice.uniform(0, 0.2), os.kill, (child.pid, signal.SIGKILL))
            killer.start()
            try:
                for line in [f"lesson {LESSON}", "1", "", "hint", "skip", "", "window", "", "set glass tag 1"]:
                    self.say(child, line)
                time.sleep(0.2)
            except (pexpect.EOF, OSError):
                pass
            killer.join()
            self.lines()
        child = self.learner()
        self.go_to_the_task(child)

    def test_two_sessions_of_one_learner_lose_nothing(self):
        first, second = self.learner(), self.learner()
        self.go_to_the_task(first)
        self.go_to_the_task(second)
        for number in range(10):
            self.say(first, f"set glass tag {number}")
            self.say(second, f"set buy tag {number}")
        text = "\n".join(self.lines())
        for name in ("glass", "buy"):
            self.assertEqual(
                re.findall(rf"line=set {name} tag (\d+)\t", text), [str(number) for number in range(10)])

    def test_what_is_forgotten_leaves_no_trace(self):
        child = self.learner()
        self.go_to_the_task(child)
        self.say(child, "set glass tag 1")
        child.sendline("leave")
        child.expect_exact("tap> ")
        child.sendline(f"forget {LESSON}")
        child.expect_exact("tap> ")
        self.assertEqual(self.file.read_text(encoding="utf-8"), "tapwalk progress 1\n")
        self.assertEqual(os.listdir(self.file.parent), ["anna.tsv"])
