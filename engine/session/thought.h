// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "core/match.h"
#include "session/thinker.h"

namespace bouton {

// What the computers at one table are thinking: a thought about a move, or, in a human's turn, the
// getting ready for a reply, which is called pondering. At most one at a time. Nothing here blocks,
// except the destructor, which waits as ~Thinker does.
class Thought : public QObject {
    Q_OBJECT

public:
    explicit Thought(QObject* parent = nullptr);

    // The minimum time from the beginning of a thought to its answer.
    void setPace(std::chrono::milliseconds pace) { m_pace = pace; }

    // Begins to think about the position on the board; what went on before is stopped. The job
    // must be for it.
    void begin(const Match& match, ChoiceJob job, std::optional<TimeLeft> time);
    // Begins to ponder: the job is asked ahead (Asking::ahead). Nothing else may go on.
    void ponder(ChoiceJob job, std::optional<TimeLeft> time);
    // Ends what goes on. No signal comes of it any more.
    void stop();
    // Destroys this on the thread that thinks.
    void discard(std::any what) { m_thinker.discard(std::move(what)); }
    // The thought soon ends with the best move so far, and does not wait for its minimum time.
    void answerNow();

    bool thinking() const { return m_ticket.has_value(); }
    bool pondering() const { return m_pondering.has_value(); }
    // It has pondered to the end since the last stop().
    bool hasPondered() const { return m_hasPondered; }
    // What the thought has reported; empty: nothing yet. Once it has chosen its move, it is what
    // was reported last, if that was of this move.
    const std::optional<Progress>& progress() const { return m_progress; }

signals:
    void progressed(); // progress() has changed
    // It has thought, and only waits for its minimum time. Null: it had reported nothing. The
    // report is valid during the signal. Who stops it now gets no answer.
    void chosen(const bouton::Progress* last);
    // The answer: a move, or why there is none. It does not think any more.
    void answered(const bouton::Choice& choice);
    void refused(const bouton::Phrase& why);
    void pondered(); // it has ended by itself

private:
    struct Answer {
        Choice choice;
        std::optional<Progress> last; // its last progress before the choice
    };
    using Report = std::variant<Progress, Answer>;
    void listen(Thinker<Report>::News news);
    void hear(Or<Report> report);
    void answer();

    bool m_hasPondered = false;
    std::chrono::milliseconds m_pace{600};
    QTimer m_paceTimer; // runs from the beginning of a thought to the end of its minimum time
    std::vector<std::string> m_moves; // their texts, in the position that is thought about
    std::optional<Worker::Ticket> m_ticket, m_pondering;
    std::stop_source m_answerNow{std::nostopstate};
    std::optional<Progress> m_progress;
    std::optional<Or<Choice>> m_answer; // ready, but the minimum time is not over
    Thinker<Report> m_thinker;
};

} // namespace bouton
