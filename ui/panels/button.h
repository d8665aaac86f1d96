#pragma once

#include <QPushButton>

namespace bouton {

// A flat button. The one that goes on is filled with the accent.
class Button : public QPushButton {
    Q_OBJECT

public:
    enum class Rank { Plain, Primary };

    explicit Button(const QString& text = {}, Rank rank = Rank::Plain, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Rank m_rank;
    bool m_pressed = false; // by the mouse, since it was shown
};

} // namespace bouton
