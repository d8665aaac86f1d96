// SPDX-License-Identifier: MIT
#include "core/ruleset.h"

#include <algorithm>
#include <functional>

#include "core/named.h"

namespace bouton {

namespace {

// The ids of the players and then of the opponents, each once.
std::vector<const char*> idsOfPlayers(const Ruleset& game) {
    std::vector<const char*> ids;
    const auto add = [&ids](const char* id) {
        if (std::ranges::find(ids, std::string_view(id),
                              [](const char* known) { return std::string_view(known); })
            == ids.end())
            ids.push_back(id);
    };
    for (const PlayerInfo& player : game.players)
        add(player.id);
    for (const Opponent& opponent : game.opponents)
        add(opponent.id);
    return ids;
}

// The settings of an opponent, and those that are given in the place of its own.
Or<PlayerChoice> adjusted(const Ruleset& game, const Opponent& opponent, const Spec& spec) {
    PlayerChoice choice = opponent.choice;
    const Or<Settings> given = readSettings(game.players[choice.player].settings, spec);
    if (!given)
        return refuse(given.error());
    for (const auto& text : spec.texts)
        std::ranges::find(choice.settings, text.first, &Settings::value_type::first)->second =
            valueOf(*given, text.first);
    return choice;
}

} // namespace

Or<PlayerChoice> choosePlayer(const Ruleset& game, const Spec& spec) {
    const auto opponent =
        std::ranges::find(game.opponents, std::string_view(spec.id),
                          [](const Opponent& o) { return std::string_view(o.id); });
    if (opponent != game.opponents.end())
        return adjusted(game, *opponent, spec);
    const auto player =
        std::ranges::find(game.players, std::string_view(spec.id),
                          [](const PlayerInfo& p) { return std::string_view(p.id); });
    if (player == game.players.end())
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The game %1 has no player \"%2\"; there are: %3."),
             {game.name.title, excerpt(spec.id), idsOf(idsOfPlayers(game), std::identity())}});
    Or<Settings> settings = readSettings(player->settings, spec);
    if (!settings)
        return refuse(settings.error());
    return PlayerChoice{static_cast<std::size_t>(player - game.players.begin()),
                        std::move(*settings)};
}

std::string specOf(const Ruleset& game, const PlayerChoice& choice) {
    const PlayerInfo& player = game.players[choice.player];
    std::string text = player.id;
    for (const Setting& setting : player.settings)
        text += (&setting == player.settings.data() ? ':' : ',') + std::string(setting.id) + '='
                + writeValue(setting, valueOf(choice.settings, setting.id));
    return text;
}

const Opponent* opponentOf(const Ruleset& game, const PlayerChoice& choice) {
    const auto at = std::ranges::find(game.opponents, choice, &Opponent::choice);
    return at == game.opponents.end() ? nullptr : &*at;
}

PlayerChoice proposedOpponent(const Ruleset& game) {
    const std::string_view own = game.name.opponent;
    return choosePlayer(game, own.empty() ? Spec{game.players.back().id, {}} : *readSpec(own))
        .value();
}

std::optional<Rating> ratingOf(const Ruleset& game, const PlayerChoice& choice) {
    const PlayerInfo& player = game.players[choice.player];
    return player.rating ? player.rating(choice.settings) : std::nullopt;
}

std::vector<AnyAnalyst> analystsOf(const Ruleset& game, std::size_t threads) {
    std::vector<AnyAnalyst> all;
    do
        all.push_back(game.makeAnalyst());
    while (game.name.analysesApart && all.size() < threads);
    return all;
}

const PlayerInfo* ladderOf(const Ruleset& game) {
    const auto at = std::ranges::find(game.players, true, &PlayerInfo::isLadder);
    return at == game.players.end() ? nullptr : &*at;
}

std::optional<int> stepOf(const Ruleset& game, const PlayerChoice& choice) {
    const PlayerInfo& player = game.players[choice.player];
    return player.isLadder ? std::optional(choice.settings.front().second) : std::nullopt;
}

PlayerChoice onStep(const Ruleset& game, int step) {
    const PlayerInfo& ladder = *ladderOf(game);
    return {static_cast<std::size_t>(&ladder - game.players.data()),
            {{ladder.settings.front().id, step}}};
}

Settings settingsFor(const Ruleset& game, Settings settings, const Picture& picture) {
    const Settings shown = game.settingsOf(picture);
    for (const Setting& setting : game.settings)
        for (auto& [id, value] : settings)
            if (const auto at = std::ranges::find(shown, id, &Settings::value_type::first);
                id == setting.id && at != shown.end())
                value = std::clamp(at->second, setting.least, setting.most);
    return settings;
}

Or<std::unique_ptr<Match>> matchFrom(const Ruleset& game, std::string_view position) {
    const Or<Picture> picture = game.parse(position);
    if (!picture)
        return refuse(picture.error());
    return game.from(*picture);
}

} // namespace bouton
