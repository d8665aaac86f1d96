#include "core/random_player.h"
#include "games/reversi/minimax.h"

namespace bouton {

std::vector<PlayerKind<Reversi>> Reversi::players() {
    return {randomPlayer<Reversi>(), reversi::minimaxPlayer()};
}

} // namespace bouton
