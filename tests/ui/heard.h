// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

#include <string>
#include <vector>

namespace bouton::testing {

// While one lives, a screen reader is there, as far as Qt knows, and events are kept.
struct Listening {
    Listening();
    ~Listening();
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;
};

std::string nameOfHeard(QAccessibleInterface* heard);

void forgetEvents();
// The objects that have sent such an event, in its order; and their names, as they are now.
std::vector<QAccessibleInterface*> sendersOf(QAccessible::Event type);
std::vector<std::string> namesOf(QAccessible::Event type);
// Focus events of cells; each must come from one that has the focus.
std::vector<std::string> focusedNames();

} // namespace bouton::testing
