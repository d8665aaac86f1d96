// SPDX-License-Identifier: MIT
#include "ui/archive/own_ratings.h"

#include <QStringList>

#include <algorithm>

#include "session/session.h"
#include "session/values/plan.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

constexpr int mostWithin = 400; // points: a rating less sure says nothing yet

std::optional<Rating> sureRating(const std::vector<RatedGame>& games) {
    const auto rating = ownRating(games);
    return rating && rating->within <= mostWithin ? rating : std::nullopt;
}

OwnRatings::Standing standingOf(std::vector<RatedGame> games) {
    OwnRatings::Standing standing{.games = games.size()};
    if (games.empty())
        return standing;
    for (const RatedGame& each : games)
        standing.points += each.points;
    standing.now = sureRating(games);
    standing.newest = games.front().id;
    games.erase(games.begin());
    standing.before = sureRating(games);
    return standing;
}

} // namespace

OwnRatings::OwnRatings(Archive& archive, Games games, QObject* parent)
    : QObject(parent), m_archive(archive), m_games(games) {
    for (const Ruleset* game : games)
        if (std::ranges::any_of(game->players, [](const PlayerInfo& each) { return each.rating; }))
            m_standings[game];
    connect(&archive, &Archive::changed, this, &OwnRatings::ask);
    ask();
}

// Who asks again wants only the newest answer.
void OwnRatings::ask() {
    m_stop.request_stop();
    m_stop = {};
    for (const auto& [game, standing] : m_standings)
        m_archive.ask(
            this, m_stop.get_token(), [game](Store& store) { return ratedGames(store, *game); },
            [this, game](const Or<std::vector<RatedGame>>& all) {
                if (!all) // the archive tells of its own troubles
                    return;
                m_standings[game] = standingOf(*all);
                emit changed();
            });
}

const OwnRatings::Standing& OwnRatings::of(const Ruleset& game) const {
    static const Standing none;
    const auto at = m_standings.find(&game);
    return at == m_standings.end() ? none : at->second;
}

QString OwnRatings::words(const Ruleset& game) const {
    const Standing& standing = of(game);
    return standing.now ? tr("Your rating: %1 \u00b1 %2, from %n game(s)", nullptr,
                             static_cast<int>(standing.games))
                              .arg(standing.now->value)
                              .arg(standing.now->within)
                        : QString();
}

QString OwnRatings::wordsOfAll() const {
    QStringList all;
    for (const Ruleset* game : m_games)
        if (const Standing& standing = of(*game); standing.now)
            all << tr("%1: your rating is %2 \u00b1 %3, from %n game(s).", nullptr,
                      static_cast<int>(standing.games))
                       .arg(spoken(game->name.title))
                       .arg(standing.now->value)
                       .arg(standing.now->within);
    return all.join(QChar(' '));
}

QString OwnRatings::wordsAfter(const Session& session) const {
    const auto you = session.speech().you();
    const auto& end = session.ending().first;
    if (you && end && !end->alone
        && ratingAt(session.game(), session.plan().seats[indexOf(other(*you))]))
        return whyNotCounted(end->why);
    const Standing& standing = of(session.game());
    if (standing.newest != session.id())
        return {};
    if (!standing.now)
        return standing.points == 0
                   ? tr("Your rating comes with the first game that you do not lose.")
               : standing.points == static_cast<double>(standing.games)
                   ? tr("Your rating comes with the first game that you do not win.")
                   : tr("Your rating comes after a few more games.");
    const int rise = standing.before ? standing.now->value - standing.before->value : 0;
    const auto games = static_cast<int>(standing.games);
    const QString text =
        rise > 0   ? tr("Your rating rose to %1 \u00b1 %2, from %n game(s).", nullptr, games)
        : rise < 0 ? tr("Your rating fell to %1 \u00b1 %2, from %n game(s).", nullptr, games)
                   : tr("Your rating is %1 \u00b1 %2, from %n game(s).", nullptr, games);
    return text.arg(standing.now->value).arg(standing.now->within);
}

QString OwnRatings::whyNotCounted(SavedGame::Help why) {
    using Help = SavedGame::Help;
    switch (why) {
    case Help::Hint: return tr("With a hint a game does not count for your rating.");
    case Help::SeeWhy: return tr("With See why open a game does not count for your rating.");
    case Help::Seat:
        return tr("With a seat given to another player a game does not count for your rating.");
    case Help::TakenBack:
        return tr("With a move taken back a game does not count for your rating.");
    case Help::Unknown: break;
    }
    return tr("This game does not count for your rating.");
}

} // namespace bouton
