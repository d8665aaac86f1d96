// SPDX-License-Identifier: MIT
#include "ui/controls/folding.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>
#include <utility>

namespace bouton {

namespace {

// What the sizes of those items come to that are in view.
template <class Measure> QSize sumOf(const QLayout& layout, bool beside, Measure measure) {
    QSize all(0, 0);
    int gap = 0;
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem& item = *layout.itemAt(i);
        if (item.isEmpty())
            continue;
        const QSize size = measure(item);
        all = beside
                  ? QSize(all.width() + gap + size.width(), std::max(all.height(), size.height()))
                  : QSize(std::max(all.width(), size.width()), all.height() + gap + size.height());
        gap = layout.spacing();
    }
    return all;
}

} // namespace

// Arranger ----------------------------------------------------------------------------------------

Arranger::Arranger(QWidget& widget, std::function<void()> arrange)
    : QObject(&widget), m_arrange(std::move(arrange)) {
    widget.installEventFilter(this);
    this->arrange();
}

void Arranger::arrange() {
    if (m_isBusy) {
        QCoreApplication::postEvent(parent(), new QEvent(QEvent::LayoutRequest));
        return;
    }
    const QScopedValueRollback busy(m_isBusy, true);
    m_arrange();
}

bool Arranger::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        arrange();
    return QObject::eventFilter(watched, event);
}

// FoldingRow --------------------------------------------------------------------------------------

FoldingRow::FoldingRow(Items items, int spacing) {
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
    for (const Item& item : items)
        item.addTo(*this);
}

QSize FoldingRow::sizeHint() const {
    return sumOf(*this, true, [](const QLayoutItem& item) { return item.sizeHint(); });
}

QSize FoldingRow::minimumSize() const {
    const auto least = [](const QLayoutItem& item) { return item.minimumSize(); };
    return {sumOf(*this, false, least).width(), sumOf(*this, true, least).height()};
}

int FoldingRow::heightForWidth(int width) const {
    const bool beside = !folds(width);
    return sumOf(*this, beside,
                 [&](const QLayoutItem& item) {
                     const QSize hint = item.sizeHint();
                     return item.hasHeightForWidth() ? QSize(
                                hint.width(), item.heightForWidth(beside ? hint.width() : width))
                                                     : hint;
                 })
        .height();
}

void FoldingRow::setGeometry(const QRect& rect) {
    const Direction now = folds(rect.width()) ? TopToBottom : LeftToRight;
    if (now != direction())
        setDirection(now);
    QHBoxLayout::setGeometry(rect);
}

// Tick --------------------------------------------------------------------------------------------

Tick::Tick(QWidget* parent) : QCheckBox(parent) {
    QSizePolicy narrower(QSizePolicy::Preferred, QSizePolicy::Preferred, QSizePolicy::CheckBox);
    narrower.setHeightForWidth(true);
    setSizePolicy(narrower);
}

int Tick::besideWords() const {
    constexpr int rounding = 2;
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this)
           + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this) + rounding;
}

// The words, with ends of lines so that they fit into the width.
QString Tick::broken(int width) const {
    const int room = width - besideWords();
    QString all, line;
    for (const QString& word : text().split(u' ')) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (!line.isEmpty() && fontMetrics().size(Qt::TextShowMnemonic, longer).width() > room) {
            all += line + u'\n';
            line = word;
        } else {
            line = longer;
        }
    }
    return all + line;
}

QSize Tick::minimumSizeHint() const {
    int longest = 0;
    for (const QString& word : text().split(u' '))
        longest = std::max(longest, fontMetrics().size(Qt::TextShowMnemonic, word).width());
    return {besideWords() + longest, sizeHint().height()};
}

int Tick::heightForWidth(int width) const {
    return sizeHint().height() - fontMetrics().height()
           + fontMetrics().size(Qt::TextShowMnemonic, broken(width)).height();
}

void Tick::initStyleOption(QStyleOptionButton* option) const {
    QCheckBox::initStyleOption(option);
    option->text = broken(width());
}

} // namespace bouton
