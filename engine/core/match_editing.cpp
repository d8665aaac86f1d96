// SPDX-License-Identifier: MIT

// The changes of the tree of a Match.

#include <algorithm>
#include <ranges>
#include <utility>

#include "core/match.h"

namespace bouton {

bool Match::stands(Node node) const { return node < size() && !m_branches[node].removed; }

void Match::setComment(Node node, std::string comment) {
    if (stands(node))
        m_branches[node].comment = std::move(comment);
}

std::optional<Match::Node> Match::childBy(Node parent, std::size_t move) const {
    for (const Node child : m_branches[parent].children)
        if (m_branches[child].move == move)
            return child;
    return std::nullopt;
}

// The node that the same moves lead to.
std::optional<Match::Node> Match::standing(Node node) const {
    std::vector<std::size_t> moves;
    for (; m_branches[node].removed; node = m_branches[node].parent)
        moves.push_back(m_branches[node].move);
    for (const std::size_t move : std::views::reverse(moves))
        if (const auto child = childBy(node, move))
            node = *child;
        else
            return std::nullopt;
    return node;
}

// Makes the child what its parent's `next` is. `way` is the path to `current`: from above it `next`
// leads there already, and must.
void Match::lead(Node child, const std::vector<Node>& way) {
    const Node parent = m_branches[child].parent;
    if (const std::size_t ply = this->ply(parent); ply + 1 < way.size() && way[ply] == parent)
        return;
    m_branches[parent].next = child;
}

Match::Place Match::toFront(Node node, const std::vector<Node>& way) {
    Branch& above = m_branches[m_branches[node].parent];
    const auto at = std::ranges::find(above.children, node);
    const Place place{node, static_cast<std::size_t>(at - above.children.begin()), above.next};
    std::rotate(above.children.begin(), at, at + 1);
    lead(node, way);
    return place;
}

std::vector<Match::Place> Match::putFirst(Node node) {
    if (!stands(node) || node == 0)
        return {};
    return {toFront(node, path(m_current))};
}

std::vector<Match::Place> Match::promote(Node node) {
    std::vector<Place> places;
    if (!stands(node))
        return places;
    const std::vector<Node> way = path(m_current);
    for (; node != 0; node = m_branches[node].parent)
        places.push_back(toFront(node, way));
    return places;
}

std::vector<Match::Place> Match::remove(Node node) {
    if (!stands(node) || node == 0)
        return {};
    const Node parent = m_branches[node].parent;
    if (const std::vector<Node> way = path(m_current);
        ply(node) < way.size() && way[ply(node)] == node)
        m_current = parent;
    Branch& above = m_branches[parent];
    const auto at = std::ranges::find(above.children, node);
    const Place place{node, static_cast<std::size_t>(at - above.children.begin()), above.next,
                      true};
    above.children.erase(at);
    if (above.next == node)
        above.next = above.children.empty() ? 0 : above.children.front();
    setRemoved(node, true);
    return {place};
}

// Without recursion, because a game may be long.
void Match::setRemoved(Node top, bool removed) {
    std::vector<Node> open{top};
    while (!open.empty()) {
        Branch& branch = m_branches[open.back()];
        open.pop_back();
        branch.removed = removed;
        open.insert(open.end(), branch.children.begin(), branch.children.end());
    }
}

void Match::putBack(const std::vector<Place>& places) {
    for (const Place& place : std::views::reverse(places))
        if (place.node != 0 && place.node < size()) {
            if (!place.removed)
                reorder(place);
            else if (!stands(place.node))
                graft(place);
        }
}

void Match::insert(Node parent, std::size_t place, Node child) {
    auto& children = m_branches[parent].children;
    children.insert(
        children.begin() + static_cast<std::ptrdiff_t>(std::min(place, children.size())), child);
}

void Match::reorder(const Place& place) {
    const auto node = standing(place.node);
    if (!node)
        return;
    const Node parent = m_branches[*node].parent;
    auto& siblings = m_branches[parent].children;
    siblings.erase(std::ranges::find(siblings, *node));
    insert(parent, place.place, *node);
    if (const auto next = standing(place.next); next && std::ranges::count(siblings, *next) > 0)
        lead(*next, path(m_current));
}

void Match::graft(const Place& place) {
    const Node node = place.node;
    const auto parent = standing(m_branches[node].parent);
    if (!parent)
        return;
    if (const auto again = childBy(*parent, m_branches[node].move)) {
        join(*again, node);
        return;
    }
    m_branches[node].parent = *parent;
    insert(*parent, place.place, node);
    setRemoved(node, false);
    if (m_branches[*parent].next == 0 || place.next == node)
        lead(node, path(m_current));
}

// Everything below `from` comes to stand below `into`, at the same moves.
void Match::join(Node into, Node from) {
    std::vector<std::pair<Node, Node>> open{{into, from}};
    while (!open.empty()) {
        const auto [to, of] = open.back();
        open.pop_back();
        for (const Node child : std::exchange(m_branches[of].children, {}))
            if (const auto again = childBy(to, m_branches[child].move)) {
                open.emplace_back(*again, child);
            } else {
                m_branches[child].parent = to;
                m_branches[to].children.push_back(child);
                setRemoved(child, false);
            }
        m_branches[of].next = 0;
        if (m_branches[to].next == 0 && !m_branches[to].children.empty())
            m_branches[to].next = m_branches[to].children.front();
        if (m_branches[to].comment.empty())
            m_branches[to].comment = m_branches[of].comment;
    }
}

} // namespace bouton
