#include "ui/controls/say.h"

#include <QEvent>
#include <QObject>

namespace bouton {

namespace {

class Speaker : public QObject {
public:
    Speaker(QObject* object, std::function<void()> say) : QObject(object), m_say(std::move(say)) {
        object->installEventFilter(this);
        m_say();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange)
            m_say();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_say;
};

} // namespace

void inEveryLanguage(QObject* object, std::function<void()> say) {
    new Speaker(object, std::move(say));
}

} // namespace bouton
