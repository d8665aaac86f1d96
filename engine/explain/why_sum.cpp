#include "explain/why_sum.h"

#include <algorithm>
#include <tuple>

#include "core/ruleset.h"

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

// A move in a row.
struct RowMove {
    std::size_t move, row;
    int after; // what the row is worth then
};

std::optional<RowMove> rowMoveOf(std::size_t move, const std::vector<Summand>& rows,
                                 const Analysis& analysis) {
    const Value& value = analysis.moves[move];
    const std::size_t row = rowOf(rows, value);
    if (row == rows.size())
        return std::nullopt;
    const auto after = nimberAfter(rows[row], analysis, value);
    return after ? std::optional(RowMove{move, row, *after}) : std::nullopt;
}

// Of the moves that win, the one to name: as in Nim, where a heap only gets smaller, and quick.
std::optional<RowMove> plainestWin(const std::vector<Summand>& rows, const Analysis& analysis) {
    using Plainness = std::tuple<bool, int>;
    std::optional<std::pair<Plainness, RowMove>> best;
    for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
        const Value& move = analysis.moves[i];
        const auto turn =
            move.outcome == Outcome::Win ? rowMoveOf(i, rows, analysis) : std::nullopt;
        if (!turn)
            continue;
        const Plainness plainness{turn->after > rows[turn->row].nimber,
                                  move.remoteness.value_or(0)};
        if (!best || plainness < best->first)
            best = {plainness, *turn};
    }
    return best ? std::optional(best->second) : std::nullopt;
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

} // namespace

std::string moverAt(const Match& match, Match::Node node) {
    return match.game().name.sides[indexOf(match.toMove(node))];
}
std::string rivalAt(const Match& match, Match::Node node) {
    return match.game().name.sides[indexOf(other(match.toMove(node)))];
}

const SumWords& wordsOf(const Summand& row) { return row.words ? *row.words : anyWords; }

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
    const Summand& row = rows[win->row];
    const LegalMove move = match.moves(node)[win->move];
    return {wordsOf(row).won,
            argsOf(listed(worths), analysis.position.nimber.value_or(0), moverAt(match, node), row,
                   win->after, move.text),
            n, move.cells()};
}

Phrase sayNimbersOfMove(const Match& match, Match::Node node, const std::vector<Summand>& rows,
                        std::size_t index, const Analysis& analysis) {
    const LegalMove move = match.moves(node)[index];
    const int left = analysis.moves[index].nimber.value_or(0);
    const auto turn = rowMoveOf(index, rows, analysis);
    if (!turn)
        return sayWholeOfMove(match, node, move, left);
    const Summand& row = rows[turn->row];
    return {left == 0 ? wordsOf(row).toZero : wordsOf(row).away,
            argsOf({}, left, rivalAt(match, node), row, turn->after, move.text),
            {},
            move.cells()};
}

} // namespace bouton
