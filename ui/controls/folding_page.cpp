// SPDX-License-Identifier: MIT
#include "ui/controls/folding_page.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace bouton {

FoldingPage::FoldingPage(QWidget* parent) : ScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void FoldingPage::setHalves(QBoxLayout* page, QBoxLayout* halves) {
    m_halves = halves;
    auto* widget = new QWidget;
    widget->setLayout(page);
    setWidget(widget);
}

// Words may need more lines than Qt counts for a widget that scrolls.
void FoldingPage::fit() {
    QLayout& page = *widget()->layout();
    const QMargins around = page.contentsMargins();
    int beside = around.left() + around.right() + m_halves->spacing();
    for (int i = 0; i < m_halves->count(); ++i)
        beside += m_halves->itemAt(i)->minimumSize().width();
    m_folded = beside > viewport()->width();
    m_halves->setDirection(m_folded ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    widget()->setMinimumHeight(std::max(0, page.totalMinimumHeightForWidth(viewport()->width())));
}

bool FoldingPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return ScrollArea::eventFilter(watched, event);
}

void FoldingPage::resizeEvent(QResizeEvent* event) {
    ScrollArea::resizeEvent(event);
    fit();
}

bool PageHalf::event(QEvent* event) {
    const bool handled = QWidget::event(event);
    if (layout() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        setMinimumHeight(std::max(0, layout()->totalMinimumHeightForWidth(width())));
    return handled;
}

} // namespace bouton
