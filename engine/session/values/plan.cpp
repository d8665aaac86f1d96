// SPDX-License-Identifier: MIT
#include "session/values/plan.h"

#include <QString>

#include <algorithm>
#include <iterator>

#include "core/text.h"

namespace bouton {

namespace {

bool isUnseen(char32_t sign) {
    switch (QChar::category(sign)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return sign == QChar::ReplacementCharacter; // it was no UTF-8
    }
}

constexpr std::string_view programs = "program:";

} // namespace

const Opponent* opponentAt(const Ruleset& game, const Seat& seat) {
    if (!seat.computer || (seat.time && limited(game.players[seat.computer->player].settings)))
        return nullptr;
    return opponentOf(game, *seat.computer);
}

std::string titleOf(const Ruleset& game, const Seat& seat) {
    if (!seat.computer)
        return seat.program.empty() ? excerpt(seat.unknown) : seat.program;
    const Opponent* opponent = opponentAt(game, seat);
    return opponent ? opponent->title : game.players[seat.computer->player].title;
}

std::optional<Rating> ratingAt(const Ruleset& game, const Seat& seat) {
    if (!seat.computer || (seat.time && limited(game.players[seat.computer->player].settings)))
        return std::nullopt;
    return ratingOf(game, *seat.computer);
}

bool thinksAhead(const Ruleset& game, const Seat& seat) {
    if (!seat.computer)
        return false;
    const auto can = game.players[seat.computer->player].thinksAhead;
    return can && can(seat.computer->settings, seat.time.has_value());
}

std::optional<Side> thinkerAhead(const Ruleset& game, const std::array<Seat, 2>& seats) {
    for (const Side side : {Side::One, Side::Two})
        if (seats[indexOf(other(side))].human() && thinksAhead(game, seats[indexOf(side)]))
            return side;
    return std::nullopt;
}

namespace {

// The step of the ladder next to a rating, if there is one.
std::optional<PlayerChoice> stepBeside(const Ruleset& game, int rating, bool stronger) {
    const PlayerInfo* ladder = ladderOf(game);
    if (!ladder)
        return std::nullopt;
    std::optional<PlayerChoice> found;
    const Setting& steps = ladder->settings.front();
    for (int step = steps.least; step <= steps.most; ++step) {
        const PlayerChoice choice = onStep(game, step);
        const int more = ratingOf(game, choice)->value - rating;
        if (stronger && more >= nextBy)
            return choice;
        if (!stronger && -more >= nextBy)
            found = choice;
    }
    return found;
}

} // namespace

std::optional<PlayerChoice> nextPlayer(const Ruleset& game, const Seat& seat, bool stronger) {
    if (!seat.computer)
        return std::nullopt;
    const auto rating = ratingAt(game, seat);
    if (const auto step = rating ? stepBeside(game, rating->value, stronger) : std::nullopt)
        return step;
    // From the ends of the ladder one goes on to those who are offered by name.
    const auto goesOn = [&](const Opponent& opponent) {
        const auto other = ratingOf(game, opponent.choice);
        const int more = other ? other->value - rating->value : 0;
        return (stronger ? more : -more) >= nextBy;
    };
    if (stepOf(game, *seat.computer)) {
        const auto at = std::ranges::find_if(game.opponents, goesOn);
        return at == game.opponents.end() ? std::nullopt : std::optional(at->choice);
    }
    const Opponent* now = opponentAt(game, seat);
    if (!now)
        return std::nullopt;
    const std::ptrdiff_t next = now - game.opponents.data() + (stronger ? 1 : -1);
    return next >= 0 && next < std::ssize(game.opponents)
               ? std::optional(game.opponents[static_cast<std::size_t>(next)].choice)
               : std::nullopt;
}

std::vector<Phrase> toldSettings(const Ruleset& game, const Seat& seat) {
    if (!seat.computer)
        return {};
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
    return joined(known, ",", [&](const Setting& setting) {
        return std::string(setting.id) + '=' + writeValue(setting, valueOf(settings, setting.id));
    });
}

Or<Settings> readSettings(const std::vector<Setting>& known, std::string_view text) {
    const Or<Spec> spec = readSpec(text.empty() ? "game" : "game:" + std::string(text));
    if (!spec)
        return refuse(spec.error());
    return readSettings(known, *spec);
}

std::string write(const Ruleset& game, const Seat& seat) {
    if (seat.computer)
        return specOf(game, *seat.computer);
    return !seat.program.empty()   ? std::string(programs) + seat.program
           : !seat.unknown.empty() ? seat.unknown
                                   : "human";
}

Or<Seat> readSeat(const Ruleset& game, std::string_view text) {
    if (text == "human")
        return Seat{};
    if (text.starts_with(programs)) {
        std::string name(text.substr(programs.size()));
        const Or<void> good = checkProgramName(name);
        return good ? Or<Seat>(Seat{.program = std::move(name)}) : refuse(good.error());
    }
    const Or<Spec> spec = readSpec(text);
    if (!spec)
        return refuse(spec.error());
    const Or<PlayerChoice> choice = choosePlayer(game, *spec);
    if (!choice)
        return refuse(choice.error());
    return Seat{*choice};
}

Seat seatFrom(const Ruleset& game, std::string_view text) {
    return readSeat(game, text).value_or(Seat{.unknown = std::string(text)});
}

Or<void> checkProgramName(std::string_view name) {
    const QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    const auto signs = text.toStdU32String();
    if (signs.empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "A program needs a name.")});
    if (signs.size() > longestProgramName)
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "A program's name has at most %n "
                                                     "character(s); this one has %1."),
                       {std::to_string(signs.size())},
                       static_cast<int>(longestProgramName)});
    if (text.trimmed() != text)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "A program's name has no blanks at its ends.")});
    if (std::ranges::any_of(signs, isUnseen))
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "A program's name is one line of text, without signs that nobody sees.")});
    return {};
}

} // namespace bouton
