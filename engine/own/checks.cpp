// SPDX-License-Identifier: MIT
#include "own/checks.h"

#include <algorithm>
#include <map>
#include <set>

#include "own/board.h"
#include "own/conditions.h"
#include "own/ends.h"
#include "own/position.h"

namespace bouton::own {

namespace {

// The lines of two turns that change the same cells in two ways.
std::optional<std::pair<int, int>> clashOf(const Rules& rules) {
    const Alphabet alphabet(rules, false);
    // A drawing has eight signs at most, so that a larger board shows no more.
    const Size size{std::min(rules.largest.rows, 8), std::min(rules.largest.columns, 8)};
    const Board board(rules, alphabet, size);
    const auto meet = [](const Placement& a, const Placement& b) {
        return std::ranges::all_of(a.needs, [&](const Need& need) {
            return std::ranges::all_of(b.needs, [&](const Need& that) {
                return need.cell != that.cell || (need.may & that.may) != 0;
            });
        });
    };
    for (const Side side : {Side::One, Side::Two}) {
        std::map<std::vector<std::uint8_t>, std::vector<const Placement*>> byCells;
        std::map<std::uint8_t, std::vector<const Placement*>> clears; // by the chosen cell
        for (const Placement& turn : board.turns(side)) {
            std::vector<std::uint8_t> cells;
            for (const Write& write : turn.writes)
                cells.push_back(write.cell);
            if (turn.turn->clears != '\0') {
                clears[cells[0]].push_back(&turn);
                continue;
            }
            std::ranges::sort(cells);
            byCells[cells].push_back(&turn);
        }
        const auto codeAt = [](const Placement& turn, std::uint8_t cell) {
            const auto at = std::ranges::find(turn.writes, cell, &Write::cell);
            return at == turn.writes.end() ? outside : at->code;
        };
        for (const auto& [cells, turns] : byCells) {
            // What is cleared may be these cells alone, because others are free already.
            std::vector<const Placement*> rivals = turns;
            for (const std::uint8_t chosen : cells)
                for (const Placement* clear : clears[chosen])
                    if (std::ranges::all_of(cells, [&](std::uint8_t cell) {
                            return codeAt(*clear, cell) != outside;
                        }))
                        rivals.push_back(clear);
            for (const Placement* a : turns)
                for (const Placement* b : rivals)
                    if (meet(*a, *b) && std::ranges::any_of(cells, [&](std::uint8_t cell) {
                            return codeAt(*a, cell) != codeAt(*b, cell);
                        }))
                        return std::minmax({a->turn->line, b->turn->line});
        }
    }
    return std::nullopt;
}

// The most heaps that there can be.
int mostHeapsOf(const Rules& rules) {
    std::vector<int> most(mostCounters + 1, 1);
    most[0] = 0;
    for (int size = 1; size <= mostCounters; ++size)
        for (const Turn& turn : rules.turns)
            eachTaking(turn, size, [&](int taken, int a) {
                if (a > 0)
                    most[size] = std::max(most[size], most[a] + most[size - taken - a]);
            });
    int all = 0;
    for (const Heap& heap : rules.heaps)
        all += std::max(1, most[static_cast<std::size_t>(heap.size)]);
    return all;
}

class Checks {
public:
    Checks(GameFile& file, const std::vector<Line>& lines) : m_file(file), m_lines(lines) {}
    void run();

private:
    // A mistake of a line, or of the first one.
    void refuse(int line, const char* text, std::vector<std::string> args = {},
                std::optional<int> n = {}) {
        m_file.mistakes.push_back(said(line, {text, std::move(args), n}));
    }
    void warn(int line, const char* text, std::vector<std::string> args = {}) {
        m_file.warnings.push_back(said(line, {text, std::move(args)}));
    }
    LineMistake said(int number, Phrase what) const {
        const auto at = std::ranges::find(m_lines, number, &Line::number);
        const Line line = at == m_lines.end() ? Line{.number = number} : *at;
        return mistakeAt(line, line.text, std::move(what));
    }
    bool has(Text key) const { return firstOf(m_lines, key) != nullptr; }
    int lineOf(Text key) const { return firstOf(m_lines, key)->number; }

    void kind();
    void shared();
    void kept();
    void goals();
    void turns();
    void starts();
    void heaps();
    // Of the standard start, in which nobody has a turn, or who begins has none.
    void stuck(int line, bool begins, bool nobody);

