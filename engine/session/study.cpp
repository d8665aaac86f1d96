#include "session/study.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace bouton {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// A look ends with the first news after this time. The position that is looked at gets more of it
// even when the others wait.
constexpr milliseconds shortLook{150}, firstLook{800};

// Runs the job until it ends, the work is stopped or its time runs out; true if it ended by itself.
bool lookAt(const AnalysisJob& job, const std::optional<milliseconds>& atMost,
            const std::stop_token& stop, const Post<Analysis>& post) {
    std::stop_source enough;
    const std::stop_callback forward(stop, [&enough] { enough.request_stop(); });
    const auto until = steady_clock::now() + atMost.value_or(milliseconds(0));
    job(enough.get_token(), [&](Analysis analysis) {
        post(std::move(analysis));
        if (atMost && steady_clock::now() >= until)
            enough.request_stop();
    });
    return !enough.stop_requested();
}

// Nothing is left to be found out.
bool isProven(const Analysis& analysis) {
    return analysis.position.exact && std::ranges::all_of(analysis.moves, &Value::exact);
}

// Whether an analysis, of whatever patience, says no less than another. One that begins anew begins
// with less than the one before it ended with.
bool saysNoLess(const Analysis& now, const Analysis& before) {
    const auto said = [](const Analysis& analysis) {
        return std::tuple(analysis.position.exact, analysis.depth, analysis.level,
                          std::ranges::count_if(analysis.moves, &Value::exact));
    };
    return said(now) >= said(before);
}

} // namespace

Study::Study(QObject* parent) : QObject(parent) {
    connect(&m_thinker, &Thinker::reported, this, &Study::listen, Qt::QueuedConnection);
}

void Study::setScope(Scope scope, Patience patience) {
    if (m_staysBounded)
        patience = Patience::Bounded;
    if (scope == m_scope && patience == m_patience)
        return;
    m_scope = scope;
    m_patience = patience;
    begin();
}

void Study::stayBounded() {
    m_staysBounded = true;
    setScope(m_scope);
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
    m_deeper.clear();
}

const Analysis* Study::of(Match::Node node) const {
    const auto found = m_known.find(node);
    return found == m_known.end() ? nullptr : found->second.analysis.get();
}

bool Study::finished(Match::Node node) const {
    const auto found = m_known.find(node);
    return found != m_known.end() && found->second.whole;
}

const Analysis* Study::deepest(Match::Node node) const {
    const Analysis* const bounded = of(node);
    const auto found = m_deeper.find(node);
    if (found == m_deeper.end())
        return bounded;
    const Analysis* const deeper = found->second.analysis.get();
    return bounded && !saysNoLess(*deeper, *bounded) ? bounded : deeper;
}

void Study::stop() {
    m_thinker.cancel();
    m_ticket.reset();
    m_beyond = false;
}

void Study::begin() {
    stop();
    if (!m_match || m_resting || m_scope == Scope::Nothing)
        return;
    if (std::vector<Look> all = looks(); !all.empty()) {
        m_beyond = all.front().patience == Patience::Endless;
        m_ticket = m_thinker.start(
            [all = std::move(all)](const std::stop_token& stop, const Post<Thinker::Report>& post) {
                work(all, stop, post);
            });
    }
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
    const auto add = [&](Match::Node node, std::optional<milliseconds> atMost,
                         Patience patience = Patience::Bounded) {
        all.push_back({node, patience, m_scholar(*m_match, node, patience), atMost});
    };
    const bool here = !finished(*m_node);
    const std::vector<Match::Node> others = this->others();
    if (here && !others.empty())
        add(*m_node, firstLook);
    for (const Match::Node node : others)
        add(node, shortLook);
    if (here)
        add(*m_node, std::nullopt);
    const Analysis* const known = deepest(*m_node);
    if (m_patience == Patience::Endless && !(known && isProven(*known)))
        add(*m_node, std::nullopt, Patience::Endless);
    return all;
}

// Every news repeats what this work has found before, because a news can replace an earlier one.
void Study::work(const std::vector<Look>& looks, const std::stop_token& stop,
                 const Post<Thinker::Report>& post) {
    Findings found;
    std::set<Match::Node> finished, proven; // the position looked at may be so after its first look
    for (const Look& look : looks) {
        if (stop.stop_requested())
            return;
        if ((look.patience == Patience::Bounded ? finished : proven).contains(look.node))
            continue;
        std::optional<std::size_t> at;
        const bool whole = lookAt(look.job, look.atMost, stop, [&](Analysis analysis) {
            Finding news{look.node, look.patience,
                         std::make_shared<const Analysis>(std::move(analysis)), false};
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
            finished.insert(look.node);
            if (isProven(*found[*at].analysis))
                proven.insert(look.node);
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
    m_beyond = finished(*m_node) && others().empty();
    if (m_beyond && ended())
        m_ticket.reset();
    emit changed();
}

// Of what is bounded nothing is left to be done: nor of what is not?
bool Study::ended() const {
    const auto deeper = m_deeper.find(*m_node);
    return m_patience == Patience::Bounded || isProven(*deepest(*m_node))
           || (deeper != m_deeper.end() && deeper->second.whole);
}

void Study::learn(const Finding& finding) {
    Known& known = finding.patience == Patience::Bounded ? m_known : m_deeper;
    const auto [at, isNew] = known.try_emplace(finding.node, finding);
    if (isNew || finding.whole || at->second.analysis == finding.analysis
        || saysNoLess(*finding.analysis, *at->second.analysis))
        at->second = finding;
}

} // namespace bouton
