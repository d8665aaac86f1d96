// How BoardView is painted: its room, its frame and ground, and the marks upon it.

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

#include "ui/boards/board_view.h"
#include "ui/boards/drawing.h"
#include "ui/boards/legend.h"
#include "ui/boards/mover.h"
#include "ui/boards/sprite.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

// Room --------------------------------------------------------------------------------------------

const Material& BoardView::material() const { return materialOf(stuff(), Theme::of(*this)); }

double BoardView::frameWidth() const {
    const double size = std::min(width(), height());
    if (!m_interactive)
        return std::clamp(size * 0.045, 2.0, 8.0);
    if (!coordinatesShown())
        return std::clamp(size * 0.022, 6.0, 14.0);
    const double text = QFontMetricsF(sized(font(), Type::Caption, Weight::Strong)).height();
    return std::max(text + 6, std::min(size * 0.04, 28.0));
}

double BoardView::legendHeight() const {
    if (!m_interactive || !overlay().legend)
        return 0;
    const double line = std::ceil(QFontMetricsF(sized(font(), Type::Caption)).height());
    return line * (width() < 45 * line ? 2 : 1) + 6;
}

// Below the frame there is room for its shadow, and for the legend.
QRectF BoardView::roomForFrame() const {
    const double size = std::min(width(), height());
    const double side = m_interactive ? 4 : std::clamp(size / 60, 1.0, 3.0);
    const double below = m_interactive ? 14 : std::clamp(size / 18, 3.0, 10.0);
    return QRectF(rect()).adjusted(side, m_interactive ? 2 : 1, -side, -below - legendHeight());
}

QRectF BoardView::gridRect() const {
    if (rows() == 0 || columns() == 0)
        return {};
    const QRectF room = roomForFrame();
    const double frame = frameWidth(), ratio = devicePixelRatioF();
    const double across = (room.width() - 2 * frame) / columns();
    const double down = (room.height() - 2 * frame) / rows();
    const double side = std::max(std::floor(std::min(across, down) * ratio), 1.0) / ratio;
    const QSizeF size(side * columns(), side * rows());
    const QPointF corner = room.center() - QPointF(size.width(), size.height()) / 2;
    return {QPointF(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio),
            size};
}

Stage BoardView::stage() const {
    const QRectF grid = gridRect();
    const double frame = frameWidth();
    return {grid.adjusted(-frame, -frame, frame, frame), grid, !OnPaper::active()};
}

bool BoardView::mapped() const {
    return !m_preview && std::ranges::any_of(m_overlay.map, [](const Overlay::Patch& patch) {
        return !patch.outlined;
    });
}

// Painting ----------------------------------------------------------------------------------------

void BoardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint(painter);
    if (m_preview)
        return;
    const Theme& theme = Theme::of(*this);
    if (m_hovered && isNext(*m_hovered) && !m_mover->moving() && !m_held)
        paintHover(painter, theme, *m_hovered);
    if (m_focusShown && hasFocus())
        paintFocus(painter, theme);
    paintHeld(painter, theme);
    paintCarried(painter, theme);
}

void BoardView::paint(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    painter.setFont(font());
    paintKeptGround(painter, theme);
    if (!m_preview)
        paintMap(painter, theme);
    paintBoard(painter, theme);
    if (m_preview) {
        for (const Cell cell : last())
            paintLast(painter, theme, cell);
        paintPreviewFrame(painter, theme);
        return;
    }
    painter.setOpacity(m_mover->marks());
    if (m_mover->marks() > 0)
        paintMarks(painter, theme);
    painter.setOpacity(1);
    paintLegend(painter, theme);
}

