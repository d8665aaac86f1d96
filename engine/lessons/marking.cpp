// SPDX-License-Identifier: MIT
#include "lessons/marking.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string_view>

#include "core/match.h"
#include "explain/why.h"
#include "lab/saying.h"
#include "lessons/added_part.h"
#include "lessons/exact_game.h"
#include "lessons/frame.h"
#include "lessons/reasons.h"
#include "search/trace.h"

namespace bouton {

namespace {

using Mark = Marking::Mark;

// Whether the position is its own mirror image, as the game's own words have it.
bool isOwnImage(const Match& match, Match::Node node) {
    const language::Vocabulary& words = match.game().lore.vocabulary();
    const auto mirror = std::ranges::find(words.words, std::string_view("mirror"),
                                          [](const language::Word& word) { return word.id; });
    const auto sampler =
        mirror == words.words.end() ? std::nullopt : words.sampler(match.picture(node));
    if (!sampler)
        return false;
    const auto place = static_cast<std::size_t>(mirror - words.words.begin());
    const language::Needs needs{.here = {.words = std::uint64_t{1} << place}};
    Poll poll{std::stop_token{}}; // the word is read at once
    return sampler->read(needs, poll).here.words[place] != 0;
}

// The winning answer that copies the last move along the diagonal, as a lesson teaches it, if
// there is one.
std::string copyingAnswer(ExactGame& game) {
    const Match& match = game.match();
    const auto before = match.parent(game.node());
    const auto& analysis = game.analysis();
    if (!analysis || !before || !isOwnImage(match, *before))
        return {};
    const auto& moves = match.moves(game.node());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::vector<std::string> answer{moves[i].text};
        if (analysis->moves[i].outcome != Outcome::Win)
            continue;
        const auto after = matchAfter(match.game(), match.position(game.node()), answer);
        if (after && isOwnImage(**after, (*after)->current()))
            return moves[i].text;
    }
    return {};
}

// Of a reply that is no answer, with the reason.
Marking nothing(Phrase why) {
    Marking marking;
    marking.says.push_back(std::move(why));
    return marking;
}

// A game from the task's position, of which the task knows the analysis.
ExactGame gameOf(const LessonTask& task, std::stop_token stop) {
    return ExactGame(*task.game, task.position, std::move(stop), task.solution);
}

// What is to be seen on the board: the moves of a game so far, and what is known of each position,
// if the step shows values.
Marking seen(const LessonTask& task, Marking::Mark mark, std::vector<Phrase> says,
             ExactGame& game) {
    std::erase_if(says, [](const Phrase& phrase) { return phrase.empty(); });
    Marking marking;
    marking.mark = mark;
    marking.says = std::move(says);
    marking.position = game.match().position(0);
    marking.line = game.line();
    if (showsValues(task.step.shows))
        marking.known = game.analyses();
    return marking;
}

// Plays the best move of the side that wins, or if the side to move loses, a move and its
// refutation: by copying where that wins.
void playProof(ExactGame& game) {
    const auto& analysis = game.analysis();
    if (!analysis)
        return;
    const Outcome outcome = analysis->position.outcome;
    // Where no nimber says why, all is played to the end.
    const Value& value = analysis->position;
    if (outcome != Outcome::Draw && !value.nimber && value.remoteness)
        return game.playOn(*value.remoteness);
    game.playOn(1);
    if (outcome == Outcome::Win)
        return;
    const std::string copy = outcome == Outcome::Loss ? copyingAnswer(game) : std::string();
    if (copy.empty() || !game.play(copy))
        game.playOn(1);
}

// Outcomes and moves ------------------------------------------------------------------------------

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
    if (outcome == Outcome::Win && line.size() > 1)
        return {
            QT_TRANSLATE_N_NOOP(
                "Phrase", "It is won: %1 begins with %2 and wins within %n move(s) of both sides."),
            {mover, line.front()},
            static_cast<int>(line.size())};
    if (outcome == Outcome::Win && !line.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "It is won: %1 wins with %2."), {mover, line.front()}};
    if (outcome == Outcome::Draw && !line.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "It is a draw: %1 holds it with %2, and neither side "
                                            "can force a win."),
                {mover, line.front()}};
    if (line.size() < 2)
        return {QT_TRANSLATE_NOOP("Phrase", "It is lost: every move loses.")};
    return {
        QT_TRANSLATE_NOOP("Phrase", "It is lost: every move loses. After %1, %2 answers with %3."),
        {line[0], rival, line[1]}};
}

