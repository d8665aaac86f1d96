#include "core/ruleset.h"

#include <algorithm>

#include "core/named.h"

namespace bouton {

Or<PlayerChoice> choosePlayer(const Ruleset& game, const Spec& spec) {
    const auto player =
        findNamed(game.players, spec.id, &PlayerInfo::id,
                  {QT_TRANSLATE_NOOP("Phrase", "%1 has no player \"%2\"; there are: %3."),
                   {game.name.title}});
    if (!player)
        return refuse(player.error());
    Or<Settings> settings = settle((*player)->settings, spec);
    if (!settings)
        return refuse(settings.error());
    return PlayerChoice{static_cast<std::size_t>(*player - game.players.begin()),
                        std::move(*settings)};
}

PlayerChoice proposedOpponent(const Ruleset& game) {
    const std::string_view own = game.name.opponent;
    return choosePlayer(game, own.empty() ? Spec{game.players.back().id, {}} : *readSpec(own))
        .value();
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
