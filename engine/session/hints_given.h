// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <vector>

#include "explain/hints.h"
#include "session/values/saved_game.h"

namespace bouton {

// The hints that were given in one game (explain/hints.h), by position and by side. Undo takes none
// back. The match is always the same one.
class HintsGiven {
public:
    bool left(Match::Node node) const { return at(node) < hintSteps; } // there are more there
    // Gives the next hint of the position on the board, which the analysis is of. One must be left.
    // What an analysis said that is not final stays open.
    Phrase give(const Match& match, const Analysis& analysis, bool isFinal = true);
    bool isOpen(Match::Node node) const { return m_open.contains(node); }
    // Closes what is open of the position on the board, by its final analysis. Gives the hints
    // that were not so, as they are now.
    std::vector<Phrase> close(const Match& match, const Analysis& analysis);
    int used(Side side) const { return m_used[indexOf(side)]; }
    bool any() const { return m_used[0] + m_used[1] > 0; }

    // A hint is wanted and waits for an analysis.
    bool wanted() const { return m_wanted; }
    void want(bool wanted) { m_wanted = wanted; }

    // The cells that the last hint speaks of, until the game goes on.
    const Clicks& named() const { return m_named; }
    void goOn() { m_named.clear(); }

    // What a file keeps of it, and back. `nodes` are those of the saved positions.
    void save(SavedGame& game, const std::vector<Match::Node>& nodes) const;
    static HintsGiven restored(const SavedGame& game, const std::vector<Match::Node>& nodes);

private:
    std::size_t at(Match::Node node) const;

    struct Said {
        std::size_t step;
        Analysis by;
    };
    std::map<Match::Node, std::size_t> m_at;
    std::map<Match::Node, std::vector<Said>> m_open;
    std::array<int, 2> m_used{};
    bool m_wanted = false;
    Clicks m_named;
};

} // namespace bouton
