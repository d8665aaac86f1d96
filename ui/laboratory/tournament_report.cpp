// SPDX-License-Identifier: MIT
#include "ui/laboratory/tournament_report.h"

#include <algorithm>
#include <cmath>

#include "games/record.h"
#include "lab/ranking.h"
#include "session/kept/game_between.h"
#include "ui/controls/words.h"
#include "ui/laboratory/question.h"
#include "ui/laboratory/result_table.h"

namespace bouton {

namespace {

Seat seatOf(const Tournament& tournament, std::size_t player) {
    const std::size_t players = tournament.players.size();
    return player < players ? Seat{tournament.players[player]}
                            : Seat{.program = tournament.guests[player - players].name};
}

// Won, drawn and lost.
QString inShort(const Tally& tally) {
    return QStringLiteral("%1–%2–%3").arg(tally.wins).arg(tally.draws).arg(tally.losses);
}

// Of one game, the points of who moved first in front.
QString pointsOf(const Tally& tally) {
    return tally.draws > 0  ? QStringLiteral("½–½")
           : tally.wins > 0 ? QStringLiteral("1–0")
                            : QStringLiteral("0–1");
}

QString percent(double share) { return QLocale().toString(100 * share, 'f', 1); }

// By player; none where no player has one to begin with.
std::vector<std::optional<Rated>> ratingsIn(const Tournament& tournament, const Crosstable& table) {
    std::vector<std::optional<Rated>> ratings(table.cells.size());
    if (tournament.game)
        for (const Ranked& place : rankingOf(tournament, table))
            ratings[place.player] = place.rating;
    return ratings;
}

QString ratingText(const Rated& rated) {
    const QString rating = typeset(QString::number(std::lround(rated.rating)));
    return rated.within > 0 ? QStringLiteral("%1 ± %2").arg(rating).arg(std::lround(rated.within))
                            : rating;
}

constexpr int playerColumns = 3; // name, points and interval

} // namespace

// An opponent's or a program's name, or a custom player's with what it is set to first.
QString TournamentReport::shortNameOf(std::size_t player) const {
    return bouton::nameOf(*tournament.game, seatOf(tournament, player));
}

// The same, and with all its settings if it is a computer player without a name of its own.
QString TournamentReport::nameOf(std::size_t player) const {
    const Seat seat = seatOf(tournament, player);
    if (!seat.computer || opponentOf(*tournament.game, *seat.computer))
        return shortNameOf(player);
    const PlayerInfo& info = tournament.game->players[seat.computer->player];
    QStringList settings{spoken(info.title)};
    for (const Setting& setting : info.settings)
        settings << tr("%1: %2", "a setting")
                        .arg(spoken(setting.title),
                             QString::fromStdString(writeValue(
                                 setting, valueOf(seat.computer->settings, setting.id))));
    return settings.join(QStringLiteral(", "));
}

Chart::Data TournamentReport::chart() const {
    Chart::Data data{.below = {},
                     .beside = tr("Points, with 95 % intervals"),
                     .series = {tr("points")},
                     .most = 100,
                     .suffix = tr(" %"),
                     .decimals = 1};
    for (std::size_t i = 0; i < table.cells.size(); ++i) {
        const Tally total = table.total(i);
        const Interval range = interval95(total);
        data.columns.push_back(
            {shortNameOf(i), {100 * shareOf(total)}, std::pair(100 * range.low, 100 * range.high)});
    }
    return data;
}

int TournamentReport::firstOpponent() const {
    const auto ratings = ratingsIn(tournament, table);
    return playerColumns + (!ratings.empty() && ratings.front() ? 1 : 0);
}

void TournamentReport::show(ResultTable& shown) const {
    const std::size_t players = table.cells.size();
    const auto ratings = ratingsIn(tournament, table);
    const bool rated = !ratings.empty() && ratings.front();
    // What did not happen gets no column.
    bool anyStopped = false, anyFault = false;
    for (std::size_t i = 0; i < players; ++i) {
        const Tally total = table.total(i);
        anyStopped = anyStopped || total.stopped > 0;
        anyFault = anyFault || total.faults[0] > 0;
    }
    QStringList head{tr("Player"), tr("Points"), tr("95 % interval")};
    if (rated)
        head << tr("Rating");
    for (std::size_t i = 0; i < players; ++i)
        head << tr("vs %1").arg(i + 1);
    head << tr("All");
    if (anyFault)
        head << tr("Faults");
    if (anyStopped)
        head << tr("Stopped");
    const auto games = [](const Tally& tally) -> ResultTable::Field {
        const QString text = inShort(tally);
        return {text, text, tally.games() > 0 ? tr("Shows these games") : QString()};
    };
    QList<ResultTable::Line> lines;
    for (std::size_t i = 0; i < players; ++i) {
        const Tally total = table.total(i);
        const Interval range = interval95(total);
        lines << ResultTable::Line{tr("%1  %2").arg(i + 1).arg(shortNameOf(i)),
                                   tr("%1 %").arg(percent(shareOf(total))),
                                   tr("%1 to %2 %").arg(percent(range.low), percent(range.high))};
        if (rated)
            lines.back() << ratingText(*ratings[i]);
        for (std::size_t j = 0; j < players; ++j)
            lines.back() << (i == j ? QStringLiteral("–") : games(table.cells[i][j]));
        lines.back() << games(total);
        if (anyFault)
            lines.back() << QString::number(total.faults[0]);
        if (anyStopped)
            lines.back() << QString::number(total.stopped);
    }
    shown.put(head, lines);
}

Results::Lines TournamentReport::csv() const {
    Results::Lines lines{{tr("Player"), tr("Opponent"), tr("Won"), tr("Drawn"), tr("Lost"),
                          tr("Stopped"), tr("Points"), tr("Low"), tr("High"), tr("Faults"),
                          tr("Rating"), tr("Within")}};
    const auto add = [&](std::size_t player, const QString& opponent, const Tally& tally) {
        const Interval range = interval95(tally);
        lines << QStringList{nameOf(player), opponent};
        for (const int count : {tally.wins, tally.draws, tally.losses, tally.stopped})
            lines.back() << QString::number(count);
        for (const double share : {shareOf(tally), range.low, range.high})
            lines.back() << QString::number(share, 'f', 4);
        lines.back() << QString::number(tally.faults[0]);
    };
    const auto ratings = ratingsIn(tournament, table);
    for (std::size_t i = 0; i < table.cells.size(); ++i) {
        for (std::size_t j = 0; j < table.cells.size(); ++j)
            if (i != j)
                add(i, nameOf(j), table.cells[i][j]);
        add(i, tr("all"), table.total(i));
        if (ratings[i])
            lines.back() << QString::number(std::lround(ratings[i]->rating))
                         << QString::number(std::lround(ratings[i]->within));
    }
    return lines;
}

QString TournamentReport::firstFault() const {
    const auto game = games ? games->firstFault() : nullptr;
    return game ? tr("Game %1: %2").arg(game->how.number + 1).arg(spoken(game->how.fault->what))
                : QString();
}

GameList TournamentReport::gamesAt(int row, int column) const {
    const auto player = static_cast<std::size_t>(row);
    const int at = column - firstOpponent();
    std::optional<std::size_t> other; // empty: all
    if (at < static_cast<int>(table.cells.size()))
        other = static_cast<std::size_t>(at);
    const auto found = games->of(player, other);
    GameList list{
        .title =
            other ? tr("%1 \u2013 %2", "two players").arg(shortNameOf(player), shortNameOf(*other))
                  : shortNameOf(player)};
    for (const auto& game : found) {
        const TournamentGame& how = game->how;
        QString line =
            tr("%1.  %2 – %3  %4, %5")
                .arg(how.number + 1)
                .arg(shortNameOf(how.first), shortNameOf(how.second), pointsOf(how.tally),
                     tr("%n move(s)", nullptr, static_cast<int>(game->plies)));
        if (how.tally.stopped > 0)
            line = tr("%1, stopped there").arg(line);
        if (how.fault)
            line = tr("%1, by a fault").arg(line);
        list.lines << line;
    }
    list.game = [found, tournament = tournament](std::size_t game) {
        const TournamentGames::Game& chosen = *found[game];
        const TournamentGame& how = chosen.how;
        SavedGame saved =
            savedFrom(**readRecord(chosen.record),
                      {.who = {seatOf(tournament, how.first), seatOf(tournament, how.second)},
                       .settings = tournament.settings,
                       .isDrawnStart = tournament.randomStarts,
                       .faults = how.tally.faults,
                       .fault = how.fault});
        saved.begun = saved.touched = chosen.ended;
        return saved;
    };
    return list;
}

// TournamentGames ---------------------------------------------------------------------------------

void TournamentGames::add(const TournamentGame& how, const Match& match) {
    auto game = std::make_shared<const Game>(
        Game{how, match.ply(match.current()), match.record(),
             std::chrono::floor<SavedGame::Duration>(std::chrono::system_clock::now())});
    std::size_t bytes = sizeof(Game) + game->record.size();
    if (how.fault)
        bytes += how.fault->sent.size() + how.fault->expected.size() + how.fault->came.size()
                 + how.fault->errors.size();
    const std::lock_guard lock(m_mutex);
    if (how.fault && !m_firstFault)
        m_firstFault = game;
    m_bytes += bytes;
    if (m_bytes <= m_mostBytes)
        m_games.push_back(std::move(game));
}

TournamentGames::Games TournamentGames::of(std::size_t player,
                                           std::optional<std::size_t> other) const {
    Games found;
    const std::lock_guard lock(m_mutex);
    std::ranges::copy_if(m_games, std::back_inserter(found), [&](const auto& game) {
        const auto& [one, two] = std::pair(game->how.first, game->how.second);
        return (one == player && two == other.value_or(two))
               || (two == player && one == other.value_or(one));
    });
    return found;
}

std::shared_ptr<const TournamentGames::Game> TournamentGames::firstFault() const {
    const std::lock_guard lock(m_mutex);
    return m_firstFault;
}

} // namespace bouton