// Only a screen has it from the store: a drawing that is made larger, or of lines, is painted anew.
void BoardView::paintKeptGround(QPainter& painter, const Theme& theme) const {
    const double ratio = devicePixelRatioF();
    const QTransform& transform = painter.deviceTransform();
    const bool plain = transform.type() <= QTransform::TxScale && transform.m11() == ratio
                       && transform.m22() == ratio && !OnPaper::active();
    if (!plain) {
        paintWholeGround(painter, theme);
        return;
    }
    GroundKey key{.size = size(),
                  .ratio = ratio,
                  .grid = gridRect(),
                  .first = cellRect({0, 0}),
                  .dark = theme.isDark,
                  .mapped = mapped(),
                  .editing = m_editing,
                  .font = font()};
    for (const std::string& row : picture().rows)
        key.rows.push_back(row.size());
    if (m_ground.image.isNull() || !(m_ground.key == key)) {
        QImage image(size() * ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        QPainter inside(&image);
        inside.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        inside.setFont(font());
        paintWholeGround(inside, theme);
        inside.end();
        image.setDevicePixelRatio(1); // its pixels are those of the device
        m_ground = {std::move(key), std::move(image)};
    }
    paintPixels(painter, transform.map(QPointF()).toPoint(), m_ground.image);
}

void BoardView::paintWholeGround(QPainter& painter, const Theme& theme) const {
    if (gridRect().isEmpty())
        return;
    paintStage(painter, material(), stage());
    paintGround(painter, theme);
    if (m_interactive)
        paintCoordinates(painter, theme);
}

void BoardView::paintGround(QPainter& painter, const Theme&) const {
    const Material& stuff = material();
    painter.fillRect(gridRect(), shaded(gridRect(), stuff.ground));
    for (const Cell cell : cells()) {
        const QRectF rect = inset(cellRect(cell), 0.03);
        painter.setPen(QPen(stuff.line, std::clamp(rect.width() / 60, 0.5, 1.2)));
        painter.setBrush(shaded(rect, stuff.second));
        painter.drawRoundedRect(rect, cornerOf(rect), cornerOf(rect));
    }
    paintRecess(painter, stage());
}

void BoardView::paintCoordinates(QPainter& painter, const Theme&) const {
    const QRectF grid = gridRect();
    if (grid.isEmpty() || !coordinatesShown())
        return;
    painter.setFont(sized(font(), Type::Caption, Weight::Strong));
    painter.setPen(material().frameText);
    const double margin = frameWidth();
    for (int c = 0; c < columns(); ++c) {
        const QRectF cell = cellRect({0, c});
        paintText(painter, QRectF(cell.left(), grid.top() - margin, cell.width(), margin),
                  Qt::AlignCenter, QString(QChar('a' + c)));
    }
    for (int r = 0; r < rows(); ++r) {
        const QRectF cell = cellRect({r, 0});
        paintText(painter, QRectF(grid.left() - margin, cell.top(), margin, cell.height()),
                  Qt::AlignCenter, QString::number(r + 1));
    }
}

// Marks -------------------------------------------------------------------------------------------

void BoardView::paintMarks(QPainter& painter, const Theme& theme) const {
    for (const Cell cell : last())
        paintLast(painter, theme, cell);
    if (!m_marks.named.empty())
        paintNamed(painter, theme, m_marks.named);
    for (const Cell cell : m_marks.struck)
        paintStroke(painter, cell);
    if (!m_marks.chosen.empty())
        paintChosen(painter, theme, m_marks.chosen);
    if (m_legalMovesShown && !m_held)
        for (const Cell cell : m_marks.next)
            if (!hasWorth(cell))
                paintNext(painter, theme, cell);
    paintLit(painter, theme);
    paintWorths(painter, theme);
    paintNumbers(painter, theme);
    paintReach(painter, theme);
}

// Its cell is pale; it hangs on the mouse.
void BoardView::paintCarried(QPainter& painter, const Theme&) const {
    if (m_carried.isNull() || !m_pressed || !m_mouse)
        return;
    painter.fillRect(cellRect(*m_pressed), faded(material().second[0], 0.7));
    QRectF place(QPointF(), m_carried.deviceIndependentSize());
    place.moveCenter(*m_mouse);
    painter.setOpacity(0.85);
    painter.drawPixmap(place.topLeft(), m_carried);
    painter.setOpacity(1);
}

// Struck out, longer than what may be written into the cell; not a cross, which is a piece in
// Tic-tac-toe. A value keeps its place free, so that its number can be read: the line goes on
// behind it.
void BoardView::paintStroke(QPainter& painter, Cell cell) const {
    const QRectF rect = cellRect(cell);
    const bool valued = hasWorth(cell);
    const QRectF arms = inset(rect, valued ? 0.06 : 0.12);
    const double width = std::clamp(rect.width() / 14, 2.0, 6.0);
    const QColor ink("#1E2328");
    painter.save();
    if (valued) {
        QPainterPath free, value;
        free.addRect(rect);
        value.addEllipse(worthRect(cell));
        painter.setClipPath(free.subtracted(value), Qt::IntersectClip);
    }
    for (const auto& [color, wide] :
         {std::pair(QColor(Qt::white), 2 * width), std::pair(ink, width)}) {
        painter.setPen(QPen(color, wide, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(arms.bottomLeft(), arms.topRight());
    }
    painter.restore();
}

// Two tones, so that it is seen on every ground.
void BoardView::paintFocus(QPainter& painter, const Theme&) const {
    const QRectF rect = cellRect(m_focus);
    if (rect.isEmpty())
        return;
    painter.setBrush(Qt::NoBrush);
    for (const auto& [color, width] :
         {std::pair(QColor(Qt::white), 5), std::pair(boardAccent(), 2)}) {
        painter.setPen(QPen(color, width));
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 4, 4);
    }
}

void BoardView::paintNamed(QPainter& painter, const Theme&, const Clicks& cells) const {
    painter.setBrush(Qt::NoBrush);
    for (const Cell cell : cells) {
        const QRectF rect = namedRect(cell);
        painter.setPen(QPen(material().mark, std::clamp(rect.width() / 28, 2.0, 4.0), Qt::DotLine,
                            Qt::RoundCap));
        painter.drawRoundedRect(inset(rect, 0.05), cornerOf(rect), cornerOf(rect));
    }
}

void BoardView::paintChosen(QPainter& painter, const Theme&, const Clicks& cells) const {
    for (const Cell cell : cells) {
        const QRectF rect = cellRect(cell);
        painter.setPen(QPen(material().accent, std::clamp(rect.width() / 18, 2.0, 4.0)));
        painter.setBrush(faded(material().accent, 0.18));
        painter.drawRoundedRect(inset(rect, 0.06), cornerOf(rect), cornerOf(rect));
    }
}

void BoardView::paintNext(QPainter& painter, const Theme&, Cell cell) const {
    const QRectF rect = cellRect(cell);
    const double radius = std::clamp(rect.width() * 0.09, 2.0, 9.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(material().mark, 0.5));
    painter.drawEllipse(rect.center(), radius, radius);
}

void BoardView::paintHover(QPainter& painter, const Theme&, Cell cell) const {
    const QRectF rect = cellRect(cell);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(material().mark, 0.65), std::clamp(rect.width() / 26, 1.5, 3.0)));
    painter.drawRoundedRect(inset(rect, 0.05), cornerOf(rect), cornerOf(rect));
}

void BoardView::paintLast(QPainter& painter, const Theme&, Cell cell) const {
    const QRectF rect = cellRect(cell);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(material().accent, std::clamp(rect.width() / 26, 1.5, 3.5)));
    painter.drawRoundedRect(inset(rect, 0.05), cornerOf(rect), cornerOf(rect));
}

void BoardView::paintLegend(QPainter& painter, const Theme& theme) const {
    if (!m_interactive || !m_overlay.legend)
        return;
    const QRectF outer = stage().outer;
    const double height = legendHeight();
    const QRectF line(outer.left() + 2, std::min(outer.bottom() + 14, this->height() - height),
                      outer.width() - 4, height);
    painter.setFont(sized(font(), Type::Caption));
    bouton::paintLegend(painter, theme, line, legendOf(m_overlay));
}

} // namespace bouton
