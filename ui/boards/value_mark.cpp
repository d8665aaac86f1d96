#include "ui/boards/value_mark.h"

#include <QCoreApplication>
#include <QPainterPath>

#include <algorithm>

#include "core/phrase.h"
#include "ui/words.h"

namespace bouton {

namespace {

struct Values {
    Q_DECLARE_TR_FUNCTIONS(bouton::Values)

public:
    static QString letter(Outcome outcome) {
        return outcome == Outcome::Win    ? tr("W", "won")
               : outcome == Outcome::Draw ? tr("D", "drawn")
                                          : tr("L", "lost");
    }
    static QString word(Outcome outcome) {
        return outcome == Outcome::Win    ? tr("wins")
               : outcome == Outcome::Draw ? tr("draws")
                                          : tr("loses");
    }
    static QString nimber(int number) { return tr("nimber %1").arg(number); }
    static QString score(const QString& text) { return tr("score %1").arg(text); }
    static QString estimated() { return tr("an estimate"); }
};

QString scoreText(int score) { return typeset(QString::fromStdString(signedText(score))); }

// The tag's outline; its text stands in the rectangle that all three have in common.
QPainterPath tag(const QRectF& rect, Outcome outcome) {
    const double point = rect.height() * 0.24, radius = rect.height() * 0.14;
    QPainterPath path;
    if (outcome == Outcome::Draw) {
        path.addRoundedRect(rect.adjusted(0, point, 0, -point), radius, radius);
        return path;
    }
    const bool up = outcome == Outcome::Win;
    const double flat = up ? rect.bottom() - point : rect.top() + point;
    const double shoulder = up ? rect.top() + point : rect.bottom() - point;
    const double tip = up ? rect.top() : rect.bottom();
    path.moveTo(rect.left(), shoulder);
    path.lineTo(rect.center().x(), tip);
    path.lineTo(rect.right(), shoulder);
    const double turn = up ? -radius : radius;
    path.lineTo(rect.right(), flat + turn);
    path.quadTo(rect.right(), flat, rect.right() - radius, flat);
    path.lineTo(rect.left() + radius, flat);
    path.quadTo(rect.left(), flat, rect.left(), flat + turn);
    path.closeSubpath();
    return path;
}

} // namespace

void paintValue(QPainter& painter, const Theme& theme, const QRectF& rect,
                const Overlay::Worth& worth) {
    const QPainterPath path = tag(rect, worth.outcome);
    const QColor& colour = theme.values[static_cast<std::size_t>(worth.outcome)];
    const double line = std::clamp(rect.width() / 16, 1.2, 2.5);
    if (worth.best) {
        painter.setBrush(Qt::NoBrush);
        for (const auto& [ring, width] :
             {std::pair(theme.ink, 4.4 * line), std::pair(theme.surface, 2.4 * line)}) {
            painter.setPen(QPen(ring, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPath(path);
        }
    }
    painter.setPen(
        QPen(colour, line, worth.exact ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(worth.exact ? colour : theme.surface);
    painter.drawPath(path);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(8, static_cast<int>(rect.height() * 0.46)));
    for (; font.pixelSize() > 8
           && QFontMetricsF(font).horizontalAdvance(worth.text) > rect.width() * 0.92;)
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.setPen(worth.exact ? theme.onValue : colour);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, worth.text);
}

QString textOf(const Value& value) {
    if (value.nimber)
        return QString::number(*value.nimber);
    if (value.score)
        return scoreText(*value.score);
    return Values::letter(value.outcome);
}

QString wordsOf(const Value& value) {
    QStringList words{Values::word(value.outcome)};
    if (value.nimber)
        words << Values::nimber(*value.nimber);
    if (value.score)
        words << Values::score(scoreText(*value.score));
    if (!value.exact)
        words << Values::estimated();
    return words.join(QStringLiteral(", "));
}

} // namespace bouton
