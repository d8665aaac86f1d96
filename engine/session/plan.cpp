#include "session/plan.h"

namespace bouton {

std::string write(const std::vector<Setting>& known, const Settings& settings) {
    std::string text;
    for (const Setting& setting : known)
        text += (text.empty() ? "" : ",") + std::string(setting.id) + '='
                + writeValue(setting, valueOf(settings, setting.id));
    return text;
}

Or<Settings> readSettings(const std::vector<Setting>& known, std::string_view text) {
    const Or<Spec> spec = readSpec(text.empty() ? "game" : "game:" + std::string(text));
    if (!spec)
        return refuse(spec.error());
    return settle(known, *spec);
}

std::string write(const Ruleset& game, const Seat& seat) {
    if (seat.human())
        return "human";
    const PlayerInfo& player = game.players[seat.computer->player];
    const std::string settings = write(player.settings, seat.computer->settings);
    return settings.empty() ? player.id : std::string(player.id) + ':' + settings;
}

Or<Seat> readSeat(const Ruleset& game, std::string_view text) {
    if (text == "human")
        return Seat{};
    const Or<Spec> spec = readSpec(text);
    if (!spec)
        return refuse(spec.error());
    const Or<PlayerChoice> choice = choosePlayer(game, *spec);
    if (!choice)
        return refuse(choice.error());
    return Seat{*choice};
}

} // namespace bouton
