// SPDX-License-Identifier: MIT
#include "ui/controls/listen.h"

#include <utility>

namespace bouton {

namespace {

ListenWatch* watch = nullptr;

} // namespace

void listen(const Session& session, Session::Changes what, QObject* part,
            std::function<void()> show) {
    QObject::connect(&session, &Session::changed, part,
                     [what, part, show = std::move(show)](Session::Changes changed) {
                         if (!(changed & what))
                             return;
                         if (watch)
                             watch->note(*part);
                         show();
                     });
}

ListenWatch::ListenWatch() { watch = this; }

ListenWatch::~ListenWatch() { watch = nullptr; }

void ListenWatch::note(const QObject& part) {
    const QString name = part.objectName();
    ++m_calls[name.isEmpty() ? QString::fromLatin1(part.metaObject()->className()) : name];
}

} // namespace bouton
