#include "ui/insight/board_insight.h"

#include <algorithm>

#include "explain/move_values.h"
#include "explain/why.h"
#include "session/session.h"
#include "ui/boards/board_view.h"
#include "ui/boards/value_mark.h"
#include "ui/preferences.h"

namespace bouton {

BoardInsight::BoardInsight(Session& session, const Preferences& preferences, BoardView& board,
                           QObject* parent)
    : QObject(parent), m_session(session), m_preferences(preferences), m_board(board) {
    connect(&board, &BoardView::hovered, this, [this](const Clicks& cells) {
        m_hovered = cells;
        refresh();
    });
}

void BoardInsight::refresh() { m_board.setOverlay(overlay()); }

Overlay BoardInsight::overlay() const {
    const Match* match = m_session.match();
    const Analysis* analysis = match ? m_session.study().shown(match->current()) : nullptr;
    if (!analysis)
        return {};
    Overlay overlay;
    if (m_preferences.insightShown(Insight::MoveValues))
        overlay.worths = worthsOf(m_session, *analysis);
    if (m_preferences.insightShown(Insight::Map)) {
        overlay.map = mapOf(m_session, *analysis);
        if (!analysis->map.empty() && !m_hovered.empty()) {
            overlay.reach =
                missingAt(*match, match->current(), *analysis, m_hovered.front()).options;
            overlay.reach.insert(overlay.reach.begin(), m_hovered.front());
        }
    }
    return overlay;
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
    if (whole && *whole < analysis.moves.size()) {
        const Value& value = analysis.moves[*whole];
        const auto best = bestMoves(analysis);
        worths.push_back({clicking.clicks().back(), value.outcome, value.exact,
                          std::ranges::binary_search(best, *whole), textOf(value), wordsOf(value)});
    }
    return worths;
}

std::vector<Overlay::Patch> mapOf(const Session& session, const Analysis& analysis) {
    std::vector<Overlay::Patch> map;
    const std::vector<Part>& parts = analysis.map.empty() ? analysis.parts : analysis.map;
    int most = 1;
    for (const Part& part : parts)
        most = std::max(most, part.nimber);
    if (!suits(Insight::Map, session.game()))
        return map;
    for (const Part& part : parts)
        map.push_back({part.cells, static_cast<double>(part.nimber) / most,
                       QString::number(part.nimber), analysis.map.empty()});
    return map;
}

} // namespace bouton
