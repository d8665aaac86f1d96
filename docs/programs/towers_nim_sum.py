# SPDX-License-Identifier: MIT
# Towers: the gap between the two towers of a column is a heap of Nim. Who leaves the nim-sum 0 (the
# exclusive or of all gaps) wins, and answers each retreat by going after it.
import sys


def gaps(rows):
    """The cells between the towers of each column."""
    columns = ["".join(column) for column in zip(*rows)]
    return [abs(column.index("G") - column.index("R")) - 1 for column in columns]


def nim_sum(heaps):
    total = 0
    for heap in heaps:
        total ^= heap
    return total


def after(rows, side, move):
    """The gaps after the side's tower of a column has gone to a cell."""
    column, row = ord(move[0]) - ord("a"), int(move[1:]) - 1
    other = [line[column] for line in rows].index("R" if side == "G" else "G")
    heaps = gaps(rows)
    heaps[column] = abs(row - other) - 1
    return heaps


for line in sys.stdin:
    game, position, moves, milliseconds = line.rstrip("\r\n").split("\t")[:4]
    board, side = position.split(" ")
    rows = board.split("/")
    # Of the moves that leave 0, and of the others, one that brings the towers together.
    print(min(moves.split(" "), key=lambda move: (nim_sum(after(rows, side, move)) != 0,
                                                  sum(after(rows, side, move)))), flush=True)
