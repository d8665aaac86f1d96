#include "session/study.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <tuple>
#include <utility>

#include "core/parallel.h"

namespace bouton {

namespace {

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

void Study::setScope(Scope scope, Patience patience) {
    if (m_staysBounded)
        patience = Patience::Bounded;
    if (scope == m_scope && patience == m_patience)
        return;
    m_scope = scope;
    m_patience = patience;
    begin();
}

void Study::setNeeded(bool needed) {
    const Scope before = scope();
    m_needed = needed;
    // Here it comes first anyway, so that the look which runs goes on.
    const bool comesLater = needed && before == Scope::History && m_node && !settled(*m_node);
    if (scope() != before || comesLater)
        begin();
}

Study::Scope Study::scope() const { return m_needed ? std::max(m_scope, Scope::Here) : m_scope; }

void Study::setHalted(bool halted) {
    if (halted == m_halted)
        return;
    m_halted = halted;
    begin();
    emit changed();
}

void Study::stayBounded() {
    m_staysBounded = true;
    setScope(m_scope);
}

void Study::follow(const Match* match, AtTable table) {
    const std::optional<Match::Node> node = match ? std::optional(match->current()) : std::nullopt;
    if (match == m_match && node == m_node && table == m_table)
        return;
    if (match && m_scholars.empty())
        m_scholars = scholarsOf(m_game, usualThreads());
    m_match = match;
    m_node = node;
    m_table = table;
    if (table == AtTable::Running && busy())
        m_again = true;
    else
        begin();
}

void Study::forget() {
    stop();
    m_match = nullptr;
    m_node.reset();
    m_known.clear();
    m_halted = false;
}

const Study::Knowledge* Study::known(Match::Node node) const {
    return node < m_known.size() && m_known[node].deepest ? &m_known[node] : nullptr;
}

const Analysis* Study::settled(Match::Node node) const {
    const Knowledge* const known = this->known(node);
    return known ? known->bounded.get() : nullptr;
}

const Analysis* Study::lasting(Match::Node node) const {
    const Analysis* const now = shown(node);
    return now && now->position.exact ? now : settled(node);
}

const Analysis* Study::shown(Match::Node node) const {
    const Knowledge* const known = this->known(node);
    if (!known)
        return nullptr;
    const Analysis* const kept = known->bounded ? known->bounded.get() : known->glance.get();
    const Analysis* const deepest = known->deepest.get();
    return node == m_node && deepest && (!kept || saysNoLess(*deepest, *kept)) ? deepest : kept;
}

void Study::stop() {
    m_thinker.cancel();
    m_ticket.reset();
    m_beyond = false;
    m_again = false;
    m_whole = 0;
    m_first.clear();
}

void Study::begin() {
    stop();
    if (!m_match || m_table == AtTable::Thinking || scope() == Scope::Nothing)
        return;
    if (std::vector<PlannedLook> all = looks(); !all.empty()) {
        m_beyond = all.front().patience == Patience::Endless;
        if (all.size() == mostLooks && all.back().patience != Patience::Endless)
            m_first.assign(all.begin(), all.end());
        m_ticket =
            m_thinker.start([all = std::move(all), here = *m_node](const std::stop_token& stop,
                                                                   const Post<Or<Findings>>& post) {
                work(all, here, stop, post);
            });
    }
}

// The wanted positions beside the one on the board that are not yet analysed to the bound. In a
// history the latest come first, because they are soon known: from the end of the line down to the
// position on the board, then from there back to the start.
std::vector<Match::Node> Study::others() const {
    std::vector<Match::Node> all;
    if (scope() == Scope::Here || m_halted) {
        if (const auto before = m_match->parent(*m_node))
            all.push_back(*before);
    } else {
        for (auto node = m_match->next(*m_node); node; node = m_match->next(*node))
            all.push_back(*node);
        std::ranges::reverse(all);
        for (auto node = m_match->parent(*m_node); node; node = m_match->parent(*node))
            all.push_back(*node);
    }
    std::erase_if(all, [this](Match::Node node) { return settled(node) != nullptr; });
    return all;
}

std::vector<Study::PlannedLook> Study::looks() const {
    std::vector<PlannedLook> all;
    const std::size_t threads = m_table == AtTable::Running ? 1 : m_scholars.size();
    const auto add = [&](Match::Node node, Patience patience) {
        if (all.size() == mostLooks)
            return;
        all.push_back({{node, patience}, {}});
        for (std::size_t i = 0; i < threads; ++i)
            all.back().jobs.push_back(m_scholars[i](*m_match, node, patience));
    };
    const auto addBounded = [&](const std::vector<Match::Node>& wanted) {
        for (const Match::Node node : wanted)
            if (const Knowledge* const known = this->known(node); !known || !known->glance)
                add(node, Patience::Glance);
        for (const Match::Node node : wanted)
            add(node, Patience::Bounded);
    };
    std::vector<Match::Node> wanted = others();
    if (!settled(*m_node)) {
        if (m_needed)
            addBounded({*m_node});
        else
            wanted.insert(wanted.begin(), *m_node);
    }
    addBounded(wanted);
    if (!ended())
        add(*m_node, Patience::Endless);
    return all;
}

// Every news repeats what this work has found before, because a news can replace an earlier one.
void Study::work(const std::vector<PlannedLook>& looks, Match::Node here,
                 const std::stop_token& stop, const Post<Or<Findings>>& post) {
    std::mutex mutex; // guards these two, and the order of the news
    Findings found;
    std::set<Match::Node> proven;
    const auto lookAt = [&](const PlannedLook& look, std::size_t thread) {
        if (const std::lock_guard lock(mutex); stop.stop_requested() || proven.contains(look.node))
            return;
        Found last;
        std::optional<std::size_t> place; // among what is found
        const auto tell = [&](bool whole) {
            const std::lock_guard lock(mutex);
            if (!place) {
                place = found.size();
                found.emplace_back();
            }
            found[*place] = {look.node, look.patience, last, whole};
            if (whole && isProven(*last))
                proven.insert(look.node);
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

void Study::hear(const Or<Findings>& report) {
    if (!m_ticket) // it has ended by itself
        return;
    if (report) {
        for (const Finding& finding : *report)
            learn(finding);
        const auto whole =
            static_cast<std::size_t>(std::ranges::count_if(*report, &Finding::whole));
        if (std::exchange(m_whole, whole) < whole && m_again)
            begin();
    } else {
        m_ticket.reset(); // there was not enough memory
    }
    if (!m_first.empty()
        && std::ranges::all_of(m_first, [this](const Look& look) { return isDone(look); }))
        begin();
    m_beyond = settled(*m_node) && others().empty();
    if (m_beyond && ended())
        m_ticket.reset();
    emit changed();
}

// Whether a look within the bounds has come to its end, or has nothing left to find out.
bool Study::isDone(const Look& look) const {
    const Knowledge* const known = this->known(look.node);
    return known && (known->bounded || (look.patience == Patience::Glance && known->glance));
}

// Whether nothing is to be done beyond the bound.
bool Study::ended() const {
    if (m_patience != Patience::Endless || m_table == AtTable::Running)
        return true;
    const Knowledge* const known = this->known(*m_node);
    return known && known->deepest && (known->exhausted || isProven(*known->deepest));
}

// A glance that proves all is as good as any look.
void Study::learn(const Finding& finding) {
    if (finding.node >= m_known.size())
        m_known.resize(finding.node + 1);
    Knowledge& known = m_known[finding.node];
    if (finding.whole && finding.patience == Patience::Glance)
        known.glance = finding.analysis;
    if (finding.whole && finding.patience != Patience::Endless
        && (finding.patience == Patience::Bounded || isProven(*finding.analysis)))
        known.bounded = finding.analysis;
    known.exhausted = known.exhausted || (finding.whole && finding.patience == Patience::Endless);
    if (!known.deepest || saysNoLess(*finding.analysis, *known.deepest))
        known.deepest = finding.analysis;
}

} // namespace bouton
