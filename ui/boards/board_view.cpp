#include "ui/boards/board_view.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "ui/boards/drawing.h"

namespace bouton {

BoardView::BoardView(const QString& title, QWidget* parent) : QWidget(parent) {
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoardView::setPicture(const Picture& picture) {
    setScene({std::make_shared<const Picture>(picture)});
}

void BoardView::setScene(const Scene& scene) {
    if (scene == m_scene)
        return;
    m_scene = scene;
    m_preview.reset();
    layOutAnew();
    describe();
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
    setCursor(m_hovered && isNext(*m_hovered) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void BoardView::setEditing(bool editing) {
    if (editing == m_editing)
        return;
    m_editing = editing;
    layOutAnew();
}

void BoardView::setLegalMovesShown(bool shown) {
    m_legalMovesShown = shown;
    update();
}

void BoardView::setCoordinatesShown(bool shown) {
    m_coordinatesShown = shown;
    update();
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

QRectF BoardView::gridRect() const {
    if (rows() == 0 || columns() == 0)
        return {};
    const double margin = coordinatesShown() ? 3 * Theme::unit
                          : m_interactive    ? Theme::unit
                                             : Theme::unit / 2;
    const double ratio = devicePixelRatioF();
    const double room =
        std::min((width() - 2 * margin) / columns(), (height() - 2 * margin) / rows());
    const double side = std::max(std::floor(room * ratio), 1.0) / ratio;
    const QSizeF size(side * columns(), side * rows());
    return {QPointF(std::round((width() - size.width()) / 2 * ratio) / ratio,
                    std::round((height() - size.height()) / 2 * ratio) / ratio),
            size};
}

QRectF BoardView::cellRect(Cell cell) const {
    if (cell.row < 0 || cell.row >= rows() || cell.column < 0 || cell.column >= columns())
        return {};
    const QRectF grid = gridRect();
    const double side = grid.width() / columns();
    return {grid.left() + cell.column * side, grid.top() + cell.row * side, side, side};
}

std::optional<Cell> BoardView::cellAt(QPointF point) const {
    for (const Cell cell : cells())
        if (const QRectF rect = cellRect(cell); point.x() >= rect.left() && point.x() < rect.right()
                                                && point.y() >= rect.top()
                                                && point.y() < rect.bottom())
            return cell;
    return std::nullopt;
}

std::vector<ShownPiece> BoardView::pieces() const {
    std::vector<ShownPiece> all;
    for (const Cell cell : cells())
        if (letterAt(cell) != '.')
            all.push_back({letterAt(cell), cell, cellRect(cell)});
    return all;
}

// Painting ----------------------------------------------------------------------------------------

void BoardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint(painter);
    if (m_preview)
        return;
    const Theme& theme = Theme::of(*this);
    if (m_hovered && isNext(*m_hovered))
        paintHover(painter, theme, *m_hovered);
    if (m_focusShown && hasFocus())
        paintFocus(painter, theme);
    paintCarried(painter, theme);
}

void BoardView::paint(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    paintBoard(painter, theme);
    if (m_interactive)
        paintCoordinates(painter, theme);
    if (m_preview) {
        for (const Cell cell : last())
            paintLast(painter, theme, cell);
        paintPreviewFrame(painter, theme);
        return;
    }
    paintMap(painter, theme);
    paintMarks(painter, theme);
}

void BoardView::paintCoordinates(QPainter& painter, const Theme& theme) const {
    const QRectF grid = gridRect();
    if (grid.isEmpty() || !coordinatesShown())
        return;
    QFont font = this->font();
    font.setPixelSize(std::clamp(std::min(width(), height()) / 36, 11, 15));
    painter.setFont(font);
    painter.setPen(theme.faint);
    const double margin = 3 * Theme::unit;
    for (int c = 0; c < columns(); ++c) {
        const QRectF cell = cellRect({0, c});
        painter.drawText(QRectF(cell.left(), grid.top() - margin, cell.width(), margin - 2),
                         Qt::AlignCenter, QString(QChar('a' + c)));
    }
    for (int r = 0; r < rows(); ++r) {
        const QRectF cell = cellRect({r, 0});
        painter.drawText(QRectF(grid.left() - margin, cell.top(), margin - 2, cell.height()),
                         Qt::AlignCenter, QString::number(r + 1));
    }
}

void BoardView::paintMarks(QPainter& painter, const Theme& theme) const {
    for (const Cell cell : last())
        paintLast(painter, theme, cell);

    painter.setBrush(Qt::NoBrush);
    for (const Cell cell : m_marks.named) {
        const QRectF rect = namedRect(cell);
        painter.setPen(
            QPen(theme.ink, std::clamp(rect.width() / 32, 2.0, 4.0), Qt::DotLine, Qt::RoundCap));
        painter.drawRoundedRect(inset(rect, 0.05), cornerOf(rect), cornerOf(rect));
    }
    for (const Cell cell : m_marks.struck)
        paintStroke(painter, theme, cellRect(cell));
    for (const Cell cell : m_marks.chosen) {
        const QRectF rect = cellRect(cell);
        painter.setPen(QPen(theme.accent, std::max(2.5, rect.width() / 14)));
        painter.setBrush(faded(theme.accent, 0.25));
        painter.drawRoundedRect(inset(rect, 0.06), cornerOf(rect), cornerOf(rect));
    }
    if (m_legalMovesShown)
        for (const Cell cell : m_marks.next)
            if (!hasWorth(cell))
                paintNext(painter, theme, cell);
    paintLit(painter, theme);
    paintWorths(painter, theme);
    paintNumbers(painter, theme);
    paintReach(painter, theme);
}

// Its cell is pale; it hangs on the mouse.
void BoardView::paintCarried(QPainter& painter, const Theme& theme) const {
    if (m_carried.isNull() || !m_pressed || !m_mouse)
        return;
    painter.fillRect(cellRect(*m_pressed), faded(theme.surface, 0.7));
    QRectF place(QPointF(), m_carried.deviceIndependentSize());
    place.moveCenter(*m_mouse);
    painter.setOpacity(0.85);
    painter.drawPixmap(place.topLeft(), m_carried);
    painter.setOpacity(1);
}

// Struck out, longer than what may be written into the cell; not a cross, which is a piece in
// Tic-tac-toe.
void BoardView::paintStroke(QPainter& painter, const Theme& theme, const QRectF& cell) {
    const QRectF arms = inset(cell, 0.12);
    const double width = std::clamp(cell.width() / 14, 2.0, 6.0);
    for (const auto& [color, wide] :
         {std::pair(theme.surface, 2 * width), std::pair(theme.ink, width)}) {
        painter.setPen(QPen(color, wide, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(arms.bottomLeft(), arms.topRight());
    }
}

// Two tones, so that it is seen on every ground.
void BoardView::paintFocus(QPainter& painter, const Theme& theme) const {
    const QRectF rect = cellRect(m_focus);
    if (rect.isEmpty())
        return;
    painter.setBrush(Qt::NoBrush);
    for (const auto& [color, width] : {std::pair(theme.surface, 5), std::pair(theme.ink, 2)}) {
        painter.setPen(QPen(color, width));
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 4, 4);
    }
}

void BoardView::paintNext(QPainter& painter, const Theme& theme, Cell cell) const {
    const QRectF rect = cellRect(cell);
    const double radius = std::clamp(rect.width() * 0.075, 2.0, 7.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme.accent, 0.7));
    painter.drawEllipse(rect.center(), radius, radius);
}

void BoardView::paintHover(QPainter& painter, const Theme& theme, Cell cell) const {
    const QRectF rect = cellRect(cell);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme.accent, 0.2));
    painter.drawRoundedRect(inset(rect, 0.04), cornerOf(rect), cornerOf(rect));
}

void BoardView::paintLast(QPainter& painter, const Theme& theme, Cell cell) const {
    const QRectF rect = cellRect(cell);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(theme.accent, 0.75), std::clamp(rect.width() / 32, 1.5, 3.0)));
    painter.drawRoundedRect(inset(rect, 0.05), cornerOf(rect), cornerOf(rect));
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
