# SPDX-License-Identifier: MIT
# Reversi: a corner stays for ever. So take corners, like edges, and keep away from the cells beside a
# free corner.
import sys


def worth(move, rows):
    if move == "pass":
        return 0
    column, row = ord(move[0]) - ord("a"), int(move[1:]) - 1
    last = len(rows) - 1
    corner_column, corner_row = (0 if column <= 3 else last), (0 if row <= 3 else last)
    away = (abs(column - corner_column), abs(row - corner_row))
    if away == (0, 0):
        return 100
    if max(away) == 1 and rows[corner_row][corner_column] == ".":
        return -50 if away == (1, 1) else -20
    return 10 if 0 in away else 0


for line in sys.stdin:
    game, position, moves, milliseconds = line.rstrip("\r\n").split("\t")[:4]
    rows = position.split(" ")[0].split("/")
    print(max(moves.split(" "), key=lambda move: worth(move, rows)), flush=True)
