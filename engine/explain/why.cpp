// SPDX-License-Identifier: MIT
#include "explain/why.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <tuple>
#include <utility>

#include "core/decimals.h"
#include "core/ruleset.h"
#include "search/nimber.h"

namespace bouton {

namespace {

constexpr SumWords anyWords{
    QT_TRANSLATE_N_NOOP("Phrase", "Part(s) worth %1: nim-sum 0, so every move loses against best "
                                  "play."),
    QT_TRANSLATE_N_NOOP("Phrase", "Part(s) worth %1: nim-sum %2, so %3 wins. %7 takes the part at "
                                  "%6 from %4 to %5 and the nim-sum to 0."),
    QT_TRANSLATE_NOOP("Phrase",
                      "%7 takes the part at %6 from %4 to %5 and brings the nim-sum to 0."),
    QT_TRANSLATE_NOOP(
        "Phrase",
        "%7 takes the part at %6 from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0."),
    QT_TRANSLATE_N_NOOP("Phrase", "All winning moves are in the part(s) at %1.")};

// What the row in which a move is is worth then; empty: it is in none, or it is not known.
std::optional<int> rowAfter(const std::vector<Summand>& rows, const Analysis& analysis,
                            const Value& move) {
    const std::size_t row = rowOf(rows, move);
    return row < rows.size() ? nimberAfter(rows[row], analysis, move) : std::nullopt;
}

// Of the moves that win, the one to name: as in Nim, where a heap only gets smaller, and quick.
std::optional<std::size_t> plainestWin(const std::vector<Summand>& rows, const Analysis& analysis) {
    using Plainness = std::tuple<bool, int>;
    std::optional<std::size_t> best;
    Plainness most;
    for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
        const Value& move = analysis.moves[i];
        const auto after =
            move.outcome == Outcome::Win ? rowAfter(rows, analysis, move) : std::nullopt;
        if (!after)
            continue;
        const Plainness plainness{*after > rows[rowOf(rows, move)].nimber,
                                  move.remoteness.value_or(0)};
        if (!best || plainness < most) {
            best = i;
            most = plainness;
        }
    }
    return best;
}

std::vector<std::string> argsOf(const std::string& list, int sum, std::string side,
                                const Summand& row, int after, std::string text) {
    return {list,
            std::to_string(sum),
            std::move(side),
            std::to_string(row.nimber),
            std::to_string(after),
            row.name,
            std::move(text)};
}

// The whole position is known, and nothing of its parts.
Phrase sayWhole(const Match& match, Match::Node node, const Analysis& analysis) {
    const int nimber = analysis.position.nimber.value_or(0);
    if (nimber == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "Nimber 0: every move loses against best play.")};
    const std::string nimberText = std::to_string(nimber), mover = moverAt(match, node);
    const auto win = std::ranges::find(analysis.moves, 0, &Value::nimber) - analysis.moves.begin();
    if (win == std::ssize(analysis.moves) || !valuesMovesOf(match, node, analysis))
        return {QT_TRANSLATE_NOOP("Phrase", "Nimber %1, which is not 0: %2 wins."),
                {nimberText, mover}};
    const LegalMove move = match.moves(node)[static_cast<std::size_t>(win)];
    return {QT_TRANSLATE_NOOP("Phrase", "Nimber %1, so %2 wins: %3 brings it to 0."),
            {nimberText, mover, move.text},
            {},
            move.cells()};
}

Phrase sayWholeOfMove(const Match& match, Match::Node node, const LegalMove& move, int left) {
    if (left == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 brings the nimber to 0."),
                {move.text},
                {},
                move.cells()};
    return {QT_TRANSLATE_NOOP("Phrase", "%1 leaves nimber %2, which %3 can bring to 0."),
            {move.text, std::to_string(left), rivalAt(match, node)},
            {},
            move.cells()};
}

// Games that count --------------------------------------------------------------------------------

