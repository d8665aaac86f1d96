# SPDX-License-Identifier: MIT
"""Plays Bouton by ear over the accessibility bus: by the actions of what is on the screen, and by
keys, and hears each reply. tests/run --bus starts it:

    by_ear.py BOUTON [tic-tac-toe|reversi|exercise|pages …]

It prints what was done and what was heard.
"""

import sys

import pyatspi

from listener import Bouton, wait

BUTTON = pyatspi.ROLE_PUSH_BUTTON


def told(who, words):
    print("  %-6s %s" % (who, words), flush=True)


def over(bouton):
    return bouton.find(BUTTON, "Play again")


def play_to_the_end(bouton, own_name, by_keys):
    """Takes the first playable cell in each turn, and hears what comes of it."""
    moves = 0
    while not over(bouton):
        passing = bouton.find(BUTTON, "Pass")
        since = len(bouton.heard)
        if passing:
            told("does", "Pass")
            passing.queryAction().doAction(0)
        else:
            cell = wait(lambda: over(bouton) or (bouton.playable() or [None])[0],
                        "no cell can be played")
            if over(bouton):
                break
            told("does", cell.name)
            if by_keys:
                cell.queryAction().doAction(1)
                wait(lambda: bouton.focus and bouton.focus[-1][1] == cell.name,
                     "the cell does not get the keys")
                bouton.key("space")
            else:
                cell.queryAction().doAction(0)
        moves += 1
        reply = wait(lambda: " ".join(bouton.heard[since:]), "nothing was heard after a move")
        # A sentence of the opponent, or the end.
        wait(lambda: over(bouton) or bouton.playable() or bouton.find(BUTTON, "Pass"))
        for sentence in bouton.heard[since:]:
            told("hears", sentence)
        assert own_name not in reply or "won" in reply or "lost" in reply, reply
    return moves


def tic_tac_toe(program):
    bouton = Bouton(program, "tic-tac-toe")
    wait(lambda: len(bouton.cells()) == 9, "the board has no nine cells")
    bouton.press(BUTTON, "Start")
    told("hears", bouton.hear("egin"))
    moves = play_to_the_end(bouton, "You:", by_keys=True)
    assert 2 < moves < 6, moves
    assert any("You won" in each or "You lost" in each or "drawn" in each
               for each in bouton.heard), bouton.heard
    for key, part in (("s", "."), ("l", "Move "), ("b", "Row 3"), ("a", "Row 3")):
        since = len(bouton.heard)
        bouton.cells()[0].queryAction().doAction(1)
        bouton.key(key)
        told(key, bouton.hear(part, since))
    bouton.close()


def reversi(program):
    bouton = Bouton(program, "reversi", POSITION_WITH_A_PASS)
    wait(bouton.playable, "the position is not on the board")
    play_to_the_end(bouton, "You:", by_keys=False)
    assert any("You have no legal move and must pass." in each for each in bouton.heard), (
        bouton.heard)
    assert any("You won" in each or "You lost" in each for each in bouton.heard), bouton.heard
    bouton.close()


def exercise(program):
    bouton = Bouton(program, "tic-tac-toe")
    since = len(bouton.heard)
    next(each for each in menu_entries(bouton) if each.name == "Laboratory").queryAction().doAction(0)
    item = wait(lambda: bouton.find(pyatspi.ROLE_LIST_ITEM, "Practice"), "there is no Practice")
    item.parent.queryComponent().grabFocus()
    while not (bouton.focus and bouton.focus[-1][1] == "Practice"):
        before = len(bouton.focus)
        bouton.key("Down")
        wait(lambda: len(bouton.focus) > before, "Down goes nowhere: %r" % bouton.focus)
    question = bouton.hear("to move: won", since)
    told("hears", question)
    for _ in range(3):
        since = len(bouton.heard)
        told("does", "Won")
        bouton.press(BUTTON, "Won")
        told("hears", wait(lambda: " ".join(bouton.heard[since:])))
        verdict = " ".join(bouton.heard[since:])
        assert "Right:" in verdict or "Wrong:" in verdict, verdict
        while "With which move?" in verdict:
            cell = wait(bouton.playable)[0]
            since = len(bouton.heard)
            told("does", cell.name)
            cell.queryAction().doAction(0)
            verdict = wait(lambda: " ".join(bouton.heard[since:]))
            told("hears", verdict)
            if "Right:" in verdict or not bouton.playable():
                break
            verdict = "With which move?" if "try again" in verdict else ""
            break
        if not bouton.find(BUTTON, "Next"):
            break
        since = len(bouton.heard)
        bouton.press(BUTTON, "Next")
        told("hears", wait(lambda: " ".join(bouton.heard[since:])))
    bouton.close()


def pages(program):
    """No interactive object of any page is without a name or a text."""
    bouton = Bouton(program)
    failed = []

    def look(page):
        count, bad = bouton.nameless()
        print("  %-24s %4d objects, %d without a name" % (page, count, len(bad)), flush=True)
        assert count > 3, page
        failed.extend(page + ": " + each for each in bad)

    look("start")
    for title in ("Tic-tac-toe", "Reversi", "Towers and chessboard", "Trojan horse", "Grid Nim", "Card groups",
                  "Lessons", "Laboratory", "Archive", "Preferences"):
        entry = next((each for each in menu_entries(bouton) if each.name == title), None)
        assert entry, title
        entry.queryAction().doAction(0)
        look(title)
        if bouton.find(BUTTON, "Start"):
            bouton.press(BUTTON, "Start")
            wait(lambda: bouton.find(BUTTON, "Resign") or bouton.find(BUTTON, "Pause"))
            look(title + ", in play")
    assert not failed, "\n".join(failed)
    bouton.close()


def menu_entries(bouton):
    """Of all menus, open or not."""
    def below(root):
        for child in root:
            if child is not None:
                if child.getRole() == pyatspi.ROLE_MENU_ITEM:
                    yield child
                yield from below(child)

    for child in bouton.window:
        if child.getRole() == pyatspi.ROLE_MENU_BAR:
            yield from below(child)


ALL = {"tic-tac-toe": tic_tac_toe, "reversi": reversi, "exercise": exercise, "pages": pages}

# Whatever is played, Dark must pass before the end: searched for.
POSITION_WITH_A_PASS = (".XXX.X.O/XXXXX.OO/XXOXOOOO/XOXOOOOO/OOOOOXOO/OOOOXOOO/OOOOOOOO/OOOOOOOO"
                        " X")

if __name__ == "__main__":
    for name in sys.argv[2:] or ALL:
        print("== %s" % name, flush=True)
        ALL[name](sys.argv[1])
    print("All that was to be heard was heard.")
