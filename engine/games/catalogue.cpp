#include "games/catalogue.h"

#include <array>

#include "core/ruleset_of.h"
#include "games/cards/cards.h"
#include "games/grid_nim/grid_nim.h"
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

std::span<const Ruleset* const> catalogue() {
    // A line a game.
    // clang-format off
    static const std::array games{
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

Or<const Ruleset*> gameNamed(std::string_view id) {
    std::string ids;
    for (const Ruleset* game : catalogue()) {
        if (id == game->name.id)
            return game;
        ids += (ids.empty() ? "" : ", ") + std::string(game->name.id);
    }
    return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no game \"%1\"; there are: %2."),
                   {quoted(id), ids}});
}

} // namespace bouton
