// SPDX-License-Identifier: MIT
#pragma once

#include <QTextEdit>

#include <optional>
#include <vector>

#include "lab/tryout.h"
#include "session/run.h"

namespace bouton {

// What a program on trial was asked and what it answered, a step below the other, as plain text.
// The first fault is marked, with all that is known of it; the last line says how it ended.
class TrialTranscript : public QTextEdit {
    Q_OBJECT

public:
    TrialTranscript();

    void begin(); // of the next trial
    // All of it so far; the last step may have a fault, which ends it.
    void put(std::vector<TryoutStep> steps);
    void end(const Run::Ending& ending);

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showStep(std::size_t number);
    void showEnding();
    void add(const QString& line, const QColor& color, bool strong = false);

    std::vector<TryoutStep> m_steps;
    std::optional<Run::Ending> m_ending; // empty: it goes on, or there was no trial
};

} // namespace bouton
