#pragma once

#include <QLabel>

#include "ui/controls/say.h"

namespace bouton {

// A label whose words change with what goes on. It knows how they are made, and says them again
// when the language changes.
class Saying : public QLabel {
    Q_OBJECT

public:
    explicit Saying(Wording words = {});

    void say(Wording words); // none: nothing

private:
    Wording m_words;
};

// A group's title. Without words its text is set by whoever made it.
Saying* heading(Wording words = {});
// A label of lesser weight.
Saying* sideNote(Wording words = {});

// Makes its letters so many times as large.
template <class Widget> Widget* enlarged(Widget* widget, double times) {
    QFont font = widget->font();
    font.setPointSizeF(font.pointSizeF() * times);
    widget->setFont(font);
    return widget;
}

} // namespace bouton
