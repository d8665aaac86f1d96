// SPDX-License-Identifier: MIT
#include "ui/boards/value_mark.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/phrase.h"
#include "ui/boards/materials.h"
#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

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
    static QString lead(int score) { // by an estimate, which says nothing of who wins
        return isAboutEven(score) ? tr("about even") : score > 0 ? tr("ahead") : tr("behind");
    }
    static QString nimber(int number) { return tr("nimber %1").arg(number); }
    static QString score(const QString& text) { return tr("score %1").arg(text); }
    static QString estimated() { return tr("an estimate"); }
};

// Of a mark with so many letters, by its size: how high these are, and the radius of the disc. Long
// numbers are set a little smaller, on a larger disc, so that they stay clear of the edge.
std::pair<double, double> ratiosFor(qsizetype letters) {
    using Ratios = std::pair<double, double>;
    return letters < 3    ? Ratios(0.30, 0.37)
           : letters == 3 ? Ratios(0.285, 0.40)
           : letters == 4 ? Ratios(0.28, 0.44)
                          : Ratios(0.24, 0.45);
}

QString scoreText(int score) { return typeset(QString::fromStdString(signedText(score))); }

} // namespace

void paintValue(QPainter& painter, const QRectF& rect, const Overlay::Worth& worth,
                const QColor& ink, const QColor& plate, qsizetype longest, double leastText) {
    const double size = std::min(rect.width(), rect.height());
    const double line = std::clamp(size / 26, 1.0, 2.6);
    const bool lost = worth.outcome == Outcome::Loss;
    const QPointF centre = rect.center();
    if (worth.covered) {
        painter.setPen(QPen(faded(ink, 0.35), line));
        painter.setBrush(faded(ink, 0.6));
        painter.drawEllipse(centre, size * 0.16, size * 0.16);
        return;
    }
    const auto [high, round] = ratiosFor(std::max(longest, worth.text.size()));
    QFont font = inPixels(painter.font(), std::max({7.0, leastText, size * high}), Weight::Strong);
    double radius = size * round;
    if (leastText > 0) {
        // As large as its text needs it, and the cell or the second ring lets it be; a text that is
        // wider still is set narrower, not lower.
        const double text = QFontMetricsF(font).horizontalAdvance(worth.text);
        radius = std::clamp(text / 2 + 2 * line, radius,
                            std::max(radius, size / 2 - (worth.best ? 3 : 1) * line));
        const double half = font.pixelSize() * 0.36; // of its letters' height
        const double room = 2 * (std::sqrt(std::max(0.0, radius * radius - half * half)) - line);
        if (text > room)
            font.setStretch(std::max(50, static_cast<int>(100 * room / text)));
    }
    if (worth.best && worth.text.isEmpty()) // its two edges stay two where it is small
        radius = std::min(radius, size / 2 - 3.25 * line);
    if (worth.best) {
        onlyOutline(painter, QPen(ink, line * 1.25));
        painter.drawEllipse(centre, size / 2 - line, size / 2 - line);
    }
    onlyFill(painter, worth.outcome == Outcome::Win ? boardAccent() : lost ? plate : boardGrey());
    painter.drawEllipse(centre, radius, radius);
    QPen edge(ink, lost ? line : line * 1.15);
    if (!worth.exact) // dashes that come out even
        edge.setDashPattern({std::numbers::pi * radius / edge.widthF() / 12 * 1.2,
                             std::numbers::pi * radius / edge.widthF() / 12 * 0.8});
    edge.setCapStyle(Qt::FlatCap);
    onlyOutline(painter, edge);
    painter.drawEllipse(centre, radius, radius);
    if (worth.text.isEmpty())
        return;
    painter.setFont(font);
    painter.setPen(worth.outcome == Outcome::Win ? QColor(Qt::white)
                   : lost                        ? ink
                                                 : QColor("#1E2328"));
    const double half = leastText > 0 ? std::max(size / 2, leastText) : radius * 0.94;
    paintText(painter, QRectF(centre - QPointF(half, half), QSizeF(2 * half, 2 * half)),
              Qt::AlignCenter, worth.text);
}

QString textOf(const Value& value) {
    if (value.nimber)
        return QString::number(*value.nimber);
    if (value.score)
        return scoreText(*value.score);
    return Values::letter(value.outcome);
}

QString wordsOf(const Value& value) {
    QStringList words{value.score && !value.exact ? Values::lead(*value.score)
                                                  : Values::word(value.outcome)};
    if (value.nimber)
        words << Values::nimber(*value.nimber);
    if (value.score)
        words << Values::score(scoreText(*value.score));
    if (!value.exact)
        words << Values::estimated();
    return words.join(QStringLiteral(", "));
}

} // namespace bouton
