#pragma once

#include <QStyledItemDelegate>

namespace bouton {

class MoveTable;

// Paints the rows of the list of moves. A move is its sign and its text; the current one lies on a
// tint of the accent, and what is not on the way to it is pale. Variations are set in by a line for
// each level.
class MovePainter : public QStyledItemDelegate {
public:
    MovePainter(const MoveTable& moves, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

    // Where a comment's words stand in its cell, which is `rect`; and how high a cell must be for
    // these words if it is so wide.
    static QRect wordsIn(const QRect& rect, int depth);
    static int heightOf(const QString& comment, const QFontMetrics& font, int width, int depth);

private:
    const MoveTable& m_moves;
};

} // namespace bouton
