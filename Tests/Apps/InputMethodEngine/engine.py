"""An engine of ibus for the window tests, which performs one action per key.

The engine writes what it is told into the file named by ENGINE_LOG, one line each.
"""

import os

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus  # noqa: E402

log = open(os.environ["ENGINE_LOG"], "a", buffering=1)


def text(string):
    return IBus.Text.new_from_string(string)


class Engine(IBus.Engine):
    """Keys: n composes "ni", f commits it, d deletes the character before the caret."""

    __gtype_name__ = "TestEngine"

    def do_process_key_event(self, keyval, keycode, state):
        if state & (IBus.ModifierType.RELEASE_MASK | IBus.ModifierType.CONTROL_MASK):
            return False
        self.get_surrounding_text()
        name = IBus.keyval_name(keyval)
        if name == "n":
            self.show("ni")
        elif name == "f":
            self.show("")
            self.commit_text(text("ni"))
        elif name == "d":
            self.delete_surrounding_text(-1, 1)
        else:
            return False
        return True

    def show(self, string):
        self.update_preedit_text_with_mode(
            text(string), len(string), bool(string), IBus.PreeditFocusMode.CLEAR
        )

    def do_reset(self):
        # Some engines commit their text when they are reset, after the program has gone on.
        self.show("")
        GLib.idle_add(lambda: log.write("reset\n") and False)

    def do_enable(self):
        self.get_surrounding_text()
        log.write("enabled\n")

    def do_focus_in(self):
        log.write("focused\n")

    def do_focus_out(self):
        log.write("left\n")

    def do_set_cursor_location(self, x, y, width, height):
        log.write(f"caret {x} {y} {width} {height}\n")

    def do_set_content_type(self, purpose, hints):
        log.write(f"purpose {purpose} {'private' if hints & IBus.InputHints.PRIVATE else 'public'}\n")

    def do_set_surrounding_text(self, around, cursor, anchor):
        log.write(f"around {around.get_text()!r} {cursor}\n")
        IBus.Engine.do_set_surrounding_text(self, around, cursor, anchor)


IBus.init()
bus = IBus.Bus()
factory = IBus.Factory.new(bus.get_connection())
factory.add_engine("test", Engine)
bus.request_name("org.freedesktop.IBus.Test", 0)
bus.connect("disconnected", lambda _: IBus.quit())
IBus.main()
