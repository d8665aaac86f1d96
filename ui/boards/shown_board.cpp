#include "ui/boards/shown_board.h"

#include <QPainter>

#include <algorithm>

#include "ui/boards/board_look.h"
#include "ui/boards/ground.h"
#include "ui/boards/legend.h"
#include "ui/boards/overlay_marks.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

// Another position than the one that is played is seen to be one.
void paintPreviewFrame(QPainter& painter, const ShownBoard& board) {
    painter.setBrush(Qt::NoBrush);
    const Stage stage = board.stage();
    painter.setPen(QPen(board.theme.surface, 3));
    painter.drawRoundedRect(stage.outer, stage.radius(), stage.radius());
    painter.setPen(QPen(board.theme.accent, 3, Qt::DashLine));
    painter.drawRoundedRect(stage.outer, stage.radius(), stage.radius());
}

void paintLegendOf(QPainter& painter, const ShownBoard& board) {
    const BoardRoom& room = board.plan.room();
    const double height = room.legendHeight();
    if (height == 0)
        return;
    const QRectF outer = board.stage().outer;
    const QRectF line(outer.left() + 2, std::min(outer.bottom() + 14, room.size.height() - height),
                      outer.width() - 4, height);
    painter.setFont(sized(room.font, Type::Caption));
    paintLegend(painter, board.theme, line, legendOf(board.shown.overlay));
}

} // namespace

const Material& ShownBoard::material() const { return materialOf(look.stuff, theme); }

void paintBoard(QPainter& painter, const ShownBoard& board, KeptGround& ground) {
    painter.setFont(board.plan.room().font);
    ground.paint(painter, board);
    if (!board.shown.preview)
        paintMap(painter, board);
    board.look.pieces(board, painter);
    if (board.shown.preview) {
        for (const Cell cell : board.plan.last())
            board.look.last(board, painter, cell);
        paintPreviewFrame(painter, board);
        return;
    }
    painter.setOpacity(board.marksDrawn);
    if (board.marksDrawn > 0) {
        paintMarks(painter, board);
        paintOverlay(painter, board);
    }
    // No move changes what a map says of the cells.
    painter.setOpacity(board.mapped() ? 1 : board.marksDrawn);
    if (painter.opacity() > 0)
        paintNumbers(painter, board);
    painter.setOpacity(1);
    paintLegendOf(painter, board);
}

} // namespace bouton
