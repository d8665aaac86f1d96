// SPDX-License-Identifier: MIT
#include "session/archive/entry.h"

#include "core/bytes.h"
#include "session/plain_letters.h"
#include "session/values/saved_game.h"

namespace bouton {

namespace {

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }

// A text of the moves to the position on the board.
std::string movesOf(const SavedGame& game) {
    std::string moves;
    for (const std::size_t at : pathOf(game))
        moves += game.positions[at].move + '\n';
    return moves;
}

} // namespace

std::optional<Side> Entry::mine() const {
    const Side side = human(Side::One) ? Side::One : Side::Two;
    const bool one = human(Side::One) != human(Side::Two);
    return one && names[indexOf(side)].isEmpty() ? std::optional(side) : std::nullopt;
}

std::optional<Outcome> Entry::outcome() const {
    const auto side = mine();
    if (!side)
        return std::nullopt;
    if (!winner)
        return Outcome::Draw;
    return *winner == *side ? Outcome::Win : Outcome::Loss;
}

QString Entry::opponent() const {
    if (const auto side = mine())
        return players[indexOf(other(*side))];
    return human(Side::One) || human(Side::Two) ? QStringLiteral("human") : QString();
}

Entry entryOf(const SavedGame& game) {
    Entry entry{.id = text(game.id),
                .game = text(game.game),
                .begun = game.begun,
                .ended = game.touched,
                .players = {text(game.seats[0].player), text(game.seats[1].player)},
                .names = {text(game.seats[0].name), text(game.seats[1].name)},
                .winner = game.winner,
                .plies = game.plies,
                .hints = game.hintsUsed};
    if (game.forfeit) {
        entry.forfeit = game.forfeit->why;
        entry.winner = other(game.forfeit->loser);
    }
    return entry;
}

QString wordsOf(const SavedGame& game) {
    QString words = QLatin1Char('=') + text(game.game) + QLatin1Char('=');
    const auto& [one, two] = game.seats;
    for (const SavedGame::Chair& chair : game.seats) {
        const QString spec = text(chair.player);
        if (!chair.name.empty())
            words += text(chair.name) + QLatin1Char(' ');
        else if (&chair == &two && !one.name.empty() && spec == QLatin1String("human"))
            words += QLatin1String("=friend= ");
        else
            words += QLatin1Char('=') + spec.section(QLatin1Char(':'), 0, 0) + QLatin1String("= ")
                     + spec + QLatin1Char(' ');
    }
    for (const SavedGame::Position& position : game.positions)
        if (!position.comment.empty())
            words += QLatin1Char('\n') + text(position.comment);
    return plainLetters(words);
}

bool isCopy(const SavedGame& one, const SavedGame& two) {
    return one.game == two.game && one.start == two.start && one.begun == two.begun
           && one.seats[0].player == two.seats[0].player
           && one.seats[1].player == two.seats[1].player && one.forfeit == two.forfeit
           && movesOf(one) == movesOf(two);
}

std::int64_t lineOf(const SavedGame& game) {
    std::string line = game.game + '\n' + game.start + '\n'
                       + std::to_string(game.begun.time_since_epoch().count()) + '\n'
                       + movesOf(game);
    if (game.forfeit)
        line += game.forfeit->loser == Side::One ? '1' : '2';
    return static_cast<std::int64_t>(checksum(line));
}

std::int64_t sumOf(const QByteArray& text) {
    return static_cast<std::int64_t>(
        checksum({text.constData(), static_cast<std::size_t>(text.size())}));
}

std::optional<double> qualityOf(const Entry& entry) {
    if (entry.review != Entry::Review::Done)
        return std::nullopt;
    const auto of = [&](Side side) -> std::optional<double> {
        const auto accuracy = entry.findings.accuracy[indexOf(side)];
        if (!accuracy || !entry.findings.scored)
            return accuracy;
        return 1 / (1 + *accuracy);
    };
    if (const auto side = entry.mine())
        return of(*side);
    const auto one = of(Side::One), two = of(Side::Two);
    return one && two ? (*one + *two) / 2 : one ? one : two;
}

int slipsOf(const Entry& entry) {
    const auto& slips = entry.findings.slips;
    const auto side = entry.mine();
    return side ? slips[indexOf(*side)] : slips[0] + slips[1];
}

} // namespace bouton
