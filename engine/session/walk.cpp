// SPDX-License-Identifier: MIT
#include "session/walk.h"

namespace bouton {

namespace {

using Node = Match::Node;

// Whether one stops there: everywhere between two computers, else where a human is to move.
bool isTurn(const Match& match, const std::array<Seat, 2>& seats, Node node) {
    return (!seats[0].human() && !seats[1].human()) || seats[indexOf(match.toMove(node))].human();
}

} // namespace

std::optional<Node> turnBefore(const Match& match, const std::array<Seat, 2>& seats) {
    std::optional<Node> node = match.parent(match.current());
    while (node && !isTurn(match, seats, *node))
        node = match.parent(*node);
    return node;
}

std::optional<Node> turnAfter(const Match& match, const std::array<Seat, 2>& seats) {
    std::optional<Node> node = match.next(match.current());
    while (node && !isTurn(match, seats, *node) && match.next(*node))
        node = match.next(*node);
    return node;
}

bool isOnTheWay(const Match& match, Node node) {
    std::optional<Node> at = match.current();
    while (at && *at != node)
        at = match.parent(*at);
    return at.has_value();
}

void enter(Match& match, std::size_t move) {
    const std::size_t known = match.size();
    Node end = match.current();
    while (!match.children(end).empty())
        end = match.children(end).front();
    const Node node = match.play(move);
    if (node >= known && !match.result(end))
        match.putFirst(node);
}

} // namespace bouton
