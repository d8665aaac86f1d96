// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/ruleset.h"
#include "own/game_file.h"
#include "own/position.h"

namespace bouton {

// A game of one's own (docs/own-games.md): its rules are a text, read while Bouton runs. It stays
// where it is.
struct OwnRules {
    std::string text;   // the file, as it was first read
    std::string normal; // the same in its normal form
    std::string id;     // "kayles-0123456789abcdef"
    own::GameFile file; // without mistakes
    std::shared_ptr<const own::Ready> ready{};
    Ruleset ruleset{};

    const own::Rules& rules() const { return file.rules; }
};

// The game with the rules of such a text. Texts with one normal form give one and the same game,
// which stays as long as the program runs. Refuses a text with mistakes: the sentence has the line
// and the column of the first one (own::readGame() tells all). Refuses also other rules that would
// have the id of a game that is known. Any bytes are safe. Can be called on any thread. Takes as
// long as own::readGame().
Or<const Ruleset*> ownGame(std::string_view text);

// The game whose rules a file brings along, under the id that the file gives it. Refuses also rules
// of another id.
Or<const Ruleset*> broughtGame(std::string_view id, std::string_view rules);

// The rules of a game; null: it is built in.
const OwnRules* ownRulesOf(const Ruleset& game);

// The game of one's own with this id, if ownGame() has made it; else null.
const Ruleset* ownGameCalled(std::string_view id);

// The normal form of a text of rules: what all texts have in common that mean the same game. And
// the id of a game with this title and normal form. Both are frozen (docs/own-games.md).
std::string normalForm(std::string_view text);
std::string ownGameId(std::string_view title, std::string_view normal);

// A position belongs to its game, because one program may have many of them.
struct OwnGame {
    struct State {
        const OwnRules* of = nullptr;
        own::Position at{};
        bool operator==(const State&) const = default;
    };
    struct Move {
        std::vector<Clicks> orders{}; // the written one first
        own::Position after{};
        bool operator==(const Move&) const = default;
    };

    // How games of these rules begin.
    static std::vector<Setting> settings(const OwnRules& of);
    static Or<State> standard(const OwnRules& of, const Settings& settings);
    // On boards it makes random turns from the start; heaps get random sizes.
    static Or<State> random(const OwnRules& of, const Settings& settings, Random& random);
    static Picture blank(const OwnRules& of, const Settings& settings);
    static Or<State> read(const OwnRules& of, Picture picture);
    static Settings settingsOf(const OwnRules& of, const Picture& picture);
    // Of heaps there are no pieces: as in Card groups, a cell of an edited picture is a counter.
    static Pieces pieces(const OwnRules& of);
    static Editing editing(const OwnRules& of);

    static Picture draw(const State& state);
    static Side toMove(const State& state) { return state.at.side; }
    static std::vector<Move> moves(const State& state);
    static State after(const State& state, const Move& move) { return {state.of, move.after}; }
    static std::optional<Result> result(const State& state);
    static Phrase ending(const State& state);
    static std::vector<Clicks> clicks(const Move& move) { return move.orders; }
    static std::vector<PlayerKind<OwnGame>> players();
    static std::vector<NamedPlayer> opponents();
    static Analyst<OwnGame> analyst();
    static const Ruleset& ruleset(const State& state);

    // A heap has room for so many counters while a position of heaps is set up: the k-th from the
    // bottom is in row roomOf() - k.
    static int roomOf(const OwnRules& of);
};

} // namespace bouton
