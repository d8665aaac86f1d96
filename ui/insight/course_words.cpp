#include "ui/insight/course_words.h"

#include <QCoreApplication>

#include "ui/controls/words.h"

namespace bouton {

namespace {

struct CourseTexts {
    Q_DECLARE_TR_FUNCTIONS(bouton::CourseWords)
};

// As the plot has it: an estimate tells who is ahead.
QString standing(const Ruleset& game, const Point& point) {
    if (point.outcome == Outcome::Draw)
        return point.exact ? CourseTexts::tr("a draw") : CourseTexts::tr("about even");
    const QString side = nameOf(game, point.outcome == Outcome::Win ? Side::One : Side::Two);
    return point.exact ? CourseTexts::tr("%1 wins").arg(side)
                       : CourseTexts::tr("%1 is ahead").arg(side);
}

} // namespace

QString courseInWords(const ValueHistory& history) {
    QStringList parts;
    QString now;
    for (std::size_t i = 0; i < history.points.size(); ++i) {
        if (!history.points[i])
            continue;
        const QString next = standing(*history.game, *history.points[i]);
        if (next == now)
            continue;
        if (!now.isEmpty()) // the position after move i is the first that stands so
            parts << CourseTexts::tr("%1 until move %2", "X wins until move 12").arg(now).arg(i);
        now = next;
    }
    if (now.isEmpty())
        return {};
    parts << now;
    QString all = parts.join(CourseTexts::tr(", then "));
    all[0] = all.front().toUpper();
    return all + u'.';
}

} // namespace bouton
