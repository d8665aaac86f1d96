// SPDX-License-Identifier: MIT
#pragma once

#include <QDoubleSpinBox>
#include <QSpinBox>

#include <optional>

namespace bouton {

// A number and the range in which it is possible. The arrows stay within the range. Nothing that is
// typed is silently made another number: what is out of the range is in the colour of a warning
// while it stands there, and a tip names the range. Who listens to refusedChanged() says it
// instead.
class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    // What happens to a number out of the range.
    enum class Typing {
        Possible, // the nearest number in the range counts, and takes its place in the end
        Anything, // it counts as it is; whoever asks for the number can say why it is refused
    };
    explicit NumberBox(Typing typing = Typing::Anything, QWidget* parent = nullptr);

    void setPossible(int least, int most); // with Typing::Anything a value that is there stays
    int least() const { return m_typing == Typing::Possible ? minimum() : m_least; }
    int most() const { return m_typing == Typing::Possible ? maximum() : m_most; }
    // The number out of the range that was typed last, until something else is entered.
    std::optional<double> refused() const { return m_refused; }

    void put(int value); // without a word from valueChanged()
    void stepBy(int steps) override;

signals:
    void refusedChanged();

protected:
    StepEnabled stepEnabled() const override;
    QValidator::State validate(QString& text, int& position) const override;
    int valueFromText(const QString& text) const override;

private:
    void judge();

    const Typing m_typing;
    int m_least = 0, m_most = 0;
    std::optional<double> m_refused;
};

// The same for a number with decimals. It shows 1.5, not 1.500. What is out of the range is as with
// NumberBox::Typing::Possible.
class DecimalBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit DecimalBox(QWidget* parent = nullptr);

    std::optional<double> refused() const { return m_refused; }
    QString textFromValue(double value) const override;

signals:
    void refusedChanged();

protected:
    QValidator::State validate(QString& text, int& position) const override;
    double valueFromText(const QString& text) const override;

private:
    void judge();

    std::optional<double> m_refused;
};

} // namespace bouton
