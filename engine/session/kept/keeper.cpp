// SPDX-License-Identifier: MIT
#include "session/kept/keeper.h"

#include <QTimer>
#include <QUuid>

#include <algorithm>
#include <utility>

#include "session/kept/ended_game.h"

namespace bouton {

namespace {

// Finished games stay on the shelf so that Undo can lead back to them: the newest ones.
constexpr std::size_t mostFinished = 50;

} // namespace

Keeper::Keeper(Shelf& shelf, QObject* parent) : QObject(parent), m_shelf(shelf) {
    connect(&shelf, &Shelf::opened, this, &Keeper::take);
    connect(&shelf, &Shelf::fetched, this, &Keeper::offer);
    connect(&shelf, &Shelf::failed, this, &Keeper::failed);
    connect(&shelf, &Shelf::changed, this, [this] {
        look();
        for (const QPointer<Session>& session : m_sessions)
            if (session)
                putBefore(*session);
        emit changed();
    });
}

// The ended games -----------------------------------------------------------------------------

void Keeper::look() {
    std::size_t finished = 0;
    const bool first = !std::exchange(m_looked, true);
    for (const SavedGame& game : m_shelf.games()) {
        if (!game.over || onATable(game.id))
            continue;
        if (!m_archive || isMarked(game)) {
            if (++finished > mostFinished && m_dropped.insert(game.id).second)
                m_shelf.drop(game.id);
        } else if (first) {
            m_shelf.fetch(game.id);
        }
    }
}

void Keeper::offer(const SavedGame& game) {
    if (!game.over || m_ended.contains(game.id))
        return;
    if (std::optional<SavedGame> end = endOf(game)) {
        end->archived.reset();
        m_ended[game.id] = {*end, 1, false};
        emit found(*end);
    }
}

// Tells of an ended game what is new. `here`: its end is on the board. What the archive does not
// have yet is kept as it ended, wherever one looks at it.
void Keeper::tellEnd(SavedGame& game, bool here) {
    const auto known = m_ended.find(game.id);
    std::optional<SavedGame> end;
    if (here)
        end = game;
    else if (known != m_ended.end() && !known->second.game.id.empty())
        end = atEndOf(game, known->second.game);
    if (!end)
        return;
    Ended& told = m_ended[game.id];
    if (!isSameEnd(*end, told.game)) {
        told = {*end, told.unanswered + (m_archive ? 1 : 0), false};
        if (m_archive)
            emit ended(*end);
    }
    if (!told.archived)
        game = *end;
    game.archived = told.archived;
}

void Keeper::archived(const std::string& id) {
    const auto at = m_ended.find(id);
    if (at == m_ended.end() || at->second.unanswered == 0 || --at->second.unanswered > 0)
        return;
    at->second.archived = true;
    const auto table = std::ranges::find_if(m_sessions, [&](const QPointer<Session>& session) {
        return session && session->id() == id;
    });
    if (table != m_sessions.end())
        keep(**table);
    else
        m_shelf.mark(id);
}

// Keeping -----------------------------------------------------------------------------------------

void Keeper::watch(Session& session) {
    m_sessions.emplace_back(&session);
    connect(&session, &Session::changed, this, [this, &session](Session::Changes what) {
        using Change = Session::Change;
        if (what & (Change::Position | Change::Talk | Change::Table))
            keepSoon(session);
    });
    connect(&session, &Session::leaving, this, [this, &session] {
        keep(session);
        m_kept.erase(session.id());
        m_shelf.release(session.id());
    });
    connect(&session, &Session::beforeWanted, this, [this, &session](const std::string& id) {
        if (session.match() && !session.worthKeeping())
            m_left[session.id()] = session.saved();
        ask(session, id,
            {QT_TRANSLATE_NOOP("Phrase", "This is the game before, as it was put away.")}, true);
    });
    connect(&session, &Session::afterWanted, this, [this, &session](const std::string& id) {
        ask(session, id,
            {QT_TRANSLATE_NOOP("Phrase", "This is the game after it, as it was left.")});
    });
    connect(&session, &Session::resignationUndone, this, [this, &session] {
        if (const auto at = m_ended.find(session.id()); at != m_ended.end()) {
            at->second.game = {};
            at->second.archived = false;
        }
        emit endTakenBack(session.id());
    });
    putBefore(session);
}

// Several changes of one move are kept once.
void Keeper::keepSoon(Session& session) {
    if (std::ranges::find(m_dirty, &session, &QPointer<Session>::data) != m_dirty.end())
        return;
    if (m_dirty.empty())
        QTimer::singleShot(0, this, [this] {
            for (const QPointer<Session>& dirty : std::exchange(m_dirty, {}))
                if (dirty)
                    keep(*dirty);
        });
    m_dirty.emplace_back(&session);
}

// A game that has not changed stays as old as it is, whoever looks at it and whenever the program
// ends.
void Keeper::keep(Session& session) {
    if (!session.worthKeeping())
        return;
    SavedGame game = session.saved();
    if (const auto known = m_kept.find(game.id); known != m_kept.end()) {
        const auto now = std::exchange(game.touched, known->second.touched);
        if (game != known->second)
            game.touched = now;
    }
    m_kept.insert_or_assign(game.id, game);
    if (game.over && isEndForeign(game))
        game.archived = true; // there is nothing to tell
    else if (game.over)
        tellEnd(game, session.phase() == Session::Phase::Over);
    m_shelf.keep(std::move(game));
}

void Keeper::keepAll() {
    for (const QPointer<Session>& session : m_sessions)
        if (session)
            keep(*session);
}

// Bringing back -----------------------------------------------------------------------------------

void Keeper::bring(Session& session, const std::string& id) { ask(session, id, {}); }

void Keeper::ask(Session& session, const std::string& id, Phrase notice, bool back) {
    const auto left = m_left.extract(id);
    const Shelf::Ticket ticket =
        left.empty() ? m_shelf.open(id) : m_shelf.openText(write(left.mapped()));
    m_wanted[ticket] = {&session, session.id(), back, std::move(notice)};
}

void Keeper::take(const std::shared_ptr<Shelf::Opened>& opened) {
    const auto wanted = m_wanted.extract(opened->ticket);
    if (wanted.empty())
        return;
    bringOpened(*opened, wanted.mapped());
    if (wanted.mapped().session)
        emit answered(wanted.mapped().session);
}

void Keeper::bringOpened(Shelf::Opened& opened, const Wanted& wanted) {
    if (!opened.game) {
        emit failed(opened.game.error());
        return;
    }
    const std::string id = opened.game->game.id;
    if (onATable(id)) // it was asked for twice
        return;
    if (!wanted.session || wanted.session->id() != wanted.instead) {
        m_shelf.release(id);
        return;
    }
    if (const SavedGame& game = opened.game->game; game.over && isMarked(game))
        m_ended.try_emplace(id, Ended{endOf(game).value_or(game), 0, true});
    const auto touched = opened.game->game.touched;
    wanted.session->restore(std::move(*opened.game), wanted.notice);
    if (wanted.back)
        wanted.session->setAfter(wanted.instead);
    if (wanted.notice.empty()) {
        SavedGame& known = m_kept[id] = wanted.session->saved();
        known.touched = touched;
    }
    emit brought(wanted.session);
    if (opened.copied)
        emit copied(wanted.session);
}

void Keeper::put(Session& session, Reopened game, Phrase notice) {
    game.game.id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    game.game.before = session.worthKeeping() ? session.id() : session.before();
    game.game.helped = true; // nobody knows how it was played so far
    game.game.firstEnd.reset();
    for (std::size_t i = 0; i < game.nodes.size(); ++i) {
        SavedGame::Position& position = game.game.positions[i];
        position.foreign = position.ended || (game.game.forfeit && i == game.game.current)
                           || game.match->result(game.nodes[i]);
    }
    session.restore(std::move(game), std::move(notice));
}

// After a start of the program the last game of its kind is the one before.
void Keeper::putBefore(Session& session) {
    if (!session.id().empty() || !session.before().empty())
        return;
    const auto& games = m_shelf.games();
    const auto at = std::ranges::find(games, session.game().name.id, &SavedGame::game);
    if (at != games.end())
        session.setBefore(at->id);
}

// Lists -------------------------------------------------------------------------------------------

bool Keeper::onATable(const std::string& id) const {
    return std::ranges::any_of(m_sessions, [&](const QPointer<Session>& session) {
        return session && session->id() == id;
    });
}

std::vector<SavedGame> Keeper::unfinished() const {
    std::vector<SavedGame> games;
    std::ranges::copy_if(m_shelf.games(), std::back_inserter(games),
                         [](const SavedGame& game) { return !game.over; });
    return games;
}

const SavedGame* Keeper::newestOf(const Ruleset& rules) const {
    const auto& games = m_shelf.games();
    const auto at = std::ranges::find_if(games, [&](const SavedGame& game) {
        return !game.over && game.game == rules.name.id && !onATable(game.id);
    });
    return at == games.end() ? nullptr : &*at;
}

} // namespace bouton
