// SPDX-License-Identifier: MIT
#include "core/match.h"

#include <algorithm>
#include <charconv>
#include <ranges>
#include <utility>

#include "core/ruleset.h"

namespace bouton {

std::optional<Match::Node> Match::parent(Node node) const {
    return node == 0 ? std::nullopt : std::optional(m_branches[node].parent);
}

// The way from the start to `current` is linked by `next` already, so only the way from there to
// the node is linked anew.
void Match::go(Node node) {
    if (!stands(node))
        return;
    Node linked = std::exchange(m_current, node);
    while (node != linked)
        if (ply(node) > ply(linked)) {
            m_branches[m_branches[node].parent].next = node;
            node = m_branches[node].parent;
        } else {
            linked = m_branches[linked].parent;
        }
}

std::optional<Match::Node> Match::next(Node node) const {
    const Node next = m_branches[node].next;
    return next == 0 ? std::nullopt : std::optional(next);
}

std::vector<Match::Node> Match::path(Node node) const {
    std::vector<Node> nodes{node};
    while (const auto up = parent(nodes.back()))
        nodes.push_back(*up);
    std::ranges::reverse(nodes);
    return nodes;
}

std::vector<Match::Node> Match::line() const {
    std::vector<Node> nodes = path(m_current);
    while (const auto after = next(nodes.back()))
        nodes.push_back(*after);
    return nodes;
}

const std::vector<LegalMove>& Match::moves(Node node) const {
    const auto& moves = m_branches[node].moves;
    if (!moves)
        m_branches[node].moves = std::make_unique<const std::vector<LegalMove>>(legalMoves(node));
    return *moves;
}

const std::shared_ptr<const Picture>& Match::shared(Node node) const {
    auto& kept = m_branches[node].picture;
    if (!kept)
        kept = std::make_shared<const Picture>(picture(node));
    return kept;
}

std::shared_ptr<const Step> Match::step(Node node) const {
    std::vector<Node> missing; // from the node back to the last that has its step
    for (Node at = node; at != 0 && !m_branches[at].step; at = m_branches[at].parent)
        missing.push_back(at);
    for (const Node at : std::views::reverse(missing)) {
        const Branch& branch = m_branches[at];
        branch.step = std::make_shared<const Step>(toMove(branch.parent), branch.text, branch.cells,
                                                   shared(branch.parent), shared(at),
                                                   m_branches[branch.parent].step);
    }
    return m_branches[node].step;
}

std::optional<std::array<int, 2>> countsOf(const Phrase& tally) {
    std::array<int, 2> counts{};
    if (tally.args.size() != counts.size())
        return std::nullopt;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const std::string& text = tally.args[i];
        if (std::from_chars(text.data(), text.data() + text.size(), counts[i]).ec != std::errc())
            return std::nullopt;
    }
    return counts;
}

Scene Match::scene(Node node) const { return {shared(node), step(node)}; }

std::string Match::position(Node node) const { return write(picture(node), m_game.name.letters); }

std::string Match::record() const {
    std::string text = std::string(m_game.name.id) + ": " + position(0) + ';';
    for (const Node node : path(m_current))
        if (node != 0)
            text += ' ' + moveText(node);
    return text;
}

Match::Node Match::play(std::size_t move) {
    return move < moves(m_current).size() ? enter(move) : m_current;
}

Or<Match::Node> Match::play(std::string_view text) {
    if (result(m_current))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The game is over: \"%1\" cannot be played."),
                       {excerpt(text)}});
    const Or<std::size_t> move = moveNamed(text, moves(m_current));
    if (!move)
        return refuse(move.error());
    return enter(*move);
}

Match::Node Match::enter(std::size_t move) {
    if (const auto child = childBy(m_current, move)) {
        m_branches[m_current].next = *child;
        return m_current = *child;
    }
    const LegalMove& legal = moves(m_current)[move];
    const Node child = m_branches.size();
    append(m_current, move);
    Branch branch{m_current, move, ply(m_current) + 1, legal.text, legal.cells()};
    m_branches.push_back(std::move(branch));
    m_branches[m_current].children.push_back(child);
    m_branches[m_current].next = child;
    return m_current = child;
}

Or<std::size_t> moveNamed(std::string_view text, const std::vector<LegalMove>& legal) {
    const auto clicks = readClicks(text);
    if (!clicks)
        return refuse({QT_TRANSLATE_NOOP(
                           "Phrase", "\"%1\" is no move: cells such as c5, joined by +, or pass."),
                       {excerpt(text)}});
    const auto move = std::ranges::find_if(legal, [&](const LegalMove& one) {
        return one.orders.empty() ? clicks->empty()
                                  : std::ranges::find(one.orders, *clicks) != one.orders.end();
    });
    if (move == legal.end())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 is not a legal move here."),
                       {excerpt(text)},
                       {},
                       *clicks});
    return static_cast<std::size_t>(move - legal.begin());
}

} // namespace bouton
