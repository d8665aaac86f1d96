# SPDX-License-Identifier: MIT
"""A screen reader for tests: starts Bouton on the accessibility bus and hears what it says.

Everything waits for states and none for a fixed time. Run under xvfb-run and dbus-run-session.
"""

import os
import subprocess
import tempfile
import time

import pyatspi
from gi.repository import GLib

PATIENCE = 120  # seconds, after which a test has failed

INTERACTIVE = {
    pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX,
    pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_SPIN_BUTTON,
    pyatspi.ROLE_SLIDER, pyatspi.ROLE_TEXT, pyatspi.ROLE_ENTRY, pyatspi.ROLE_LIST,
    pyatspi.ROLE_LIST_ITEM, pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE, pyatspi.ROLE_TREE_TABLE,
    pyatspi.ROLE_PAGE_TAB, pyatspi.ROLE_MENU, pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_PASSWORD_TEXT,
}


class Changed(Exception):
    """The tree of objects has changed during a walk through it."""


def turn():
    """Lets what has come over the bus be heard."""
    context = GLib.MainContext.default()
    while context.pending():
        context.iteration(False)


def wait(what, said="nothing came"):
    """Waits until what() gives something, and gives it."""
    end = time.monotonic() + PATIENCE
    while True:
        turn()
        try:
            found = what()
        except (GLib.Error, Changed):  # an object that has just gone
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError(said)
        time.sleep(0.02)


def steady(walk):
    """A walk through the tree that begins again whenever the tree changes meanwhile."""
    def again(*arguments):
        return wait(lambda: [walk(*arguments)], "the window goes on changing")[0]
    return again


class Bouton:
    """The real program, and what it has said."""

    def __init__(self, program, *arguments):
        self.heard, self.names, self.focus = [], [], []
        pyatspi.Registry.registerEventListener(self._showing, "object:state-changed:showing")
        pyatspi.Registry.registerEventListener(self._focused, "object:state-changed:focused")
        pyatspi.Registry.registerEventListener(self._named,
                                               "object:property-change:accessible-name")
        self.home = tempfile.TemporaryDirectory()
        environment = dict(os.environ, HOME=self.home.name, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
                           QT_QPA_PLATFORM="xcb", LC_ALL="C.UTF-8")
        for name in ("CONFIG", "DATA", "CACHE", "STATE"):
            environment["XDG_%s_HOME" % name] = os.path.join(self.home.name, name)
        self.process = subprocess.Popen([program, *arguments], env=environment)
        self.application = wait(self._find, "Bouton did not come to the bus")
        self.window = wait(lambda: next((child for child in self.application
                                         if child and child.getRole() == pyatspi.ROLE_FRAME), None),
                           "Bouton has no window")
        # Without a window manager nobody else gives it the keys.
        self.window.queryComponent().grabFocus()
        wait(lambda: self._state(pyatspi.STATE_ACTIVE), "the window does not become active")

    def _state(self, state):
        self.window.clear_cache()
        return self.window.getState().contains(state)

    def _find(self):
        desktop = pyatspi.Registry.getDesktop(0)
        desktop.clear_cache()
        return next((app for app in desktop if app and app.get_process_id() == self.process.pid),
                    None)

    def _showing(self, event):
        if event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
            event.source.clear_cache()
            self.heard.append(event.source.name)

    def _focused(self, event):
        if not event.detail1:
            return
        try:
            event.source.clear_cache()
            self.focus.append((event.source.getRoleName(), event.source.name))
        except GLib.Error:  # it has gone with the program
            pass

    def _named(self, event):
        event.source.clear_cache()
        self.names.append(event.source.name)

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)
        pyatspi.Registry.deregisterEventListener(self._showing, "object:state-changed:showing")
        pyatspi.Registry.deregisterEventListener(self._focused, "object:state-changed:focused")
        pyatspi.Registry.deregisterEventListener(self._named,
                                                 "object:property-change:accessible-name")
        self.home.cleanup()

    # What is in the window ------------------------------------------------------------------

    def all(self, root=None):
        """All objects that can be seen, in their order."""
        root = root or self.window
        root.clear_cache()
        yield root
        # Menus are there before they are open.
        for index in range(root.childCount):
            child = root.getChildAtIndex(index)
            if child is None:
                raise Changed("no object at %d of %s" % (index, root))
            child.clear_cache()
            if child.getState().contains(pyatspi.STATE_VISIBLE):
                yield from self.all(child)

    @steady
    def find(self, role, name):
        return next((each for each in self.all()
                     if each.getRole() == role and each.name == name), None)

    def press(self, role, name):
        """Does the first action of the object with this role and name."""
        found = wait(lambda: self.find(role, name), "there is no %s" % name)
        found.queryAction().doAction(0)

    @steady
    def cells(self):
        """Those of the board, row by row."""
        for each in self.all():
            if each.getRole() == pyatspi.ROLE_LIST and "arrow keys" in each.description:
                cells = [cell for cell in each]
                if None in cells:
                    raise Changed("a cell has gone")
                return cells
        return []

    def cell(self, start):
        return next((cell for cell in self.cells() if cell.name.startswith(start)), None)

    def playable(self):
        return [cell for cell in self.cells() if ", playable" in cell.name]

    # What is done ---------------------------------------------------------------------------

    def key(self, name):
        """Presses a key, as X calls it, with the keyboard of the machine."""
        turn()
        symbol = {"space": 0x20, "Return": 0xFF0D, "Tab": 0xFF09, "Left": 0xFF51, "Up": 0xFF52,
                  "Right": 0xFF53, "Down": 0xFF54, "Escape": 0xFF1B}.get(name) or ord(name)
        pyatspi.Registry.generateKeyboardEvent(symbol, None, pyatspi.KEY_SYM)

    def hear(self, part, since=0):
        """Waits for a sentence with this part, said after so many others, and gives it."""
        return wait(lambda: next((text for text in self.heard[since:] if part in text), None),
                    "nobody said %r, but %r" % (part, self.heard[since:]))

    @steady
    def nameless(self):
        """The interactive objects that have neither name nor text, and how many there are."""
        count, bad = 0, []
        for each in self.all():
            if each.getRole() not in INTERACTIVE:
                continue
            count += 1
            text = ""
            if each.getRole() in (pyatspi.ROLE_TEXT, pyatspi.ROLE_ENTRY):
                text = each.queryText().getText(0, -1)
            if not each.name and not text:
                bad.append("%s in %s" % (each.getRoleName(), path(each)))
        return count, bad


def path(each):
    names = []
    while each and each.getRole() != pyatspi.ROLE_APPLICATION:
        names.append("%s %r" % (each.getRoleName(), each.name))
        each = each.parent
    return " < ".join(names[:6])
