// SPDX-License-Identifier: MIT
#include "session/values/reopened.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/nested.h"
#include "games/own_game/own_game.h"

namespace bouton {

namespace {

Or<Plan> planOf(const Ruleset& rules, const SavedGame& game) {
    const Or<Settings> settings = readSettings(rules.settings, game.settings);
    if (!settings)
        return refuse(settings.error());
    return Plan{*settings, game.autoFill && rules.name.autoFill, seatsOf(rules, game)};
}

Phrase atMove(std::size_t ply, const Phrase& why) {
    return {QT_TRANSLATE_NOOP("Phrase", "Move %1: %2"), {std::to_string(ply), nested(why)}};
}

Or<std::vector<Match::Node>> played(Match& match, const SavedGame& game,
                                    const std::stop_token& stop) {
    std::vector<Match::Node> nodes{0};
    for (std::size_t i = 1; i < game.positions.size(); ++i) {
        if (stop.stop_requested())
            return refuse({QT_TRANSLATE_NOOP("Phrase", "The game was not opened to its end.")});
        match.go(nodes[game.positions[i].parent]);
        const std::size_t ply = match.ply(match.current()) + 1;
        const Or<Match::Node> node = match.play(std::string_view(game.positions[i].move));
        if (!node)
            return refuse(atMove(ply, node.error()));
        if (*node != i)
            return refuse(atMove(ply, {QT_TRANSLATE_NOOP("Phrase", "%1 stands there twice."),
                                       {excerpt(game.positions[i].move)}}));
        nodes.push_back(*node);
    }
    return nodes;
}

// Going to a position makes it the one that follows each position before it. So the deeper choices
// come first.
void follow(Match& match, const SavedGame& game, const std::vector<Match::Node>& nodes) {
    std::vector<std::size_t> forks;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (match.children(nodes[i]).size() > 1)
            forks.push_back(i);
    std::ranges::sort(forks, std::greater(), [&](std::size_t i) { return match.ply(nodes[i]); });
    for (const std::size_t i : forks)
        match.go(nodes[game.positions[i].next]);
    match.go(nodes[game.current]);
}

} // namespace

Or<const Ruleset*> rulesFor(const SavedGame& game, std::span<const Ruleset* const> games) {
    return game.rules.empty() ? gameNamed(game.game, games) : broughtGame(game.game, game.rules);
}

std::array<Seat, 2> seatsOf(const Ruleset& rules, const SavedGame& game) {
    std::array<Seat, 2> seats;
    for (std::size_t i = 0; i < 2; ++i) {
        seats[i] = seatFrom(rules, game.seats[i].player);
        seats[i].time = game.seats[i].time;
        if (seats[i].human())
            seats[i].name = game.seats[i].name;
    }
    return seats;
}

Or<Reopened> reopen(SavedGame game, std::span<const Ruleset* const> games,
                    const std::stop_token& stop) {
    const auto rules = rulesFor(game, games);
    if (!rules)
        return refuse(rules.error());
    Or<Plan> plan = planOf(**rules, game);
    if (!plan)
        return refuse(plan.error());
    auto match = matchFrom(**rules, game.start);
    if (!match)
        return refuse(match.error());
    auto nodes = played(**match, game, stop);
    if (!nodes)
        return refuse(nodes.error());
    follow(**match, game, *nodes);
    plan->start = (*match)->scene(0).picture;
    for (std::size_t i = 0; i < nodes->size(); ++i)
        (*match)->setComment((*nodes)[i], game.positions[i].comment);
    return Reopened{std::move(game), std::move(*plan), std::move(*match), std::move(*nodes)};
}

} // namespace bouton
