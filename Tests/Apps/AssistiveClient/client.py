"""An assistive program for the window tests.

    client.py APPLICATION STEP...

carries out steps one after the other and prints what it finds, one line each:

    tree                    everything that the application shows
    listen                  hear events from now on; each is printed as "event TYPE NAME DETAIL"
    press NAME ACTION       carries out an action of something
    select NAME INDEX       selects a child of something
    set NAME NUMBER         gives something a number
    focus NAME              brings the focus to something
    at X Y                  says what is at a point of the window
    await TEXT              waits until an event was heard whose line begins so
    text NAME               prints the text of something, its caret, and the word at the caret
    caret NAME OFFSET       moves the caret
    insert NAME OFFSET TEXT inserts text
    reader true             turns the desktop's screen reader on, or off with false
    launcher                says which process runs the accessibility bus
    hold NAME               keeps something
    held                    asks for the name and the states of what was kept, and performs its first action
    gone                    does so until what was kept is gone

Steps are arguments of the program, each with its words in one argument.
"""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Gio, GLib
import pyatspi

LIMIT = 15
EVENTS = [
    "object:state-changed", "object:children-changed", "object:selection-changed",
    "object:property-change", "object:text-changed", "object:text-caret-moved", "object:announcement", "window",
]
heard = []
kept = []


def say(text):
    print(text, flush=True)


def wait_for(what, find):
    """Lets events come in until `find` has an answer."""
    end = time.monotonic() + LIMIT
    context = GLib.MainContext.default()
    tick = GLib.timeout_add(20, lambda: True)
    try:
        while time.monotonic() < end:
            try:
                answer = find()
            except GLib.GError:
                answer = None
            if answer is not None:
                return answer
            context.iteration(True)
    finally:
        GLib.source_remove(tick)
    say("no " + what)
    sys.exit(1)


def application():
    for found in pyatspi.Registry.getDesktop(0):
        if found is not None and found.name == sys.argv[1]:
            return found
    return None


def everything(thing):
    yield thing
    for child in thing:
        if child is not None:
            yield from everything(child)


def named(name):
    def find():
        found = application()
        if found is None:
            return None
        return next((thing for thing in everything(found) if thing.name == name), None)

    return wait_for(name, find)


def line(thing):
    states = " ".join(sorted(pyatspi.stateToString(state) for state in thing.getState().getStates()))
    parts = [thing.getRoleName(), thing.name, thing.description, states]
    if "Component" in pyatspi.listInterfaces(thing):
        box = thing.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        parts.append("%d %d %d %d" % tuple(box))
    if "Action" in pyatspi.listInterfaces(thing):
        action = thing.queryAction()
        parts.append(", ".join(action.getName(index) for index in range(action.nActions)))
    if "Value" in pyatspi.listInterfaces(thing):
        value = thing.queryValue()
        parts.append("%g of %g to %g" % (value.currentValue, value.minimumValue, value.maximumValue))
    return " | ".join(parts)


def show(thing, depth=0):
    say("- " * depth + line(thing))
    for child in thing:
        show(child, depth + 1)


def name_of(thing):
    """The name of something, or no text if it is gone."""
    try:
        return thing.name if thing else ""
    except GLib.GError:
        return ""


def hear(event):
    name = name_of(event.source)
    if event.type.startswith("object:children-changed") and event.any_data:
        name = name_of(event.any_data)
    if event.type.startswith("object:announcement"):
        name = event.any_data
    heard.append("event %s %s %d" % (event.type, name, event.detail1))
    say(heard[-1])


def press(name, wanted):
    action = named(name).queryAction()
    names = [action.getName(index) for index in range(action.nActions)]
    action.doAction(names.index(wanted))


def ask(thing):
    """Asks the application, instead of what the library knows from before."""
    try:
        thing.clear_cache()
        states = thing.getState()
        if states.contains(pyatspi.STATE_DEFUNCT):
            return "is defunct"
        return "is %s, %s" % (thing.name, thing.queryAction().doAction(0))
    except (GLib.GError, NotImplementedError):
        return "is defunct"


def reader(is_on):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    value = GLib.Variant("(ssv)", (
        "org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", is_on)))
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None,
        Gio.DBusCallFlags.NONE, -1, None)


def launcher():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    answer = bus.call_sync(
        "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
        GLib.Variant("(s)", ("org.a11y.Bus",)), None, Gio.DBusCallFlags.NONE, -1, None)
    return answer[0]


def carry_out(step):
    verb, _, rest = step.partition(" ")
    if verb == "tree":
        show(wait_for("application", application))
    elif verb == "listen":
        for event in EVENTS:
            pyatspi.Registry.registerEventListener(hear, event)
        say("listening")
    elif verb == "press":
        press(*rest.rsplit(" ", 1))
    elif verb == "select":
        name, index = rest.rsplit(" ", 1)
        say("selection %s" % named(name).querySelection().selectChild(int(index)))
    elif verb == "set":
        name, number = rest.rsplit(" ", 1)
        named(name).queryValue().currentValue = float(number)
    elif verb == "focus":
        say("focus %s" % named(rest).queryComponent().grabFocus())
    elif verb == "at":
        x, y = map(int, rest.split())
        found = wait_for("application", application)[0]
        while True:
            inner = found.queryComponent().getAccessibleAtPoint(x, y, pyatspi.WINDOW_COORDS)
            if inner is None or inner == found:
                break
            found = inner
        say("at %s" % found.name)
    elif verb == "await":
        wait_for(rest, lambda: next((text for text in heard if text.startswith(rest)), None))
    elif verb == "text":
        thing = named(rest)
        text = thing.queryText()
        word = text.getStringAtOffset(text.caretOffset, pyatspi.TEXT_GRANULARITY_WORD)[0]
        content = text.getText(0, text.characterCount)
        say("text %s | %s | %d | %s" % (thing.getRoleName(), content, text.caretOffset, word))
    elif verb == "caret":
        name, offset = rest.rsplit(" ", 1)
        say("caret %s" % named(name).queryText().setCaretOffset(int(offset)))
    elif verb == "insert":
        name, offset, text = rest.split(" ", 2)
        say("insert %s" % named(name).queryEditableText().insertText(int(offset), text, len(text.encode())))
    elif verb == "reader":
        reader(rest == "true")
    elif verb == "hold":
        kept.append(named(rest))
    elif verb == "held":
        say("held %s" % ask(kept[-1]))
    elif verb == "gone":
        say("held %s" % wait_for("end", lambda: next((text for text in [ask(kept[-1])] if text == "is defunct"), None)))
    elif verb == "launcher":
        say("launcher %d" % launcher())


for step in sys.argv[2:]:
    carry_out(step)
say("done")
