#pragma once

#include <QAbstractButton>

namespace bouton {

// A card on the start page that is one button as a whole.
class CardButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit CardButton(QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bouton
