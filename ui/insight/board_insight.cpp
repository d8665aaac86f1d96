// SPDX-License-Identifier: MIT
#include "ui/insight/board_insight.h"

#include <QCoreApplication>

#include <algorithm>

#include "explain/move_values.h"
#include "explain/why.h"
#include "session/session.h"
#include "ui/boards/value_mark.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

// Who is ahead by an estimate need not win.
bool estimatesScores(const Analysis& analysis) {
    return std::ranges::any_of(analysis.moves,
                               [](const Value& value) { return value.score && !value.exact; });
}

// Of a piece that moves alone: every cell with what it would be worth there. Of a sum: each part
// with its nimber.
std::vector<Overlay::Patch> mapOf(const Analysis& analysis) {
    const std::vector<Part>& parts = analysis.map.empty() ? analysis.parts : analysis.map;
    int most = 1;
    for (const Part& part : parts)
        most = std::max(most, part.nimber);
    std::vector<Overlay::Patch> map;
    for (const Part& part : parts)
        map.push_back({part.cells, static_cast<double>(part.nimber) / most,
                       QString::number(part.nimber), analysis.map.empty()});
    return map;
}

// What the numbers in the marks are, for the one who moves.
QString wordsOfNumbers(const Ruleset& game, const Analysis& analysis) {
    const auto has = [&](auto number) {
        return std::ranges::any_of(analysis.moves,
                                   [&](const Value& value) { return (value.*number).has_value(); });
    };
    if (has(&Value::nimber))
        return QCoreApplication::translate("bouton::BoardInsight", "Nimber left: 0 wins");
    if (!has(&Value::score))
        return {};
    return game.name.discs
               ? QCoreApplication::translate("bouton::BoardInsight", "Discs ahead at the end")
               : QCoreApplication::translate("bouton::BoardInsight", "Points ahead at the end");
}

} // namespace

const Analysis* analysisShown(const Session& session) {
    const Match* match = session.match();
    return match ? session.study().shown(match->current()) : nullptr;
}

std::vector<Overlay::Worth> worthsOf(const Session& session, const Analysis& analysis) {
    const Match& match = *session.match();
    // Where nobody can click, because a computer is to move, the moves have values all the same.
    const bool clickable = !session.clicking().moves().empty();
    const Clicking clicking =
        clickable ? session.clicking() : Clicking(match.moves(match.current()));
    std::vector<Overlay::Worth> worths;
    for (const CellValue& cell : cellValues(clicking, analysis)) {
        QString text = textOf(cell.value);
        if (cell.onward)
            text += QChar(u'+'); // as moves of several cells are written
        worths.push_back({cell.cell, cell.value.outcome, cell.value.exact, cell.best, text,
                          wordsOf(cell.value)});
    }
    const auto whole = clicking.move();
    if (whole && *whole < analysis.moves.size() && !analysis.moves[*whole].isGuess()) {
        const Value& value = analysis.moves[*whole];
        const auto best = bestMoves(analysis);
        worths.push_back({clicking.clicks().back(), value.outcome, value.exact,
                          std::ranges::binary_search(best, *whole), textOf(value), wordsOf(value)});
    }
    return worths;
}

Overlay overlayOf(const Session& session, const Preferences& preferences,
                  std::optional<Cell> pointed) {
    Overlay overlay{.legend = Overlay::Legend{}}; // its room stays, so that nothing moves the board
    const bool valued = preferences.insightShown(Insight::MoveValues, session.game());
    const Analysis* analysis = analysisShown(session);
    if (!analysis)
        return overlay;
    const Match& match = *session.match();
    if (valued) {
        overlay.worths = worthsOf(session, *analysis);
        overlay.legend = Overlay::Legend{wordsOfNumbers(session.game(), *analysis), analysis->depth,
                                         estimatesScores(*analysis)};
    }
    if (preferences.wants(Insight::Map, session.game())) {
        overlay.map = mapOf(*analysis);
        if (!analysis->map.empty() && pointed) {
            overlay.reach = missingAt(match, match.current(), *analysis, *pointed).options;
            overlay.reach.insert(overlay.reach.begin(), *pointed);
        }
    }
    return overlay;
}

} // namespace bouton
