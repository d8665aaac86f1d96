#include "ui/boards/ground.h"

#include <QPainter>

#include <utility>

#include "ui/boards/board_look.h"
#include "ui/boards/shown_board.h"
#include "ui/boards/sprite.h"

namespace bouton {

namespace {

void paintGround(QPainter& painter, const ShownBoard& board) {
    if (board.gridRect().isEmpty())
        return;
    paintStage(painter, board.material(), board.stage());
    board.look.ground(board, painter);
    if (board.plan.room().coordinatesShown())
        board.look.coordinates(board, painter);
}

} // namespace

void KeptGround::paint(QPainter& painter, const ShownBoard& board) {
    const BoardRoom& room = board.plan.room();
    const QTransform& transform = painter.deviceTransform();
    const bool plain = transform.type() <= QTransform::TxScale && transform.m11() == room.ratio
                       && transform.m22() == room.ratio && !OnPaper::active();
    if (!plain) {
        paintGround(painter, board);
        return;
    }
    Key key{.room = room,
            .grid = board.gridRect(),
            .first = board.cellRect({0, 0}),
            .dark = board.theme.isDark,
            .mapped = board.mapped(),
            .eyes = board.theme.eyes};
    for (const std::string& row : board.picture().rows)
        key.rows.push_back(row.size());
    if (m_image.isNull() || key != m_key) {
        QImage image(room.size * room.ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(room.ratio);
        image.fill(Qt::transparent);
        QPainter inside(&image);
        inside.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        inside.setFont(room.font);
        paintGround(inside, board);
        inside.end();
        image.setDevicePixelRatio(1); // its pixels are those of the device
        m_key = std::move(key);
        m_image = std::move(image);
    }
    paintPixels(painter, transform.map(QPointF()).toPoint(), m_image);
}

} // namespace bouton
