// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>
#include <QWidget>

#include <optional>

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

// Paints a ✓ or ✗ that begins a table's field as a sign.
class VerdictDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace bouton
