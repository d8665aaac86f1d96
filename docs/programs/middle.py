# SPDX-License-Identifier: MIT
# A program to start from. It plays all six games: always the move nearest to the middle of the board.
# Change choose() to play better. Try it: bouton-cli try tic-tac-toe middle.py
import sys


def cells_of(move):
    """The cells of a move as (column, row), counted from 0: "b3+b4" is [(1, 2), (1, 3)]."""
    if move == "pass":
        return []
    return [(ord(cell[0]) - ord("a"), int(cell[1:]) - 1) for cell in move.split("+")]


def distance(move, rows):
    """How far the first cell of a move is from the middle, in half cells."""
    cells = cells_of(move)
    if not cells:
        return 0
    column, row = cells[0]
    return abs(2 * column - (len(rows[0]) - 1)) + abs(2 * row - (len(rows) - 1))


def choose(game, rows, side, moves, milliseconds):
    return min(moves, key=lambda move: distance(move, rows))


for line in sys.stdin:
    game, position, moves, milliseconds = line.rstrip("\r\n").split("\t")[:4]
    board, side = position.split(" ")
    move = choose(game, board.split("/"), side, moves.split(" "), int(milliseconds))
    print(move, flush=True)  # without flush the answer would wait in a buffer
