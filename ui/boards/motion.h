// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/step.h"
#include "ui/boards/board_plan.h"

namespace bouton {

// How the pieces of a game go where a move takes them. Times are in milliseconds. Whatever moves
// from cell to cell takes longer for a longer way; a disc that turns takes 240, and begins the
// later the farther it is from the piece that was set.
struct Manner {
    int coming = 0;    // that a piece takes to be set; 0: it fades in
    int between = 0;   // from one piece that is set or taken to the next
    bool hops = false; // a piece leaves the ground, and goes its longer leg first
    bool grid = true;  // a cell is the same place in every position
};

// Pieces on their way from one position to another: a plain function of time, in milliseconds from
// its beginning. It knows no rules, only what stands where before and after.
class Motion {
public:
    // The way of one piece. It is `from` until `begin`, and `to` from `begin` + `length` on.
    struct Track {
        enum class Way {
            Straight,
            Hop,   // an arc along an L, above the ground
            Throw, // an arc; a card turns over
            Draw,  // evenly, as a hand draws
            Pulse, // rises once and comes down again
        };
        ShownPiece from, to;
        double begin = 0, length = 0;
        Way way = Way::Straight;
        // What is drawn at this time; nothing is seen of it where `seen` is 0.
        ShownPiece at(double time) const;
    };

    static constexpr int fadeTime = 80, setTime = 200, turnTime = 240, turnLater = 35;
    static constexpr int flightTime = 220, endTime = 600;

    Motion() = default; // nothing moves
    explicit Motion(std::vector<Track> tracks);

    // One position fades into another.
    static Motion fade(const std::vector<ShownPiece>& before, const std::vector<ShownPiece>& after);
    // A move: `cells` are its clicks.
    static Motion ofMove(const std::vector<ShownPiece>& before,
                         const std::vector<ShownPiece>& after, const Clicks& cells,
                         const Manner& manner);
    // The pieces in some cells pulse once, for joy.
    static Motion pulse(const std::vector<ShownPiece>& pieces, const Clicks& cells);

    double length() const { return m_length; } // until all has come to rest
    bool isJoy() const { return m_isJoy; }     // a pulse, to which the marks belong
    // What is drawn at an instant: what lies still first.
    std::vector<ShownPiece> at(double time) const;
    // Where something is drawn otherwise at one time than at the other, with its shadow.
    QRectF changed(double from, double to) const;

private:
    std::vector<Track> m_tracks;
    double m_length = 0;
    bool m_isJoy = false;
};

// How a board goes from one scene to another: by a move that leads there, back to a position a few
// moves before, or at once.
enum class Passage { Jump, Forward, Back };
Passage passageOf(const Scene& from, const Scene& to);

// Whether both have the same cells.
bool sameShape(const Picture& a, const Picture& b);

// What pulses at the end of a game: what a sentence names, or else the pieces with the winner's
// letter, or else what moved last.
Clicks celebrated(const std::vector<ShownPiece>& pieces, const Clicks& named, char winner,
                  const Clicks& last);

} // namespace bouton
