// SPDX-License-Identifier: MIT
#include "lessons/finish.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "core/bytes.h"
#include "games/catalogue.h"
#include "lab/own_claim.h"
#include "lab/saying.h"
#include "lessons/added_part.h"
#include "lessons/frame.h"
#include "search/trace.h"

namespace bouton {

namespace {

constexpr std::uint64_t mostLookedThrough = 100'000;

const language::ClaimClass& testedIn(const Ruleset& game, const ClaimFrame& frame) {
    const auto& classes = game.lore.vocabulary().classes;
    const auto named = std::ranges::find(classes, frame.positions, &language::ClaimClass::id);
    return named == classes.end() ? classes.front() : *named;
}

std::optional<Hopeless> ofCounterexample(const LessonStep& step, const Ruleset& game,
                                         const std::stop_token& stop) {
    const ClaimFrame& named = step.frame;
    std::uint64_t tested = 0;
    for (const language::ClaimClass& positions : game.lore.vocabulary().classes) {
        if (!named.positions.empty() && named.positions != positions.id)
            continue;
        const auto claim = ownClaim(game, step.claim, positions);
        const auto settings = complete(positions.settings, named.settings);
        if (!claim || !settings || positions.drawn || positions.size(*settings) > mostLookedThrough)
            return std::nullopt;
        Verdict last;
        testClaim({*claim, *settings}, stop, [&](const Verdict& news) { last = news; });
        if (!last.settled || last.against)
            return std::nullopt;
        tested += last.tested;
    }
    if (tested == 0)
        return std::nullopt;
    return Hopeless{"claim",
                    {QT_TRANSLATE_N_NOOP("Phrase", "Nobody finds a counterexample: the claim holds "
                                                   "in all %Ln position(s) that were tested."),
                     {},
                     static_cast<int>(tested)}};
}

// Whether any claim that begins and ends so can be right when its middle is made of certain words.
// Positions that these words cannot tell apart get the same middle: one value of it must be right
// in all of them.
class Middle {
public:
    Middle(const Ruleset& game, const ClaimFrame& frame)
        : m_frame(frame), m_words(game.lore.vocabulary()), m_class(testedIn(game, frame)) {
        for (std::size_t i = 0; i < m_words.words.size(); ++i)
            m_may.words |= may(m_words.words[i]) << i;
        for (std::size_t i = 0; i < m_words.fields.size(); ++i)
            m_may.fields |= may(m_words.fields[i]) << i;
        m_may.parts = *m_words.parts != '\0';
        for (const char* const truth : {"1 == 1", "1 == 0"})
            m_isTruth |= add(truth);
        for (int number = 0; !m_isTruth && number < mostNumbers; ++number)
            add(std::to_string(number));
    }

    // First without what stands after the moves, which takes long to read.
    std::optional<Hopeless> hopeless(const std::stop_token& stop) {
        const Or<Settings> settings = complete(m_class.settings, m_frame.settings);
        if (!settings || m_claims.empty() || m_class.size(*settings) > mostLookedThrough)
            return std::nullopt;
        return look(*settings, false, stop) ? look(*settings, true, stop) : std::nullopt;
    }

private:
    static constexpr int mostNumbers = 64;
    static constexpr std::size_t truths = 2;

    // Positions that look alike.
    struct Alike {
        std::uint64_t right = ~std::uint64_t{0};     // the values that are right in all, a bit each
        std::array<std::uint64_t, truths> applies{}; // to how many the claim applies with each
        std::string least{};                         // the one that left the fewest values
    };

    std::uint64_t may(const language::Word& word) const {
        return std::ranges::count(m_frame.words, std::string_view(word.id)) > 0;
    }
    // Whether it makes a claim.
    bool add(const std::string& middle) {
        auto claim = language::readStatement(framed(m_frame, middle).text, m_words);
        if (claim)
            m_claims.push_back(std::move(*claim));
        return claim.has_value();
    }

    language::Needs needs(bool moves) const {
        language::Needs all = m_claims.front().needs;
        const auto want = [&](language::Wanted& wanted) {
            wanted.words |= m_may.words;
            wanted.fields |= m_may.fields;
            wanted.parts |= m_may.parts;
        };
        want(all.here);
        if (moves)
            want(all.after);
        all.moves |= moves;
        return all;
    }

    // What the words say of a position, in an order of its own: a claim asks for no order of parts.
    // Of one after a move each part may be compared with the same part before.
    std::vector<language::Value> told(const language::Reading& at,
                                      const language::Reading* before) const {
        std::vector<language::Value> values;
        for (std::size_t i = 0; i < at.words.size(); ++i)
            if (m_may.word(i))
                values.push_back(at.words[i]);
        std::vector<std::vector<language::Value>> parts(m_may.parts ? at.parts : 0);
        for (std::size_t part = 0; part < parts.size(); ++part)
            for (const language::Reading* each : {&at, before})
                for (std::size_t i = 0; each && part < each->parts && i < each->width; ++i)
                    if (m_may.field(i))
                        parts[part].push_back(each->fields[part * each->width + i]);
        std::ranges::sort(parts);
        values.push_back(std::ssize(parts));
        for (const std::vector<language::Value>& part : parts)
            values.insert(values.end(), part.begin(), part.end());
        return values;
    }
    std::uint64_t lookOf(const language::Sample& sample, bool moves) const {
        std::vector<language::Value> all = told(sample.here, nullptr);
        std::vector<std::vector<language::Value>> after;
        for (std::size_t i = 0; moves && i < sample.moves; ++i)
            after.push_back(told(sample.after[i], m_words.partsStay ? &sample.here : nullptr));
        std::ranges::sort(after);
        for (const std::vector<language::Value>& each : after) {
            all.push_back(std::ssize(each));
            all.insert(all.end(), each.begin(), each.end());
        }
        std::string bytes;
        for (const language::Value value : all)
            bytes += std::to_string(value) + ' ';
        return checksum(bytes);
    }

