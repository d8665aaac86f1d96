#include "games/reversi/players.h"

#include "core/usual_players.h"

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
    PlayerKind<Reversi> random = randomPlayer<Reversi>();
    random.rating = [](const Settings&) { return std::optional(Rating{}); }; // the scale's zero
    return {random, reversi::minimaxPlayer(), reversi::enginePlayer(), reversi::ladderPlayer()};
}

std::vector<NamedPlayer> Reversi::opponents() {
    return {
        beginnerOpponent,
        {"student", QT_TRANSLATE_NOOP("Phrase", "Student"),
         QT_TRANSLATE_NOOP("Phrase", "counts discs, corners and edges, two moves ahead"),
         "minimax:depth=2"},
        {"casual", QT_TRANSLATE_NOOP("Phrase", "Casual"),
         QT_TRANSLATE_NOOP("Phrase", "knows good shapes, but often misjudges them"),
         "engine:level=4"},
        {"club", QT_TRANSLATE_NOOP("Phrase", "Club"),
         QT_TRANSLATE_NOOP("Phrase", "looks four moves ahead, and solves the last 12 moves"),
         "engine:level=6"},
        {"expert", QT_TRANSLATE_NOOP("Phrase", "Expert"),
         QT_TRANSLATE_NOOP("Phrase", "looks 13 moves ahead, and solves the last 20 moves"),
         "engine:level=12"},
        {"master", QT_TRANSLATE_NOOP("Phrase", "Master"),
         QT_TRANSLATE_NOOP("Phrase", "looks 22 moves ahead, and solves the last 26 moves"),
         "engine:level=20"},
    };
}

} // namespace bouton
