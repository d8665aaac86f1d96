#include "ui/answers.h"

namespace bouton {

Answers standardAnswers(const Ruleset& game) {
    Answers answers{complete(game.settings, {}).value(), game.name.autoFill};
    answers.players[1].computer = proposedOpponent(game);
    return answers;
}

Side sideOf(const Answers& answers, std::size_t player) {
    return player == answers.starter ? Side::One : Side::Two;
}

Plan planOf(const Answers& answers) {
    Plan plan{answers.settings, answers.autoFill};
    for (std::size_t player = 0; player < 2; ++player)
        plan.seats[indexOf(sideOf(answers, player))] = answers.players[player];
    return plan;
}

std::string write(const std::vector<Setting>& known, const Settings& settings) {
    std::string text;
    for (const Setting& setting : known)
        text += (text.empty() ? "" : ",") + std::string(setting.id) + '='
                + writeValue(setting, valueOf(settings, setting.id));
    return text;
}

std::optional<Settings> readSettings(const std::vector<Setting>& known, const std::string& text) {
    const Or<Spec> spec = readSpec(text.empty() ? "game" : "game:" + text);
    if (!spec)
        return std::nullopt;
    const Or<Settings> settings = settle(known, *spec);
    return settings ? std::optional(*settings) : std::nullopt;
}

std::string write(const Ruleset& game, const Seat& seat) {
    if (seat.human())
        return "human";
    const PlayerInfo& player = game.players[seat.computer->player];
    const std::string settings = write(player.settings, seat.computer->settings);
    return settings.empty() ? player.id : std::string(player.id) + ':' + settings;
}

std::optional<Seat> readSeat(const Ruleset& game, const std::string& text) {
    if (text == "human")
        return Seat{};
    const Or<Spec> spec = readSpec(text);
    if (!spec)
        return std::nullopt;
    const Or<PlayerChoice> choice = choosePlayer(game, *spec);
    return choice ? std::optional(Seat{*choice}) : std::nullopt;
}

} // namespace bouton