// Of a move that keeps the outcome where a better one was asked for: which, and by how much.
Phrase saysSlower(const std::string& move, const Value& got, const std::string& best,
                  const Value& value) {
    if (!got.remoteness || !value.remoteness || got.score != value.score
        || value.outcome == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 keeps what there is, but %2 is better."),
                {move, best}};
    const bool wins = value.outcome == Outcome::Win;
    return {
        wins ? QT_TRANSLATE_N_NOOP("Phrase", "%1 wins, but %n move(s) of both sides later than %2.")
             : QT_TRANSLATE_N_NOOP("Phrase", "%1 loses %n move(s) of both sides sooner than %2."),
        {move, best},
        std::abs(*got.remoteness - *value.remoteness)};
}

// After a wrong move, whose refutation has been played if there is one.
Phrase saysWrongMove(const std::string& move, Outcome got, const ExactGame& game, std::size_t ply) {
    const std::vector<std::string> line = game.line();
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
    const std::size_t first = bestFirst(before.moves).front();
    const std::string best = game.match().moves(at)[first].text;
    const Phrase why = showsValues(task.step.shows) || value.score
                           ? whyMove(game.match(), at, move, before)
                           : Phrase{};
    game.play(text);
    const std::size_t ply = game.match().ply(game.node());
    game.playOn(1);
    return seen(task, Mark::Wrong,
                {value.outcome == before.position.outcome
                     ? saysSlower(text, value, best, before.moves[first])
                     : saysWrongMove(text, value.outcome, game, ply),
                 why},
                game);
}

// After a right move in KeepWinning: what is said if the step ends with it.
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

Marking markOutcome(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    if (!reply.outcome)
        return nothing({QT_TRANSLATE_NOOP("Phrase", "Say whether it is won, drawn or lost.")});
    const Outcome is = task.solution->position.outcome;
    ExactGame game = gameOf(task, std::move(stop));
    if (*reply.outcome == is)
        return seen(task, Mark::Right, {saysOutcome(is)}, game);
    playProof(game);
    return seen(task, Mark::Wrong, {saysOtherwise(is, game)}, game);
}

