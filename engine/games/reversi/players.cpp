#include "games/reversi/players.h"

#include "core/random_player.h"

namespace bouton {

Phrase reversi::hadNoTime() {
    return {QT_TRANSLATE_NOOP("Phrase", "it had no time to look ahead")};
}

Phrase reversi::onlyMove(int move) {
    if (move == passMove)
        return {QT_TRANSLATE_NOOP("Phrase", "no move turns a disc")};
    return {QT_TRANSLATE_NOOP("Phrase", "it is the only legal move")};
}

std::vector<PlayerKind<Reversi>> Reversi::players() {
    return {randomPlayer<Reversi>(), reversi::minimaxPlayer(), reversi::enginePlayer()};
}

} // namespace bouton
