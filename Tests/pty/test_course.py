"""Learners at a terminal on their way through the whole course: no dead end, and right scores."""

import random
import re
import subprocess

import pexpect

from terminal import ENVIRONMENT, PROGRAM, TerminalTest

WORDS = [
    "1", "2", "3", "yes", "no", "nobody", "tree", "hint", "play", "back", "tap 40,40", "answer", "undo", "reset",
    "trace", "step", "add Q", "remove Q", "", "set root alpha 0.5", "answer 1 sure", "why root", "map", "report",
]


class Course(TerminalTest):
    def setUp(self):
        super().setUp()
        self.variables = {**ENVIRONMENT, "HOME": self.home, "TAPWALK_HOME": self.home, "TERM": "dumb"}

    def course(self):
        done = subprocess.run(
            [PROGRAM, "lessons", "--columns", "1000"], env=self.variables, capture_output=True, encoding="utf-8")
        return re.findall(r"^ +(\S+) +\d+  ([\w-]+):", done.stdout, re.M)

    def begin(self):
        child = pexpect.spawn(
            PROGRAM, ["--columns", "1000", "--color", "never"], env=self.variables, encoding="utf-8", timeout=20,
            echo=False, dimensions=(50, 1000))
        self.addCleanup(child.close, True)
        child.delaybeforesend = None
        child.expect_exact("tap> ")
        return child

    def say(self, child, line):
        """What the line prints, and the prompt behind it."""
        child.sendline(line)
        child.expect(r"[\r\n]([a-z0-9-]+(?: play)?)> \Z")
        return child.before.replace("\r", ""), child.match.group(1)

    def test_who_does_what_the_last_hint_says_is_right_everywhere(self):
        child = self.begin()
        for _, lesson in self.course():
            text, prompt = self.say(child, f"lesson {lesson}")
            steps = int(re.search(r"Step 1 of (\d+)", text)[1])
            for _ in range(steps):
                self.assertEqual(prompt, lesson)
                told = None
                for _ in range(9):
                    text, _ = self.say(child, "hint")
                    told = told or re.search(r"^(The answer is|This does it): (.*)$", text, re.M)
                self.assertIsNotNone(told, text)
                text, _ = self.say(child, ("answer " if told[1] == "The answer is" else "") + told[2])
                self.assertIn("Enter goes on", text, lesson)
                text, prompt = self.say(child, "")
            self.assertEqual(prompt, "tap", text)
            self.assertIn(f"{steps} of {steps} steps right.", text)
        self.assertEqual({sign for sign, _ in self.course()}, {"✓"})

    def test_who_guesses_is_never_stuck(self):
        chance = random.Random(7)
        child = self.begin()
        for _, lesson in self.course():
            text, prompt = self.say(child, f"lesson {lesson}")
            for _ in range(25):
                if prompt == "tap":
                    break
                text, prompt = self.say(child, chance.choice(WORDS))
                following = re.search(r"^next: (.*)$", text, re.M)
                if following and prompt != "tap":
                    text, prompt = self.say(child, following[1])
                    self.assertNotIn("error:", text, following[1])
            if prompt.endswith(" play"):
                text, prompt = self.say(child, "leave")
            for _ in range(12):
                if prompt == "tap":
                    break
                self.say(child, "skip")
                text, prompt = self.say(child, "")
            self.assertEqual(prompt, "tap", text)
        self.assertEqual({sign for sign, _ in self.course()}, {"✓"})
