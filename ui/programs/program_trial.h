#pragma once

#include <QObject>

#include <vector>

#include "lab/tryout.h"
#include "session/thinker.h"

namespace bouton {

// A program of the user's on trial (lab/tryout.h), on a thread of its own. Nothing here blocks but
// the destructor, which waits until the program has ended.
class ProgramTrial : public QObject {
    Q_OBJECT

public:
    explicit ProgramTrial(QObject* parent = nullptr);

    // Tries what this text starts (programs/entry.h), from now on. `tryout` has no command yet.
    void begin(Tryout tryout, std::string command);
    void stop();

    bool isRunning() const { return m_ticket.has_value(); }
    // What was asked and answered so far; the last step may have a fault, which ends it.
    const std::vector<TryoutStep>& steps() const { return m_steps; }
    bool isWhole() const { return m_isWhole; } // all was asked, or all up to the first fault
    // Why nothing could be tried; none: it could.
    const std::optional<Phrase>& refusal() const { return m_refusal; }

signals:
    void changed(); // any of these

private:
    struct Report {
        std::vector<TryoutStep> steps; // all of them, because a report may replace one untaken
        bool isLast = false;
    };
    void hear(Or<Report> report);

    std::vector<TryoutStep> m_steps;
    bool m_isWhole = false;
    std::optional<Phrase> m_refusal;
    std::optional<Worker::Ticket> m_ticket;
    Thinker<Report> m_thinker;
};

} // namespace bouton
