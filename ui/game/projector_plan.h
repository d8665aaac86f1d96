#pragma once

#include <QFont>
#include <QRect>

namespace bouton {

// Where all stands on a projector of this size. It depends on nothing that can be covered.
struct ProjectorPlan {
    static constexpr double leastText = 1.0 / 25; // of the height

    ProjectorPlan(QSize size, const QFont& font, bool hasTable);

    QFont text, least; // the usual one, and the smallest that there is
    int gap;           // around all, and between its parts
    QRect board, badge, headline, sentence, table, line;
    QRect room;  // the switch of the room; empty: the words need its place
    QRect leave; // the button that ends it
};

} // namespace bouton
