#include "games/reversi/evaluation.h"
#include "games/reversi/reversi.h"
#include "search/alpha_beta.h"

namespace bouton {

namespace {

Value estimated(int points) {
    return {.outcome = points > 0   ? Outcome::Win
                       : points < 0 ? Outcome::Loss
                                    : Outcome::Draw,
            .exact = false};
}

Value finished(const reversi::Board& board) {
    const int score = reversi::finalScore(board);
    Value value = estimated(score);
    value.exact = true;
    value.score = score;
    return value;
}

} // namespace

Analyst<Reversi> Reversi::analyst() {
    return [](const Past<Reversi>& past, std::stop_token stop, const Post<Analysis>& post) {
        const auto evaluate = [](const State& state) { return reversi::evaluate(state.board); };
        const State& state = past.now();
        if (result(state))
            return post({.position = finished(state.board)});
        Poll poll(std::move(stop));
        AlphaBeta<Reversi, decltype(evaluate)> search(evaluate, poll);
        Analysis analysis{.depth = 3};
        const std::vector<int> values = search.moveValues(state, analysis.depth);
        for (const int points : values)
            analysis.moves.push_back(estimated(points));
        analysis.position = estimated(std::ranges::max(values));
        if (!poll.stopped())
            post(analysis);
    };
}

} // namespace bouton
