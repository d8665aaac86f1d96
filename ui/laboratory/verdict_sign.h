// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>

#include "ui/controls/tables.h"

namespace bouton {

struct Theme;

// Right is a ✓ in the accent, wrong a ✗ in ink, in the middle of `rect`.
void paintVerdict(QPainter& painter, const QRectF& rect, bool right, const Theme& theme);

// The sign beside an answer. Without one it takes no room.
class VerdictSign : public QWidget {
    Q_OBJECT

public:
    VerdictSign();

    void put(std::optional<bool> right);
    std::optional<bool> right() const { return m_right; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<bool> m_right;
};

// Paints a ✓ or ✗ that begins a field of a table as a sign, for which the words make room.
StyledItems* verdictItems(QAbstractItemView* table);
// The two parts of it, for items that differ in more.
void makeRoomForVerdict(QStyleOptionViewItem& option, const QModelIndex& index);
void paintVerdictOf(QPainter& painter, const QStyleOptionViewItem& option,
                    const QModelIndex& index);

} // namespace bouton
