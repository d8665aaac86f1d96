#include "core/match.h"
#include "explain/why.h"
#include "lessons/markers.h"

namespace bouton::marking {

namespace {

using Mark = Marking::Mark;

Phrase saysOutcome(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win: return {QT_TRANSLATE_NOOP("Phrase", "Right: it is won.")};
    case Outcome::Draw: return {QT_TRANSLATE_NOOP("Phrase", "Right: with best play it is a draw.")};
    case Outcome::Loss: break;
    }
    return {QT_TRANSLATE_NOOP("Phrase", "Right: it is lost.")};
}

// Of a position whose proof has been played: why it is not what was said.
Phrase saysOtherwise(Outcome outcome, const ExactGame& game) {
    const std::vector<std::string> line = game.line();
    const std::string mover = moverAt(game.match(), 0), rival = rivalAt(game.match(), 0);
    if (outcome == Outcome::Win && !line.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "It is won: %1 wins with %2."), {mover, line.front()}};
    if (outcome == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "It is a draw: neither side can force a win.")};
    if (line.size() < 2)
        return {QT_TRANSLATE_NOOP("Phrase", "It is lost: every move loses.")};
    return {
        QT_TRANSLATE_NOOP("Phrase", "It is lost: every move loses. After %1, %2 answers with %3."),
        {line[0], rival, line[1]}};
}

// After a wrong move, whose refutation has been played if there is one.
Phrase saysWrongMove(const std::string& move, Outcome got, bool wasSoonest, const ExactGame& game,
                     std::size_t ply) {
    const std::vector<std::string> line = game.line();
    if (!wasSoonest)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 keeps what there is, but another move is quicker "
                                            "to win or slower to lose."),
                {move}};
    if (got == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "After %1 nobody can force a win any more."), {move}};
    if (line.size() <= ply)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 loses at once."), {move}};
    return {QT_TRANSLATE_NOOP("Phrase", "%1 answers %2 with %3, and wins."),
            {rivalAt(game.match(), game.match().path(game.node())[ply - 1]), move, line[ply]}};
}

Or<std::size_t> indexOfMove(const ExactGame& game, const std::string& text) {
    return moveNamed(text, game.match().moves(game.node()));
}

Phrase noMove(const std::string& text) {
    return {QT_TRANSLATE_NOOP("Phrase", "\"%1\" is no legal move here."), {excerpt(text)}};
}

// A wrong move is played and refuted.
Marking refuted(const LessonTask& task, ExactGame& game, std::size_t move) {
    const Analysis before = *game.analysis();
    const Match::Node at = game.node();
    const std::string text = game.match().moves(at)[move].text;
    const Value value = before.moves[move];
    const Phrase why =
        showsValues(task.step.shows) ? whyMove(game.match(), at, move, before) : Phrase{};
    game.play(text);
    const std::size_t ply = game.match().ply(game.node());
    game.playOn(1);
    return seen(
        task, Mark::Wrong,
        {saysWrongMove(text, value.outcome, value.outcome != before.position.outcome, game, ply),
         why},
        game);
}

// What goes on after a right move in KeepWinning, if nothing.
std::optional<Marking> ended(const LessonTask& task, ExactGame& game, std::size_t made) {
    const int asked = task.step.moves;
    if (game.isOver())
        return seen(task, Mark::Right, {game.match().ending(game.node())}, game);
    if (asked > 0 && made >= static_cast<std::size_t>(asked))
        return seen(
            task, Mark::Right,
            {{QT_TRANSLATE_N_NOOP("Phrase", "Right: %n move(s), and nothing is given away."),
              {},
              static_cast<int>(made)}},
            game);
    return std::nullopt;
}

} // namespace

Marking outcome(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    if (!reply.outcome)
        return nothing({QT_TRANSLATE_NOOP("Phrase", "Say whether it is won, drawn or lost.")});
    const Outcome is = task.solution->position.outcome;
    ExactGame game = gameOf(task, std::move(stop));
    if (*reply.outcome == is)
        return seen(task, Mark::Right, {saysOutcome(is)}, game);
    playProof(game);
    return seen(task, Mark::Wrong, {saysOtherwise(is, game)}, game);
}

Marking move(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    ExactGame game = gameOf(task, std::move(stop));
    const auto index = indexOfMove(game, reply.text);
    if (!index)
        return nothing(noMove(reply.text));
    if (!isRightMove(task.step, *task.solution, *index))
        return refuted(task, game, *index);
    const Phrase why = showsValues(task.step.shows)
                           ? whyMove(game.match(), 0, *index, *task.solution)
                           : Phrase{QT_TRANSLATE_NOOP("Phrase", "Right.")};
    game.play(reply.text);
    return seen(task, Mark::Right, {why}, game);
}

Marking keepWinning(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    ExactGame game = gameOf(task, std::move(stop));
    if (reply.moves.empty())
        return nothing({QT_TRANSLATE_NOOP("Phrase", "Make a move.")});
    for (std::size_t made = 1; made <= reply.moves.size(); ++made) {
        const std::string& text = reply.moves[made - 1];
        const auto index = indexOfMove(game, text);
        if (!index)
            return nothing(noMove(text));
        const auto& analysis = game.analysis();
        if (!analysis)
            return {};
        if (analysis->moves[*index].outcome != task.solution->position.outcome)
            return refuted(task, game, *index);
        game.play(text);
        if (auto end = ended(task, game, made))
            return *end;
        const std::string answer = game.drawnBest(task.seed);
        if (!game.play(answer))
            return {};
        if (game.isOver())
            return seen(task, Mark::Right, {game.match().ending(game.node())}, game);
    }
    return seen(task, Mark::GoOn,
                {{QT_TRANSLATE_NOOP("Phrase", "Right so far: %1 answers with %2."),
                  {rivalAt(game.match(), 0), game.line().back()}}},
                game);
}

} // namespace bouton::marking
