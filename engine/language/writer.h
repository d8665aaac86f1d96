#pragma once

#include "language/statement.h"
#include "language/token.h"

namespace bouton::language {

// Writes the steps of a claim, and notes what they need to know of a position. A jump is written
// before it is known where it leads; then `land` makes it lead to what comes next.
class Writer {
public:
    std::int32_t here() const { return static_cast<std::int32_t>(m_steps.size()); }
    bool inMove() const { return m_inMove; }
    bool inPart() const { return m_inPart; }
    const Needs& needs() const { return m_needs; }
    std::vector<Step> steps() && { return std::move(m_steps); }

    // The column of a step is that of its token. Gives the step's number.
    std::int32_t put(Step::Do what, const Token& token, std::int32_t to = 0, Value value = 0);
    void land(std::int32_t jump) { m_steps[static_cast<std::size_t>(jump)].to = here(); }

    // The value of a word, by its place; here, before the move, in the part.
    void word(const Token& token, std::size_t at);
    void before(const Token& token, std::size_t at);
    void field(const Token& token, std::size_t at);

    // What stands between is said of each part, or of each position after a move. `of` is what
    // comes of it: Sum, Most, …; Some or Every. They begin and end with the same token.
    std::int32_t beginParts(const Token& token, Step::Do of);
    void endParts(const Token& token, Step::Do of, std::int32_t begun);
    std::int32_t beginMoves(const Token& token, Step::Do of);
    void endMoves(const Token& token, Step::Do of, std::int32_t begun);

private:
    Wanted& wanted() { return m_inMove ? m_needs.after : m_needs.here; }

    std::vector<Step> m_steps;
    Needs m_needs;
    bool m_inMove = false, m_inPart = false;
};

} // namespace bouton::language
