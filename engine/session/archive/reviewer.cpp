// SPDX-License-Identifier: MIT
#include "session/archive/reviewer.h"

#include <QThread>

#include "explain/review.h"
#include "games/catalogue.h"
#include "session/values/reopened.h"

namespace bouton {

bool GameReview::goOn(std::span<const Ruleset* const> games, const std::stop_token& stop) {
    if (!m_match) {
        auto opened = reopen(m_game, games, stop);
        if (stop.stop_requested())
            return false;
        if (!opened)
            return true;
        m_match = std::move(opened->match);
    }
    // By these rules, which a match of a game does not know: they may analyse otherwise.
    const auto analysts = analystsOf(**gameNamed(m_game.game, games), 1);
    return m_analyses.add(*m_match, m_match->path(m_match->current()), analysts, stop);
}

std::optional<Findings> GameReview::findings() const {
    if (!m_match)
        return std::nullopt;
    const Known known = m_analyses.known();
    const std::vector<Match::Node> path = m_match->path(m_match->current());
    Findings findings;
    for (const Slip& slip : slipsOf(*m_match, path, known))
        ++findings.slips[indexOf(slip.side)];
    const auto accuracy = accuracyOf(*m_match, path, known);
    for (std::size_t i = 0; i < accuracy.size(); ++i) {
        findings.scored = findings.scored || accuracy[i].scored;
        findings.estimated = findings.estimated || accuracy[i].estimated;
        findings.accuracy[i] = accuracy[i].value();
    }
    return findings;
}

Reviewer::Reviewer(Archive& archive, std::span<const Ruleset* const> games, QObject* parent)
    : QObject(parent), m_archive(archive), m_games(games), m_thinker([this](const auto& news) {
          if (m_review)
              keep(news.report ? m_review->findings() : std::nullopt);
      }) {
    connect(&m_archive, &Archive::changed, this, &Reviewer::ask);
}

void Reviewer::setIdle(bool idle) {
    if (idle == m_idle)
        return;
    m_idle = idle;
    if (!idle)
        m_thinker.cancel();
    else if (m_review)
        work();
    else
        ask();
}

Or<std::optional<Reviewer::Next>> Reviewer::next(Store& store) {
    const auto number = store.nextToReview({});
    if (!number)
        return std::unexpected(number.error());
    return *number ? std::optional(Next{**number, store.game(**number)}) : std::nullopt;
}

void Reviewer::ask() {
    if (!m_idle || m_asked || m_review)
        return;
    m_asked = true;
    m_archive.ask(this, {}, &Reviewer::next,
                  [this](const Or<std::optional<Next>>& next) { begin(next); });
}

void Reviewer::begin(const Or<std::optional<Next>>& next) {
    m_asked = false;
    if (!next || !*next) { // asked again when the archive changes
        emit rested();
        return;
    }
    const auto& [number, game] = **next;
    m_number = number;
    if (!game) {
        keep(std::nullopt);
        return;
    }
    m_review = std::make_shared<GameReview>(*game);
    if (m_idle)
        work();
}

void Reviewer::work() {
    m_thinker.start(
        [review = m_review, games = m_games](const std::stop_token& stop, const auto& post) {
            QThread::currentThread()->setPriority(QThread::IdlePriority);
            if (review->goOn(games, stop))
                post(true);
        });
}

void Reviewer::keep(const std::optional<Findings>& findings) {
    m_review.reset();
    m_asked = true; // for the next one, in the same task
    m_archive.ask(
        this, {},
        [number = m_number, findings](Store& store) -> Or<std::optional<Next>> {
            const auto kept = store.keepFindings(number, findings);
            return kept ? next(store) : std::unexpected(kept.error());
        },
        [this, number = m_number](const Or<std::optional<Next>>& next) {
            emit m_archive.reviewed(number);
            begin(next);
        });
}

} // namespace bouton

#include "moc_reviewer.cpp"
