#include "ui/controls/saying.h"

#include <QEvent>

#include <utility>

namespace bouton {

namespace {

class Setter : public QObject {
public:
    Setter(QWidget* widget, std::function<void()> set) : QObject(widget), m_set(std::move(set)) {
        widget->installEventFilter(this);
        m_set();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ApplicationFontChange)
            m_set();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_set;
};

} // namespace

void atEveryTypeSize(QWidget* widget, std::function<void()> set) {
    new Setter(widget, std::move(set));
}

Saying::Saying(Wording words) {
    setTextFormat(Qt::PlainText); // before there is a text: setText() may read it to a screen reader
    say(std::move(words));
    inEveryLanguage(this, [this] { again(); });
}

void Saying::again() {
    if (m_words)
        setText(m_words());
    if (m_tip)
        setToolTip(m_tip());
}

void Saying::say(Wording words) {
    m_words = std::move(words);
    setText(m_words ? m_words() : QString());
}

void Saying::explain(Wording tip) {
    m_tip = std::move(tip);
    again();
}

Saying* heading(Wording words) {
    auto* label = new Saying(std::move(words));
    QFont strong;
    strong.setWeight(QFont::DemiBold);
    label->setFont(strong); // the size remains that of the widget around it
    return label;
}

Saying* sideNote(Wording words) {
    auto* label = new Saying(std::move(words));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

} // namespace bouton
