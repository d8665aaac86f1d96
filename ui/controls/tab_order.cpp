#include "ui/controls/tab_order.h"

#include <QLayout>
#include <QScrollArea>
#include <QSplitter>

namespace bouton {

namespace {

QWidget* chain(QWidget* before, const QLayout* layout);

// Gives the last one that takes the keys.
QWidget* chain(QWidget* before, QWidget* here) {
    if (here->focusPolicy() & Qt::TabFocus) {
        if (before)
            QWidget::setTabOrder(before, here);
        before = here;
    }
    if (const auto* area = qobject_cast<QScrollArea*>(here); area && area->widget())
        return chain(before, area->widget());
    if (const auto* parts = qobject_cast<QSplitter*>(here))
        for (int i = 0; i < parts->count(); ++i)
            before = chain(before, parts->widget(i));
    return chain(before, here->layout());
}

QWidget* chain(QWidget* before, const QLayout* layout) {
    for (int i = 0; layout && i < layout->count(); ++i)
        if (QWidget* here = layout->itemAt(i)->widget())
            before = chain(before, here);
        else
            before = chain(before, layout->itemAt(i)->layout());
    return before;
}

} // namespace

void tabAsLaidOut(const QLayout& layout) { chain(nullptr, &layout); }

} // namespace bouton
