// SPDX-License-Identifier: MIT
#include "games/catalogue.h"

#include <vector>

#include "core/named.h"
#include "core/ruleset_of.h"
#include "games/cards/cards.h"
#include "games/formats.h"
#include "games/grid_nim/grid_nim.h"
#include "games/own_game/own_game.h"
#include "games/reversi/reversi.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/towers/towers.h"
#include "games/trojan_horse/trojan_horse.h"

namespace bouton {

// What is behind each game's erased type is compiled here, and here only.
template const Ruleset& rulesetOf<TicTacToe>();
template const Ruleset& rulesetOf<Reversi>();
template const Ruleset& rulesetOf<Towers>();
template const Ruleset& rulesetOf<TrojanHorse>();
template const Ruleset& rulesetOf<GridNim>();
template const Ruleset& rulesetOf<Cards>();

namespace {

// A local static is made when it is first asked for, also before main().
std::vector<const Ruleset*>& games() {
    // A line a game.
    // clang-format off
    static std::vector games{
        &rulesetOf<TicTacToe>(),
        &rulesetOf<Reversi>(),
        &rulesetOf<Towers>(),
        &rulesetOf<TrojanHorse>(),
        &rulesetOf<GridNim>(),
        &rulesetOf<Cards>(),
    };
    // clang-format on
    return games;
}

} // namespace

std::span<const Ruleset* const> catalogue() { return games(); }

void addGame(const Ruleset& game) { games().push_back(&game); }

std::span<const Format> formatsOf(const Ruleset& game) {
    return game.lore.formats ? game.lore.formats() : std::span<const Format>();
}

Or<const Ruleset*> gameNamed(std::string_view id, std::span<const Ruleset* const> games) {
    const auto game =
        findNamed(games, id, [](const Ruleset* game) { return game->name.id; },
                  {QT_TRANSLATE_NOOP("Phrase", "There is no game \"%1\"; there are: %2.")});
    if (game)
        return **game;
    // Whoever brings the rules of a game makes it known by that.
    if (const Ruleset* const own = ownGameCalled(id))
        return own;
    return refuse(game.error());
}

} // namespace bouton
