// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemView>
#include <QRegion>
#include <QStyledItemDelegate>
#include <QTimer>

#include <functional>
#include <utility>

class QTableView;

namespace bouton {

// A list or table that tells a screen reader of its current item only while it has the keys: Qt's
// tell of each new one, and the reader goes there. When the keys come, the item is told last, since
// the event of the view itself would take the word from it (docs/by-ear.md).
template <class View> class QuietUntilFocused : public View {
public:
    using View::View;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        this->hasFocus() ? View::currentChanged(current, previous)
                         : QAbstractItemView::currentChanged(current, previous);
    }

    void focusInEvent(QFocusEvent* event) override {
        View::focusInEvent(event);
        QTimer::singleShot(0, this, [this] {
            if (this->hasFocus())
                View::currentChanged(this->currentIndex(), {});
        });
    }
};

// Items that look otherwise in some way: `style` changes what is painted, `over` paints upon it.
class StyledItems : public QStyledItemDelegate {
public:
    using Style = std::function<void(QStyleOptionViewItem& option, const QModelIndex& index)>;
    using Paint = std::function<void(QPainter& painter, const QStyleOptionViewItem& option,
                                     const QModelIndex& index)>;
    StyledItems(QAbstractItemView* view, Style style, Paint over = {})
        : QStyledItemDelegate(view), m_style(std::move(style)), m_over(std::move(over)) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        if (m_over)
            m_over(*painter, option, index);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (m_style)
            m_style(*option, index);
    }

private:
    const Style m_style;
    const Paint m_over;
};

// Items that are painted, and measured, in their own way alone.
class PaintedItems : public QStyledItemDelegate {
public:
    using Size = std::function<QSize(const QStyleOptionViewItem& option)>;
    PaintedItems(QAbstractItemView* view, StyledItems::Paint paint, Size size = {})
        : QStyledItemDelegate(view), m_paint(std::move(paint)), m_size(std::move(size)) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        m_paint(*painter, option, index);
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return m_size ? m_size(option) : QStyledItemDelegate::sizeHint(option, index);
    }

private:
    const StyledItems::Paint m_paint;
    const Size m_size;
};

// What of the viewport shows whole rows: the first and the last one in view may have no room. For
// paintEvent(), so that no row looks cut; such a row is reached by scrolling.
QRegion wholeRows(const QTableView& table);
// For the constructor of such a table: scrolling moves what is painted, also of a row that no
// longer has room.
void paintAnewAsItScrolls(QTableView& table);

// Rows with room for a line of the application's letters, whatever their size becomes.
void fitRowsToType(QTableView& table, int around, int least = 0);

} // namespace bouton
