// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/phrase.h"
#include "programs/process.h"

namespace bouton {

// What another program did wrong, for the one who wrote it.
struct Fault {
    Phrase what;            // one sentence
    std::string sent{};     // the line that it was sent; empty if none
    std::string expected{}; // the answers that were right; empty: nothing is said of them
    std::string came{};     // what it has written; empty: nothing
    std::string errors{};   // the end of its standard error
    bool hasRun = true;     // false: it could not be started, which costs it no game
    bool operator==(const Fault&) const = default;
};

// The same in sentences, a line each: what was wrong, what was sent and expected, what came, and
// the last lines of its standard error.
std::vector<Phrase> told(const Fault& fault);

// The sentence of a program that cannot be started, by errno; of which other file that is, if it
// is.
Phrase cannotStart(const std::string& name, int error, const std::string& file = {});

// The sentence of an answer that did not come; not for a stop. `limit` is the time that it had.
Phrase noAnswer(Process::Break why, const std::string& name, const Process& process,
                ProgramLimits::Time limit, std::uint64_t memory, const std::string& unread);

} // namespace bouton
