// SPDX-License-Identifier: MIT
#include "programs/gtp_program.h"

#include <cerrno>
#include <chrono>

#include "core/match.h"
#include "core/visible.h"
#include "programs/fault.h"

namespace bouton {

Or<std::unique_ptr<GtpProgram>> GtpProgram::started(std::string command,
                                                    const ProgramLimits& limits) {
    auto process = Process::started({{"/bin/sh", "-c", command}}, limits.memory);
    if (!process)
        return refuse(process.error());
    return std::unique_ptr<GtpProgram>(
        new GtpProgram(visible(command), limits, std::move(*process)));
}

GtpProgram::GtpProgram(std::string command, const ProgramLimits& limits,
                       std::unique_ptr<Process> process)
    : m_name(std::move(command)),
      m_limits(limits),
      m_process(std::move(process)),
      m_talk(m_name, limits) {}

double GtpProgram::close() {
    (void)m_process->write("quit\n", Process::Clock::now(), {});
    m_process->close(m_limits.end);
    return m_process->processorTime();
}

AnyPlayer GtpProgram::player() {
    return [this](const Match& match) -> ChoiceJob {
        const Match::Node now = match.current();
        return [this, game = GtpTalk::gameOf(match), side = match.toMove(now),
                moves = match.moves(now)](const bouton::Asking& asking) -> Or<Choice> {
            // Some programs leave a forced pass out.
            if (moves.size() == 1 && moves.front().orders.empty())
                return Choice{0, {QT_TRANSLATE_NOOP("Phrase", "the only legal move")}};
            const ProgramLimits::Time time =
                asking.timeLeft ? asking.timeLeft->left : m_limits.move;
            const auto text = m_talk.choose(*m_process, game, side, time, asking.stop);
            if (asking.stop.stop_requested()) {
                m_process->close(ProgramLimits::Time{0});
                return refuseStopped();
            }
            // Of a command that is not there, or may not be run, the shell has these.
            if (!text && m_process->end() == "exit 127")
                return refuse(cannotStart(m_name, ENOENT));
            if (!text && m_process->end() == "exit 126")
                return refuse(cannotStart(m_name, EACCES));
            if (!text)
                return refuse(text.error().what);
            const Or<std::size_t> move = moveNamed(*text, moves);
            if (!move)
                return refuse({QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" plays %2, which is "
                                                           "no legal move here."),
                               {m_name, visible(*text)}});
            m_talk.made(side, moves[*move].text);
            return Choice{*move, {QT_TRANSLATE_NOOP("Phrase", "its answer")}};
        };
    };
}

} // namespace bouton
