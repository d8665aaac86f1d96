#pragma once

#include <QTextEdit>

namespace bouton {

class ProgramTrial;

// What a program on trial was asked and what it answered, a step below the other, as plain text.
// The first fault is marked, with all that is known of it; the last line says how it ended.
class TrialTranscript : public QTextEdit {
    Q_OBJECT

public:
    explicit TrialTranscript(const ProgramTrial& trial, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showStep(std::size_t number);
    void add(const QString& line, const QColor& color, bool strong = false);

    const ProgramTrial& m_trial;
};

} // namespace bouton
