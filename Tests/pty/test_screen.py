"""What is drawn: hints, resizing, colours, and terminals that can do little."""

import pexpect

from terminal import PROGRAM, PROMPT, TerminalTest, wait_for


class Hints(TerminalTest):
    def hinted(self, **options):
        screen = self.start(**options).type("add ")
        return screen.wait(lambda s: s.last(dim=True).startswith(f"{PROMPT} add NAME"), "a hint")

    def test_hint_is_dim_and_stands_behind_the_cursor(self):
        screen = self.hinted()
        self.assertEqual(screen.last(), f"{PROMPT} add")
        self.assertEqual(screen.cursor, len(PROMPT) + 5)

    def test_hint_follows_what_is_typed_and_chinese_too(self):
        screen = self.hinted().type("按钮 ")
        screen.wait(lambda s: s.last(dim=True).startswith(f"{PROMPT} add 按钮 ["), "a hint behind the name")

    def test_hint_is_gone_after_enter(self):
        screen = self.hinted().type("A")
        screen.wait(lambda s: s.last(dim=True).startswith(f"{PROMPT} add A ["), "a hint behind the name").enter()
        self.assertIn(f"{PROMPT} add A", screen.lines(scrollback=True, dim=True))

    def test_hint_is_gone_after_control_c(self):
        screen = self.hinted().interrupt()
        self.assertIn(f"{PROMPT} add ^C", screen.lines(scrollback=True, dim=True))

    def test_no_hint_inside_the_line(self):
        self.hinted().keys("Left").wait(lambda s: s.last(dim=True) == f"{PROMPT} add", "the line alone")

    def test_no_hint_without_room(self):
        room = 20 - len(f"{PROMPT} add ")
        screen = self.start(columns=20).type("add ").type("A" * (room + 3))
        screen.wait(lambda s: s.text(dim=True).endswith(f"{PROMPT} add {'A' * room}\nAAA"), "the line alone")

    def test_hint_is_cut_where_there_is_little_room(self):
        screen = self.hinted(columns=40)
        self.assertTrue(screen.last(dim=True).endswith(" ..."), screen.last(dim=True))

    def test_hints_off(self):
        screen = self.start().run("set hints off").type("add A").keys("BSpace")
        screen.wait(lambda s: s.last(dim=True) == f"{PROMPT} add", "the line alone")

    def test_no_hint_without_colour(self):
        screen = self.start(environment={"NO_COLOR": "1"}).type("add A").keys("BSpace")
        screen.wait(lambda s: s.last(dim=True) == f"{PROMPT} add", "the line alone")


class Resizing(TerminalTest):
    def test_line_stays_usable(self):
        line = "add A # " + "0123456789" * 5
        whole = f"{PROMPT} {line}"
        # A screen with little on it is scrolled by tmux when it grows narrow, so there is something above the line.
        screen = self.start()
        for number in range(8):
            screen.run(f"add V{number}")
        screen.type(line).wait_last(whole)
        for columns in (24, 60, 80):
            rows = [whole[place:place + columns] for place in range(0, len(whole), columns)]
            screen.resize(columns).wait(
                lambda s: s.text().split("\n")[-len(rows):] == rows, f"the line at {columns} columns")
            self.assertEqual(screen.text(scrollback=True).count("add A #"), 1)
        screen.keys("C-l").wait(lambda s: s.text() == whole, "the line alone")
        screen.type("!").keys("Home", "DC", "Enter").wait_prompt()
        self.assertEqual(self.history()[-1], line[1:] + "!")

    def test_half_typed_line_and_hint_survive(self):
        screen = self.start().type("add ").wait(lambda s: "NAME" in s.last(dim=True), "a hint")
        screen.resize(24).type("A").wait_last(f"{PROMPT} add A").resize(60).type("B").wait_last(f"{PROMPT} add AB")

    def test_answers_take_over_the_new_width(self):
        screen = self.start().resize(40).keys("C-l").wait_prompt().run("help add")
        lines = screen.lines(dim=True, joined=True)
        self.assertGreater(len([line for line in lines if line]), 4)
        for line in lines:
            self.assertLessEqual(len(line), 40, lines)


class Colours(TerminalTest):
    def bytes_of(self, **variables):
        """Everything that the program sends while a line is typed."""
        environment = {"HOME": self.home, "TAPWALK_HOME": self.home, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        child = pexpect.spawn(PROGRAM, env={**environment, **variables}, dimensions=(24, 80), timeout=5)
        child.expect_exact(PROMPT)
        sent = child.before + child.after
        child.send("to\t")
        child.send("\x15add A\r")
        wait_for(lambda: self.history() == ["add A"], "the line is run")
        # A Ctrl-D that comes while the line runs is the terminal's, not the editor's.
        for _ in range(20):
            child.sendeof()
            if child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=0.5) == 0:
                break
        sent += child.before
        child.wait()
        child.close()
        self.assertEqual(child.exitstatus, 0)
        return sent

    def test_prompt_is_coloured(self):
        self.assertRegex(self.bytes_of(TERM="xterm-256color"), rb"\x1b\[[0-9;]*m")

    def test_no_color_sends_no_colours(self):
        self.assertNotRegex(self.bytes_of(TERM="xterm-256color", NO_COLOR="1"), rb"\x1b\[[0-9;]*m")

    def test_dumb_terminal_gets_no_escapes(self):
        self.assertNotIn(b"\x1b", self.bytes_of(TERM="dumb"))
        self.assertEqual(self.history(), ["add A"])

    def test_unknown_terminal_gets_no_escapes_and_no_complaint(self):
        sent = self.bytes_of(TERM="no-such-terminal")
        self.assertNotIn(b"\x1b", sent)
        self.assertNotIn(b"no-such-terminal", sent)
        self.assertEqual(self.history(), ["add A"])

    def test_no_terminal_name(self):
        self.assertNotIn(b"\x1b", self.bytes_of())


class Locales(TerminalTest):
    def test_c_locale_keeps_every_byte(self):
        screen = self.start(environment={"LC_ALL": "C"})
        screen.type("add 按钮").wait_last(f"{PROMPT} add 按钮").keys("BSpace").type("é").enter()
        self.assertEqual(self.history(), ["add 按é"])

    def test_locale_that_is_not_installed(self):
        screen = self.start(environment={"LC_ALL": "xx_XX.UTF-8"})
        screen.type("add 按钮").wait_last(f"{PROMPT} add 按钮").enter()
        self.assertEqual(self.history(), ["add 按钮"])