    std::optional<Hopeless> look(const Settings& settings, bool moves,
                                 const std::stop_token& stop) const {
        std::map<std::uint64_t, Alike> all;
        std::optional<Hopeless> found;
        std::uint64_t visited = 0;
        bool known = true;
        Poll poll(stop);
        m_class.each(settings, needs(moves), poll, [&](language::Specimen& at) {
            known = ++visited <= mostLookedThrough && at.isKnown();
            return known && !(found = conflict(at, all[lookOf(at.sample(), moves)]));
        });
        if (!known || stop.stop_requested())
            return std::nullopt;
        return found ? found : tooFew(all);
    }

    // Takes the position to those that look like it.
    std::optional<Hopeless> conflict(language::Specimen& at, Alike& alike) const {
        std::uint64_t right = 0;
        for (std::size_t i = 0; i < m_claims.size(); ++i) {
            const Saying saying = sayingOf(m_claims[i], at.sample());
            if (saying.fault || !saying.right().value_or(false))
                continue;
            right |= std::uint64_t{1} << i;
            if (m_isTruth)
                alike.applies[i] += saying.applies();
        }
        if (right == 0 && m_isTruth)
            return Hopeless{
                "begins",
                {QT_TRANSLATE_NOOP("Phrase", "Whatever stands there, the claim is false at %1."),
                 {at.text()}}};
        if (right == 0)
            return std::nullopt; // it may be a greater number
        const std::uint64_t both = alike.right & right;
        if (both == 0)
            return Hopeless{"words",
                            {QT_TRANSLATE_NOOP("Phrase", "No rule made of these words holds: they "
                                                         "cannot tell %1 from %2."),
                             {alike.least, at.text()}}};
        if (both != alike.right)
            alike.least = at.text();
        alike.right = both;
        return std::nullopt;
    }

    std::optional<Hopeless> tooFew(const std::map<std::uint64_t, Alike>& all) const {
        if (!m_isTruth)
            return std::nullopt;
        std::uint64_t most = 0;
        for (const auto& [look, alike] : all) {
            std::uint64_t here = 0;
            for (std::size_t i = 0; i < truths; ++i)
                if (alike.right >> i & 1)
                    here = std::max(here, alike.applies[i]);
            most += here;
        }
        if (most >= static_cast<std::uint64_t>(std::max(m_frame.least, 1)))
            return std::nullopt;
        return Hopeless{"least",
                        {QT_TRANSLATE_N_NOOP("Phrase", "No rule made of these words that holds "
                                                       "applies to more than %Ln position(s)."),
                         {},
                         static_cast<int>(most)}};
    }

    const ClaimFrame& m_frame;
    const language::Vocabulary& m_words;
    const language::ClaimClass& m_class;
    language::Wanted m_may;                    // what may stand in the middle
    bool m_isTruth = false;                    // else a number stands there
    std::vector<language::Statement> m_claims; // one with each value of the middle
};

} // namespace

std::optional<Hopeless> hopeless(const LessonStep& step, const std::stop_token& stop) {
    const Or<const Ruleset*> game = gameNamed(step.game);
    if (!game || !(*game)->lore.vocabulary || (*game)->lore.vocabulary().classes.empty())
        return std::nullopt;
    if (step.asks == LessonAsks::Counterexample)
        return ofCounterexample(step, **game, stop);
    if (step.asks == LessonAsks::Claim)
        return Middle(**game, step.frame).hopeless(stop);
    return std::nullopt;
}

std::optional<Hopeless> hopeless(const LessonTask& task, const std::stop_token& stop) {
    if (task.step.asks == LessonAsks::Cut) {
        const auto trace = searchOf(task, stop);
        const auto leavesOut = [](const Trace::Node& node) {
            return node.how == Left::Cut && !node.untried.empty();
        };
        if (trace && *trace && std::ranges::none_of((*trace)->nodes, leavesOut))
            return Hopeless{"plies",
                            {QT_TRANSLATE_NOOP("Phrase", "In this search nothing is left out.")}};
    }
    if (task.step.asks == LessonAsks::MakeZero
        && !withRoomForAPart(*task.game, task.match()->picture(0)))
        return Hopeless{"asks",
                        {QT_TRANSLATE_NOOP("Phrase", "The board has no room for one part more.")}};
    return std::nullopt;
}

} // namespace bouton
