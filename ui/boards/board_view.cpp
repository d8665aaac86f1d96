#include "ui/boards/board_view.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "ui/boards/drawing.h"
#include "ui/boards/mover.h"

namespace bouton {

BoardView::BoardView(const QString& title, QWidget* parent)
    : QWidget(parent), m_mover(new Mover(this)) {
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_mover, &Mover::changed, this, [this](const QRectF& where) {
        where.isEmpty() ? update() : update(where.toAlignedRect());
    });
}

void BoardView::setPicture(const Picture& picture) {
    setScene({std::make_shared<const Picture>(picture)});
}

void BoardView::setScene(const Scene& scene) {
    if (scene == m_scene)
        return;
    const bool previewed = m_preview.has_value();
    const std::vector<ShownPiece> before = m_mover->moving() ? piecesAtRest() : pieces();
    const Scene from = std::exchange(m_scene, scene);
    m_preview.reset();
    layOutAnew();
    describe();
    previewed ? m_mover->end() : move(from, before);
    if (previewed)
        emit previewChanged(std::nullopt);
}

void BoardView::layOutAnew() {
    letGo();
    pictureChanged();
    hover(m_mouse); // pieces may have moved away under it
    if (const Clicks all = cells(); !all.empty() && !std::ranges::binary_search(all, m_focus))
        m_focus = all.front();
    update();
}

void BoardView::setMarks(const Marks& marks) {
    if (marks == m_marks)
        return;
    m_marks = marks;
    liftWhatAClickMoves();
    update();
}

void BoardView::setEditing(bool editing) {
    if (editing == m_editing)
        return;
    m_editing = editing;
    m_mover->end();
    layOutAnew();
}

void BoardView::setLegalMovesShown(bool shown) {
    m_legalMovesShown = shown;
    update();
}

void BoardView::setCoordinatesShown(bool shown) {
    m_coordinatesShown = shown;
    m_mover->end();
    update();
}

void BoardView::setTurned(bool turned) {
    if (turned == m_turned)
        return;
    m_turned = turned;
    m_mover->end();
    layOutAnew();
}

void BoardView::setInteractive(bool interactive) {
    m_interactive = interactive;
    setFocusPolicy(interactive ? Qt::StrongFocus : Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents, !interactive);
    if (!interactive)
        hover(std::nullopt);
    updateGeometry();
    update();
}

QSize BoardView::sizeHint() const { return m_interactive ? QSize(640, 640) : QSize(144, 144); }

QSize BoardView::minimumSizeHint() const { return m_interactive ? QSize(240, 240) : QSize(64, 64); }

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
    update();
}

void BoardView::resizeEvent(QResizeEvent*) {
    if (moving())
        m_mover->end();
}

void BoardView::hideEvent(QHideEvent*) {
    if (moving())
        m_mover->end();
}

bool BoardView::isNext(Cell cell) const {
    return m_editing || std::ranges::find(m_marks.next, cell) != m_marks.next.end();
}

// Geometry ----------------------------------------------------------------------------------------

int BoardView::columns() const {
    std::size_t most = 0;
    for (const std::string& row : picture().rows)
        most = std::max(most, row.size());
    return static_cast<int>(most);
}

char BoardView::letterAt(Cell cell) const {
    if (cell.row < 0 || cell.row >= rows() || cell.column < 0)
        return '.';
    const std::string& row = picture().rows[static_cast<std::size_t>(cell.row)];
    const auto column = static_cast<std::size_t>(cell.column);
    return column < row.size() ? row[column] : '.';
}

Clicks BoardView::cells() const {
    Clicks all;
    for (int r = 0; r < rows(); ++r)
        for (int c = 0; c < std::ssize(picture().rows[static_cast<std::size_t>(r)]); ++c)
            all.push_back({r, c});
    return all;
}

QRectF BoardView::cellRect(Cell cell) const {
    if (cell.row < 0 || cell.row >= rows() || cell.column < 0 || cell.column >= columns())
        return {};
    const QRectF grid = gridRect();
    const double side = grid.width() / columns();
    const int across = m_turned ? columns() - 1 - cell.column : cell.column;
    const int down = m_turned ? rows() - 1 - cell.row : cell.row;
    return {grid.left() + across * side, grid.top() + down * side, side, side};
}

std::optional<Cell> BoardView::cellAt(QPointF point) const {
    for (const Cell cell : cells())
        if (const QRectF rect = cellRect(cell); point.x() >= rect.left() && point.x() < rect.right()
                                                && point.y() >= rect.top()
                                                && point.y() < rect.bottom())
            return cell;
    return std::nullopt;
}

std::vector<ShownPiece> BoardView::piecesAtRest() const {
    std::vector<ShownPiece> all;
    for (const Cell cell : cells())
        if (letterAt(cell) != '.')
            all.push_back({letterAt(cell), cell, cellRect(cell)});
    return all;
}

// In words ----------------------------------------------------------------------------------------

QString BoardView::nameOfLetter(char letter) const {
    return letter == '.' ? tr("empty") : QString(QChar(letter));
}

QString BoardView::description() const {
    QStringList lines;
    for (int r = 0; r < rows(); ++r) {
        QStringList names;
        for (int c = 0; c < columns(); ++c)
            names << nameOfLetter(letterAt({r, c}));
        lines << tr("Row %1: %2.").arg(QString::number(r + 1), names.join(tr(", ")));
    }
    return lines.join(QChar(' '));
}

} // namespace bouton
