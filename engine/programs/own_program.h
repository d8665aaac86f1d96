// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "programs/gtp_talk.h"
#include "programs/move_question.h"
#include "programs/process.h"

namespace bouton {

// A program of the user's at a seat of one match: a player that answers a line with a line
// (docs/own-programs.md), or that speaks GTP. It is started with its first move, and anew after
// each fault. Its fault is the refusal of the player, and costs the game. After three in a match it
// is not asked any more. One thread at a time uses it.
class OwnProgram {
public:
    static constexpr int mostFaults = 3;

    using Command = Process::Command;
    // The name is for sentences. `faults` were made in this match before.
    OwnProgram(std::string name, Command command, const ProgramLimits& limits, int faults = 0);
    // The same of a command that is looked for whenever the program is started.
    using Finder = std::function<Or<Command>()>;
    OwnProgram(std::string name, Finder finder, const ProgramLimits& limits, int faults = 0);

    // The program as a player; this object must stay. A job waits as long as the limits allow. A
    // stop ends the program, and is no fault.
    AnyPlayer player();
    // Those since this object was made. A program that cannot be started is refused, and has no
    // fault.
    const std::vector<Fault>& faults() const { return m_faults; }
    bool isOut() const { // it is not asked any more
        return m_faultsBefore + static_cast<int>(m_faults.size()) >= mostFaults;
    }
    // The lines of the last question and its answer, if they were whole.
    const std::string& asked() const { return m_asked; }
    const std::string& answered() const { return m_answered; }

    // Ends the input of the program, which ends it, or it is killed. Gives whether it has ended by
    // itself, as it should. The next move starts it anew.
    bool close();
    // In seconds, of all that has ended.
    double processorTime() const { return m_seconds; }

private:
    enum class Speech { Unknown, Lines, Gtp };
    struct Asked {
        MoveQuestion question;
        GtpTalk::Game game;
        Side side;
    };
    using Answer = std::expected<std::size_t, Fault>;
    using Time = ProgramLimits::Time;

    Or<Choice> choose(const Asked& asked, const Asking& asking);
    Answer answer(const Asked& asked, Time time, const std::stop_token& stop);
    Answer byLine(const Asked& asked, Time time, bool isNew, const std::stop_token& stop);
    Answer byGtp(const Asked& asked, Time time, const std::stop_token& stop);

    std::string m_name;
    Finder m_finder;
    ProgramLimits m_limits;
    int m_faultsBefore;
    std::atomic<Speech> m_speech = Speech::Unknown;
    std::unique_ptr<Process> m_process; // null: it does not run
    GtpTalk m_talk;
    std::vector<Fault> m_faults;
    std::string m_asked, m_answered;
    double m_seconds = 0;
};

} // namespace bouton
