#pragma once

#include <QDialog>

namespace bouton {

// What Bouton is, its version and licence. Not modal.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace bouton
