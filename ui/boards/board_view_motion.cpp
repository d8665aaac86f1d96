// How BoardView moves: from one scene to the next, under the mouse and in the hand.

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

#include "ui/boards/board_view.h"
#include "ui/boards/drawing.h"
#include "ui/boards/mover.h"
#include "ui/boards/passage.h"

namespace bouton {

namespace {

constexpr double liftOfAGrip = 0.6, liftOfWhatTurns = 0.3;

} // namespace

// From scene to scene -----------------------------------------------------------------------------

Motion BoardView::motionOf(const std::vector<ShownPiece>& before, const Step& step) const {
    return Motion::ofMove(before, piecesAtRest(), step.cells, manner());
}

// A move goes on where the one before it ends. Going back fades. All else is shown at once.
void BoardView::move(const Scene& from, const std::vector<ShownPiece>& before) {
    const Scene& to = m_scene;
    const Passage passage = passageOf(from, to);
    if (passage == Passage::Forward)
        emit stepped(*to.last);
    const bool still = !isVisible() || !m_interactive || m_editing || passage == Passage::Jump;
    if (still || (manner().grid && !sameShape(*from.picture, *to.picture))) {
        m_mover->end();
        return;
    }
    const bool back = passage == Passage::Back;
    if (back)
        m_mover->end();
    if (back || motionAmount() == MotionAmount::Fades)
        m_mover->add(Motion::fade(before, piecesAtRest()));
    else
        m_mover->add(motionOf(before, *to.last));
}

bool BoardView::moving() const { return m_mover->moving(); }

std::vector<ShownPiece> BoardView::pieces() const {
    std::vector<ShownPiece> all =
        m_mover->moving() && !m_preview ? m_mover->pieces() : piecesAtRest();
    if (m_preview)
        return all;
    m_mover->raise(all);
    if (!m_held || !m_mouse)
        return all;
    for (ShownPiece& piece : all)
        if (std::ranges::find(m_held->cells, piece.cell) != m_held->cells.end()) {
            piece.rect.translate(*m_mouse - m_pressedAt);
            piece.lift = 1;
        }
    return all;
}

void BoardView::celebrate(char winner) {
    if (!m_mover->moving() || motionAmount() != MotionAmount::Full)
        return;
    const std::vector<ShownPiece> all = piecesAtRest();
    m_mover->add(Motion::pulse(all, celebrated(all, m_marks.named, winner, last())),
                 Mover::Kind::Joy);
}

double BoardView::namedDrawn() const { return m_mover->joy(); }

// Under the mouse ---------------------------------------------------------------------------------

void BoardView::setForesight(Foresight foresight) { m_foresight = std::move(foresight); }

Outlook BoardView::outlook(const Clicks& more) const {
    if (!m_foresight || m_preview || m_editing)
        return {};
    Clicks clicks = m_marks.chosen;
    clicks.insert(clicks.end(), more.begin(), more.end());
    return m_foresight(clicks);
}

// What can be taken up rises, and what a click would move or turn.
void BoardView::liftWhatAClickMoves() {
    std::map<Cell, double> lifts;
    bool next = false, grip = false;
    if (m_hovered && !m_preview) {
        next = isNext(*m_hovered);
        grip = !m_editing && !m_held && holds(*m_hovered) && !dropsOf(*m_hovered).empty();
        if (grip)
            for (const Cell cell : heldWith(*m_hovered))
                lifts[cell] = liftOfAGrip;
        else if (m_editing && holds(*m_hovered))
            lifts[*m_hovered] = liftOfAGrip;
        else if (const auto after = next && manner().grid ? outlook({*m_hovered}).after : nullptr)
            for (const ShownPiece& piece : piecesAtRest())
                if (const char* letter = bouton::letterAt(*after, piece.cell);
                    letter && *letter != piece.letter)
                    lifts[piece.cell] = *letter == '.' ? liftOfAGrip : liftOfWhatTurns;
    }
    setCursor(m_held ? Qt::ClosedHandCursor
              : next ? Qt::PointingHandCursor
              : grip ? Qt::OpenHandCursor
                     : Qt::ArrowCursor);
    m_mover->lift(std::move(lifts));
}

// In the hand -------------------------------------------------------------------------------------

// Where the piece stands after a click on another cell, perhaps after one on itself.
std::vector<BoardView::Drop> BoardView::dropsOf(Cell cell) const {
    std::vector<Drop> drops;
    const char letter = letterAt(cell);
    if (!m_foresight || letter == '.' || m_preview || m_editing)
        return drops;
    const auto add = [&](Cell to, Clicks clicks) {
        const auto after = outlook(clicks).after;
        const char *left = after ? bouton::letterAt(*after, cell) : nullptr,
                   *there = after ? bouton::letterAt(*after, to) : nullptr;
        if (left && there && *left != letter && *there == letter && letterAt(to) != letter)
            drops.push_back({cellRect(to), {}, std::move(clicks)});
    };
    for (const Cell to : m_marks.next)
        if (to != cell)
            add(to, {to});
    if (const Outlook first = outlook({cell}); first.taken && first.longer)
        for (const Cell to : cells())
            if (to != cell)
                add(to, {cell, to});
    return drops;
}

// What is pressed and pulled away: a piece that may go somewhere, or the first cell of a run.
void BoardView::takeUp(QPointF mouse) {
    if (!m_pressed || m_editing || m_preview || !m_foresight)
        return;
    if (m_held) {
        update();
        return;
    }
    if (!m_sweep.empty()) {
        sweep(mouse);
        return;
    }
    if ((mouse - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    if (holds(*m_pressed)) {
        if (std::vector<Drop> drops = dropsOf(*m_pressed); !drops.empty()) {
            m_mover->end();
            m_held = {heldWith(*m_pressed), std::move(drops)};
        }
    } else if (outlook({*m_pressed}).longer) {
        m_sweep = {*m_pressed};
        sweep(mouse);
    }
}

// Runs on to the cell under the mouse if a move goes on there, or back.
void BoardView::sweep(QPointF mouse) {
    const std::optional<Cell> cell = cellAt(mouse);
    if (!cell || *cell == m_sweep.back())
        return;
    if (const auto at = std::ranges::find(m_sweep, *cell); at != m_sweep.end()) {
        m_sweep.erase(at + 1, m_sweep.end());
    } else {
        m_sweep.push_back(*cell);
        if (!outlook(m_sweep).taken)
            m_sweep.pop_back();
    }
    update();
}

// Gives whether a drag ends here. It clicks as a hand would that clicks cell by cell; who listens
// knows no drags. What is put down elsewhere goes back.
bool BoardView::putDown(QPointF mouse) {
    if (!m_held && m_sweep.size() < 2)
        return false;
    Clicks clicks = m_sweep;
    bool ends = false;
    if (m_held) {
        const auto drop = std::ranges::find_if(m_held->drops, [&](const Drop& drop) {
            return drop.place.contains(mouse) && !drop.except.contains(mouse);
        });
        if (drop != m_held->drops.end())
            clicks = drop->clicks;
    }
    if (clicks.empty()) {
        const std::vector<ShownPiece> before = pieces();
        letGo();
        if (isVisible() && motionAmount() == MotionAmount::Full)
            m_mover->add(Motion::ofMove(before, piecesAtRest(), {}, manner()));
        hover(mouse);
        return true;
    }
    const Outlook whole = outlook(clicks);
    ends = whole.after && whole.longer; // it would wait for more
    const auto held = std::exchange(m_held, std::nullopt);
    m_sweep.clear();
    for (std::size_t i = 0; i < clicks.size(); ++i) {
        if (i + 1 == clicks.size())
            m_held = held; // so that the move begins where the hand is
        report(clicks[i]);
    }
    letGo();
    if (ends)
        emit turnEnded();
    return true;
}

// Where what is held may go, or what lies under the mouse; the cells of a run.
void BoardView::paintHeld(QPainter& painter, const Theme& theme) const {
    const bool shown = !m_legalMovesShown && m_hovered && !moving() && holds(*m_hovered);
    for (const Drop& drop : m_held  ? m_held->drops
                            : shown ? dropsOf(*m_hovered)
                                    : std::vector<Drop>())
        if (const Cell to = drop.clicks.back(); cellRect(to) == drop.place)
            m_held&& m_hovered == to ? BoardView::paintHover(painter, theme, to)
                                     : paintNext(painter, theme, to);
    for (const Cell cell : m_sweep)
        paintHover(painter, theme, cell);
}

} // namespace bouton
