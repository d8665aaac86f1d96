// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis.h"
#include "core/claim.h"
#include "core/poll.h"

namespace bouton {

// A claim on trial. It takes the positions one after another and counts them. Nothing here blocks.
class Trial {
public:
    Trial(Poll& poll, const Post<Verdict>& post) : m_poll(poll), m_post(post) {}

    Poll& poll() { return m_poll; }
    const Verdict& verdict() const { return m_verdict; }

    // Announces so many more positions that will be tested or skipped.
    void expect(std::uint64_t positions) { m_verdict.all += positions; }

    // Takes one more position. `holds` was found with poll(). `against()` makes the Counterexample
    // if it is needed. Gives false if the test must end: the claim is refuted, or it is stopped.
    template <class Against> bool test(bool holds, Against against) {
        if (m_poll.node())
            return false;
        if (!holds) {
            Counterexample found = against();
            if (m_poll.stopped())
                return false;
            m_verdict.against = std::move(found);
            return false;
        }
        ++m_verdict.tested;
        return step();
    }
    // Takes a position that the claim says nothing about. Gives false after a stop.
    bool skip() { return !m_poll.node() && step(); }
    // Notes that the conclusion is false in a position that is skipped.
    void needPremise() { m_verdict.premiseNeeded = !m_poll.stopped() || m_verdict.premiseNeeded; }
    // Ends the test in a position where something has no value. Gives false.
    bool halt(Counterexample where) {
        if (!m_poll.node())
            m_verdict.halted = std::move(where);
        return false;
    }

private:
    bool step() {
        if (++m_verdict.done % newsEvery == 0)
            m_post(m_verdict);
        return true;
    }

    static constexpr std::uint64_t newsEvery = 1 << 12;

    Poll& m_poll;
    const Post<Verdict>& m_post;
    Verdict m_verdict;
};

} // namespace bouton
