// SPDX-License-Identifier: MIT
#include "explain/hints.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <ranges>
#include <set>

#include "core/analysis.h"
#include "core/ruleset.h"
#include "core/text.h"
#include "explain/move_values.h"
#include "explain/why.h"

namespace bouton {

namespace {

constexpr std::size_t mostOfLine = 8; // moves of a line that a sentence names

// One position and its hints.
class Adviser {
public:
    Adviser(const Match& match, Match::Node node, const Analysis& analysis)
        : m_match(match),
          m_node(node),
          m_moves(match.moves(node)),
          m_analysis(analysis),
          m_mover(moverAt(match, node)),
          m_valued(!m_moves.empty() && valuesMovesOf(match, node, analysis)
                   && !analysis.position.isGuess()),
          m_best(m_valued ? choose() : 0) {}

    std::size_t best() const { return m_best; }
    // Whether no other move is known to be better.
    bool isBest(std::size_t move) const {
        return move == m_best
               || (m_analysis.moves[move].exact && !better(bestValue(), m_analysis.moves[move]));
    }
    // Who wins, as it is told; empty: it is not known.
    std::optional<Outcome> told() const {
        return position().isGuess()    ? std::nullopt
               : seemsEven(position()) ? std::optional(Outcome::Draw)
                                       : std::optional(position().outcome);
    }
    Hints hints() const {
        if (!m_valued)
            return {worth()};
        if (position().exact && loses())
            return {lost()};
        return {worth(), whereToLook(), move(), why()};
    }

private:
    const Value& position() const { return m_analysis.position; }
    const Value& bestValue() const { return m_analysis.moves[m_best]; }
    const std::string& bestText() const { return m_moves[m_best].text; }
    bool wins() const { return position().outcome == Outcome::Win; }
    bool loses() const { return position().outcome == Outcome::Loss; }
    // Of several independent parts.
    bool isSum() const { return position().nimber && m_analysis.parts.size() > 1; }

    std::size_t choose() const;
    Clicks cellsOf(std::size_t move) const;
    Phrase worth() const;
    Phrase lost() const;
    Phrase estimate() const;
    Phrase whereToLook() const;
    Phrase winningParts() const;
    Phrase bestQuarter() const;
    Phrase howMany() const;
    Phrase move() const;
    Phrase why() const;
    Phrase byLine() const;
    Phrase byScores() const;
    std::string line() const;

    const Match& m_match;
    Match::Node m_node;
    std::vector<LegalMove> m_moves;
    const Analysis& m_analysis;
    std::string m_mover;
    bool m_valued;
    std::size_t m_best;
};

std::size_t Adviser::choose() const {
    if (!m_analysis.line.empty())
        for (std::size_t i = 0; i < m_moves.size(); ++i)
            if (m_moves[i].text == m_analysis.line.front())
                return i;
    const std::vector<std::size_t> order = bestFirst(m_analysis.moves);
    for (const std::size_t i : order) {
        const Value& value = m_analysis.moves[i];
        const auto part = static_cast<std::size_t>(value.part);
        if (better(m_analysis.moves[order.front()], value) || part >= m_analysis.parts.size()
            || !value.partNimber)
            break;
        if (value.partNimber < m_analysis.parts[part].nimber)
            return i;
    }
    return order.front();
}

Clicks Adviser::cellsOf(std::size_t move) const { return m_moves[move].cells(); }

// What it is worth --------------------------------------------------------------------------------

Phrase Adviser::worth() const {
    if (!position().exact)
        return estimate();
    switch (position().outcome) {
    case Outcome::Win:
        return {QT_TRANSLATE_NOOP("Phrase", "%1 is to move and can win."), {m_mover}};
    case Outcome::Draw: return {QT_TRANSLATE_NOOP("Phrase", "With best play this is a draw.")};
    case Outcome::Loss: break;
    }
    return {QT_TRANSLATE_NOOP("Phrase", "%1 is to move and loses against best play."), {m_mover}};
}

Phrase Adviser::estimate() const {
    if (!position().score)
        return {QT_TRANSLATE_NOOP("Phrase", "It is not known who wins with best play.")};
    const int score = *position().score;
    if (isAboutEven(score))
        return {QT_TRANSLATE_NOOP("Phrase", "It seems about even.")};
    const ScoreWords& words = scoreWordsOf(m_match.game());
    return {score > 0 ? words.seemsAhead : words.seemsBehind, {m_mover}, std::abs(score)};
}

// All that can be said where nothing helps.
Phrase Adviser::lost() const {
    const Clicks cells = cellsOf(m_best);
    if (m_moves.size() == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 loses against best play; %2 is the only move."),
                {m_mover, bestText()},
                {},
                cells};
    if (bestValue().remoteness)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 loses against best play; %2 holds out longest."),
                {m_mover, bestText()},
                {},
                cells};
    if (position().score)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 loses against best play; %2 loses by the least."),
                {m_mover, bestText()},
                {},
                cells};
    return {QT_TRANSLATE_NOOP("Phrase", "%1 loses against best play, whatever is played."),
            {m_mover}};
}