constexpr ScoreWords points{
    QT_TRANSLATE_N_NOOP("Phrase", "With best play %1 wins by %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 is ahead by %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 seems to be ahead by about %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 seems to be behind by about %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "With best play the game goes on %1; the next best move, %2, is "
                                  "%n point(s) worse."),
    QT_TRANSLATE_N_NOOP("Phrase", "The game is expected to go on %1; the next best move, %2, seems "
                                  "%n point(s) worse."),
    QT_TRANSLATE_N_NOOP("Phrase", "Proven: %1 wins by %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "Estimated: %1 is ahead by %n point(s)."),
    QT_TRANSLATE_N_NOOP("Phrase",
                        "Move %1: %2 played %3, which is %n point(s) worse than the best move."),
    QT_TRANSLATE_N_NOOP("Phrase", "Move %1: %2 played %3, which the analysis estimates to be %n "
                                  "point(s) worse than the best move."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 %2 gave away %n point(s)."),
    QT_TRANSLATE_NOOP("Phrase", "%1 gave away %L2 points a move."),
    QT_TRANSLATE_NOOP("Phrase", "%1 gave away %L2 points a move, the analysis estimates."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 point(s)"),
    QT_TRANSLATE_NOOP("Phrase", "%L1 points"),
    QT_TRANSLATE_NOOP("Phrase", "half a point"),
    QT_TRANSLATE_N_NOOP("Phrase", "%n point(s) worse than the best move")};

Phrase sayScore(const Match& match, Match::Node node, const Analysis& analysis) {
    const int score = analysis.position.score.value_or(0);
    const std::string ahead = score > 0 ? moverAt(match, node) : rivalAt(match, node);
    const ScoreWords& words = scoreWordsOf(match.game());
    if (score != 0)
        return {analysis.position.exact ? words.wins : words.ahead, {ahead}, std::abs(score)};
    if (analysis.position.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play the game is drawn.")};
    return {QT_TRANSLATE_NOOP("Phrase", "Neither side is ahead.")};
}

// How far the sentence about a score can be trusted.
Phrase noteOfScore(const Analysis& analysis) {
    if (analysis.position.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "This is proven.")};
    return {QT_TRANSLATE_NOOP("Phrase", "Estimated at depth %1, not proven."),
            {std::to_string(analysis.depth)}};
}

Phrase sayScoreMove(const std::string& text, const Value& move, const Analysis& analysis) {
    const int score = *move.score, best = analysis.position.score.value_or(0);
    const std::string depth = std::to_string(analysis.depth);
    if (move.exact && score >= best)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 keeps the best score, %2."),
                {text, signedText(score)}};
    if (move.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 comes to %2; the best move comes to %3."),
                {text, signedText(score), signedText(best)}};
    if (score >= best)
        return {QT_TRANSLATE_NOOP("Phrase",
                                  "At depth %3 %1 is estimated at %2, the best of all moves."),
                {text, signedText(score), depth}};
    return {analysis.position.exact
                ? QT_TRANSLATE_NOOP("Phrase", "At depth %4 %1 is estimated at %2; the best move "
                                              "comes to %3, which is proven.")
                : QT_TRANSLATE_NOOP("Phrase",
                                    "At depth %4 %1 is estimated at %2, the best move at %3."),
            {text, signedText(score), signedText(best), depth}};
}

// Of the position after a move more is known than of the move beside the others.
bool tellsMore(const Analysis& after, const Value& move, const Analysis& analysis) {
    return after.position.score && !move.exact
           && (after.position.exact || after.depth >= analysis.depth);
}
Phrase sayScoreAfter(const std::string& text, const Analysis& after) {
    const std::string score = signedText(-*after.position.score);
    if (after.position.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 comes to %2, which is proven."), {text, score}};
    return {QT_TRANSLATE_NOOP("Phrase", "At depth %3 %1 is estimated at %2."),
            {text, score, std::to_string(after.depth + 1)}};
}

// Other games -------------------------------------------------------------------------------------

Phrase sayOutcome(const Match& match, Match::Node node, const Analysis& analysis) {
    const Value& position = analysis.position;
    if (!position.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "It is not known who wins with best play.")};
    if (position.outcome == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play of both sides nobody wins.")};
    const std::string winner =
        position.outcome == Outcome::Win ? moverAt(match, node) : rivalAt(match, node);
    if (!position.remoteness)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play %1 wins."), {winner}};
    if (position.remoteness == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play %1 wins, after 1 move."), {winner}};
    return {QT_TRANSLATE_N_NOOP("Phrase", "With best play %1 wins, after %n move(s) of both sides "
                                          "together."),
            {winner},
            *position.remoteness};
}

Phrase sayOutcomeMove(const Match& match, Match::Node node, const std::string& text,
                      const Value& move, const Analysis& analysis) {
    const std::string rival = rivalAt(match, node);
    const auto before = analysis.position.outcome;
    const bool lost = before == Outcome::Loss && analysis.position.exact;
    if (!move.exact && !lost)
        return {QT_TRANSLATE_NOOP("Phrase", "It is not known what %1 comes to."), {text}};
    if (before == Outcome::Loss)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 loses against best play, as every move does."),
                {text}};
    if (move.outcome == before)
        return {before == Outcome::Win ? QT_TRANSLATE_NOOP("Phrase", "%1 keeps the win.")
                                       : QT_TRANSLATE_NOOP("Phrase", "%1 keeps the draw."),
                {text}};
    if (move.outcome == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 throws a win away: now nobody can force one."),
                {text}};
    return {before == Outcome::Win
                ? QT_TRANSLATE_NOOP("Phrase", "%1 throws a win away: now %2 wins.")
                : QT_TRANSLATE_NOOP("Phrase", "%1 throws a draw away: now %2 wins."),
            {text, rival}};
}

// Words for any game: a part is called by its first cell.
Summand rowOfPart(const Part& part, std::size_t index) {
    Summand row{.name = std::to_string(index + 1),
                .title = {QT_TRANSLATE_NOOP("Phrase", "Part %1")},
                .cells = part.cells,
                .parts = {index},
                .nimber = part.nimber};
    if (!part.cells.empty()) {
        row.name = nameOf(part.cells.front());
        row.title.text = QT_TRANSLATE_NOOP("Phrase", "Part at %1");
        row.measure = {
            QT_TRANSLATE_N_NOOP("Phrase", "%n cell(s)"), {}, static_cast<int>(part.cells.size())};
    }
    row.title.args = {row.name};
    return row;
}

const Part* partOf(const Analysis& analysis, const Value& move) {
    const auto part = static_cast<std::size_t>(move.part);
    return part < analysis.parts.size() ? &analysis.parts[part] : nullptr;
}

// Of a position that is not over. Where the parts are not known, of the whole of it.
Phrase sayNimbers(const Match& match, Match::Node node, const std::vector<Summand>& rows,
                  const Analysis& analysis) {
    if (rows.empty())
        return sayWhole(match, node, analysis);
    std::vector<int> worths;
    for (const Summand& row : rows)
        worths.push_back(row.nimber);
    const auto n = static_cast<int>(rows.size());
    if (analysis.position.outcome != Outcome::Win)
        return {wordsOf(rows.front()).lost, {listed(worths)}, n};
    const auto win =
        valuesMovesOf(match, node, analysis) ? plainestWin(rows, analysis) : std::nullopt;
    if (!win)
        return sayWhole(match, node, analysis);
    const Value& value = analysis.moves[*win];
    const Summand& row = rows[rowOf(rows, value)];
    const LegalMove move = match.moves(node)[*win];
    return {wordsOf(row).won,
            argsOf(listed(worths), analysis.position.nimber.value_or(0), moverAt(match, node), row,
                   *rowAfter(rows, analysis, value), move.text),
            n, move.cells()};
}

// The same of a move.
Phrase sayNimbersOfMove(const Match& match, Match::Node node, const std::vector<Summand>& rows,
                        std::size_t index, const Analysis& analysis) {
    const LegalMove move = match.moves(node)[index];
    const Value& value = analysis.moves[index];
    const int left = value.nimber.value_or(0);
    const auto after = rowAfter(rows, analysis, value);
    if (!after)
        return sayWholeOfMove(match, node, move, left);
    const Summand& row = rows[rowOf(rows, value)];
    return {left == 0 ? wordsOf(row).toZero : wordsOf(row).away,
            argsOf({}, left, rivalAt(match, node), row, *after, move.text),
            {},
            move.cells()};
}

} // namespace

const ScoreWords& scoreWordsOf(const Ruleset& game) {
    return game.lore.scores ? *game.lore.scores : points;
}

Phrase amountOf(const Ruleset& game, double points) {
    if (points == 0.5)
        return {scoreWordsOf(game).half};
    std::string number = withDecimals(points, 1);
    if (number.ends_with(".0"))
        number.resize(number.size() - 2);
    return amountOf(game, std::move(number));
}

Phrase amountOf(const Ruleset& game, std::string number) {
    int n = 0;
    const char* const end = number.data() + number.size();
    if (std::from_chars(number.data(), end, n).ptr == end)
        return {scoreWordsOf(game).amount, {std::move(number)}, n};
    // No plural of a language is meant for fractions.
    return {scoreWordsOf(game).fraction, {std::move(number)}};
}

bool valuesMovesOf(const Match& match, Match::Node node, const Analysis& analysis) {
    return analysis.moves.size() == match.moves(node).size();
}

Why whyOf(const Match& match, Match::Node node, const Analysis& analysis) {
    const auto& own = match.game().lore;
    Why why{summandsOf(match, node, analysis), {}, {}};
    if (own.note)
        why.note = own.note({match, node}, analysis);
    if (match.result(node))
        why.sentence = match.ending(node);
    else if (own.sentence)
        why.sentence = own.sentence({match, node}, analysis);
    if (!why.sentence.empty())
        return why;
    if (analysis.position.nimber)
        why.sentence = sayNimbers(match, node, why.summands, analysis);
    else if (analysis.position.score) {
        why.sentence = sayScore(match, node, analysis);
        if (why.note.empty())
            why.note = noteOfScore(analysis);
    } else
        why.sentence = sayOutcome(match, node, analysis);
    return why;
}

Phrase howFar(const Match& match, Match::Node node, const Analysis& analysis) {
    const bool isEstimate = analysis.position.score && !analysis.position.exact;
    return isEstimate ? whyOf(match, node, analysis).note : Phrase{};
}

Phrase whyMove(const Match& match, Match::Node node, std::size_t index, const Analysis& analysis,
               const Analysis* after) {
    if (!valuesMovesOf(match, node, analysis) || index >= analysis.moves.size())
        return {};
    const Value& move = analysis.moves[index];
    if (const auto own = match.game().lore.moveSentence)
        if (Phrase said = own({match, node}, index, analysis); !said.empty())
            return said;
    const std::string text = match.moves(node)[index].text;
    if (move.nimber)
        return sayNimbersOfMove(match, node, summandsOf(match, node, analysis), index, analysis);
    if (move.score && after != nullptr && tellsMore(*after, move, analysis))
        return sayScoreAfter(text, *after);
    if (move.score)
        return sayScoreMove(text, move, analysis);
    return sayOutcomeMove(match, node, text, move, analysis);
}

Missing missingAt(const Match& match, Match::Node node, const Analysis& analysis, Cell cell) {
    Missing missing{};
    const auto reach = match.game().lore.reach;
    Mex mex;
    for (const Cell option : reach ? reach({match, node}, cell) : Clicks{}) {
        const auto known = std::ranges::find(analysis.map, Clicks{option}, &Part::cells);
        if (known == analysis.map.end())
            continue;
        missing.options.push_back(option);
        missing.values.push_back(known->nimber);
        mex.add(known->nimber);
    }
    missing.mex = mex.value();
    return missing;
}

std::string moverAt(const Match& match, Match::Node node) {
    return match.game().name.sides[indexOf(match.toMove(node))];
}
std::string rivalAt(const Match& match, Match::Node node) {
    return match.game().name.sides[indexOf(other(match.toMove(node)))];
}

const SumWords& wordsOf(const Summand& row) { return row.words ? *row.words : anyWords; }

std::vector<Summand> summandsOf(const Match& match, Match::Node node, const Analysis& analysis) {
    if (analysis.parts.empty())
        return {};
    if (const auto own = match.game().lore.summands)
        return own({match, node}, analysis);
    std::vector<Summand> rows;
    for (std::size_t i = 0; i < analysis.parts.size(); ++i)
        rows.push_back(rowOfPart(analysis.parts[i], i));
    return rows;
}

// The other parts stay as they are, so the nim-sum of the whole tells it too.
std::optional<int> nimberAfter(const Summand& row, const Analysis& analysis, const Value& move) {
    const Part* part = partOf(analysis, move);
    if (part && move.partNimber)
        return row.nimber ^ part->nimber ^ *move.partNimber;
    if (analysis.position.nimber && move.nimber)
        return row.nimber ^ *analysis.position.nimber ^ *move.nimber;
    return std::nullopt;
}

std::size_t rowOf(const std::vector<Summand>& rows, const Value& move) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const std::size_t part : rows[i].parts)
            if (static_cast<int>(part) == move.part)
                return i;
    return rows.size();
}

} // namespace bouton