Marking markMove(const LessonTask& task, const Reply& reply, std::stop_token stop) {
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

Marking markGame(const LessonTask& task, const Reply& reply, std::stop_token stop) {
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

// Nimbers and sums --------------------------------------------------------------------------------

Phrase noNumber() { return {QT_TRANSLATE_NOOP("Phrase", "Give a whole number from 0 on.")}; }

// "The moves lead to 0, 1, 3. The least number that is missing is 2."
Phrase saysMex(const Analysis& solution) {
    if (solution.moves.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "There is no move, so the nimber is 0.")};
    std::set<int> options;
    for (const Value& move : solution.moves)
        options.insert(move.nimber.value_or(0));
    return {QT_TRANSLATE_N_NOOP("Phrase", "The moves lead to the nimber(s) %1. The least number "
                                          "that is missing there is %2."),
            {listed({options.begin(), options.end()}), std::to_string(*solution.position.nimber)},
            static_cast<int>(options.size())};
}

std::vector<int> partsOf(const Analysis& solution) {
    std::vector<int> parts;
    for (const Part& part : solution.parts)
        parts.push_back(part.nimber);
    return parts;
}

Phrase saysSum(const Analysis& solution) {
    return {QT_TRANSLATE_NOOP("Phrase", "The nim-sum of %1 is %2."),
            {listed(partsOf(solution)), std::to_string(*solution.position.nimber)}};
}

Marking markNimber(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    if (!reply.number || *reply.number < 0)
        return nothing(noNumber());
    const Analysis& solution = *task.solution;
    const int is = *solution.position.nimber, said = *reply.number;
    ExactGame game = gameOf(task, std::move(stop));
    if (said == is)
        return seen(task, Mark::Right, {saysMex(solution)}, game);
    if (said > is)
        return seen(task, Mark::Wrong,
                    {{QT_TRANSLATE_NOOP("Phrase", "Nimber %1 would need a move to %2, and there "
                                                  "is none."),
                      {std::to_string(said), std::to_string(is)}},
                     saysMex(solution)},
                    game);
    const auto at = std::ranges::find(solution.moves, std::optional(said), &Value::nimber);
    const std::string move =
        task.match()->moves(0)[static_cast<std::size_t>(at - solution.moves.begin())].text;
    game.play(move);
    return seen(task, Mark::Wrong,
                {{QT_TRANSLATE_NOOP("Phrase", "%1 leads to nimber %2, so %2 is not missing."),
                  {move, std::to_string(said)}},
                 saysMex(solution)},
                game);
}

Marking markNimSum(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    if (!reply.number || *reply.number < 0)
        return nothing(noNumber());
    const bool isRight = *reply.number == *task.solution->position.nimber;
    ExactGame game = gameOf(task, std::move(stop));
    Phrase sum = saysSum(*task.solution);
    if (isRight)
        return seen(task, Mark::Right, {sum}, game);
    playProof(game);
    const std::vector<std::string> line = game.line();
    const Phrase proof =
        line.size() == 1 ? Phrase{QT_TRANSLATE_NOOP("Phrase", "%1 leaves nim-sum 0."), {line[0]}}
        : line.size() == 2
            ? Phrase{QT_TRANSLATE_NOOP("Phrase",
                                       "Every move spoils 0: after %1, %2 brings it back."),
                     {line[0], line[1]}}
            : Phrase{};
    return seen(task, Mark::Wrong, {sum, proof}, game);
}

Marking markPart(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    const Phrase noPart{
        QT_TRANSLATE_NOOP("Phrase", "Leave what was there, and set one part more at the end.")};
    auto made = matchFrom(*task.game, reply.text);
    if (!made)
        return nothing(made.error());
    if (!hasOnePartMore(task.match()->picture(0), (*made)->picture(0)))
        return nothing(noPart);
    ExactGame game(*task.game, (*made)->position(0), std::move(stop));
    const std::optional<Analysis> analysis = game.analysis();
    if (!analysis || !analysis->position.nimber)
        return nothing({QT_TRANSLATE_NOOP("Phrase", "This position cannot be solved exactly.")});
    if (analysis->parts.size() != task.solution->parts.size() + 1)
        return nothing(noPart);
    if (*analysis->position.nimber == 0)
        return seen(task, Mark::Right, {saysSum(*analysis)}, game);
    playProof(game);
    return seen(
        task, Mark::Wrong,
        {saysSum(*analysis),
         {QT_TRANSLATE_NOOP("Phrase", "%1 leaves nim-sum 0, so it was not 0."), game.line()}},
        game);
}

// The first wrong cell is refuted.
Marking markTable(const LessonTask& task, const Reply& reply, const std::stop_token& stop) {
    const LessonStep& step = task.step;
    const auto left = std::ranges::count_if(
        reply.numbers, [](const std::optional<int>& number) { return !number; });
    if (reply.numbers.size() != step.start.positions.size() || left == std::ssize(reply.numbers))
        return nothing({QT_TRANSLATE_NOOP("Phrase", "Write a number into a cell of the table.")});
    Marking made;
    made.mark = left > 0 ? Mark::GoOn : Mark::Right;
    made.says.push_back(
        left > 0 ? Phrase{QT_TRANSLATE_N_NOOP("Phrase", "Right so far. Still empty: %n cell(s)."),
                          {},
                          static_cast<int>(left)}
                 : Phrase{QT_TRANSLATE_NOOP("Phrase", "Right.")});
    std::vector<std::optional<bool>> cells(reply.numbers.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::optional<int>& number = reply.numbers[i];
        if (!number)
            continue;
        const Or<LessonTask> cell = cellOf(step, i, stop);
        if (!cell)
            return nothing(cell.error());
        Marking one = markNimber(*cell, {.number = number}, stop);
        if (one.mark == Mark::Nothing)
            return one;
        cells[i] = one.mark == Mark::Right;
        if (*cells[i] || made.mark == Mark::Wrong)
            continue;
        one.says.insert(one.says.begin(),
                        {QT_TRANSLATE_NOOP("Phrase", "The nimber of %1 is not %2."),
                         {nameOfCell(step, i), std::to_string(*number)}});
        made = std::move(one);
    }
    made.cells = std::move(cells);
    return made;
}

// Reasons -----------------------------------------------------------------------------------------

Marking markReason(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    const std::vector<Reason> reasons = reasonsOf(*task.match(), *task.solution);
    const int number = reply.number.value_or(0);
    if (number < 1 || number > std::ssize(reasons))
        return nothing({QT_TRANSLATE_NOOP("Phrase", "Choose one of the three sentences.")});
    const Reason& reason = reasons[static_cast<std::size_t>(number - 1)];
    ExactGame game = gameOf(task, std::move(stop));
    if (reason.against.empty())
        return seen(task, Mark::Right, {{QT_TRANSLATE_NOOP("Phrase", "Right.")}}, game);
    const Outcome is = task.solution->position.outcome;
    if (reason.outcome == is)
        return seen(task, Mark::Wrong, {reason.against}, game);
    playProof(game);
    return seen(task, Mark::Wrong, {reason.against, saysOtherwise(is, game)}, game);
}

// Counterexamples ---------------------------------------------------------------------------------

// From a won position playProof() has played the winning move.
Phrase outcomeOf(const ExactGame& game, bool isWon) {
    const std::vector<std::string> line = game.line();
    if (isWon && !line.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "The side to move wins here with %1."), {line.front()}};
    return {};
}

