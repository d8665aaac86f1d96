// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QLabel>

#include <functional>

#include "ui/controls/worded.h"
#include "ui/theme/type.h"

namespace bouton {

// A label whose words, and the tip that explains them, change with what goes on. It knows how they
// are made, and says them again when the language changes. Whatever they are, they are plain text.
class WordLabel : public QLabel {
    Q_OBJECT

public:
    explicit WordLabel(Wording words = {});

    void setWords(Wording words); // empty: nothing
    void explain(Wording tip);
    void again(); // says both again, which may be others now

private:
    Wording m_words, m_tip;
};

// A group's title. Without words its text is set by whoever made it.
WordLabel* heading(Wording words = {});
// A label of lesser weight.
WordLabel* sideNote(Wording words = {});

// Calls `set` now, and again whenever the application's font changes, as long as the widget lives.
void atEveryTypeSize(QWidget* widget, std::function<void()> set);

// Gives a widget letters of this size and weight, a ratio to the application's font, and gives it
// back.
template <class Widget> Widget* typed(Widget* widget, Type type, Weight weight = Weight::Normal) {
    atEveryTypeSize(widget, [widget, type, weight] {
        widget->setFont(sized(QApplication::font(), type, weight));
    });
    return widget;
}

// A line of lesser weight that can warn: then it is in the colour of warnings.
class WarningNote : public WordLabel {
    Q_OBJECT

public:
    explicit WarningNote(bool warns = true);

    void setWarns(bool warns);
    bool warns() const { return m_warns; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_warns;
};

} // namespace bouton
