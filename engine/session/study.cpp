// SPDX-License-Identifier: MIT
#include "session/study.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <span>
#include <tuple>
#include <utility>

#include "core/parallel.h"

namespace bouton {

namespace {

// A job of the thinker has at most so many looks; another one follows it. So in a long game it
// costs hardly more to plan a job and to learn its findings than in a short one.
constexpr std::size_t mostLooks = 64;

// Nothing is left to be found out.
bool isProven(const Analysis& analysis) {
    return analysis.position.exact && std::ranges::all_of(analysis.moves, &Value::exact);
}

// Whether an analysis, of whatever patience, says no less than another. A look begins with less
// than the look before it ended with.
bool saysNoLess(const Analysis& now, const Analysis& before) {
    const auto said = [](const Analysis& analysis) {
        return std::tuple(analysis.position.exact, analysis.depth, analysis.level,
                          std::ranges::count_if(analysis.moves, &Value::exact));
    };
    return said(now) >= said(before);
}

} // namespace

Study::Study(const Ruleset& game, QObject* parent)
    : QObject(parent), m_game(game), m_thinker([this](const auto& news) { hear(news.report); }) {}

void Study::setScope(Scope scope, Patience patience, std::vector<Match::Node> line) {
    m_scope = scope;
    m_patience = patience;
    m_line = std::move(line);
    update();
}

void Study::setNeeded(bool needed) {
    // Unchanged, it plans nothing: a session tells it before follow() tells of another position.
    if (std::exchange(m_needed, needed) != needed)
        update();
}

void Study::setSolving(bool solving) {
    m_toSolve = solving && m_match ? std::optional(m_match->current()) : std::nullopt;
    update();
    emit changed();
}

bool Study::isSolved(Match::Node node) const {
    const Knowledge* const known = this->known(node);
    return known && isProven(*known->deepest);
}

Study::Scope Study::scope() const {
    return m_needed || m_toSolve ? std::max(m_scope, Scope::Here) : m_scope;
}

void Study::setHalted(bool halted) {
    if (halted == m_halted)
        return;
    m_halted = halted;
    update();
    emit changed();
}

void Study::stayBounded() {
    m_staysBounded = true;
    update();
}

void Study::follow(const Match* match, AtTable table) {
    if (match && m_analysts.empty())
        m_analysts = analystsOf(m_game, usualThreads());
    m_match = match;
    if (!match || m_toSolve != match->current())
        m_toSolve.reset();
    m_table = table;
    update();
}

void Study::forget() {
    m_known.clear();
    m_halted = false;
    follow(nullptr, m_table);
}

// In a history the latest come first, because they are soon known: from the end of the line down to
// the position on the board, then from there back to the start.
Study::Asked Study::asked() const {
    using Effort = Asked::Effort;
    if (!m_match || m_table == AtTable::Thinking || scope() == Scope::Nothing)
        return {};
    const Match::Node here = m_match->current();
    const Knowledge* const known = this->known(here);
    Asked now{.wanted = {here}};
    if (m_table == AtTable::Running)
        now.effort = Effort::Beside;
    else if (m_staysBounded)
        now.effort = Effort::Bounded;
    else if (m_toSolve && !(known && known->exhausted))
        now.effort = Effort::Solve;
    else if (m_needed) // Here it comes first anyway
        now.effort = scope() == Scope::History ? Effort::First : Effort::Beyond;
    else if (m_patience == Patience::Endless)
        now.effort = Effort::Beyond;
    std::vector<Match::Node>& all = now.wanted;
    if (scope() == Scope::Here || m_halted || now.effort == Effort::Solve) {
        if (const auto before = m_match->parent(here))
            all.push_back(*before);
        return now;
    }
    for (auto node = m_match->next(here); node; node = m_match->next(*node))
        all.push_back(*node);
    std::reverse(all.begin() + 1, all.end());
    for (auto node = m_match->parent(here); node; node = m_match->parent(*node))
        all.push_back(*node);
    for (const Match::Node node : m_line)
        if (m_match->stands(node) && std::ranges::count(all, node) == 0)
            all.push_back(node);
    return now;
}

// Takes up what is asked now. The look that runs comes to its end first where the same positions
// are wanted with another effort, and between two computers, who would break off every look.
void Study::update() {
    using Effort = Asked::Effort;
    Asked now = asked();
    if (now == m_asked)
        return;
    const bool goesOn = busy() && !now.wanted.empty()
                        && (now.effort == Effort::Beside
                            || (now.effort != Effort::First && now.wanted == m_job->asked.wanted));
    m_asked = std::move(now);
    if (!goesOn)
        begin();
}

Study::State Study::state() const {
    if (!m_job)
        return {m_asked};
    const bool bounded = std::ranges::any_of(m_job->looks, [this](const Look& look) {
        return look.patience != Patience::Endless && !isDone(look);
    });
    return {m_asked, bounded ? Stage::Bounded : Stage::Beyond};
}

const Study::Knowledge* Study::known(Match::Node node) const {
    return node < m_known.size() && m_known[node].deepest ? &m_known[node] : nullptr;
}

const Analysis* Study::settled(Match::Node node) const {
    const Knowledge* const known = this->known(node);
    return known ? known->bounded.get() : nullptr;
}

const Analysis* Study::ripe(Match::Node node) const {
    const Analysis* const now = shown(node);
    return now && (now->position.exact || settled(node)) ? now : nullptr;
}

bool Study::isFinal(Match::Node node) const {
    const Knowledge* const known = this->known(node);
    return known && (known->deepest->position.exact || isDone({node, Patience::Endless}));
}

const Analysis* Study::shown(Match::Node node) const {
    const Knowledge* const known = this->known(node);
    if (!known)
        return nullptr;
    const Analysis* const kept = known->bounded ? known->bounded.get() : known->glance.get();
    const Analysis* const deepest = known->deepest.get();
    const bool counts = (m_match && node == m_match->current()) || deepest->position.exact;
    return counts && (!kept || saysNoLess(*deepest, *kept)) ? deepest : kept;
}

void Study::begin() {
    m_thinker.cancel();
    m_job.reset();
    std::vector<PlannedLook> all = looks();
    if (all.empty())
        return;
    m_job = Job{.asked = m_asked, .looks = {all.begin(), all.end()}};
    m_thinker.start([all = std::move(all), here = m_asked.wanted.front(), solve = solving()](
                        const std::stop_token& stop, const Post<Or<Reports>>& post) {
        work(all, here, solve, stop, post);
    });
}

std::vector<Study::PlannedLook> Study::looks() const {
    using Effort = Asked::Effort;
    std::vector<PlannedLook> all;
    const std::size_t threads = m_asked.effort == Effort::Beside ? 1 : m_analysts.size();
    const auto add = [&](Match::Node node, Patience patience) {
        if (all.size() == mostLooks || isDone({node, patience}))
            return;
        all.push_back({{node, patience}, {}});
        for (std::size_t i = 0; i < threads; ++i)
            all.back().jobs.push_back(m_analysts[i](*m_match, node, patience));
    };
    const auto addBounded = [&](std::span<const Match::Node> wanted) {
        for (const Patience patience : {Patience::Glance, Patience::Bounded})
            for (const Match::Node node : wanted)
                add(node, patience);
    };
    const std::span<const Match::Node> wanted = m_asked.wanted;
    const std::size_t alone = m_asked.effort == Effort::First ? 1 : 0;
    addBounded(wanted.first(alone));
    addBounded(wanted.subspan(alone));
    if (m_asked.effort >= Effort::Beyond)
        add(wanted.front(), Patience::Endless);
    return all;
}

// Every news repeats what this work has found before, because a news can replace an earlier one.
void Study::work(const std::vector<PlannedLook>& looks, Match::Node here, bool solve,
                 const std::stop_token& stop, const Post<Or<Reports>>& post) {
    std::mutex mutex; // guards these two, and the order of the news
    Reports found;
    std::set<Match::Node> ended;
    const auto lookAt = [&](const PlannedLook& look, std::size_t thread) {
        if (const std::lock_guard lock(mutex); stop.stop_requested() || ended.contains(look.node))
            return;
        SharedAnalysis last;
        std::optional<std::size_t> place; // among what is found
        const auto tell = [&](bool whole) {
            const std::lock_guard lock(mutex);
            if (!place) {
                place = found.size();
                found.emplace_back();
            }
            found[*place] = {look.node, look.patience, last, whole};
            const bool mayGoOn =
                look.patience == Patience::Glance || solve || last->reach == Analysis::Reach::Soon;
            if (whole && (isProven(*last) || !mayGoOn))
                ended.insert(look.node);
            post(found);
        };
        look.jobs[thread](stop, [&](Analysis analysis) {
            last = std::make_shared<const Analysis>(std::move(analysis));
            if (look.node == here)
                tell(false);
        });
        if (last && !stop.stop_requested())
            tell(true);
    };
    for (std::size_t begin = 0, end; begin < looks.size(); begin = end) {
        const PlannedLook& first = looks[begin];
        for (end = begin; end < looks.size() && looks[end].patience == first.patience; ++end)
            ;
        inParallel(first.jobs.size(), end - begin, [&](std::size_t task, std::size_t thread) {
            lookAt(looks[begin + task], thread);
        });
    }
}

void Study::hear(const Or<Reports>& report) {
    if (!m_job) // it has ended by itself
        return;
    if (report) {
        for (const Report& finding : *report)
            learn(finding);
        const auto whole = static_cast<std::size_t>(std::ranges::count_if(*report, &Report::whole));
        const bool hasEnded = std::exchange(m_job->whole, whole) < whole;
        if ((hasEnded && m_job->asked != m_asked)
            || std::ranges::all_of(m_job->looks, [this](const Look& look) { return isDone(look); }))
            begin(); // what is still to do
    } else {
        m_job.reset(); // there was not enough memory
        m_toSolve.reset();
    }
    if (solving())
        update(); // other positions may be wanted again
    emit changed();
}

// Whether a look has come to its end, or has nothing left to find out.
bool Study::isDone(const Look& look) const {
    const Knowledge* const known = this->known(look.node);
    if (!known)
        return false;
    switch (look.patience) {
    case Patience::Glance: return known->glance || known->bounded;
    case Patience::Bounded: return known->bounded != nullptr;
    case Patience::Endless: break;
    }
    const bool isToSolve = solving() && look.node == m_asked.wanted.front();
    return known->exhausted
           || (known->bounded && known->bounded->reach != Analysis::Reach::Soon && !isToSolve);
}

// A glance that proves all is as good as any look.
void Study::learn(const Report& finding) {
    if (finding.node >= m_known.size())
        m_known.resize(finding.node + 1);
    Knowledge& known = m_known[finding.node];
    if (finding.whole && finding.patience == Patience::Glance)
        known.glance = finding.analysis;
    if (finding.whole && finding.patience != Patience::Endless
        && (finding.patience == Patience::Bounded || isProven(*finding.analysis)))
        known.bounded = finding.analysis;
    known.exhausted = known.exhausted || isProven(*finding.analysis)
                      || (finding.whole && finding.patience == Patience::Endless);
    if (!known.deepest || saysNoLess(*finding.analysis, *known.deepest))
        known.deepest = finding.analysis;
}

} // namespace bouton