Marking markCounterexample(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    const auto match = matchFrom(*task.game, reply.text);
    if (!match)
        return nothing(match.error());
    const language::Vocabulary& words = task.game->lore.vocabulary();
    const auto claim = language::readStatement(task.step.claim, words);
    const auto sampler = words.sampler((*match)->picture(0));
    const std::size_t own = words.words.size() - words.verdicts;
    const bool judged = sampler && sampler->judges;
    if (!claim || !sampler
        || (!judged && (claim->needs.here.words | claim->needs.after.words) >> own != 0))
        return nothing(
            {QT_TRANSLATE_NOOP("Phrase", "That position is too large to be judged here.")});
    Poll poll(stop);
    const language::Sample sample = sampler->read(claim->needs, poll);
    const Saying saying = sayingOf(*claim, sample);
    ExactGame game(*task.game, (*match)->position(0), std::move(stop));
    const auto known = judged ? game.analysis() : std::nullopt;
    const bool isWon = known && known->position.outcome == Outcome::Win;
    if (judged)
        playProof(game);
    if (saying.fault)
        return nothing(language::sentenceOf(*saying.fault));
    Phrase first =
        !saying.applies()
            ? Phrase{QT_TRANSLATE_NOOP("Phrase", "The claim says nothing of that position: its "
                                                 "premise does not apply.")}
        : *saying.conclusion
            ? Phrase{QT_TRANSLATE_NOOP("Phrase", "There the claim is true.")}
            : Phrase{QT_TRANSLATE_NOOP("Phrase", "A counterexample: the claim is false.")};
    Marking marking =
        seen(task, saying.right().value_or(true) ? Mark::Wrong : Mark::Right,
             {std::move(first), saying.applies() ? outcomeOf(game, isWon) : Phrase{}}, game);
    marking.claim = claim->text;
    marking.terms = valuesOf(*claim, sample);
    return marking;
}

// Cut-offs ----------------------------------------------------------------------------------------

Phrase saysCut(const Trace::Node& node) {
    return {QT_TRANSLATE_N_NOOP("Phrase", "A cut-off: the value %1 is at least beta, %2, so "
                                          "%n move(s) need not be tried."),
            {std::to_string(node.value), std::to_string(node.beta)},
            static_cast<int>(node.untried.size())};
}

Marking markCut(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    const auto looked = searchOf(task, std::move(stop));
    if (!looked)
        return nothing(looked.error());
    const std::shared_ptr<const Trace>& trace = *looked;
    if (!trace)
        return {};
    // Where the last move reaches beta nothing is left out.
    const auto isCut = [](const Trace::Node& node) {
        return node.how == Left::Cut && !node.untried.empty();
    };
    const auto at = trace->nodeAfter(reply.moves);
    Marking marking;
    marking.position = task.position;
    if (at && isCut(trace->at(*at))) {
        marking.mark = Mark::Right;
        marking.line = reply.moves;
        marking.says.push_back(saysCut(trace->at(*at)));
        return marking;
    }
    marking.mark = Mark::Wrong;
    marking.says.push_back(
        !at ? Phrase{QT_TRANSLATE_NOOP("Phrase", "The search was never at that node.")}
        : trace->at(*at).how == Left::Leaf
            ? Phrase{QT_TRANSLATE_NOOP("Phrase", "That node is a leaf: it has no moves to leave "
                                                 "out.")}
            : Phrase{QT_TRANSLATE_NOOP("Phrase", "All moves of that node were tried.")});
    if (std::ranges::none_of(trace->nodes, isCut)) {
        marking.mark = Mark::Nothing;
        return marking;
    }
    // The board goes to the node that was named. To show a right one would give the answer away.
    if (at)
        marking.line = reply.moves;
    marking.says.push_back({QT_TRANSLATE_NOOP(
        "Phrase", "Look for a node that was left before all its moves were tried.")});
    return marking;
}

