// SPDX-License-Identifier: MIT
#include "ui/controls/announcer.h"

#include <QAccessibleObject>
#include <QWidget>
#include <QWindow>

namespace bouton {

namespace {

// What is read aloud. It stands nowhere.
class Notice : public QObject {
public:
    explicit Notice(QObject* announcer) : QObject(announcer) {}
    QString words;
};

class HeardNotice : public QAccessibleObject {
public:
    explicit HeardNotice(Notice& notice)
        : QAccessibleObject(&notice),
          m_notice(notice),
          m_window(*static_cast<QWidget*>(notice.parent()->parent())) {}

    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(&m_window);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }
    QWindow* window() const override { return m_window.windowHandle(); }
    QRect rect() const override { return m_window.geometry(); }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? m_notice.words : QString();
    }

private:
    Notice& m_notice;
    QWidget& m_window;
};

} // namespace

Announcer& Announcer::of(const QWidget& widget) {
    QWidget* window = widget.window();
    auto* known = window->findChild<Announcer*>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new Announcer(*window);
}

Announcer::Announcer(QWidget& window) : QObject(&window) {
    letBeHeard<Notice, HeardNotice>();
    for (QObject*& notice : m_notices)
        notice = new Notice(this);
}

void Announcer::say(const QString& sentence) {
    if (sentence.isEmpty())
        return;
    if (m_due.isEmpty())
        QMetaObject::invokeMethod(this, &Announcer::flush, Qt::QueuedConnection);
    m_due << sentence;
}

void Announcer::sayFrom(const QWidget& part, const QString& sentence) {
    if (part.isVisible())
        of(part).say(sentence);
}

void Announcer::repeat() {
    if (!m_last.isEmpty())
        speak();
}

void Announcer::flush() {
    m_last = m_due.join(u' ');
    m_due.clear();
    speak();
}

void Announcer::speak() {
    auto* notice = static_cast<Notice*>(m_notices[m_next]);
    m_next = (m_next + 1) % m_notices.size();
    notice->words = m_last;
    QAccessibleEvent event(notice, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
    emit said(m_last);
}

} // namespace bouton
