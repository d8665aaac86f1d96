# SPDX-License-Identifier: MIT
# Trojan horse: the number of a cell is the mex of the numbers that the horse can reach from there: the
# least whole number that is not among them. Who moves to a cell of number 0 wins.
import sys


def mex(numbers):
    least = 0
    while least in numbers:
        least += 1
    return least


def numbers_of(rows, columns):
    """The number of every cell, by row and column from 0. The horse goes up and to the left."""
    table = {}
    for row in range(rows):
        for column in range(columns):
            jumps = [(row - 2, column - 1), (row - 1, column - 2)]
            table[row, column] = mex([table[cell] for cell in jumps if cell in table])
    return table


for line in sys.stdin:
    game, position, moves, milliseconds = line.rstrip("\r\n").split("\t")[:4]
    rows = position.split(" ")[0].split("/")
    table = numbers_of(len(rows), len(rows[0]))
    print(min(moves.split(" "), key=lambda move: table[int(move[1:]) - 1, ord(move[0]) - ord("a")]),
          flush=True)
