// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>

namespace bouton {

// Escape anywhere in a window, but where an open list keeps the key for itself. It is no entry of a
// menu: what it does depends on what is going on.
class EscapeKey : public QAction {
    Q_OBJECT

public:
    explicit EscapeKey(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace bouton
