#pragma once

#include <QDialog>

namespace bouton {

class Button;

// What this program is. Not modal.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Button* m_close;
};

} // namespace bouton
