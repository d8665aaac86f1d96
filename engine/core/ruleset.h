#pragma once

#include <cstdint>
#include <memory>

#include "core/match.h"

namespace bouton {

// A computer player with its type erased: for a match of its game, on the match's thread, it gives
// the job of choosing a move at the current node. Its jobs share its state: one thread at a time.
using Mind = std::function<ChoiceJob(const Match&)>;
// The same for analysis, of any node.
using Scholar = std::function<AnalysisJob(const Match&, Match::Node, Patience)>;

struct PlayerInfo {
    const char *id, *title;
    std::vector<Setting> settings;
};

// Any game, its type erased: a position is a node of a match, a move its index there.
struct AnyGame {
    struct State {
        const Match& match;
        Match::Node node;
    };
    using Move = std::size_t;
};

// A game with its type erased: what the session, the laboratory and the command line know of it.
// Made by rulesetOf<G>() (core/ruleset_of.h), listed in games/catalogue.h. Settings given to it
// must be complete (core/setting.h). Everything here is safe to call from any thread, and nothing
// but leaves() blocks.
struct Ruleset {
    GameName name;
    std::vector<Setting> settings;
    std::vector<PlayerInfo> players;

    Or<std::unique_ptr<Match>> (*standard)(const Settings&);
    Or<std::unique_ptr<Match>> (*random)(const Settings&, Random&);
    Or<std::unique_ptr<Match>> (*from)(const Picture&);
    Picture (*blank)(const Settings&);
    Picture (*arranged)(Picture, Cell);
    Or<Picture> (*parse)(std::string_view); // a position's text
    // The settings that a picture has; those that it does not tell are left out.
    Settings (*settingsOf)(const Picture&);
    Mind (*mind)(std::size_t player, const Settings& complete, std::uint64_t seed);
    Scholar (*scholar)();
    // The leaves of the tree of moves from the match's current position, so many plies deep: a
    // forced pass is one ply, and a finished game counts one. Blocks; nothing once stopped.
    std::optional<std::uint64_t> (*leaves)(const Match&, int plies, std::stop_token);

    Telling<AnyGame> telling; // a function that is null: the game says nothing of its own there
};

// The player that a spec such as "minimax:depth=4" names, or which there are.
struct PlayerChoice {
    std::size_t player;
    Settings settings;
    bool operator==(const PlayerChoice&) const = default;
};
Or<PlayerChoice> choosePlayer(const Ruleset& game, const Spec& spec);

// The player that the game proposes (GameName::opponent), or the last in its list.
PlayerChoice proposedOpponent(const Ruleset& game);

// A match from a position's text.
Or<std::unique_ptr<Match>> matchFrom(const Ruleset& game, std::string_view position);

} // namespace bouton
