// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QStringList>

class QWidget;

namespace bouton::testing {

// What a reader of this page cannot see, a sentence each: words that have no room, widgets that lie
// on one another or stick out of what they lie in, texts that are cut when they are painted. What
// can be scrolled into view is seen. The page belongs to the window, which is painted.
QStringList faultsOf(QWidget& window, const QWidget& page);

} // namespace bouton::testing
