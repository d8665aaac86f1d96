// SPDX-License-Identifier: MIT
#include "contender.h"

#include <ctime>

#include "output.h"
#include "problem.h"
#include "programs/entry.h"
#include "programs/gtp_program.h"
#include "programs/own_program.h"
#include "subject.h"

namespace bouton::cli {

namespace {

constexpr std::string_view gtpMark = "gtp:", ownMark = "program:";

double processorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time); // of all its threads
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

// The same player. Adds the time that it uses.
AnyPlayer timed(AnyPlayer player, double& seconds) {
    return [player = std::move(player), &seconds](const Match& match) -> ChoiceJob {
        return [job = player(match), &seconds](const Asking& asking) {
            const double begin = processorSeconds();
            Or<Choice> choice = job(asking);
            seconds += processorSeconds() - begin;
            return choice;
        };
    };
}

} // namespace

ProgramLimits programLimits(const Arguments& arguments) {
    constexpr double least = 0.01, most = 86'400;
    constexpr std::uint64_t mostMegabytes = 1 << 24;
    const auto time = [&](const char* option, ProgramLimits::Time usual) {
        const auto seconds = arguments.seconds(option, least, most);
        return seconds
                   ? std::chrono::ceil<ProgramLimits::Time>(std::chrono::duration<double>(*seconds))
                   : usual;
    };
    ProgramLimits limits;
    limits.start = time("start-time", limits.start);
    limits.move = time("move-time", limits.move);
    limits.memory = arguments.number("memory", limits.memory >> 20, 0, mostMegabytes) << 20;
    return limits;
}

std::vector<Option> withProgramOptions(std::vector<Option> options) {
    options.push_back({"start-time", "S", "seconds that a program has to start (10)"});
    options.push_back({"move-time", "S", "seconds that a program has for a move (10)"});
    options.push_back({"memory", "MB", "resident memory that a program may take (2048; 0: any)"});
    return options;
}

Contender::Contender(const Ruleset& game, std::string text, std::uint64_t seed,
                     const ProgramLimits& limits)
    : m_text(std::move(text)) {
    if (m_text.starts_with(gtpMark)) {
        m_gtp = must(GtpProgram::started(m_text.substr(gtpMark.size()), limits));
        m_player = m_gtp->player();
    } else if (m_text.starts_with(ownMark)) {
        const std::string command = m_text.substr(ownMark.size());
        if (wordsOfCommand(command).empty())
            throw Problem{BadInput, "PLAYER program: needs a command after the colon."};
        OwnProgram::Command words = must(commandNamed(command));
        must(canStart(command, words));
        m_own = std::make_unique<OwnProgram>(command, std::move(words), limits);
        m_player = m_own->player();
    } else {
        m_player = timed(playerOf(game, m_text, seed), m_seconds);
    }
}

Contender::~Contender() = default;

std::function<void(const Phrase&)> Contender::fault() const {
    if (!m_own)
        return {};
    return [own = m_own.get(), told = m_told.get()](const Phrase& why) {
        if (own->faults().size() == *told) {
            // It is not asked any more, or could not be started. If it has never run, no game is
            // lost by that.
            if (!own->isOut() && own->processorTime() <= 0)
                throw Problem{BadInput, english(why)};
            complain(english(why));
            return;
        }
        *told = own->faults().size();
        const std::vector<Phrase> lines = bouton::told(own->faults().back());
        complain(english(lines.front()));
        for (std::size_t i = 1; i < lines.size(); ++i)
            remark("  " + english(lines[i]) + '\n');
    };
}

double Contender::processorTime() {
    if (m_gtp)
        return m_gtp->close();
    if (m_own) {
        m_own->close();
        return m_own->processorTime();
    }
    return m_seconds;
}

} // namespace bouton::cli
