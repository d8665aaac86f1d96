// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "core/picture.h"

namespace bouton {

// A move that was played: who made it, what was clicked, and the positions before and after it.
//
// Each step points to the step before it. So the last step holds the whole way to a position, and
// a longer way shares the steps of a shorter one. A step never changes once it is made.
struct Step {
    Side side;
    std::string move; // as it is written
    Clicks cells;     // its clicks in the order of the text; empty: a pass
    std::shared_ptr<const Picture> before, after;
    std::shared_ptr<const Step> previous{}; // null: `before` is the start

    Step(Side side, std::string move, Clicks cells, std::shared_ptr<const Picture> before,
         std::shared_ptr<const Picture> after, std::shared_ptr<const Step> previous = {})
        : side(side),
          move(std::move(move)),
          cells(std::move(cells)),
          before(std::move(before)),
          after(std::move(after)),
          previous(std::move(previous)) {}
    Step(const Step&) = default;
    Step(Step&&) = default;
    Step& operator=(const Step&) = default;
    Step& operator=(Step&&) = default;
    // The same move between the same positions, whatever came before.
    bool operator==(const Step& that) const {
        return side == that.side && move == that.move && cells == that.cells
               && *before == *that.before && *after == *that.after;
    }
    // Frees a long way step by step. A recursion would be as deep as the way is long.
    ~Step() {
        while (previous && previous.use_count() == 1)
            previous = std::exchange(std::const_pointer_cast<Step>(previous)->previous, nullptr);
    }
};

// What a board shows: a position, and the step that led to it (null: a start, or unknown).
struct Scene {
    std::shared_ptr<const Picture> picture;
    std::shared_ptr<const Step> last{};
    // The same position after the same move.
    bool operator==(const Scene& that) const {
        const bool sameLast = last == that.last || (last && that.last && *last == *that.last);
        return sameLast && (picture == that.picture || *picture == *that.picture);
    }
};

} // namespace bouton
