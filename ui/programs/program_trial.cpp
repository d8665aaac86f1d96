#include "ui/programs/program_trial.h"

#include <utility>

#include "programs/entry.h"

namespace bouton {

ProgramTrial::ProgramTrial(QObject* parent)
    : QObject(parent), m_thinker([this](auto news) { hear(std::move(news.report)); }) {}

void ProgramTrial::begin(Tryout tryout, std::string command) {
    m_steps.clear();
    m_isWhole = false;
    m_refusal.reset();
    m_ticket = m_thinker.start([tryout = std::move(tryout), command = std::move(command)](
                                   const std::stop_token& stop, const Post<Or<Report>>& post) {
        Tryout trial = tryout;
        Or<OwnProgram::Command> found = commandNamed(command);
        if (!found)
            return post(refuse(found.error()));
        trial.command = std::move(*found);
        std::vector<TryoutStep> steps;
        const Or<void> done = tryOut(trial, stop, [&](TryoutStep step) {
            steps.push_back(std::move(step));
            post(Report{steps});
        });
        post(done ? Or<Report>(Report{steps, true}) : refuse(done.error()));
    });
    emit changed();
}

void ProgramTrial::stop() {
    m_thinker.cancel();
    if (std::exchange(m_ticket, std::nullopt))
        emit changed();
}

void ProgramTrial::hear(Or<Report> report) {
    if (report) {
        m_steps = std::move(report->steps);
        m_isWhole = report->isLast;
    } else {
        m_refusal = report.error();
    }
    if (m_isWhole || m_refusal)
        m_ticket.reset();
    emit changed();
}

} // namespace bouton