// Claims ------------------------------------------------------------------------------------------

// The position where a claim is false, as it stands: what is said of it is true there. A class may
// have larger boards than the game.
Marking falseAt(const LessonTask& task, const std::string& position, std::vector<Phrase> says,
                const std::stop_token& stop) {
    if (!matchFrom(*task.game, position)) {
        Marking marking;
        marking.mark = Mark::Wrong;
        marking.says = std::move(says);
        return marking;
    }
    ExactGame game(*task.game, position, stop);
    return seen(task, Mark::Wrong, std::move(says), game);
}

// What comes of a test that has come to its end.
Marking markOfTest(const LessonTask& task, const ClaimTask& framed, const Verdict& verdict,
                   const std::stop_token& stop) {
    Marking marking;
    marking.says.push_back(sentenceOf(framed, verdict));
    const auto& at = verdict.halted ? verdict.halted : verdict.against;
    if (at) {
        marking.says.push_back(at->why);
        if (verdict.against)
            marking = falseAt(task, at->position, std::move(marking.says), stop);
        marking.position = at->position;
        marking.terms = at->terms;
    }
    marking.claim = framed.claim.statement;
    marking.verdict = verdict;
    if (at)
        return marking;
    for (Phrase& phrase : premiseOf(framed, verdict))
        marking.says.push_back(std::move(phrase));
    const int least = std::max(task.step.frame.least, 1);
    if (verdict.tested >= static_cast<std::uint64_t>(least)) {
        marking.mark = Mark::Right;
        return marking;
    }
    marking.says.push_back(
        {QT_TRANSLATE_N_NOOP("Phrase", "The claim must apply to %Ln position(s) or more."),
         {},
         least});
    return marking;
}

Marking markClaim(const LessonTask& task, const Reply& reply, std::stop_token stop,
                  const Post<Verdict>& post) {
    const auto framed = framedTask(*task.game, task.step.frame, reply.text);
    if (!framed) {
        Marking marking = nothing(framed.error().what);
        marking.mistake = framed.error();
        return marking;
    }
    Verdict last;
    const bool ended = testClaim(*framed, stop, [&](const Verdict& news) {
        last = news;
        if (post)
            post(news);
    });
    return ended ? markOfTest(task, *framed, last, stop) : Marking{};
}

} // namespace

Marking marked(const LessonTask& task, const Reply& reply, std::stop_token stop,
               const Post<Verdict>& post) {
    const auto mark = [&]() -> Marking {
        switch (task.step.asks) {
        case LessonAsks::Outcome: return markOutcome(task, reply, stop);
        case LessonAsks::Move: return markMove(task, reply, stop);
        case LessonAsks::KeepWinning: return markGame(task, reply, stop);
        case LessonAsks::Nimber: return markNimber(task, reply, stop);
        case LessonAsks::NimSum: return markNimSum(task, reply, stop);
        case LessonAsks::MakeZero: return markPart(task, reply, stop);
        case LessonAsks::Reason: return markReason(task, reply, stop);
        case LessonAsks::Counterexample: return markCounterexample(task, reply, stop);
        case LessonAsks::Cut: return markCut(task, reply, stop);
        case LessonAsks::Claim: return markClaim(task, reply, stop, post);
        case LessonAsks::Table: return markTable(task, reply, stop);
        }
        return {};
    };
    Marking made = mark();
    return stop.stop_requested() ? Marking{} : made;
}

Or<Marking> marked(const LessonStep& step, std::uint64_t seed, const Reply& reply,
                   std::stop_token stop) {
    const Or<LessonTask> task = taskOf(step, seed, stop);
    if (!task)
        return refuse(task.error());
    return marked(*task, reply, stop);
}

} // namespace bouton
