// SPDX-License-Identifier: MIT
#pragma once

#include "session/own_programs.h"

namespace bouton {

// Brings the program back that was removed last, until another one has its name.
class ProgramRemoval : public QObject {
    Q_OBJECT

public:
    // The programs must outlive this.
    explicit ProgramRemoval(OwnPrograms& programs, QObject* parent = nullptr);

    bool canUndo() const { return m_removed.has_value(); }
    void undo();

signals:
    void removed(const std::string& name);
    void undone(); // it is there again, or cannot come back

private:
    void follow(const std::string& before, const std::string& after);

    OwnPrograms& m_programs;
    std::vector<OwnPrograms::Entry> m_before; // all, before the next change
    std::optional<OwnPrograms::Entry> m_removed{};
};

} // namespace bouton
