"""A lesson on a projector: one key a line, the answer hidden, and the terminal given back."""

import pathlib
import subprocess

from terminal import PROGRAM, Screen, TerminalTest

LESSON = """id: covered
title: Covered
---
First paragraph.

Second paragraph.

```tapwalk scene
add buy as button at 100,200,120,44
add glass at 0,0,320,480
```

```tapwalk predict id=q1
ask: receiver
on: tap buy
```

```tapwalk note
For the teacher only.
```

## Behind it

The end.
"""


class Projector(Screen):
    def wait_foot(self, text):
        """The last row is dim."""
        return self.wait(lambda screen: text in screen.last(dim=True), f"no {text!r} at the foot")


class Teaching(TerminalTest):
    def teach(self, **options):
        self.home_file("covered.md", LESSON)
        path = str(pathlib.Path(self.home, "covered.md"))
        steps = ["stty -a > before", f"'{PROGRAM}' teach {path}", "status=$?", "stty -a > after", "echo status $status", "sleep 60"]
        command = ["bash", "-c", f"cd {self.home}; " + "; ".join(steps)]
        screen = Projector(self.home, command=command, **options)
        self.addCleanup(screen.close)
        return screen.wait_text("Covered")

    def assert_given_back(self, screen):
        screen.wait_text("status 0")
        # The first line holds the size, which a test may have changed.
        before, after = (
            pathlib.Path(self.home, name).read_text().split("\n")[1:] for name in ("before", "after")
        )
        self.assertEqual(before, after)
        self.assertNotIn("First", screen.text())

    def test_one_key_one_line_and_the_answer_hidden(self):
        screen = self.teach()
        self.assertNotIn("First", screen.text())
        screen.keys("Space").wait_text("First paragraph.")
        self.assertNotIn("Second", screen.text())
        screen.keys("Enter").wait_text("Second paragraph.")
        screen.keys("NPage").wait_text("Question 1")
        for _ in range(6):
            screen.type("n")
        screen.wait_text("3  ")
        self.assertNotIn("Answer", screen.text())
        screen.type("t").wait_foot("the answer comes first")
        screen.type("a").wait_text("Answer: glass")
        screen.type("t").wait_text("did not receive")
        screen.type("q")
        self.assert_given_back(screen)

    def test_back_black_jump_and_resize(self):
        screen = self.teach()
        screen.type("n").wait_text("First paragraph.")
        screen.type("b").wait(lambda s: "First" not in s.text(), "one line back")
        screen.type(".").wait(lambda s: s.text() == "", "a black screen")
        screen.type("x").wait_text("Covered")
        screen.type("j1").wait_foot("step number: 1_")
        screen.keys("Enter").wait_text("Question 1")
        screen.resize(40).wait_text("Question 1").wait_foot("(? keys)")
        screen.type("G").wait_text("Behind it")
        screen.type("n").wait_text("The end.")
        screen.type("n").wait_foot("this is the end")
        self.assertNotIn("For the teacher", screen.text())
        screen.type("q")
        self.assert_given_back(screen)

    def test_interrupt_gives_the_terminal_back(self):
        screen = self.teach()
        screen.type("n").wait_text("First paragraph.")
        screen.keys("C-c")
        screen.wait(lambda s: "First" not in s.text(), "the screen from before")
        before = pathlib.Path(self.home, "before").read_text()
        self.assertIn("icanon", before)

    def test_a_dumb_terminal_gets_pages(self):
        screen = self.teach(environment={"TERM": "dumb"}, rows=80)
        screen.wait_text("Answer: glass").wait_text("status 0")
        self.assertIn("---", screen.lines())

    def test_no_terminal_gets_pages(self):
        self.home_file("covered.md", LESSON)
        path = str(pathlib.Path(self.home, "covered.md"))
        result = subprocess.run([PROGRAM, "teach", path], capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL)
        self.assertEqual(result.returncode, 0)
        self.assertIn("\n---\n", result.stdout)
        self.assertNotIn("\x1b", result.stdout)
