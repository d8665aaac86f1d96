// SPDX-License-Identifier: MIT
#pragma once

#include <QFormLayout>
#include <QLabel>

#include <initializer_list>

#include "ui/controls/button.h"
#include "ui/controls/worded.h"
#include "ui/theme/theme.h"

class QBoxLayout;
class QLayout;

namespace bouton {

// What stands in a row or a column: a widget, a layout, or room. `stretch` is its share of the room
// that is left.
class Item {
public:
    Item(QWidget* widget, int stretch = 0, Qt::Alignment side = {})
        : m_widget(widget), m_stretch(stretch), m_side(side) {}
    Item(QLayout* layout, int stretch = 0) : m_layout(layout), m_stretch(stretch) {}
    static Item room(int pixels);
    static Item stretch();

    void addTo(QBoxLayout& box) const;

private:
    QWidget* m_widget = nullptr;
    QLayout* m_layout = nullptr;
    int m_stretch = 0, m_room = 0;
    Qt::Alignment m_side{};
};
using Items = std::initializer_list<Item>;

// Layouts with these items in this order, with `margin` pixels around them.
QBoxLayout* row(Items items, int spacing = Theme::unit, int margin = 0);
QBoxLayout* column(Items items, int spacing = Theme::unit, int margin = 0);

// The question beside a field of a form. It takes the height of the field (its buddy), so that the
// two share a base line.
class FormTitle : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize sizeHint() const override { return besideBuddy(QLabel::sizeHint()); }
    QSize minimumSizeHint() const override { return besideBuddy(QLabel::minimumSizeHint()); }

private:
    QSize besideBuddy(QSize own) const;
};

// A layout of questions and answers, as wide as what it lies in.
QFormLayout* makeForm();
// Adds a question and what answers it: beside it, or below it if that is a list or a text, which
// need all the width.
void ask(QFormLayout& form, QWidget* answer, Wording question);

// Gives an object its name, for tests and style sheets, and gives it back.
template <class T> T* named(const char* name, T* object) {
    object->setObjectName(QLatin1String(name));
    return object;
}

// A button that calls `slot` of the receiver, a member or a callable.
template <class Receiver, class Slot>
Button* makeButton(const char* name, Receiver* receiver, Slot slot, Wording words,
                   Button::Rank rank = Button::Rank::Plain) {
    auto* button = named(name, worded(new Button({}, rank), std::move(words)));
    QObject::connect(button, &Button::clicked, receiver, std::move(slot));
    return button;
}

// Tab goes through all that this layout holds in the layout's order. By itself it goes in the order
// in which things were made, which is not that of reading where lines join or leave.
void tabAsLaidOut(const QLayout& layout);

} // namespace bouton
