"""Lessons at a terminal and through a pipe: answers, hints, leaving, coming back, and a home that cannot be used."""

import os
import pathlib
import signal
import subprocess

from terminal import PROGRAM, PROMPT, TerminalTest

LESSON = """id: {name}
title: The {name} lesson
rules: HT-2 HT-5
---
B lies in A.

```tapwalk scene
add A at 0,0,200,200
add B to A at 10,10,50,50
```

```tapwalk predict id=q1
ask: receiver
on: tap 30 30
```

```tapwalk hint for=q1
Who is in front?
```

```tapwalk predict id=q2
ask: receiver
on: tap 150 150
```

```tapwalk task id=t1
question: Put B to sleep.
goal: tap 30 30 -> A
goal: tap 150 150 -> A
solution: set B isHidden on
solution: set B alpha 0
wrong: set A isHidden on | Now A sleeps, too.
```
"""

SMALL = "small>"


class LessonTest(TerminalTest):
    def setUp(self):
        super().setUp()
        self.lessons = pathlib.Path(self.home, "course")
        self.lessons.mkdir()
        for number, name in enumerate(["small", "other"], 1):
            path = self.lessons / f"{number:02}-{name}.md"
            path.write_text(LESSON.format(name=name), encoding="utf-8")
        self.variables = {"TAPWALK_LESSONS": str(self.lessons)}

    def start(self, **options):
        return super().start(environment={**self.variables, **options.pop("environment", {})}, **options)

    def begin(self, name="small", **options):
        return self.say(self.start(**options), f"lesson {name}", f"{name}>")

    def say(self, screen, line, prompt=SMALL):
        """Types a line, and waits for the prompt behind what it prints."""
        before = screen.last()
        screen.type(line)
        if line:
            screen.wait_last(f"{before} {line}")
        count = len(screen.text(scrollback=True))
        screen.keys("Enter")
        return screen.wait(
            lambda s: s.last() == prompt and (len(s.text(scrollback=True)) > count), f"no {prompt!r} after {line!r}")

    def see(self, screen, text):
        """Waits for text that may be dim."""
        return screen.wait(lambda s: text in s.text(scrollback=True, dim=True), f"no {text!r}")

    def pipe(self, words, text, **environment):
        variables = {"HOME": self.home, "TAPWALK_HOME": self.home, "LANG": "C.UTF-8", **self.variables, **environment}
        return subprocess.run(
            [PROGRAM, *words], input=text.encode(), env=variables, capture_output=True, timeout=20,
            start_new_session=True)

    def progress(self):
        files = [path for path in pathlib.Path(self.home).rglob("*") if path.is_file() and "progress" in str(path)]
        return "".join(path.read_text(encoding="utf-8") for path in files)


class Lessons(LessonTest):
    def test_from_the_first_question_to_the_end(self):
        screen = self.begin()
        text = screen.text(scrollback=True)
        self.assertIn("B lies in A.", text)
        for word in ["received the touch", "Hit test", "touchesBegan"]:
            self.assertNotIn(word, text)
        self.say(screen, "trace").wait_text("answer first")
        self.say(screen, "hint").wait_text("hint 1 of 2")
        self.say(screen, "A").wait_text("You said A")
        self.see(screen, "Enter goes on")
        self.say(screen, "trace").wait_text("B received the touch")
        self.say(screen, "answer B").wait_text("this step is done")
        self.see(self.say(screen, ""), "Step 2 of 3, q2")
        self.say(screen, "answer A sure").wait_text("Yes: A receives it")
        self.say(screen, "next").wait_text("Put B to sleep.")
        self.say(screen, "set A isHidden on").wait_text("Now A sleeps, too.")
        self.say(screen, "undo")
        self.say(screen, "set B alpha 0.001").wait_text("Solved")
        self.say(screen, "", PROMPT).wait_text("You have finished 'The small lesson'.")
        self.see(screen, "next: lesson other")
        self.assertIn("2 of 3 steps right, 1 wrong.", screen.text(scrollback=True))

    def test_skip_to_the_end(self):
        screen = self.begin()
        for _ in range(2):
            self.say(self.say(screen, "skip"), "")
        self.say(screen, "skip").wait_text("set B isHidden on")
        self.say(screen, "", PROMPT).wait_text("3 skipped")

    def test_sandbox(self):
        screen = self.begin()
        self.say(screen, "play", "small play>")
        self.say(screen, "tap 30 30", "small play>").wait_text("B received the touch")
        self.say(screen, "remove B", "small play>")
        self.say(screen, "back")
        self.say(screen, "tree").wait_text("B 10,10,50,50")

    def test_choices_are_completed(self):
        self.begin().type("noth").keys("Tab").wait_last(f"{SMALL} nothing")

    def test_lesson_of_the_command_line(self):
        screen = self.begin()
        screen.keys("C-d").wait(lambda s: s.has_ended, "it ends")

    def test_interrupt_keeps_the_lesson(self):
        screen = self.begin().type("A").wait_last(f"{SMALL} A")
        screen.keys("C-c").wait_last(SMALL)
        self.assertNotIn("You said", screen.text(scrollback=True))
        self.say(screen, "B").wait_text("Yes: B receives it")

    def test_narrow(self):
        screen = self.begin(columns=40)
        self.say(screen, "B")
        self.assertTrue(all(len(line) <= 40 for line in screen.lines(scrollback=True)))


