#include "ui/answers.h"

namespace bouton {

Answers standardAnswers(const Ruleset& game) {
    Answers answers{complete(game.settings, {}).value(), game.name.autoFill};
    answers.players[1].computer = proposedOpponent(game);
    return answers;
}

Side sideOf(const Answers& answers, std::size_t player) {
    return player == answers.starter ? Side::One : Side::Two;
}

Plan planOf(const Answers& answers) {
    Plan plan{answers.settings, answers.autoFill};
    for (std::size_t player = 0; player < 2; ++player)
        plan.seats[indexOf(sideOf(answers, player))] = answers.players[player];
    return plan;
}

} // namespace bouton
