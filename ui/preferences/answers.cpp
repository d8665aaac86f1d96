#include "ui/preferences/answers.h"

#include <utility>

namespace bouton {

Answers standardAnswers(const Ruleset& game) {
    Answers answers{complete(game.settings, {}).value(), game.name.autoFill};
    answers.players[1].computer = proposedOpponent(game);
    return answers;
}

Side sideOf(const Answers& answers, std::size_t player) {
    return player == answers.starter ? Side::One : Side::Two;
}

void seat(Answers& answers, const std::array<Seat, 2>& seats) {
    for (std::size_t player = 0; player < 2; ++player)
        answers.players[player] = seats[indexOf(sideOf(answers, player))];
    if (!answers.players[0].human() && answers.players[1].human()) {
        std::swap(answers.players[0], answers.players[1]);
        answers.starter = 1 - answers.starter;
    }
}

Plan planOf(const Answers& answers) {
    Plan plan{answers.settings, answers.autoFill};
    for (std::size_t player = 0; player < 2; ++player)
        plan.seats[indexOf(sideOf(answers, player))] = answers.players[player];
    return plan;
}

} // namespace bouton