// Where to look -----------------------------------------------------------------------------------

Phrase Adviser::whereToLook() const {
    if (m_moves.size() == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "There is only one legal move.")};
    if (position().score && !cellsOf(m_best).empty())
        return bestQuarter();
    return isSum() ? winningParts() : howMany();
}

Phrase Adviser::winningParts() const {
    const std::vector<Summand> rows = summandsOf(m_match, m_node, m_analysis);
    std::set<std::size_t> winning;
    for (const Value& move : m_analysis.moves)
        if (move.outcome == Outcome::Win)
            winning.insert(rowOf(rows, move));
    if (winning.empty() || winning.contains(rows.size())) // of a move nobody knows in which part
        return howMany();
    Phrase phrase{wordsOf(rows.front()).where};
    std::string names;
    for (const std::size_t i : winning) {
        names += (names.empty() ? "" : ", ") + rows[i].name;
        phrase.where.insert(phrase.where.end(), rows[i].cells.begin(), rows[i].cells.end());
    }
    phrase.args = {names};
    phrase.n = static_cast<int>(winning.size());
    return phrase;
}

Phrase Adviser::bestQuarter() const {
    static constexpr const char* texts[2][2] = {
        {QT_TRANSLATE_NOOP("Phrase", "The best move is in the upper left quarter."),
         QT_TRANSLATE_NOOP("Phrase", "The best move is in the upper right quarter.")},
        {QT_TRANSLATE_NOOP("Phrase", "The best move is in the lower left quarter."),
         QT_TRANSLATE_NOOP("Phrase", "The best move is in the lower right quarter.")}};
    const Cell cell = cellsOf(m_best).front();
    const Picture picture = m_match.picture(m_node);
    const int rows = static_cast<int>(picture.rows.size());
    const int columns = static_cast<int>(picture.rows.front().size());
    const bool lower = 2 * cell.row >= rows, right = 2 * cell.column >= columns;
    Phrase phrase{texts[lower][right]};
    // The middle row or column of an odd number belongs to the upper or left half.
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            if ((2 * row >= rows) == lower && (2 * column >= columns) == right)
                phrase.where.push_back({row, column});
    return phrase;
}

Phrase Adviser::howMany() const {
    const auto all = std::to_string(m_moves.size());
    const auto good =
        static_cast<int>(std::ranges::count(m_analysis.moves, position().outcome, &Value::outcome));
    if (std::ranges::any_of(m_analysis.moves, &Value::isGuess))
        return {QT_TRANSLATE_NOOP("Phrase", "Moves that are known to win: %1 of %2."),
                {std::to_string(good), all}};
    return {wins() ? QT_TRANSLATE_NOOP("Phrase", "Moves that win: %1 of %2.")
                   : QT_TRANSLATE_NOOP("Phrase", "Moves that keep the draw: %1 of %2."),
            {std::to_string(good), all}};
}

