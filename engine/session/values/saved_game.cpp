// SPDX-License-Identifier: MIT
#include "session/values/saved_game.h"

#include <algorithm>
#include <map>
#include <ranges>

#include "core/ruleset.h"
#include "games/own_game/own_game.h"

namespace bouton {

// By depth first, so that a line stands in one piece, and a parent before its children.
SavedTree treeOf(const Match& match) {
    SavedTree tree;
    std::map<Match::Node, std::size_t> places;
    std::vector<Match::Node> open{0};
    while (!open.empty()) {
        const Match::Node node = open.back();
        open.pop_back();
        const auto parent = match.parent(node);
        places[node] = tree.nodes.size();
        tree.nodes.push_back(node);
        tree.positions.push_back({.parent = parent ? places[*parent] : 0,
                                  .move = match.moveText(node),
                                  .comment = match.comment(node)});
        for (const Match::Node child : std::views::reverse(match.children(node)))
            open.push_back(child);
    }
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
        if (const auto next = match.next(tree.nodes[i]))
            tree.positions[i].next = places[*next];
    tree.current = places[match.current()];
    return tree;
}

std::vector<std::size_t> pathOf(const SavedGame& game) {
    std::vector<std::size_t> path;
    for (std::size_t at = game.current; at != 0 && at < game.positions.size();
         at = game.positions[at].parent)
        path.push_back(at);
    std::ranges::reverse(path);
    return path;
}

SavedGame savedFrom(const Match& match, const Plan& plan, SavedTree tree) {
    const Ruleset& rules = match.game();
    SavedGame game{.game = rules.name.id,
                   .start = match.position(0),
                   .settings = write(rules.settings, plan.settings),
                   .autoFill = plan.autoFill};
    if (const OwnRules* const own = ownRulesOf(rules))
        game.rules = own->text;
    for (std::size_t i = 0; i < 2; ++i)
        game.seats[i] = {write(rules, plan.seats[i]), plan.seats[i].time, plan.seats[i].name};
    game.positions = std::move(tree.positions);
    game.current = tree.current;
    game.shown = match.position(match.current());
    game.plies = match.ply(match.current());
    if (const auto result = match.result(match.current())) {
        game.over = true;
        game.winner = result->winner;
    }
    return game;
}

SavedGame savedFrom(const Match& match) {
    return savedFrom(match, {complete(match.game().settings, {}).value()}, treeOf(match));
}

} // namespace bouton
