"""The program under test in a real terminal: tmux gives the screen, pexpect the bytes."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
import unittest

PROGRAM = os.environ.get("TAPWALK") or str(pathlib.Path(__file__).parents[2] / ".build/debug/tapwalk")
PROMPT = "tap>"
PATIENCE = 10.0
SERVER = f"tapwalk-test-{os.getpid()}"
# Whatever the locale of the run: the screen is read as UTF-8.
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8"}


def tmux(*words, **options):
    return subprocess.run(
        ["tmux", "-u", "-L", SERVER, "-f", "/dev/null", *words],
        check=True, capture_output=True, encoding="utf-8", env=ENVIRONMENT, **options,
    ).stdout


def keep_server():
    """A session that stays, so that the server does not end between two tests."""
    tmux("new-session", "-d", "-s", "keep", "sleep 600")
    tmux("set-option", "-g", "default-terminal", "screen-256color")
    tmux("set-option", "-g", "escape-time", "0")


def end_server():
    subprocess.run(["tmux", "-L", SERVER, "kill-server"], capture_output=True)


def wait_for(condition, what):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.02)
    raise AssertionError(what() if callable(what) else what)


class Screen:
    """One program in one tmux session, which is its own process session."""

    count = 0

    def __init__(self, home, columns=80, rows=24, command=None, environment=None):
        Screen.count += 1
        self.name = f"t{Screen.count}"
        variables = {
            "HOME": home, "TAPWALK_HOME": home, "LANG": "C.UTF-8", "TERM": "screen-256color",
            **(environment or {}),
        }
        words = ["env", "-u", "NO_COLOR", "-u", "LC_ALL", "-u", "LC_CTYPE", "-u", "EDITRC"]
        words += [f"{name}={value}" for name, value in variables.items()]
        tmux(
            "new-session", "-d", "-x", str(columns), "-y", str(rows), "-s", self.name,
            *words, *(command or [PROGRAM]),
        )
        tmux("set-option", "-t", self.name, "remain-on-exit", "on")

    def lines(self, scrollback=False, dim=False, joined=False):
        """What is on the screen. Dim text, hints above all, is left out unless asked for."""
        words = ["capture-pane", "-p", "-e", "-t", self.name]
        words += ["-S", "-3000"] if scrollback else []
        words += ["-J"] if joined else []
        kept, is_dim = "", False
        for part in re.split("(\x1b\\[[0-9;]*m)", tmux(*words)):
            if part.startswith("\x1b["):
                for code in part[2:-1].split(";"):
                    is_dim = code == "2" or (is_dim and code not in ("", "0", "22"))
            else:
                kept += part if dim or not is_dim else re.sub("[^\n]", "", part)
        return [line.rstrip() for line in re.sub("\x1b.", "", kept).split("\n")]

    def text(self, **options):
        return "\n".join(self.lines(**options)).rstrip("\n")

    def last(self, dim=False):
        return self.text(dim=dim).split("\n")[-1]

    def wait(self, condition, what):
        wait_for(lambda: condition(self), lambda: f"{what}; the screen:\n{self.text(scrollback=True, dim=True)}")
        return self

    def wait_last(self, line):
        return self.wait(lambda screen: screen.last() == line, f"last line is not {line!r}")

    def wait_text(self, text):
        return self.wait(lambda screen: text in screen.text(scrollback=True), f"no {text!r}")

    def wait_prompt(self):
        return self.wait_last(PROMPT)

    def type(self, text):
        tmux("send-keys", "-t", self.name, "-l", "--", text)
        return self

    def keys(self, *names):
        tmux("send-keys", "-t", self.name, *names)
        return self

    def run(self, line):
        return self.type(line).enter()

    def enter(self, key="Enter"):
        """Ends a line that has something in it, once it shows."""
        self.wait(lambda screen: screen.last() != PROMPT, "nothing typed shows")
        return self.keys(key).wait_prompt()

    def interrupt(self):
        return self.enter("C-c")

    def paste(self, text, bracketed):
        tmux("load-buffer", "-", input=text)
        tmux("paste-buffer", *(["-p"] if bracketed else []), "-t", self.name)
        return self

    def resize(self, columns, rows=24):
        tmux("resize-window", "-t", self.name, "-x", str(columns), "-y", str(rows))
        return self

    @property
    def process(self):
        return int(tmux("display-message", "-p", "-t", self.name, "#{pane_pid}"))

    @property
    def cursor(self):
        return int(tmux("display-message", "-p", "-t", self.name, "#{cursor_x}"))

    @property
    def has_ended(self):
        return tmux("display-message", "-p", "-t", self.name, "#{pane_dead}").strip() == "1"

    def close(self):
        subprocess.run(["tmux", "-L", SERVER, "kill-session", "-t", self.name], capture_output=True)


class TerminalTest(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp(prefix="tapwalk-pty-")
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)

    def start(self, **options):
        screen = Screen(self.home, **options)
        self.addCleanup(screen.close)
        return screen.wait_prompt()

    def start_shell(self):
        """The program below a shell with job control."""
        screen = Screen(self.home, command=["bash", "--norc", "-i"], environment={"PS1": "$ "})
        self.addCleanup(screen.close)
        return screen.wait_last("$").type(PROGRAM).keys("Enter").wait_prompt()

    def history(self):
        path = pathlib.Path(self.home, "history")
        return path.read_text(encoding="utf-8").splitlines() if path.exists() else []

    def home_file(self, name, text):
        pathlib.Path(self.home, name).write_text(text, encoding="utf-8")
