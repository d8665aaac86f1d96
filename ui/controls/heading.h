#pragma once

#include <QFont>

#include "ui/controls/say.h"

class QLabel;

namespace bouton {

// A group's title. Without words its text is set by whoever made it.
QLabel* heading(Wording words = {});
// A label of lesser weight.
QLabel* sideNote(Wording words = {});

// Makes its letters so many times as large.
template <class Widget> Widget* enlarged(Widget* widget, double times) {
    QFont font = widget->font();
    font.setPointSizeF(font.pointSizeF() * times);
    widget->setFont(font);
    return widget;
}

} // namespace bouton
