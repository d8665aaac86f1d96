// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "core/match.h"

namespace bouton {

// A computer player with its type erased. Call it with a match of its game, on the match's thread.
// It gives the job of choosing a move at the current node, and does not block. Its jobs share its
// state, so only one of them may run at a time.
using AnyPlayer = std::function<ChoiceJob(const Match&)>;
// The same for the analysis of any node.
using AnyAnalyst = std::function<AnalysisJob(const Match&, Match::Node, Patience)>;

struct PlayerInfo {
    const char *id, *title;
    std::vector<Setting> settings;
    std::optional<Rating> (*rating)(const Settings&) = nullptr;
    bool isLadder = false;
    bool (*thinksAhead)(const Settings&, bool seatHasClock) = nullptr; // core/player.h
    bool byProof = false;
};

// A player of a game's list, by its index, and its settings (complete).
struct PlayerChoice {
    std::size_t player;
    Settings settings;
    bool operator==(const PlayerChoice&) const = default;
};

// A computer player with a name (NamedPlayer in core/player.h). No manner: nothing is said of it.
struct Opponent {
    const char *id, *title, *manner;
    PlayerChoice choice;
};

// Any game, with its type erased: a position is a node of a match, a move is its index there.
struct AnyGame {
    struct State {
        const Match& match;
        Match::Node node;
    };
    using Move = std::size_t;
};

// A game with its type erased: what the session, the laboratory and the command line know of it.
// rulesetOf<G>() makes it (core/ruleset_of.h), and games/catalogue.h lists it. All settings must be
// complete (core/setting.h). Every function can be called on any thread. Only leaves() blocks. What
// is given no match may hold rules that are made at run time (games/own_game/own_game.h).
struct Ruleset {
    GameName name;
    std::vector<Setting> settings;
    std::vector<PlayerInfo> players;
    std::vector<Opponent> opponents; // from the weakest to the strongest; at least one

    std::function<Or<std::unique_ptr<Match>>(const Settings&)> standard;
    std::function<Or<std::unique_ptr<Match>>(const Settings&, Random&)> random;
    std::function<Or<std::unique_ptr<Match>>(const Picture&)> from;
    std::function<Picture(const Settings&)> blank;
    Editing editing; // of pictures, by hand; every function is there
    std::function<Or<Picture>(std::string_view)> parse; // the text of a position
    // The settings that a picture shows, also where they are out of range. Others are left out.
    std::function<Settings(const Picture&)> settingsOf;
    AnyPlayer (*makePlayer)(std::size_t player, const Settings& complete, std::uint64_t seed);
    AnyAnalyst (*makeAnalyst)();
    // The number of leaves of the tree of moves, so many plies deep, from the current position of
    // the match. A forced pass is one ply. A finished game counts one. Blocks. Gives nothing after
    // a stop.
    std::optional<std::uint64_t> (*leaves)(const Match&, int plies, std::stop_token);

    Lore<AnyGame> lore; // a null function: the game says nothing of its own there
    // What a program of the user's is told of rules that are made at run time: one line of UTF-8
    // (docs/own-programs.md). Empty: the game is built in, so that its id tells enough.
    std::string rules{};
};

// The player that a spec such as "minimax:depth=4" names. It may be an opponent with other settings
// than its own: "expert:threads=2". Refuses an unknown player and settings that are out of range.
Or<PlayerChoice> choosePlayer(const Ruleset& game, const Spec& spec);

// The text that names this player, with all its settings: "minimax:depth=4".
std::string specOf(const Ruleset& game, const PlayerChoice& choice);

// The opponent that this player is: the same one at the same settings. Null: it has no name.
const Opponent* opponentOf(const Ruleset& game, const PlayerChoice& choice);

// The player that the game proposes (GameName::opponent), else the last one in its list.
PlayerChoice proposedOpponent(const Ruleset& game);

// How strong this player is, on the scale of its game (core/player.h); empty: it was not measured.
std::optional<Rating> ratingOf(const Ruleset& game, const PlayerChoice& choice);
// Analysts that may work at once, one for each of so many threads. It is one analyst where an
// analysis helps with the next one; then more threads would find out the same again.
std::vector<AnyAnalyst> analystsOf(const Ruleset& game, std::size_t threads);
// The step of a game's ladder, from 1; and the player that it is. Null, or empty: the game has no
// ladder, or the player does not stand on it.
const PlayerInfo* ladderOf(const Ruleset& game);
std::optional<int> stepOf(const Ruleset& game, const PlayerChoice& choice);
PlayerChoice onStep(const Ruleset& game, int step); // of a game that has a ladder; in its range

// These settings as far as a picture does not show others; those that it shows, within their range.
Settings settingsFor(const Ruleset& game, Settings settings, const Picture& picture);

// A match that starts at the position of this text. Refuses a text that is no legal position.
Or<std::unique_ptr<Match>> matchFrom(const Ruleset& game, std::string_view position);

} // namespace bouton
