# SPDX-License-Identifier: MIT
# Card groups: a group of n cards, of which a turn takes at most m, counts as a heap of n mod (m + 1).
# Who leaves the nim-sum 0 (the exclusive or of all heaps) wins.
import sys


def nim_sum(groups):
    total = 0
    for cards, most in groups:
        total ^= cards % (most + 1)
    return total


def after(groups, move):
    """The groups after a move: "b3" takes three cards from the second one."""
    group, taken = ord(move[0]) - ord("a"), int(move[1:])
    cards, most = groups[group]
    return groups[:group] + [(cards - taken, most)] + groups[group + 1:]


for line in sys.stdin:
    game, position, moves, milliseconds = line.rstrip("\r\n").split("\t")[:4]
    groups = [tuple(int(number) for number in group.split(":"))
              for group in position.split(" ")[0].split("/")]
    print(min(moves.split(" "), key=lambda move: nim_sum(after(groups, move))), flush=True)