// Which move --------------------------------------------------------------------------------------

Phrase Adviser::move() const {
    Phrase phrase{"", {bestText()}, {}, cellsOf(m_best)};
    if (m_moves.size() == 1)
        phrase.text = QT_TRANSLATE_NOOP("Phrase", "It is %1.");
    else if (!position().exact)
        phrase.text = QT_TRANSLATE_NOOP("Phrase", "%1 seems best.");
    else if (position().score)
        phrase.text = QT_TRANSLATE_NOOP("Phrase", "%1 is best.");
    else if (wins())
        phrase.text = QT_TRANSLATE_NOOP("Phrase", "%1 wins.");
    else
        phrase.text = QT_TRANSLATE_NOOP("Phrase", "%1 keeps the draw.");
    return phrase;
}

// Why ---------------------------------------------------------------------------------------------

Phrase Adviser::why() const {
    Phrase phrase = position().score    ? byScores()
                    : position().nimber ? whyMove(m_match, m_node, m_best, m_analysis)
                                        : byLine();
    phrase.where = cellsOf(m_best);
    return phrase;
}

std::string Adviser::line() const {
    return joined(m_analysis.line | std::views::take(mostOfLine))
           + (m_analysis.line.size() > mostOfLine ? " ..." : "");
}

Phrase Adviser::byLine() const {
    if (m_analysis.line.empty())
        return whyOf(m_match, m_node, m_analysis).sentence;
    if (position().outcome == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play the game goes %1 and is drawn."),
                {line()}};
    if (!bestValue().remoteness)
        return {QT_TRANSLATE_NOOP("Phrase", "With best play the game goes on %1."), {line()}};
    return {QT_TRANSLATE_N_NOOP("Phrase",
                                "With best play the game goes %1, and %2 wins within %n move(s)."),
            {line(), m_mover},
            *bestValue().remoteness};
}

Phrase Adviser::byScores() const {
    if (m_analysis.line.empty())
        return whyMove(m_match, m_node, m_best, m_analysis);
    const bool exact = position().exact;
    const std::vector<std::size_t> order = bestFirst(m_analysis.moves);
    const auto next = std::ranges::find_if(order, [&](std::size_t i) { return i != m_best; });
    // Of the other moves it may be known only that they are no better.
    if (next == order.end() || (exact && !m_analysis.moves[*next].exact))
        return {exact ? QT_TRANSLATE_NOOP("Phrase", "With best play the game goes on %1.")
                      : QT_TRANSLATE_NOOP("Phrase", "The game is expected to go on %1."),
                {line()}};
    const int less = bestValue().score.value_or(0) - m_analysis.moves[*next].score.value_or(0);
    const std::string& text = m_moves[*next].text;
    if (less <= 0)
        return {exact ? QT_TRANSLATE_NOOP("Phrase",
                                          "With best play the game goes on %1; %2 is as good.")
                      : QT_TRANSLATE_NOOP("Phrase",
                                          "The game is expected to go on %1; %2 seems as good."),
                {line(), text}};
    const ScoreWords& words = scoreWordsOf(m_match.game());
    return {exact ? words.worse : words.seemsWorse, {line(), text}, less};
}

} // namespace

Hints hintsFor(const Match& match, Match::Node node, const Analysis& analysis) {
    return Adviser(match, node, analysis).hints();
}

bool stillHolds(const Match& match, Match::Node node, std::size_t step, const Analysis& said,
                const Analysis& known) {
    const Adviser before(match, node, said), now(match, node, known);
    return step == 0 ? before.told() == now.told() : now.isBest(before.best());
}

std::size_t hintedMove(const Match& match, Match::Node node, const Analysis& analysis) {
    return Adviser(match, node, analysis).best();
}

} // namespace bouton