    GameFile& m_file;
    const Rules& m_rules = m_file.rules;
    const std::vector<Line>& m_lines;
};

// Each needs what those before it have found right.
void Checks::run() {
    kind();
    if (m_file.mistakes.empty())
        shared();
    if (m_file.mistakes.empty() && !m_rules.ofHeaps()) {
        kept();
        goals();
    }
    if (!m_file.mistakes.empty())
        return;
    turns();
    if (m_rules.ofHeaps())
        heaps();
    else
        starts();
}

void Checks::kind() {
    const bool isBoard = m_rules.largest.rows > 0;
    if (m_rules.title.empty())
        refuse(1, QT_TRANSLATE_NOOP("Phrase", "Column %1: a line \"title: …\" is missing."));
    if (has("heaps")
        && (isBoard || !m_rules.start.empty() || !m_rules.pieces.empty() || !m_rules.goals.empty()))
        refuse(lineOf("heaps"),
               QT_TRANSLATE_NOOP("Phrase", "Column %1: a game has heaps or a board; heaps have no "
                                           "\"board\", \"start\", \"piece\" or \"goal\"."));
    if (!has("heaps") && !isBoard)
        refuse(1, QT_TRANSLATE_NOOP("Phrase", "Column %1: a line \"heaps\", \"board\" or \"start\" "
                                              "with rows is missing."));
    if (m_rules.turns.empty())
        refuse(1, QT_TRANSLATE_NOOP("Phrase", "Column %1: a line \"turn: …\" is missing."));
    if (m_rules.letters().size() > mostLetters)
        refuse(1, QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a game has at most %n letter(s)."), {},
               static_cast<int>(mostLetters));
    if (!m_rules.goals.empty() && !has("last"))
        refuse(m_rules.goals[0].line,
               QT_TRANSLATE_NOOP("Phrase", "Column %1: a game with goals says who wins if a side "
                                           "has no turn: a line \"last: wins\", \"last: loses\" "
                                           "or \"last: draws\" is missing."));
    if (m_rules.goals.empty() && m_rules.last == Last::Draws)
        refuse(lineOf("last"),
               QT_TRANSLATE_NOOP("Phrase", "Column %1: without a goal every game would be drawn."));
}

// Shared pieces walk, each by itself.
void Checks::shared() {
    const char letter = m_rules.shared;
    if (letter == '\0')
        return;
    for (const Turn& turn : m_rules.turns) {
        if (!turn.of[0] || !turn.of[1])
            refuse(turn.line,
                   QT_TRANSLATE_NOOP("Phrase", "Column %1: where pieces share cells, both sides "
                                               "have the same turns."));
        int gone = 0, come = 0, others = turn.clears != '\0' ? 1 : 0;
        for (const Sign& sign : turn.ways.empty() ? std::vector<Sign>() : turn.ways[0].signs)
            if (sign.from == letter && sign.to == '.')
                ++gone;
            else if (sign.from == '.' && sign.to == letter)
                ++come;
            else if (sign.from != sign.to || Text("*.#").find(sign.from) == Text::npos)
                ++others;
        if (gone != 1 || come != 1 || others != 0)
            refuse(turn.line,
                   QT_TRANSLATE_NOOP("Phrase", "Column %1: a piece that may share its cell walks: "
                                               "\"%2\" stands at one end and \".\" at the other."),
                   {std::string(1, letter)});
    }
    const std::string allowed{letter, '#', m_rules.sides[0].letter, m_rules.sides[1].letter};
    const bool isAlone = m_rules.letters().find_first_not_of(allowed) == std::string::npos;
    const auto at = std::ranges::find(m_rules.pieces, letter, &Piece::letter);
    if (!isAlone || !m_rules.goals.empty() || m_rules.pieces.size() > 1 || at->one
        || at->onePerColumn)
        refuse(at->line, QT_TRANSLATE_NOOP(
                             "Phrase", "Column %1: where pieces share cells, there are no other "
                                       "pieces and no goals."));
}

// Every turn keeps what is said of how many pieces there are.
void Checks::kept() {
    for (const Piece& piece : m_rules.pieces) {
        if (!piece.one && !piece.onePerColumn)
            continue;
        for (const Turn& turn : m_rules.turns) {
            bool keeps = turn.clears == '\0';
            for (const Side side : {Side::One, Side::Two})
                for (const Drawing& way : turn.ways) {
                    std::map<int, int> more; // by column
                    for (const Sign& sign : way.signs) {
                        int& here = more[piece.onePerColumn ? sign.column : 0];
                        here += m_rules.letterOf(sign.to, side) == piece.letter ? 1 : 0;
                        here -= m_rules.letterOf(sign.from, side) == piece.letter ? 1 : 0;
                    }
                    // Where a drawing slides across columns, no two signs have the same column.
                    keeps &=
                        !turn.of[indexOf(side)] || std::ranges::all_of(more, [](const auto& each) {
                            return each.second == 0;
                        });
                }
            if (!keeps)
                return refuse(turn.line,
                              QT_TRANSLATE_NOOP("Phrase", "Column %1: this turn does not keep what "
                                                          "line %2 says of a piece: %3."),
                              {std::to_string(piece.line), piece.name});
        }
    }
}

void Checks::goals() {
    const std::set<char> come = lettersThatCome(m_rules);
    for (const Goal& goal : m_rules.goals) {
        bool fits = false, fitsStandard = false, stands = false;
        for (const auto& way : goal.ways) {
            fits |= !spanOf(way, m_rules.largest).isEmpty();
            fitsStandard |= !spanOf(way, m_rules.standard).isEmpty();
            for (const Side side : {Side::One, Side::Two})
                stands |= goal.of[indexOf(side)] && std::ranges::all_of(way, [&](const Sign& sign) {
                              const char letter = m_rules.letterOf(sign.from, side);
                              return letter == '*' || letter == '.' || come.contains(letter);
                          });
        }
        if (!fits)
            refuse(goal.line,
                   QT_TRANSLATE_NOOP("Phrase", "Column %1: no board of this game is large enough "
                                               "for this goal."));
        else if (!fitsStandard)
            warn(goal.line,
                 QT_TRANSLATE_NOOP("Phrase",
                                   "Column %1: the standard board is too small for this goal."));
        else if (!stands)
            warn(goal.line, QT_TRANSLATE_NOOP(
                                "Phrase", "Column %1: no turn and no start brings what this goal "
                                          "asks for."));
    }
}

void Checks::turns() {
    const auto clash = m_rules.ofHeaps() ? std::nullopt : clashOf(m_rules);
    if (clash)
        refuse(clash->second,
               QT_TRANSLATE_NOOP("Phrase", "Column %1: this turn and that of line %2 change the "
                                           "same cells, so that a click would not tell them "
                                           "apart."),
               {std::to_string(clash->first)});
    const Ending ending = endingOf(m_rules);
    m_file.mostTurns = ending.mostTurns;
    if (ending.open.size() == 1)
        refuse(ending.open[0],
               QT_TRANSLATE_NOOP("Phrase", "Column %1: Not proven to end: with this turn alone a "
                                           "game may go on for ever."));
    else if (!ending.open.empty())
        refuse(ending.open.back(),
               QT_TRANSLATE_NOOP("Phrase", "Column %1: Not proven to end: with this turn and those "
                                           "of these lines a game may go on for ever: %2."),
               {listed({ending.open.begin(), ending.open.end() - 1})});
}

void Checks::starts() {
    const int line = lineOf(has("start") ? "start" : "board");
    for (const Size size : sizesOf(m_rules)) {
        Position start = startOf(m_rules, size);
        const std::string wrong = wrongWith(m_rules, start);
        if (!wrong.empty())
            return refuse(line,
                          QT_TRANSLATE_NOOP("Phrase", "Column %1: the start does not have what is "
                                                      "said of the piece %2."),
                          {wrong});
        const bool isOver = goalIn(m_rules, start, Side::One) || goalIn(m_rules, start, Side::Two);
        if (isOver && size == m_rules.standard)
            return refuse(line,
                          QT_TRANSLATE_NOOP("Phrase", "Column %1: a goal stands in the start, so "
                                                      "the game would be over at once."));
        const bool begins = hasTurn(m_rules, start);
        start.side = Side::Two;
        const bool nobody = isOver || (!begins && !hasTurn(m_rules, start));
        if (size == m_rules.standard)
            stuck(line, begins, nobody);
        if (nobody)
            m_file.refused.push_back(size);
    }
}

void Checks::heaps() {
    const int line = lineOf("heaps");
    const bool saysMost = std::ranges::any_of(m_rules.turns, [](const Turn& turn) {
        return turn.condition && turn.condition->says.needs.here.word(WordMost);
    });
    if (saysMost && std::ranges::count(m_rules.heaps, 0, &Heap::most) > 0)
        return refuse(line,
                      QT_TRANSLATE_NOOP("Phrase", "Column %1: a condition speaks of \"most\", so "
                                                  "each heap is written with its most: \"7:2\"."));
    const auto withMost =
        m_rules.heaps.size()
        - static_cast<std::size_t>(std::ranges::count(m_rules.heaps, 0, &Heap::most));
    if (withMost != 0 && withMost != m_rules.heaps.size())
        return refuse(line,
                      QT_TRANSLATE_NOOP("Phrase", "Column %1: either every heap is written with "
                                                  "its most, as in \"7:2\", or none is."));
    if (mostHeapsOf(m_rules) > mostPlaces)
        return refuse(line,
                      QT_TRANSLATE_N_NOOP("Phrase",
                                          "Column %1: there could be more than %n heap(s), "
                                          "and no letters to name them."),
                      {}, mostPlaces);
    Position start = startOf(m_rules, {});
    const bool begins = hasTurn(m_rules, start);
    start.side = Side::Two;
    stuck(line, begins, !begins && !hasTurn(m_rules, start));
}

void Checks::stuck(int line, bool begins, bool nobody) {
    if (nobody)
        refuse(line,
               QT_TRANSLATE_NOOP("Phrase", "Column %1: the start has no turn for either side: "
                                           "the game would be over at once."));
    else if (!begins)
        warn(line,
             QT_TRANSLATE_NOOP("Phrase", "Column %1: %2 has no turn at the start, so the other "
                                         "side begins: %3."),
             {m_rules.sides[0].name, m_rules.sides[1].name});
}

} // namespace

void check(GameFile& file, const std::vector<Line>& lines) { Checks(file, lines).run(); }

} // namespace bouton::own
