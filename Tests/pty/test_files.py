"""What is remembered between runs, the user's own key file, and input that is no terminal."""

import os
import pathlib
import signal
import stat
import subprocess

from terminal import PROGRAM, PROMPT, TerminalTest


class History(TerminalTest):
    def test_lines_come_back_in_the_next_run(self):
        first = self.start().run("add A").run("add 按钮").run("add 按钮")
        first.keys("C-d").wait(lambda s: s.has_ended, "the first run ends")
        self.assertEqual(self.history(), ["add A", "add 按钮"])
        mode = os.stat(pathlib.Path(self.home, "history")).st_mode
        self.assertEqual(stat.S_IMODE(mode), 0o600)
        self.start().keys("Up").wait_last(f"{PROMPT} add 按钮").keys("Up").wait_last(f"{PROMPT} add A")

    def test_two_sessions_do_not_erase_each_other(self):
        first, second = self.start(), self.start()
        for number in range(3):
            first.run(f"add A{number}")
            second.run(f"add B{number}")
        first.keys("C-d").wait(lambda s: s.has_ended, "the first ends")
        second.keys("C-d").wait(lambda s: s.has_ended, "the second ends")
        self.assertEqual(self.history(), ["add A0", "add B0", "add A1", "add B1", "add A2", "add B2"])

    def test_killed_session_loses_nothing_that_was_run(self):
        screen = self.start().run("add A").type("add B")
        os.kill(screen.process, signal.SIGKILL)
        screen.wait(lambda s: s.has_ended, "it is gone")
        self.assertEqual(self.history(), ["add A"])

    def test_history_off(self):
        self.start().run("add A").run("set history off").run("add B")
        self.assertNotIn("add B", self.history())

    def test_unusable_place_is_one_note_and_the_session_goes_on(self):
        self.home_file("file", "")
        screen = self.start(environment={"TAPWALK_HOME": f"{self.home}/file/deeper"})
        screen.run("add A").run("add B").wait_text("not remembered")
        self.assertEqual(screen.text(scrollback=True).count("not remembered"), 1)
        screen.keys("Up").wait_last(f"{PROMPT} add B")

    def test_history_that_is_no_file(self):
        os.mkfifo(pathlib.Path(self.home, "history"))
        screen = self.start().wait_text("not remembered").run("add A")
        self.assertEqual(screen.text(scrollback=True).count("not remembered"), 1)

    def test_long_history_is_cut(self):
        self.home_file("history", "".join(f"add V{number}\n" for number in range(10_050)))
        self.start().run("tree")
        self.assertEqual(len(self.history()), 10_000)
        self.assertEqual(self.history()[-2:], ["add V10049", "tree"])


class Faults(TerminalTest):
    def test_fault_of_the_program_keeps_scene_history_and_terminal(self):
        screen = self.start(environment={"TAPWALK_FAULT": "tree"}).run("add 按钮")
        process = screen.process
        screen.run("tree").type("show 按").keys("Tab").wait_last(f"{PROMPT} show 按钮").enter()
        self.assertNotIn("error", screen.text().split("show 按钮")[-1])
        self.assertEqual(screen.process, process)
        screen.keys("Up", "Up").wait_last(f"{PROMPT} tree")


class KeyFile(TerminalTest):
    def test_vi_keys(self):
        self.home_file(".editrc", "bind -v\n")
        screen = self.start().run("tree").type("adx A").keys("Escape").type("0llrd").wait_last(f"{PROMPT} add A")
        screen.keys("Left", "Home").type("x").wait_last(f"{PROMPT} dd A").keys("Up")
        screen.type("dd").wait_prompt().type("itog").keys("Tab").wait(
            lambda s: s.last().startswith(f"{PROMPT} toggle"), "completion in vi keys")
        screen.interrupt()
        screen.paste("tap 1 1\ntap 2 2\n", True).wait_text("tap 2 2").wait_prompt()
        screen.keys("Escape").type("k").wait_last(f"{PROMPT} tap 2 2")
        screen.enter()
        self.assertEqual(self.history(), ["tree", "tap 1 1", "tap 2 2"])

    def test_end_key_in_vi_keys(self):
        self.home_file(".editrc", "bind -v\n")
        screen = self.start().keys("End").type("add").keys("Home", "End").type(" A").wait_last(f"{PROMPT} add A")
        screen.keys("C-u", "Escape").type("$$").keys("End").type("itree").wait_last(f"{PROMPT} tree").enter()
        self.assertEqual(self.history(), ["tree"])

    def test_own_binding_wins_and_named_file_is_read(self):
        path = pathlib.Path(self.home, "keys")
        path.write_text("# mine\ntapwalk:bind ^T ed-move-to-beg\nother:bind ^T ed-move-to-end\n", encoding="utf-8")
        screen = self.start(environment={"EDITRC": str(path)})
        screen.type("dd A").keys("C-t").type("a").wait_last(f"{PROMPT} add A")

    def test_line_that_is_not_understood_is_named(self):
        self.home_file(".editrc", "bind ^T ed-move-to-beg\nnonsense here\n")
        self.start().wait_text(".editrc:2")


class NoTerminal(TerminalTest):
    def test_no_prompt_and_no_escapes(self):
        environment = {"HOME": self.home, "TAPWALK_HOME": self.home, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        done = subprocess.run(
            [PROGRAM], input="add A\nadd 按钮".encode(), env=environment, capture_output=True, timeout=5,
            start_new_session=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertNotIn(b"\x1b", done.stdout)
        self.assertNotIn(PROMPT.encode(), done.stdout)
        self.assertEqual(self.history(), [])
