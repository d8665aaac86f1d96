// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>

#include <memory>
#include <string>
#include <vector>

#include "core/ruleset.h"
#include "programs/own_program.h"

namespace bouton {

// The programs of the user's that can sit at a table, by their names. Files and seats know the
// names alone; what is started stands here.
class OwnPrograms : public QObject {
    Q_OBJECT

public:
    struct Entry {
        std::string name;               // as checkProgramName() takes it
        std::string command;            // a file, a folder or a command (programs/entry.h)
        std::vector<std::string> games; // that it plays, by their ids
        bool operator==(const Entry&) const = default;
    };

    using QObject::QObject;

    const std::vector<Entry>& all() const { return m_all; } // in the order of their names
    // Null if there is none of this name.
    const Entry* find(const std::string& name) const;
    bool plays(const std::string& name, const Ruleset& game) const;
    std::vector<std::string> playing(const Ruleset& game) const; // their names, in order

    // Adds a program, or puts it in the place of another one, by whose name it was known. Refuses a
    // text that may not be a name, a name that another one has, and a program without a command or
    // a game.
    Or<void> put(Entry entry, const std::string& instead = {});
    void remove(const std::string& name);

    // Of all programs; tests take shorter ones.
    const ProgramLimits& limits() const { return m_limits; }
    void setLimits(const ProgramLimits& limits) { m_limits = limits; }
    // A program for one seat and match. It is there. Nothing is started before it is asked. It must
    // go on the thread that asks it (Thought::discard()).
    std::shared_ptr<OwnProgram> seated(const std::string& name) const;

    // All of them as JSON, and back. What is no such entry is left out.
    QByteArray write() const;
    void read(const QByteArray& json);

signals:
    // A program was added (no name before), changed, renamed, or removed (no name after).
    void changed(const std::string& before, const std::string& after);

private:
    Or<void> check(const Entry& entry, const std::string& instead) const;
    void insert(Entry entry);

    std::vector<Entry> m_all;
    ProgramLimits m_limits;
};

} // namespace bouton
