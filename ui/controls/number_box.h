#pragma once

#include <QSpinBox>

namespace bouton {

// A number and the range in which it is possible. The arrows stay within the range. Nothing that is
// typed is silently made another number.
class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    // What can be typed.
    enum class Typing {
        Possible, // a tip names the range where something else is typed
        Anything, // whoever asks for the number can say why it is refused
    };
    explicit NumberBox(Typing typing = Typing::Anything, QWidget* parent = nullptr);

    void setPossible(int least, int most); // with Typing::Anything a value that is there stays
    int most() const { return m_most; }

    void put(int value); // without a word from valueChanged()
    void stepBy(int steps) override;

protected:
    StepEnabled stepEnabled() const override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

private:
    void explain() const;

    const Typing m_typing;
    int m_least = 0, m_most = 0;
};

} // namespace bouton
