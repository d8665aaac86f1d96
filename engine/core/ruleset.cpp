#include "core/ruleset.h"

namespace bouton {

Or<PlayerChoice> choosePlayer(const Ruleset& game, const Spec& spec) {
    std::string ids;
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        const PlayerInfo& player = game.players[i];
        if (spec.id == player.id) {
            Or<Settings> settings = settle(player.settings, spec);
            if (!settings)
                return refuse(settings.error());
            return PlayerChoice{i, std::move(*settings)};
        }
        ids += (ids.empty() ? "" : ", ") + std::string(player.id);
    }
    return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 has no player \"%2\"; there are: %3."),
                   {game.name.title, quoted(spec.id), ids}});
}

Or<std::unique_ptr<Match>> matchFrom(const Ruleset& game, std::string_view position) {
    const Or<Picture> picture = game.parse(position);
    if (!picture)
        return refuse(picture.error());
    return game.from(*picture);
}

} // namespace bouton
