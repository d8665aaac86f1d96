// SPDX-License-Identifier: MIT
#include "ui/heard.h"

#include <QtGui/private/qguiapplication_p.h>
#include <QtTest/qtestaccessible.h> // defines functions that are not inline: included here alone
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

namespace bouton::testing {

namespace {

// What a screen reader does over the bus. Without one nothing but Qt's own headers can.
void setActive(bool active) {
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(active);
}

} // namespace

Listening::Listening() {
    QTestAccessibility::initialize();
    setActive(true);
}

Listening::~Listening() {
    setActive(false);
    forgetEvents();
    QTestAccessibility::cleanup();
}

std::string nameOfHeard(QAccessibleInterface* heard) {
    return heard ? heard->text(QAccessible::Name).toStdString() : "(nothing)";
}

// Qt keeps copies, and deletes none.
void forgetEvents() {
    qDeleteAll(QTestAccessibility::events());
    QTestAccessibility::clearEvents();
}

std::vector<QAccessibleInterface*> sendersOf(QAccessible::Event type) {
    std::vector<QAccessibleInterface*> all;
    const EventList events = QTestAccessibility::events();
    for (QAccessibleEvent* event : events)
        if (event->type() == type)
            all.push_back(event->accessibleInterface());
    return all;
}

std::vector<std::string> namesOf(QAccessible::Event type) {
    std::vector<std::string> all;
    const auto senders = sendersOf(type);
    for (QAccessibleInterface* heard : senders)
        all.push_back(nameOfHeard(heard));
    return all;
}

std::vector<std::string> focusedNames() {
    std::vector<std::string> all;
    const auto senders = sendersOf(QAccessible::Focus);
    for (QAccessibleInterface* heard : senders)
        if (heard && heard->role() == QAccessible::ListItem)
            all.push_back(heard->state().focused ? nameOfHeard(heard) : "(has no focus)");
    return all;
}

} // namespace bouton::testing