class ComingBack(LessonTest):
    def test_end_of_input_and_again(self):
        screen = self.say(self.begin(), "A")
        screen.keys("C-d").wait(lambda s: s.has_ended, "it ends")
        again = self.say(self.start(), "lesson", SMALL)
        self.see(again, "You answered this: A; right is B.")
        self.see(self.say(again, ""), "Step 2 of 3, q2")

    def test_killed_in_a_task(self):
        screen = self.begin()
        for line in ["B", "", "A", "", "add C at 250,0,20,20", "set B alpha 0.5", "hint"]:
            self.say(screen, line)
        os.kill(screen.process, signal.SIGKILL)
        screen.wait(lambda s: s.has_ended, "it is gone")
        again = self.say(self.start(), "lesson", SMALL).wait_text("Put B to sleep.")
        self.say(again, "show B").wait_text("0.5")
        self.say(again, "undo").wait_text("undid: set B alpha 0.5")
        self.say(again, "undo").wait_text("undid: add C")
        self.say(again, "undo").wait_text("nothing to undo")
        self.assertEqual(self.progress().count("\treached\t"), 3)

    def test_two_sessions_of_one_learner(self):
        first, second = self.begin("small"), self.begin("other")
        for _ in range(2):
            self.say(self.say(first, "skip"), "")
            self.say(self.say(second, "skip", "other>"), "", "other>")
        self.say(self.say(first, "skip"), "", PROMPT)
        self.say(self.say(second, "skip", "other>"), "", PROMPT)
        third = self.say(self.start(), "lessons", PROMPT)
        text = third.text(scrollback=True)
        self.assertIn("✓  1  small", text)
        self.assertIn("✓  2  other", text)
        self.assertEqual(self.progress().count("\tanswered\t"), 6)

    def test_fault_of_the_program_keeps_the_free_scene_and_the_lesson(self):
        screen = self.start(environment={"TAPWALK_FAULT": "tree"}).run("add Z")
        self.say(screen, "lesson small")
        self.say(screen, "A")
        self.say(screen, "tree", PROMPT).wait_text("a fault of Tapwalk")
        screen.run("show Z")
        self.assertNotIn("there is no 'Z'", screen.text(scrollback=True))
        self.see(self.say(screen, "lesson", SMALL), "You answered this: A; right is B.")

    def test_place_that_cannot_be_used_is_one_note(self):
        self.home_file("file", "")
        screen = self.begin(environment={"TAPWALK_HOME": f"{self.home}/file/deeper"})
        self.say(screen, "B").wait_text("Yes: B receives it")
        self.see(self.say(screen, ""), "q2")
        self.assertEqual(screen.text(scrollback=True).count("progress is not remembered"), 1)

    def test_profiles_do_not_mix(self):
        self.pipe(["--profile", "ann", "lesson", "small"], "A\n")
        self.pipe(["--profile", "bob", "lesson", "small"], "B\n")
        done = self.pipe(["--profile", "ann", "lesson"], "")
        self.assertIn(b"You answered this: A", done.stdout)


class Pipe(LessonTest):
    def test_blank_line_is_enter(self):
        done = self.pipe(["lesson", "small"], "A\n\nA\n\nset B isHidden on\n\n")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("You have finished", done.stdout.decode())
        self.assertNotIn(b"\x1b", done.stdout)

    def test_an_error_has_its_place(self):
        done = self.pipe(["lesson", "small"], "\nA\n\ntap 1 1\n")
        self.assertEqual(done.returncode, 1)
        self.assertTrue(done.stderr.decode().startswith("-:4:1: error: answer first"), done.stderr)

    def test_what_is_not_there(self):
        done = self.pipe(["lesson", "smal"], "")
        self.assertEqual(done.returncode, 0, done.stderr)
        done = self.pipe(["lesson", "xyzzy"], "")
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertIn(b"try: tapwalk lessons", done.stderr)

    def test_map(self):
        done = self.pipe(["lessons"], "")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("1  small: The small lesson", done.stdout.decode())
