// SPDX-License-Identifier: MIT
#include "session/program_removal.h"

#include <algorithm>

namespace bouton {

ProgramRemoval::ProgramRemoval(OwnPrograms& programs, QObject* parent)
    : QObject(parent), m_programs(programs), m_before(programs.all()) {
    connect(&programs, &OwnPrograms::changed, this, &ProgramRemoval::follow);
}

void ProgramRemoval::undo() {
    if (!m_removed)
        return;
    if (m_programs.put(OwnPrograms::Entry(*m_removed)))
        return; // follow() has heard of it
    m_removed.reset();
    emit undone();
}

void ProgramRemoval::follow(const std::string& before, const std::string& after) {
    const auto was = std::ranges::find(m_before, before, &OwnPrograms::Entry::name);
    if (after.empty() && was != m_before.end()) {
        m_removed = *was;
        emit removed(before);
    } else if (m_removed && after == m_removed->name) {
        m_removed.reset();
        emit undone();
    }
    m_before = m_programs.all();
}

} // namespace bouton
