// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/match.h"

namespace bouton {

// The lines of an opening book that somebody keeps: games as one-line records (games/record.h), a
// line each, of games that have a book. Positions are known by their keys (BookPage::key), so a
// line is found by whatever order of moves and however the board is turned. What cannot be read is
// kept as it stands. Nothing here blocks.
class OwnLines {
public:
    OwnLines() = default;
    // Any bytes are safe to read.
    static OwnLines read(std::string_view text);
    std::string written() const;

    std::size_t size() const { return m_lines.size(); }
    // The lines that cannot be read. Empty ones and those that begin with "#" do not count.
    std::size_t unreadable() const { return m_unreadable; }

    // Whether a line goes from a position to another one, by their keys.
    bool leads(const Ruleset& game, const std::string& from, const std::string& to) const;
    // Whether the whole way to the node is in the lines. Never of a start.
    bool holds(const Match& match, Match::Node node) const;
    // Whether the move that led to the node is in a line. Never at a start.
    bool goesBy(const Match& match, Match::Node node) const;

    // Adds the way to the current position. Lines that are a part of it go into it. Changes nothing
    // where it is held already, at a start, and in a game without a book.
    void add(const Match& match);
    // Takes the current position out of all lines, with what follows it there. Changes nothing at a
    // start.
    void cut(const Match& match);

    // Takes a change back that led from `before` to `after`. What else has changed since stays.
    void revert(const OwnLines& before, const OwnLines& after);

    bool operator==(const OwnLines& that) const { return written() == that.written(); }

private:
    struct Line {
        std::string game, start;        // the id, and "ROWS SIDE"
        std::vector<std::string> moves; // as they are written
        std::vector<std::string> keys;  // of all its positions: one more than moves
        bool operator==(const Line&) const = default;
    };
    static Line lineOf(const Match& match, Match::Node node);
    void index();

    std::vector<Line> m_lines;
    std::vector<std::string> m_rest; // the other lines of the text, as they stand
    std::size_t m_unreadable = 0;
    std::set<std::pair<std::string, std::string>> m_steps; // of all lines, "GAME KEY" each
};

} // namespace bouton
