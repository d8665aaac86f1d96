#include "session/study.h"

#include <algorithm>

namespace bouton {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// A look ends with the first news after this time. The position that is looked at gets more of it
// even when the others wait.
constexpr milliseconds shortLook{150}, firstLook{800};

// Runs the job until it ends, the work is stopped or patience runs out; true if it ended by itself.
bool lookAt(const AnalysisJob& job, const std::optional<milliseconds>& patience,
            const std::stop_token& stop, const Post<Analysis>& post) {
    std::stop_source enough;
    const std::stop_callback forward(stop, [&enough] { enough.request_stop(); });
    const auto until = steady_clock::now() + patience.value_or(milliseconds(0));
    job(enough.get_token(), [&](Analysis analysis) {
        post(std::move(analysis));
        if (patience && steady_clock::now() >= until)
            enough.request_stop();
    });
    return !enough.stop_requested();
}

} // namespace

Study::Study(QObject* parent) : QObject(parent) {
    connect(&m_thinker, &Thinker::reported, this, &Study::listen, Qt::QueuedConnection);
}

void Study::setScope(Scope scope) {
    if (scope == m_scope)
        return;
    m_scope = scope;
    begin();
}

void Study::follow(const Match* match, bool resting) {
    const std::optional<Match::Node> node = match ? std::optional(match->current()) : std::nullopt;
    if (match == m_match && node == m_node && resting == m_resting)
        return;
    if (match && !m_scholar)
        m_scholar = match->game().scholar();
    m_match = match;
    m_node = node;
    m_resting = resting;
    begin();
}

void Study::forget() {
    stop();
    m_match = nullptr;
    m_node.reset();
    m_known.clear();
}

const Analysis* Study::of(Match::Node node) const {
    const auto found = m_known.find(node);
    return found == m_known.end() ? nullptr : found->second.analysis.get();
}

bool Study::finished(Match::Node node) const {
    const auto found = m_known.find(node);
    return found != m_known.end() && found->second.whole;
}

void Study::stop() {
    m_thinker.cancel();
    m_ticket.reset();
}

void Study::begin() {
    stop();
    if (!m_match || m_resting || m_scope == Scope::Nothing)
        return;
    if (std::vector<Look> all = looks(); !all.empty())
        m_ticket = m_thinker.start(
            [all = std::move(all)](const std::stop_token& stop, const Post<Thinker::Report>& post) {
                work(all, stop, post);
            });
}

// The positions of the game beside the one that is looked at, of which nothing is known yet: from
// the end of the game to the present, then back to the start; without the history only the one
// before, which tells what the last move did.
std::vector<Match::Node> Study::others() const {
    std::vector<Match::Node> all;
    if (m_scope == Scope::Here) {
        if (const auto before = m_match->parent(*m_node); before && !of(*before))
            all.push_back(*before);
        return all;
    }
    for (auto node = m_match->next(*m_node); node; node = m_match->next(*node))
        all.push_back(*node);
    std::ranges::reverse(all);
    for (auto node = m_match->parent(*m_node); node; node = m_match->parent(*node))
        all.push_back(*node);
    std::erase_if(all, [this](Match::Node node) { return of(node) != nullptr; });
    return all;
}

std::vector<Study::Look> Study::looks() const {
    std::vector<Look> all;
    const auto add = [&](Match::Node node, std::optional<milliseconds> patience) {
        all.push_back({node, m_scholar(*m_match, node), patience});
    };
    const bool here = !finished(*m_node);
    const std::vector<Match::Node> others = this->others();
    if (here && !others.empty())
        add(*m_node, firstLook);
    for (const Match::Node node : others)
        add(node, shortLook);
    if (here)
        add(*m_node, std::nullopt);
    return all;
}

// Every news repeats what this work has found before, because a news can replace an earlier one.
void Study::work(const std::vector<Look>& looks, const std::stop_token& stop,
                 const Post<Thinker::Report>& post) {
    Findings found;
    std::optional<Match::Node> finished; // the position looked at, already in the first look
    for (const Look& look : looks) {
        if (stop.stop_requested())
            return;
        if (look.node == finished)
            continue;
        std::optional<std::size_t> at;
        const bool whole = lookAt(look.job, look.patience, stop, [&](Analysis analysis) {
            Finding news{look.node, std::make_shared<const Analysis>(std::move(analysis)), false};
            if (at) {
                found[*at] = std::move(news);
            } else {
                at = found.size();
                found.push_back(std::move(news));
            }
            post(found);
        });
        if (whole && at) {
            found[*at].whole = true;
            finished = look.node;
        }
        post(found);
    }
}

void Study::listen() {
    const auto news = m_thinker.take();
    if (!news || news->ticket != m_ticket)
        return;
    if (const auto* found = std::get_if<Findings>(&news->report)) {
        for (const Finding& finding : *found)
            learn(finding);
    } else {
        m_ticket.reset(); // there was not enough memory
    }
    if (finished(*m_node) && others().empty())
        m_ticket.reset();
    emit changed();
}

// A second look begins with less than the first one ended with.
void Study::learn(const Finding& finding) {
    const auto [at, isNew] = m_known.try_emplace(finding.node, finding);
    if (isNew || at->second.analysis == finding.analysis) {
        at->second = finding;
        return;
    }
    const Analysis &before = *at->second.analysis, &now = *finding.analysis;
    if (finding.whole || (now.position.exact && !before.position.exact)
        || (now.position.exact == before.position.exact && now.depth >= before.depth))
        at->second = finding;
}

} // namespace bouton
