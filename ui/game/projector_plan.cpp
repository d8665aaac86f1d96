#include "ui/game/projector_plan.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

#include "ui/theme/type.h"

namespace bouton {

namespace {

int linesOf(const QFont& font, int lines) { return lines * QFontMetrics(font).lineSpacing(); }

} // namespace

// The board has the left half and what it needs beyond it for large letters in its cells; the words
// have so much that a row of the table stands on one line. The
// caption is the smallest type, and so as high as the smallest text may be.
ProjectorPlan::ProjectorPlan(QSize size, const QFont& font, bool hasTable)
    : least(inPixels(font, std::ceil(size.height() * leastText))), gap(size.height() / 40) {
    text = inPixels(font, std::ceil(least.pixelSize() / ratioOf(Type::Caption)));
    const int inner = size.height() - 2 * gap;
    const int words = 14 * least.pixelSize();
    board = {gap, gap,
             std::max(0, std::min({inner, size.width() * 54 / 100 - gap,
                                   size.width() - 3 * gap - words})),
             inner};
    const int left = board.right() + 1 + gap, wide = size.width() - left - gap;
    const bool narrow = wide < 14 * least.pixelSize(); // a headline breaks
    const int sign = narrow ? linesOf(least, 2) : linesOf(sized(text, Type::Heading), 1);
    const int button = linesOf(least, 1);
    const int mark = narrow ? button : sign; // of the side
    badge = {left, gap + (sign - mark) / 2, mark, mark};
    leave = {left + wide - button, gap + (sign - button) / 2, button, button};
    if (wide >= 17 * least.pixelSize()) // beside the longest headline
        room = leave.translated(-button, 0);
    headline = {left + mark + gap / 2, gap, wide - mark - button - room.width() - gap, sign};
    const int question = static_cast<int>(std::ceil(2.4 * QFontMetrics(least).height()));
    line = {left, size.height() - gap - question, wide, question};
    const int top = gap + sign + gap / 2, rest = line.top() - gap / 2 - top;
    sentence = {left, top, wide, hasTable ? linesOf(least, 2) + gap / 4 : rest};
    const int below = sentence.bottom() + 1 + gap / 2;
    table = {left, below, wide, std::max(0, line.top() - gap / 2 - below)};
}

} // namespace bouton
