// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QKeyEvent;

namespace bouton {

// What the same keys write where letters are Latin: "ψ5" is "c5". For the standard layouts of Greek
// and of Russian; other signs stay. Shortcuts need it not: Qt knows their keys itself.
QString inLatinKeys(QString text);
// The key of an event, as Qt::Key has it with Latin letters.
int latinKeyOf(const QKeyEvent& event);

} // namespace bouton
