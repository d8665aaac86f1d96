// SPDX-License-Identifier: MIT
#include "programs/own_program.h"

#include <algorithm>

#include "core/match.h"
#include "core/visible.h"
#include "programs/entry.h"

namespace bouton {

OwnProgram::OwnProgram(std::string name, Command command, const ProgramLimits& limits, int faults)
    : OwnProgram(
        std::move(name), [command = std::move(command)] { return command; }, limits, faults) {}

OwnProgram::OwnProgram(std::string name, Finder finder, const ProgramLimits& limits, int faults)
    : m_name(visible(name)),
      m_finder(std::move(finder)),
      m_limits(limits),
      m_faultsBefore(faults),
      m_talk(m_name, limits) {}

AnyPlayer OwnProgram::player() {
    return [this](const Match& match) -> ChoiceJob {
        const bool needsGame = m_speech != Speech::Lines;
        return [this, asked = Asked{questionOf(match),
                                    needsGame ? GtpTalk::gameOf(match) : GtpTalk::Game{},
                                    match.toMove(match.current())}](const Asking& asking) {
            return choose(asked, asking);
        };
    };
}

Or<Choice> OwnProgram::choose(const Asked& asked, const Asking& asking) {
    if (isOut())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" has made three faults: the "
                                                   "rest of the match is lost."),
                       {m_name}});
    Answer move =
        answer(asked, asking.timeLeft ? asking.timeLeft->left : m_limits.move, asking.stop);
    if (move)
        return Choice{*move, {QT_TRANSLATE_NOOP("Phrase", "its answer")}};
    if (m_process) {
        m_process->close(Time{0});
        move.error().hasRun = !m_process->end().starts_with("start");
    }
    close();
    if (asking.stop.stop_requested())
        return refuseStopped();
    if (!move.error().hasRun)
        return refuse(move.error().what);
    m_faults.push_back(std::move(move.error()));
    return refuse(m_faults.back().what);
}

bool OwnProgram::close() {
    if (!m_process)
        return true;
    const bool byItself = m_process->close(m_limits.end);
    m_seconds += m_process->processorTime();
    m_process.reset();
    m_talk.forget();
    return byItself;
}

OwnProgram::Answer OwnProgram::answer(const Asked& asked, Time time, const std::stop_token& stop) {
    const bool isNew = !m_process;
    if (isNew) {
        const Or<Command> command = m_finder();
        if (!command)
            return std::unexpected(Fault{command.error()});
        if (const Or<void> can = canStart(m_name, *command); !can)
            return std::unexpected(Fault{.what = can.error(), .hasRun = false});
        auto process = Process::started(*command, m_limits.memory);
        if (!process)
            return std::unexpected(Fault{.what = process.error(), .hasRun = false});
        m_process = std::move(*process);
    }
    return m_speech == Speech::Gtp ? byGtp(asked, time, stop) : byLine(asked, time, isNew, stop);
}

OwnProgram::Answer OwnProgram::byLine(const Asked& asked, Time time, bool isNew,
                                      const std::stop_token& stop) {
    m_asked = lineOf(asked.question, time);
    m_answered.clear();
    const auto fault = [&](Phrase what, std::string came) {
        return std::unexpected(Fault{std::move(what), m_asked, expectedOf(asked.question),
                                     std::move(came), m_process->errors()});
    };
    const auto isMore = [&] {
        return Phrase{QT_TRANSLATE_NOOP("Phrase",
                                        "The program \"%1\" has written more than one line "
                                        "for an answer: \"%2\" came too."),
                      {m_name, visible(m_process->unread())}};
    };
    // What it wrote unasked would be taken for its answer.
    if (!isNew && !m_process->unread().empty())
        return fault(isMore(), m_process->unread());

    const Time limit = (isNew ? std::max(m_limits.start, time) : time) + m_limits.grace;
    const auto until = Process::Clock::now() + limit;
    std::expected<std::string, Process::Break> line;
    if (const auto written = m_process->write(m_asked, until, stop))
        line = m_process->readLine(until, stop);
    else
        line = std::unexpected(written.error());
    if (!line && line.error() == Process::Break::Stopped)
        return std::unexpected(Fault{});
    if (!line) {
        const std::string unread = m_process->unread();
        return fault(noAnswer(line.error(), m_name, *m_process, limit, m_limits.memory, unread),
                     unread.substr(0, LineReader::longest));
    }
    m_answered = *line;
    // A program that speaks GTP refuses this line as a command that it does not know.
    if (m_speech == Speech::Unknown) {
        const std::string_view said = saidBy(*line);
        m_speech = said.starts_with('=') || said.starts_with('?') ? Speech::Gtp : Speech::Lines;
    }
    if (m_speech == Speech::Gtp) {
        const auto whole =
            m_talk.endAnswer(*m_process, asked.question.game, *line, until, limit, stop);
        return whole ? byGtp(asked, time, stop) : std::unexpected(whole.error());
    }
    const Or<std::size_t> move = answerTo(asked.question, *line, m_name);
    if (!move)
        return fault(move.error(), *line);
    if (!m_process->unread().empty())
        return fault(isMore(), *line + '\n' + m_process->unread());
    return *move;
}

OwnProgram::Answer OwnProgram::byGtp(const Asked& asked, Time time, const std::stop_token& stop) {
    const std::vector<LegalMove>& moves = asked.question.moves;
    // Some programs leave a forced pass out.
    if (moves.size() == 1 && moves.front().orders.empty())
        return 0;
    m_asked = GtpTalk::question(asked.side) + '\n';
    m_answered.clear();
    const auto text = m_talk.choose(*m_process, asked.game, asked.side, time, stop);
    if (!text)
        return std::unexpected(text.error());
    m_answered = *text;
    const Or<std::size_t> move = moveNamed(*text, moves);
    if (!move)
        return std::unexpected(
            Fault{{QT_TRANSLATE_NOOP("Phrase",
                                     "The program \"%1\" plays %2, which is no legal move here."),
                   {m_name, visible(*text)}},
                  GtpTalk::question(asked.side),
                  expectedOf(asked.question),
                  *text,
                  m_process->errors()});
    m_talk.made(asked.side, moves[*move].text);
    return *move;
}

} // namespace bouton
