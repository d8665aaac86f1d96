// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <span>
#include <stop_token>
#include <vector>

#include "core/ruleset.h"
#include "explain/review.h"

namespace bouton {

// The analyses of positions of one match, each to the bound (Patience::Bounded). A review is made
// of them. They are the same in every run, on any number of threads.
class Analyses {
public:
    // Analyses the positions of a path that are not known yet, from its end on, where it is quick.
    // There is one thread for each analyst (analystsOf() in core/ruleset.h). `told` is called after
    // each position, on one of the threads, never twice at once. Blocks. False: a stop came before
    // all were known; what is known stays known.
    bool add(
        const Match& match, const std::vector<Match::Node>& path,
        std::span<const AnyAnalyst> analysts, const std::stop_token& stop,
        const std::function<void()>& told = [] {});

    std::size_t size() const { return m_known.size(); }
    // Valid as long as these analyses.
    Known known() const;

private:
    std::map<Match::Node, Analysis> m_known;
};

} // namespace bouton
