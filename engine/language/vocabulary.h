// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/picture.h"
#include "core/poll.h"
#include "core/setting.h"

namespace bouton::language {

// What a claim of one's own is made of (docs/claims.md): the words of a game, their values in a
// position, and the classes of positions in which a claim is tested.

using Value = std::int64_t; // of a word; yes is 1 and no is 0

enum class Kind : std::uint8_t { Number, Truth };

// A word and what it says, one sentence, marked for translation.
struct Word {
    const char *id, *meaning;
    Kind kind = Kind::Number;
};

// Which values somebody asks for, so that nothing else is worked out: bits by place in a
// vocabulary.
struct Wanted {
    std::uint64_t words = 0, fields = 0;
    bool parts = false;
    bool word(std::size_t at) const { return (words >> at & 1) != 0; }
    bool field(std::size_t at) const { return (fields >> at & 1) != 0; }
    bool operator==(const Wanted&) const = default;
};
// The same of a position and of those that its moves lead to.
struct Needs {
    Wanted here{}, after{};
    bool moves = false;
    bool operator==(const Needs&) const = default;
};

// The values in one position, for the side to move. What was not wanted is 0.
struct Reading {
    std::vector<Value> words{};  // by place in the vocabulary
    std::size_t parts = 0;       // how many there are
    std::size_t width = 0;       // how many fields a part has
    std::vector<Value> fields{}; // part by part
};
struct Sample {
    Reading here{};
    std::vector<Reading> after{}; // a move each; there may be more room than moves
    std::size_t moves = 0;
};

// A position of a class while it is visited.
class Specimen {
public:
    virtual ~Specimen() = default;
    virtual const Sample& sample() const = 0;
    // Whether all that was asked of it could be worked out; else the values of its sample are void.
    virtual bool isKnown() const { return true; }
    virtual std::string text() const = 0; // the position, as it is written
    virtual std::vector<std::string>
    moves() const = 0; // as they are written, in the sample's order
    // What the solvers say of it: how it is won, or that every move loses. Empty if the class has
    // no verdicts. Blocks; void after a stop.
    virtual Phrase why() = 0;
};

// A class of positions, from the smallest to the largest.
struct ClaimClass {
    const char *id, *title;
    std::vector<Setting> settings;
    // "Holds for all %Ln position(s) up to %1 x %2.", with the values of the settings.
    const char* holds;
    std::function<std::uint64_t(const Settings&)> size; // how many positions; 0: nobody knows
    // Visits position after position while `visit` returns true. Blocks until a stop is asked for.
    // After a stop the values of the sample are void.
    std::function<void(const Settings&, const Needs&, Poll&,
                       const std::function<bool(Specimen&)>& visit)>
        each;
    // False: its positions are too large for the solvers, so that no verdict is known. Another
    // class of the game has them.
    bool judged = true;
    bool drawn = false; // its positions are some of many, drawn at random, the smaller ones first
};

// Reads the values of one position, which need not be of any class.
struct Sampler {
    // Whether the position is small enough for the solvers. Else the verdicts are void.
    bool judges;
    // Blocks; void after a stop.
    std::function<Sample(const Needs&, Poll&)> read;
};

// All that can be said of a game. The words of the verdicts (won, lost, drawn, nimber or score)
// come last; they are those of plain solvers, never of the theory that a claim may be about.
struct Vocabulary {
    std::vector<Word> words;  // of a position
    std::vector<Word> fields; // of each of its parts
    const char* parts;        // what they are: "columns"; "": there are none
    std::vector<ClaimClass> classes;
    std::size_t verdicts = 0; // how many of the words are verdicts
    bool byColumn = false;    // the parts are the columns of the board
    bool partsStay = false;   // a move changes parts, but neither their number nor their order
    const char* example = ""; // a claim to begin with, true or not
    // Empty if the picture is no legal position.
    std::function<std::optional<Sampler>(const Picture&)> sampler{};
};

} // namespace bouton::language
