// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace bouton {

// What this program is. Not modal.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace bouton
