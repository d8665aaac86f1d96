# SPDX-License-Identifier: MIT
# Tic-tac-toe: complete a line; else stop the other's; else the middle, a corner, an edge.
import sys

LINES = ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"]


def letter(rows, cell):
    return rows[int(cell[1]) - 1]["abc".index(cell[0])]


def completes(rows, cell, side):
    """Whether the side has the two other cells of a line through this one."""
    lines = [line.split() for line in LINES if cell in line]
    return any(all(letter(rows, other) == side for other in line if other != cell) for line in lines)


def choose(rows, side, moves):
    other = "O" if side == "X" else "X"
    for wanted in (side, other):
        for move in moves:
            if completes(rows, move, wanted):
                return move
    order = ["b2", "a1", "c1", "a3", "c3", "b1", "a2", "c2", "b3"]
    return min(moves, key=order.index)


for line in sys.stdin:
    game, position, moves, milliseconds = line.rstrip("\r\n").split("\t")[:4]
    board, side = position.split(" ")
    print(choose(board.split("/"), side, moves.split(" ")), flush=True)
