// SPDX-License-Identifier: MIT
#include "ui/laboratory/word_list.h"

#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

#include "ui/controls/tables.h"
#include "ui/controls/word_label.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int mostRows = 6;
constexpr int aroundWord = Theme::unit, listWidth = 46 * Theme::unit;

constexpr int MeaningRole = Qt::UserRole, ValueRole = MeaningRole + 1, TypedRole = ValueRole + 1;

QFont strong(const QFont& font) { return sized(font, Type::Text, Weight::Strong); }
QFont caption(const QFont& font) { return sized(font, Type::Caption); }

// What is typed already is in the accent.
void paintWord(QPainter& painter, QRectF rect, const Theme& theme, const QFont& font,
               const QModelIndex& index) {
    const QString word = index.data(Qt::DisplayRole).toString();
    const QString typed = word.left(index.data(TypedRole).toInt());
    painter.setFont(strong(font));
    const int width = painter.fontMetrics().horizontalAdvance(typed);
    painter.setPen(theme.accent);
    if (!typed.isEmpty())
        paintText(painter, QRectF(rect.left(), rect.top(), width + 1, rect.height()),
                  Qt::AlignLeft | Qt::AlignVCenter, typed);
    rect.setLeft(rect.left() + width);
    painter.setPen(theme.ink);
    paintText(painter, rect, Qt::AlignLeft | Qt::AlignVCenter, word.mid(typed.size()));
}

QSize sizeOfEntry(const QStyleOptionViewItem& option) {
    return {0, QFontMetrics(strong(option.font)).height()
                   + QFontMetrics(caption(option.font)).height() + aroundWord};
}

void paintEntry(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(option.palette);
    const QRectF all = QRectF(option.rect).adjusted(2, 1, -2, -1);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        onlyFill(painter, faded(theme.accent, option.state & QStyle::State_Selected ? 0.14 : 0.06));
        painter.drawRoundedRect(all, 6, 6);
    }
    const QRectF words = all.adjusted(aroundWord, aroundWord / 2.0, -aroundWord, -aroundWord / 2.0);
    const double high = QFontMetrics(strong(option.font)).height();
    const QString value = index.data(ValueRole).toString();
    painter.setFont(option.font);
    const double room =
        std::min(painter.fontMetrics().horizontalAdvance(value) + 1.0, words.width() * 0.55);
    painter.setPen(theme.ink);
    paintText(painter, QRectF(words.right() - room, words.top(), room, high),
              Qt::AlignRight | Qt::AlignVCenter, value);
    paintWord(painter, QRectF(words.left(), words.top(), words.width() - room, high), theme,
              option.font, index);
    painter.setFont(caption(option.font));
    painter.setPen(theme.faint);
    paintText(painter,
              QRectF(words.left(), words.top() + high, words.width(), words.height() - high),
              Qt::AlignLeft | Qt::AlignVCenter, index.data(MeaningRole).toString());
    painter.restore();
}

} // namespace

WordList::WordList() {
    setItemDelegate(new PaintedItems(this, paintEntry, sizeOfEntry));
    setFocusPolicy(Qt::NoFocus);
    viewport()->setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    hide();
    connect(this, &QListWidget::itemClicked, this, &WordList::taken);
    connect(this, &QListWidget::currentRowChanged, this, &WordList::chose);
}

void WordList::offer(const QList<Entry>& entries, QWidget& at, const QRect& place) {
    if (entries.isEmpty())
        return hide();
    const QString kept = open() ? chosen().word : QString();
    {
        const QSignalBlocker quiet(this);
        if (entries != m_entries)
            clear();
        m_entries = entries;
        int row = 0;
        for (int i = 0; i < entries.size(); ++i) {
            QListWidgetItem* line = count() > i ? item(i) : new QListWidgetItem(this);
            line->setText(entries[i].word);
            line->setData(MeaningRole, entries[i].meaning);
            line->setData(ValueRole, entries[i].value);
            line->setData(TypedRole, entries[i].typed);
            line->setToolTip(entries[i].meaning);
            line->setData(Qt::AccessibleDescriptionRole,
                          entries[i].meaning + u' ' + entries[i].value);
            if (entries[i].word == kept)
                row = i;
        }
        setCurrentRow(row);
    }
    lie(at, place);
    emit chose();
}

WordList::Entry WordList::chosen() const { return m_entries.value(currentRow()); }

void WordList::move(int by) { setCurrentRow(std::clamp(currentRow() + by, 0, count() - 1)); }

QSize WordList::sizeHint() const {
    int high = 2 * frameWidth();
    for (int row = 0; row < std::min(count(), mostRows); ++row)
        high += sizeHintForRow(row);
    return {std::max(listWidth, 50 * fontMetrics().averageCharWidth()), high};
}

// Below the place, or above it where there is more room; within the window.
void WordList::lie(QWidget& at, const QRect& place) {
    QWidget& window = *at.window();
    if (parentWidget() != &window)
        setParent(&window);
    QSize size = sizeHint();
    const QRect there(at.mapTo(&window, place.topLeft()), place.size());
    const int above = there.top(), below = window.height() - there.bottom() - 1;
    const bool down = size.height() <= below || below >= above;
    size.setHeight(std::min(size.height(), (down ? below : above) - 2));
    size.setWidth(std::min(size.width(), window.width() - 2 * Theme::unit));
    const int left = std::clamp(there.left() - Theme::unit, Theme::unit,
                                std::max(Theme::unit, window.width() - size.width() - Theme::unit));
    setGeometry(
        QRect(QPoint(left, down ? there.bottom() + 2 : there.top() - 2 - size.height()), size));
    raise();
    show();
    scrollToItem(currentItem());
}

} // namespace bouton
