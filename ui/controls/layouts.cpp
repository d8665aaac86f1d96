// SPDX-License-Identifier: MIT
#include "ui/controls/layouts.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSplitter>

#include <algorithm>

namespace bouton {

namespace {

QBoxLayout* filled(QBoxLayout* box, Items items, int spacing, int margin) {
    box->setSpacing(spacing);
    box->setContentsMargins(margin, margin, margin, margin);
    for (const Item& item : items)
        item.addTo(*box);
    return box;
}

} // namespace

Item Item::room(int pixels) {
    Item item(static_cast<QWidget*>(nullptr));
    item.m_room = pixels;
    return item;
}

Item Item::stretch() { return {static_cast<QWidget*>(nullptr), 1}; }

void Item::addTo(QBoxLayout& box) const {
    if (m_widget)
        box.addWidget(m_widget, m_stretch, m_side);
    else if (m_layout)
        box.addLayout(m_layout, m_stretch);
    else if (m_stretch > 0)
        box.addStretch(m_stretch);
    else
        box.addSpacing(m_room);
}

QBoxLayout* row(Items items, int spacing, int margin) {
    return filled(new QHBoxLayout, items, spacing, margin);
}

QBoxLayout* column(Items items, int spacing, int margin) {
    return filled(new QVBoxLayout, items, spacing, margin);
}

QSize FormTitle::besideBuddy(QSize own) const {
    if (wordWrap() && maximumWidth() < QWIDGETSIZE_MAX)
        own.setHeight(std::max(own.height(), heightForWidth(maximumWidth())));
    return buddy() ? own.expandedTo({0, buddy()->sizeHint().height()}) : own;
}

QFormLayout* makeForm() {
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(Theme::unit);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    return form;
}

void ask(QFormLayout& form, QWidget* answer, Wording question) {
    const bool below = qobject_cast<QComboBox*>(answer) || qobject_cast<QLineEdit*>(answer);
    worded(answer, &QWidget::setAccessibleName, question); // a number box has none of its label's
    auto* label = worded(below ? new QLabel : new FormTitle, std::move(question));
    label->setBuddy(answer);
    if (below) {
        form.addRow(label);
        form.addRow(answer);
    } else {
        answer->setMinimumWidth(8 * Theme::unit); // numbers one below the other
        form.addRow(label, answer);
    }
}

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
