// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/random.h"
#include "games/catalogue.h"
#include "session/archive/store.h"
#include "session/values/saved_game.h"

namespace bouton::testing {

// A game with moves chosen at random, of a human against a computer or of any two. It ends by the
// rules, or a side resigns after at most so many plies. The number makes its id and the day on
// which it ended.
inline SavedGame endedGame(const Ruleset& rules, Random& random, int number, int plies = 300) {
    const Settings settings = complete(rules.settings, {}).value();
    auto match = rules.name.autoFill ? *rules.random(settings, random) : *rules.standard(settings);
    for (int ply = 0; ply < plies && !match->result(match->current()); ++ply)
        match->play(random.below(match->moves(match->current()).size()));
    SavedGame game = savedFrom(*match);
    game.id = QStringLiteral("01234567-89ab-4def-8123-%1")
                  .arg(number, 12, 10, QLatin1Char('0'))
                  .toStdString();
    constexpr std::int64_t hour = 3'600'000;
    game.begun = SavedGame::Moment(std::chrono::milliseconds(1'700'000'000'000 + number * hour));
    game.touched = game.begun + std::chrono::milliseconds(random.below(hour));
    const std::size_t kind = random.below(8);
    for (std::size_t seat = 0; seat < 2; ++seat)
        if (kind == 0 || (kind < 7 && seat == kind % 2)) {
            const PlayerInfo& player = rules.players[random.below(rules.players.size())];
            game.seats[seat].player = player.id;
        }
    if (!game.over)
        game.forfeit = Forfeit{match->toMove(match->current()), Forfeit::Why::Resigned};
    game.hintsUsed = {static_cast<int>(random.below(3)), static_cast<int>(random.below(2))};
    if (random.below(4) == 0)
        game.positions[random.below(game.positions.size())].comment =
            "Was that \xCE\xA3\xCE\xBF\xCF\x86\xCF\x8C? Number " + std::to_string(number);
    return game;
}

// So many games of all six, one after another.
inline std::vector<SavedGame> endedGames(int count, std::uint64_t seed = 1, int plies = 300) {
    Random random(seed);
    std::vector<SavedGame> games;
    for (int i = 0; i < count; ++i)
        games.push_back(endedGame(*catalogue()[static_cast<std::size_t>(i) % catalogue().size()],
                                  random, i, plies));
    return games;
}

struct OpenStore : Store {
    explicit OpenStore(const QString& folder, Database::Patience patience = Database::usual)
        : Store(folder, patience) {
        open();
    }
};

inline std::vector<std::string> said(const std::vector<Phrase>& notices) {
    std::vector<std::string> texts;
    for (const Phrase& notice : notices)
        texts.push_back(english(notice));
    return texts;
}

} // namespace bouton::testing
