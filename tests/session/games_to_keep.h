// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "games/catalogue.h"
#include "session/values/saved_game.h"

namespace bouton::testing {

// A game with moves chosen at random, at most so many plies, and now and then a variation.
inline std::unique_ptr<Match> randomMatch(const Ruleset& game, Random& random, int plies,
                                          int variations = 0) {
    const Settings settings = complete(game.settings, {}).value();
    std::unique_ptr<Match> match;
    if (game.name.autoFill)
        match = std::move(*game.random(settings, random));
    else
        match = std::move(*game.standard(settings));
    const auto playOn = [&](int most) {
        for (int ply = 0; ply < most && !match->moves(match->current()).empty(); ++ply)
            match->play(random.below(match->moves(match->current()).size()));
    };
    playOn(plies);
    for (int i = 0; i < variations; ++i) {
        match->go(random.below(match->size()));
        playOn(1 + static_cast<int>(random.below(5)));
    }
    return match;
}

// The same as a saved game, with everything that a saved game can have.
inline SavedGame randomGame(const Ruleset& rules, Random& random, int plies, int variations = 0) {
    using std::chrono::milliseconds;
    const auto match = randomMatch(rules, random, plies, variations);
    SavedGame game = savedFrom(*match);
    game.id = "01234567-89ab-4def-8123-" + std::to_string(100'000'000'000 + random.below(1u << 30));
    game.before = random.below(2) == 0 ? "" : "11111111-89ab-4def-8123-456789abcdef";
    game.autoFill = rules.name.autoFill;
    game.begun = SavedGame::Moment(milliseconds(1'700'000'000'000 + random.below(1u << 30)));
    game.touched = game.begun + milliseconds(random.below(1u << 20));
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (random.below(2) == 0) {
            const std::size_t player = random.below(rules.players.size());
            const Settings settings = complete(rules.players[player].settings, {}).value();
            game.seats[seat].player = write(rules, Seat{PlayerChoice{player, settings}});
        }
        if (random.below(2) == 0) {
            game.seats[seat].time =
                TimeControl{milliseconds(random.below(1u << 25)), milliseconds(random.below(5000)),
                            static_cast<TimeControl::AtZero>(random.below(2))};
            game.left[seat] = milliseconds(random.below(1u << 25));
        }
    }
    for (SavedGame::Position& position : game.positions) {
        if (random.below(8) == 0)
            position.comment = "words, \"quoted\"\n\xCE\xB1 \xE2\x80\x93 " + position.move;
        position.hints = random.below(6) == 0 ? random.below(5) : 0;
        position.ended = random.below(9) == 0;
        if (game.left[1])
            position.left[1] = milliseconds(random.below(1u << 25));
    }
    game.paused = random.below(2) == 0;
    if (random.below(4) == 0)
        game.forfeit =
            Forfeit{static_cast<Side>(random.below(2)), static_cast<Forfeit::Why>(random.below(3))};
    game.hintsUsed = {static_cast<int>(random.below(3)), static_cast<int>(random.below(3))};
    game.helped = random.below(3) == 0;
    if (game.helped)
        game.helpedBy = static_cast<SavedGame::Help>(random.below(5));
    if (random.below(3) == 0)
        game.firstEnd = SavedGame::FirstEnd{
            random.below(3) == 0 ? std::nullopt : std::optional(static_cast<Side>(random.below(2))),
            random.below(2) == 0, static_cast<SavedGame::Help>(random.below(5))};
    if (game.over && random.below(2) == 0)
        game.archived = random.below(2) == 0;
    for (std::size_t i = 0; i < game.positions.size(); i += 7) { // no draw: the others stay so
        game.positions[i].foreign = i % 2 == 0;
        if (i != game.current)
            game.positions[i].forfeit = Forfeit{Side::Two, Forfeit::Why::OutOfTime};
    }
    if (game.seats[1].player == "human")
        game.seats[1].name = "\xCE\x95\xCE\xBB\xCE\xAD\xCE\xBD\xCE\xB7 O'Neil";
    game.messages = {
        {Message::Kind::Notice, Side::One, {QT_TRANSLATE_NOOP("Phrase", "%1 begins."), {"Green"}}},
        {Message::Kind::Move,
         Side::Two,
         {"%1 plays %2.", {"Red", "100 %"}, {}, {{1, 2}, {0, 3}}},
         {"%n card(s)", {}, 3}},
        {Message::Kind::End, std::nullopt, {"%n text(s) of another day", {}, 0}}};
    return game;
}

} // namespace bouton::testing
