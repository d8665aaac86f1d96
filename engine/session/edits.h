// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/match.h"

namespace bouton {

// The changes of the tree of one match. Each can be taken back, the last one first. A change that
// makes no sense is refused with a sentence, and changes nothing. The match is always the same one.
class Edits {
public:
    enum class Kind { Comment, Promotion, Removal };

    // Gives whether the comment was another one.
    Or<bool> comment(Match& match, Match::Node node, std::string text);
    Or<void> promote(Match& match, Match::Node node); // makes it and all before it the main line
    Or<void> remove(Match& match, Match::Node node);  // as Match::remove()
    void undo(Match& match);                          // there must be one

    std::optional<Kind> last() const; // that can be taken back, if any
    std::size_t size() const { return m_all.size(); }

private:
    struct Edit {
        Kind kind;
        std::vector<Match::Place> places; // of a comment: its node alone
        std::string before;               // a comment
    };
    std::vector<Edit> m_all;
};

// What a position that is not there, or not any more, is refused with.
std::unexpected<Phrase> refuseNode();
// Why a position cannot be removed; empty: it can be.
std::optional<Phrase> whyNotRemoved(const Match& match, Match::Node node);

} // namespace bouton
