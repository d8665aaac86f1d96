# SPDX-License-Identifier: MIT
# Grid Nim: copycat. Leave a board that looks the same on both sides of the diagonal, with an even number
# of free cells on it. Whatever the other does can then be copied, so the other runs out of moves first.
import sys


def cells_of(move):
    return [(ord(cell[0]) - ord("a"), int(cell[1:]) - 1) for cell in move.split("+")]


def can_be_copied(free):
    alike = all((row, column) in free for column, row in free)
    return alike and sum(column == row for column, row in free) % 2 == 0


def choose(rows, moves):
    free = {(column, row) for row, line in enumerate(rows)
            for column, letter in enumerate(line) if letter == "."}
    for move in moves:
        if can_be_copied(free - set(cells_of(move))):
            return move
    return moves[0]


for line in sys.stdin:
    game, position, moves, milliseconds = line.rstrip("\r\n").split("\t")[:4]
    print(choose(position.split(" ")[0].split("/"), moves.split(" ")), flush=True)
