#include "ui/print/worksheet.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/boards/board_table.h"
#include "ui/controls/words.h"
#include "ui/print/drawing.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

struct WorksheetWords {
    Q_DECLARE_TR_FUNCTIONS(bouton::Worksheet)
};

} // namespace

void useOnPaper(QPainter& painter, Type type, Weight weight) {
    painter.setFont(sized(paperFont(), type, weight));
    painter.setPen(QPen(Qt::black, sheetLine));
}

double widthOnPaper(const QPainter& painter, const QString& words) {
    return QFontMetricsF(painter.font()).horizontalAdvance(words);
}

void paintBlankLine(QPainter& painter, double left, double right, double base,
                    const QString& words) {
    const double width = widthOnPaper(painter, words);
    painter.drawText(QPointF(left, base), words);
    painter.drawLine(QPointF(left + width + 6, base + 3), QPointF(right, base + 3));
}

double paintParagraph(QPainter& painter, double top, double width, const QString& words) {
    constexpr auto flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    QRectF used;
    painter.drawText(QRectF(0, top, width, paperSize.height()), flags, words, &used);
    return used.bottom();
}

double paintSheetHead(QPainter& painter, const QString& title, const QString& aside) {
    const double width = paperSize.width(), share = aside.isEmpty() ? 1 : 0.8;
    useOnPaper(painter, Type::Title, Weight::Strong);
    paintText(painter, QRectF(0, 0, width * share, 30), Qt::AlignLeft | Qt::AlignVCenter, title);
    useOnPaper(painter, Type::Heading, Weight::Strong);
    paintText(painter, QRectF(width * share, 0, width * (1 - share), 30),
              Qt::AlignRight | Qt::AlignVCenter, aside);
    useOnPaper(painter, Type::Emphasis);
    paintBlankLine(painter, 0, width * 0.6, 58, WorksheetWords::tr("Name"));
    paintBlankLine(painter, width * 0.63, width, 58, WorksheetWords::tr("Class"));
    useOnPaper(painter, Type::Text);
    return 72;
}

double paintSheetSides(QPainter& painter, const Ruleset& game, double top) {
    constexpr double high = 26;
    double left = 0;
    for (const Side side : {Side::One, Side::Two}) {
        if (!inkEmblem(painter, QRectF(left, top, high, high), game, side))
            return 0;
        const QString name = nameOf(game, side);
        painter.drawText(QRectF(left + high + 6, top, 200, high), Qt::AlignVCenter, name);
        left += high + 6 + widthOnPaper(painter, name) + 3 * Theme::unit;
    }
    return high + 4;
}

void paintSheetFoot(QPainter& painter, const QString& left, const QString& right) {
    const double top = paperSize.height() - sheetFoot + 8;
    useOnPaper(painter, Type::Caption);
    painter.drawLine(QPointF(0, top), QPointF(paperSize.width(), top));
    const QRectF room(0, top + 3, paperSize.width(), sheetFoot - 11);
    paintText(painter, room, Qt::AlignLeft | Qt::AlignVCenter, left);
    paintText(painter, room, Qt::AlignRight | Qt::AlignVCenter, right);
}

} // namespace bouton
