// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace bouton::testing {

// Fails if the screen does not show what the window would paint now: if a part of it has changed
// and nobody has told it to paint again.
void expectFresh(QWidget& window, const QString& after);

} // namespace bouton::testing
