#pragma once

#include <QSpinBox>

namespace bouton {

// A number that can be typed beyond what is possible, so that whoever asked for it can say why that
// is refused; its arrows stay within. Nothing that is typed is silently made another number.
class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(QWidget* parent = nullptr);

    void setPossible(int least, int most); // a value that is there stays
    int least() const { return m_least; }
    int most() const { return m_most; }
    bool isPossible() const { return value() >= m_least && value() <= m_most; }

    void put(int value); // without a word from entered()
    void stepBy(int steps) override;

signals:
    void entered(int value);

protected:
    StepEnabled stepEnabled() const override;

private:
    int m_least = 0, m_most = 0;
    int m_known = 0; // the value that was put or told last
};

} // namespace bouton
