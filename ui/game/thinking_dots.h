#pragma once

#include <QTimer>
#include <QWidget>

namespace bouton {

// Three dots that swell in turn while the computer thinks.
class ThinkingDots : public QWidget {
    Q_OBJECT

public:
    explicit ThinkingDots(QWidget* parent = nullptr);

    void setThinking(bool thinking);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QTimer m_beat;
    int m_step = 0;
};

} // namespace bouton
