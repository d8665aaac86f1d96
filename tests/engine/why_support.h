// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "core/match_of.h"
#include "engine/contract/analyst_contract.h"
#include "explain/why.h"

namespace bouton::testing {

// A position, its analysis and the sentences about it.
template <class G> struct Spoken {
    explicit Spoken(std::string_view position)
        : match(positionOf<G>(position)),
          analysis(*analysed<G>(match.state(0))),
          why(whyOf(match, 0, analysis)) {}

    std::size_t moveNamed(std::string_view text) const {
        const auto moves = match.moves(0);
        return static_cast<std::size_t>(std::ranges::find(moves, text, &LegalMove::text)
                                        - moves.begin());
    }

    MatchOf<G> match;
    Analysis analysis;
    Why why;
};

} // namespace bouton::testing
