#include "session/plan.h"


namespace bouton {

const Opponent* opponentAt(const Ruleset& game, const Seat& seat) {
    if (seat.human() || (seat.time && limited(game.players[seat.computer->player].settings)))
        return nullptr;
    return opponentOf(game, *seat.computer);
}

const char* titleOf(const Ruleset& game, const Seat& seat) {
    const Opponent* opponent = opponentAt(game, seat);
    return opponent ? opponent->title : game.players[seat.computer->player].title;
}

std::vector<Phrase> toldSettings(const Ruleset& game, const Seat& seat) {
    const auto& known = game.players[seat.computer->player].settings;
    const auto counting = countingLimit(known, seat.computer->settings);
    std::vector<Phrase> all;
    for (const Setting& setting : known) {
        const bool counts = !setting.isLimit || (!seat.time && setting.id == counting);
        if (counts && setting.told)
            if (Phrase told = setting.told(valueOf(seat.computer->settings, setting.id));
                !told.empty())
                all.push_back(std::move(told));
    }
    return all;
}

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
    return seat.human() ? "human" : specOf(game, *seat.computer);
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
