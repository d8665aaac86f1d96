#include "contender.h"

#include <ctime>

#include "gtp_program.h"
#include "subject.h"

namespace bouton::cli {

namespace {

constexpr std::string_view programMark = "gtp:";

double processorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time); // of all its threads
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

// The same player. Adds the time that it uses.
Mind timed(Mind mind, double& seconds) {
    return [mind = std::move(mind), &seconds](const Match& match) -> ChoiceJob {
        return [job = mind(match), &seconds](const Asking& asking) {
            const double begin = processorSeconds();
            Or<Choice> choice = job(asking);
            seconds += processorSeconds() - begin;
            return choice;
        };
    };
}

} // namespace

Contender::Contender(const Ruleset& game, std::string text, std::uint64_t seed)
    : m_text(std::move(text)) {
    if (m_text.starts_with(programMark)) {
        m_program = std::make_unique<GtpProgram>(m_text.substr(programMark.size()));
        m_mind = m_program->mind();
    } else {
        m_mind = timed(mindOf(game, m_text, seed), m_seconds);
    }
}

Contender::~Contender() = default;

double Contender::processorTime() { return m_program ? m_program->close() : m_seconds; }

} // namespace bouton::cli
