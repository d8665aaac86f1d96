// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include "core/ruleset_of.h"
#include "lab/microscope.h"

namespace bouton::testing {

// The moves of a position in the order in which a search that sorts them tries them.
template <class G> std::string triedOrder(const char* position) {
    std::vector<Look> looks;
    EXPECT_TRUE(lookThrough({&rulesetOf<G>(), position, 1}, {},
                            [&](const std::vector<Look>& all) { looks = all; }));
    const Trace& trace = *looks[static_cast<std::size_t>(Method::Ordered)].trace;
    std::string order;
    for (const int child : trace.at(0).children)
        order += trace.at(child).move + ' ';
    for (const std::string& move : trace.at(0).untried)
        order += move + ' ';
    return order;
}

} // namespace bouton::testing
