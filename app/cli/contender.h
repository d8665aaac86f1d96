#pragma once

#include <memory>
#include <string>

#include "core/ruleset.h"

namespace bouton::cli {

class GtpProgram;

// One side of a match: a player of the game's, or another program ("gtp:COMMAND"), and the
// processor time that it has used for its moves.
class Contender {
public:
    // Throws Problem if there is no such player or if the program cannot be started.
    Contender(const Ruleset& game, std::string text, std::uint64_t seed);
    ~Contender();
    Contender(const Contender&) = delete;
    Contender& operator=(const Contender&) = delete;

    // As it was named.
    const std::string& text() const { return m_text; }
    // The player; this object must stay. Its time is that of the whole process, so only one player
    // may think at a time.
    Mind mind() const { return m_mind; }
    // In seconds. A program's is known only at its end, so this ends it.
    double processorTime();

private:
    std::string m_text;
    std::unique_ptr<GtpProgram> m_program; // null: a player of the game's
    Mind m_mind;
    double m_seconds = 0;
};

} // namespace bouton::cli
