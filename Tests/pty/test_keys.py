"""Typing, moving, completion, recall, and the keys that leave."""

import os
import signal

from terminal import PROMPT, TerminalTest


class Typing(TerminalTest):
    def test_line_is_edited_in_place(self):
        screen = self.start().type("ad A at 1 1 9 9")
        screen.keys("Home", "Right", "Right").type("d").keys("End").type("9").wait_last(f"{PROMPT} add A at 1 1 9 99")
        screen.keys("C-Left", "C-Left").type("5,").wait_last(f"{PROMPT} add A at 1 1 5,9 99")
        screen.keys("BSpace", "BSpace", "Home", "DC", "DC").wait_last(f"{PROMPT} d A at 1 1 9 99")

    def test_chinese_is_typed_and_taken_back_sign_by_sign(self):
        screen = self.start().type("add 按钮甲").wait_last(f"{PROMPT} add 按钮甲")
        screen.keys("BSpace").wait_last(f"{PROMPT} add 按钮").type("乙")
        screen.keys("Left", "Left").type("红").wait_last(f"{PROMPT} add 按红钮乙")
        screen.enter()
        self.assertEqual(self.history(), ["add 按红钮乙"])

    def test_bytes_that_are_no_text_are_shown_as_such(self):
        screen = self.start()
        screen.keys("-H", "61", "ff", "62").wait_last(f"{PROMPT} a\ufffdb")

    def test_very_long_line(self):
        screen = self.start()
        line = "add A # " + "0123456789" * 300
        screen.type(line).wait(lambda s: s.text().endswith("6789"), "the end of the line")
        screen.enter()
        self.assertEqual(self.history(), [line])

    def test_control_l_repairs_the_screen(self):
        screen = self.start().type("add A").wait_last(f"{PROMPT} add A")
        screen.keys("C-l").wait(lambda s: s.text() == f"{PROMPT} add A", "only the line is left")


class Completion(TerminalTest):
    def test_one_candidate_is_inserted_with_a_blank(self):
        screen = self.start().type("tog").keys("Tab").type("x").wait_last(f"{PROMPT} toggle x")

    def test_shared_beginning_then_a_list_with_descriptions(self):
        screen = self.start().type("t").keys("Tab")
        screen.wait(lambda s: s.last() == f"{PROMPT} t" and s.text().count("\n") > 2, "a list above the line")
        row = next(line for line in screen.lines(dim=True) if line.startswith("toggle"))
        self.assertGreater(len(row.split()), 1)
        screen.type("og").keys("Tab").wait(lambda s: s.last().startswith(f"{PROMPT} toggle"), "goes on")

    def test_nothing_fits(self):
        self.start().type("zzz").keys("Tab").type("!").wait_last(f"{PROMPT} zzz!")

    def test_chinese_names_in_forty_columns(self):
        screen = self.start(columns=40)
        names = [f"按钮{sign}" for sign in "甲乙丙丁"]
        for name in names:
            screen.run(f"add {name}")
        screen.keys("C-l").type("set 按").keys("Tab").wait_last(f"{PROMPT} set 按钮")
        screen.keys("Tab").wait(lambda s: len(s.text().split("\n")) > 2, "a list")
        rows = screen.text().split("\n")[1:-1]
        for name in names:
            self.assertTrue(any(name in row for row in rows), rows)
        for row in rows:
            self.assertTrue(row.startswith("按钮"), rows)


class Recall(TerminalTest):
    def fill(self):
        screen = self.start()
        for line in ["tap 1 1", "tree", "tap 2 2"]:
            screen.run(line)
        return screen

    def test_up_looks_for_the_same_beginning_and_keeps_what_was_typed(self):
        screen = self.fill().type("tap").keys("Up").wait_last(f"{PROMPT} tap 2 2")
        screen.keys("Up").wait_last(f"{PROMPT} tap 1 1").keys("Up").wait_last(f"{PROMPT} tap 1 1")
        screen.keys("Down", "Down").wait_last(f"{PROMPT} tap")

    def test_up_on_an_empty_line_walks_through_everything(self):
        screen = self.fill().keys("Up", "Up").wait_last(f"{PROMPT} tree").enter()
        self.assertEqual(self.history(), ["tap 1 1", "tree", "tap 2 2", "tree"])

    def test_search_while_typing(self):
        screen = self.fill().keys("C-r").type("ree")
        screen.wait(lambda s: f"{PROMPT} tree" in s.text().split("\n")[-2:], "the line found")
        screen.enter()
        self.assertEqual(self.history()[-1], "tree")


class Leaving(TerminalTest):
    def test_control_c_drops_the_line(self):
        screen = self.start().type("add A").wait_last(f"{PROMPT} add A").interrupt()
        screen.wait_text(f"{PROMPT} add A^C")
        self.assertEqual(self.history(), [])

    def test_control_c_on_an_empty_line_says_how_to_leave(self):
        screen = self.start()
        for _ in range(3):
            screen.keys("C-c")
        screen.wait_text("Ctrl-D").wait_prompt().run("tree")
        self.assertEqual(self.history(), ["tree"])

    def test_what_follows_control_c_at_once_is_kept(self):
        screen = self.start().type("add A").wait_last(f"{PROMPT} add A")
        screen.keys("C-c", "t", "r", "e", "e").wait_last(f"{PROMPT} tree")
        screen.enter()
        self.assertEqual(self.history(), ["tree"])

    def test_control_c_leaves_a_search(self):
        screen = self.start().run("tree").keys("C-r").type("re").wait_text("bck:re").interrupt()
        screen.run("tap 1 1")
        self.assertEqual(self.history(), ["tree", "tap 1 1"])

    def test_control_c_in_a_wrapped_line_leaves_the_cursor_below_it(self):
        screen = self.start(columns=40).type("add A # " + "x" * 60).keys("Home").interrupt()
        self.assertEqual(screen.text().count("x"), 60)

    def test_control_d_leaves_from_an_empty_line_only(self):
        screen = self.start().run("tree").type("add A").keys("C-d").wait_last(f"{PROMPT} add A")
        screen.keys("Home", "C-d").wait_last(f"{PROMPT} dd A")
        screen.keys("C-u", "C-d").wait(lambda s: s.has_ended, "the program ends")
        self.assertEqual(self.history(), ["tree"])

    def test_stop_and_go_on(self):
        screen = self.start_shell().type("add A").wait_last(f"{PROMPT} add A")
        for _ in range(2):
            screen.keys("C-z").wait_text("Stopped").wait_last("$")
            screen.type("fg").keys("Enter").wait_last(f"{PROMPT} add A")
        screen.enter()
        self.assertEqual(self.history(), ["add A"])

    def test_ending_it_from_outside_gives_the_terminal_back(self):
        screen = self.start_shell().type("add A").wait_last(f"{PROMPT} add A")
        os.kill(self.child_of(screen.process), signal.SIGTERM)
        screen.wait_text("Terminated").type("stty -a | grep -c -w -- '-echo'").keys("Enter")
        screen.wait(lambda s: "0" in s.text().split("\n"), "echo is on again")

    def test_quitting_it_with_a_key_gives_the_terminal_back(self):
        screen = self.start_shell().type("add A").wait_last(f"{PROMPT} add A").keys("C-\\").wait_text("Quit")
        screen.type("stty -a | grep -c -w -- '-echo'").keys("Enter")
        screen.wait(lambda s: "0" in s.text().split("\n"), "echo is on again")

    @staticmethod
    def child_of(process):
        with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as children:
            return int(children.read().split()[0])
