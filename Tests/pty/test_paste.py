"""Pastes of many lines, in a terminal that marks them and in one that does not."""

from terminal import PROMPT, TerminalTest

LINES = [f"add V{number}" for number in range(1, 51)]


class Pasting(TerminalTest):
    def whole(self, bracketed):
        screen = self.start().paste("\n".join(LINES) + "\n", bracketed)
        screen.wait_text(f"{PROMPT} add V50").wait_prompt()
        self.assertEqual(self.history(), LINES)
        echoed = [line for line in screen.lines(scrollback=True) if line.startswith(f"{PROMPT} add")]
        self.assertEqual(echoed, [f"{PROMPT} {line}" for line in LINES])

    def test_fifty_lines(self):
        self.whole(bracketed=True)

    def test_fifty_lines_without_marks(self):
        self.whole(bracketed=False)

    def failing(self, bracketed):
        lines = LINES[:4] + ["frobnicate"] + LINES[4:]
        screen = self.start().paste("\n".join(lines) + "\n", bracketed)
        screen.wait_text("at its line 5; the 46 lines after it were not run").wait_prompt()
        screen.run("tree")
        self.assertEqual(self.history(), lines[:5] + ["tree"])

    def test_stops_at_the_first_error(self):
        self.failing(bracketed=True)

    def test_stops_at_the_first_error_without_marks(self):
        self.failing(bracketed=False)

    def test_error_typed_alone_says_nothing_of_a_paste(self):
        screen = self.start().run("frobnicate").run("tree")
        self.assertNotIn("paste", screen.text())

    def test_paste_of_a_part_of_a_line_stays_in_the_editor(self):
        screen = self.start().type("add ").paste("按钮 to\troot", True).wait_last(f"{PROMPT} add 按钮 to root")
        self.assertEqual(self.history(), [])
        screen.enter()
        self.assertEqual(self.history(), ["add 按钮 to root"])

    def test_last_line_without_its_end_waits(self):
        screen = self.start().paste("add A\nadd B", True).wait_last(f"{PROMPT} add B")
        self.assertEqual(self.history(), ["add A"])

    def test_escape_sequences_in_a_paste_are_text(self):
        screen = self.start().paste("add A\x1b[31m\x07\x12", True).wait_last(f"{PROMPT} add A[31m")

    def test_large_paste(self):
        lines = [f"add W{number} # {'x' * 60}" for number in range(400)]
        screen = self.start().paste("\n".join(lines) + "\n", False)
        screen.wait_text(f"{PROMPT} {lines[-1]}").wait_prompt()
        self.assertEqual(self.history(), lines)
