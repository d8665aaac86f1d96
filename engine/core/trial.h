#pragma once

#include "core/analysis.h"
#include "core/claim.h"
#include "core/poll.h"

namespace bouton {

// A claim on trial: takes its positions one after another and keeps count.
class Trial {
public:
    Trial(Poll& poll, const Post<Verdict>& post) : m_poll(poll), m_post(post) {}

    Poll& poll() { return m_poll; }
    const Verdict& verdict() const { return m_verdict; }

    // So many positions more will be tested or skipped.
    void expect(std::uint64_t positions) { m_verdict.all += positions; }

    // One position more, of which `holds` was found with poll(); `against` makes the Counterexample
    // where it is needed. False ends the test: the claim is refuted, or a stop was asked for.
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
    // A position that the claim says nothing about.
    bool skip() { return !m_poll.node() && step(); }

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
