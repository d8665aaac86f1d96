// SPDX-License-Identifier: MIT
#include "lessons/reasons.h"

#include <algorithm>
#include <string>

#include "core/bytes.h"
#include "core/ruleset.h"
#include "explain/why.h"
#include "search/nimber.h"

namespace bouton {

namespace {

constexpr int mostSupposed = 15; // of what a part is worth

Outcome outcomeWith(int nimber) { return nimber == 0 ? Outcome::Loss : Outcome::Win; }

std::vector<int> worthsOf(const Analysis& analysis) {
    std::vector<int> worths;
    for (const Part& part : analysis.parts)
        worths.push_back(part.nimber);
    return worths;
}

int nimSumOf(const std::vector<int>& worths) {
    int sum = 0;
    for (const int worth : worths)
        sum ^= worth;
    return sum;
}

class Supposing {
public:
    Supposing(const Match& match, const Analysis& known)
        : m_match(match), m_known(known), m_truth(whyOf(match, 0, known).sentence) {}

    std::vector<Reason> three() {
        if (!m_known.map.empty())
            supposeOptions();
        else if (m_known.position.nimber && !m_known.parts.empty())
            supposeParts();
        else if (!m_known.position.nimber)
            supposeEnds();
        const std::uint64_t drawn = checksum(m_match.position(0)) >> 8;
        std::vector<Reason> chosen;
        // Who guesses by the outcome alone is not always right.
        for (const bool same : {(drawn & 4) != 0, (drawn & 4) == 0})
            choose(chosen, drawn, [&](const Reason& reason) {
                return (reason.outcome == m_known.position.outcome) == same;
            });
        if (chosen.size() < falseOnes)
            choose(chosen, drawn / 64, [](const Reason&) { return true; });
        if (chosen.size() < falseOnes)
            return {};
        chosen.insert(chosen.begin() + static_cast<std::ptrdiff_t>(drawn % (falseOnes + 1)),
                      {m_truth, {}, m_known.position.outcome});
        return chosen;
    }

private:
    static constexpr std::size_t falseOnes = 2;

    // Takes one of those that are false, which is not there yet.
    void choose(std::vector<Reason>& chosen, std::uint64_t drawn, const auto& suits) const {
        std::vector<Reason> left;
        for (const Reason& reason : m_false)
            if (suits(reason) && std::ranges::count(chosen, reason.says, &Reason::says) == 0)
                left.push_back(reason);
        if (!left.empty() && chosen.size() < falseOnes)
            chosen.push_back(left[drawn / 8 % left.size()]);
    }

    void add(const Analysis& supposed, Phrase against) {
        Phrase says = whyOf(m_match, 0, supposed).sentence;
        if (says != m_truth && std::ranges::count(m_false, says, &Reason::says) == 0)
            m_false.push_back({std::move(says), std::move(against), supposed.position.outcome});
    }

    // Of a sum: parts that are worth something else, and all that follows from it.
    void supposeParts() {
        const std::vector<int> worths = worthsOf(m_known);
        std::vector<int> sizes;
        for (const Part& part : m_known.parts)
            sizes.push_back(static_cast<int>(part.cells.size()));
        supposeWorths(worths, sizes); // a mistake to make once
        for (std::size_t i = 0; i < worths.size(); ++i)
            for (int worth = 0;
                 worth <= std::min(*std::ranges::max_element(worths) + 2, mostSupposed); ++worth) {
                std::vector<int> other = worths;
                other[i] = worth;
                supposeWorths(worths, other);
            }
    }

    void supposeWorths(std::vector<int> is, std::vector<int> worths) {
        Analysis supposed = m_known;
        const int sum = nimSumOf(worths);
        supposed.position = {outcomeWith(sum), true, sum};
        for (std::size_t i = 0; i < worths.size(); ++i)
            supposed.parts[i].nimber = worths[i];
        bool hasZero = false;
        for (Value& move : supposed.moves) {
            const auto part = static_cast<std::size_t>(move.part);
            if (part >= worths.size() || !move.nimber)
                return;
            // What that part is worth after the move is as it is.
            move.partNimber = *move.nimber ^ *m_known.position.nimber ^ is[part];
            move.nimber = sum ^ worths[part] ^ *move.partNimber;
            move.outcome = opposite(outcomeWith(*move.nimber));
            hasZero |= *move.nimber == 0;
        }
        const Phrase against{QT_TRANSLATE_N_NOOP("Phrase", "Wrong: part(s) worth %1, not %2."),
                             {listed(is), listed(worths)},
                             static_cast<int>(is.size())};
        std::ranges::sort(is);
        std::ranges::sort(worths);
        // A win is said with the move that would win.
        if (is != worths && (sum == 0 || hasZero))
            add(supposed, against);
    }

    // Where one piece goes: options that are worth something else.
    void supposeOptions() {
        const Cell here = m_known.parts.front().cells.front();
        const Missing is = missingAt(m_match, 0, m_known, here);
        for (std::size_t i = 0; i < is.options.size(); ++i)
            for (int worth = 0; worth <= static_cast<int>(is.options.size()); ++worth)
                if (worth != is.values[i])
                    supposeOption(here, is.options[i], is.values[i], worth);
    }

    void supposeOption(Cell here, Cell option, int is, int worth) {
        Analysis supposed = m_known;
        const auto at = [&](Cell cell) {
            return std::ranges::find(supposed.map, Clicks{cell}, &Part::cells);
        };
        at(option)->nimber = worth;
        const int mex = missingAt(m_match, 0, supposed, here).mex;
        at(here)->nimber = supposed.parts.front().nimber = mex;
        supposed.position = {outcomeWith(mex), true, mex};
        add(supposed, {QT_TRANSLATE_NOOP("Phrase", "Wrong: %1 is worth %2, not %3."),
                       {nameOf(option), std::to_string(is), std::to_string(worth)}});
    }

    // Another end, or the same later or sooner.
    void supposeEnds() {
        const Value& is = m_known.position;
        const Phrase against{m_truth};
        for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win}) {
            if (outcome == Outcome::Draw && !m_known.mayBeDrawn())
                continue;
            for (int by = -2; by <= 2; ++by) {
                Analysis supposed = m_known;
                supposed.position.outcome = outcome;
                if (is.score)
                    supposed.position.score = *is.score + 2 * by;
                if (is.score
                    && (*supposed.position.score <=> 0)
                           != (static_cast<int>(outcome) <=> static_cast<int>(Outcome::Draw)))
                    continue;
                if (is.remoteness)
                    supposed.position.remoteness = *is.remoteness + by;
                // Who moves last has won; only a draw can come on either side's move.
                const bool isOdd = is.remoteness && *supposed.position.remoteness % 2 != 0;
                if (is.remoteness
                    && (*supposed.position.remoteness < 1
                        || (outcome != Outcome::Draw && isOdd != (outcome == Outcome::Win))))
                    continue;
                add(supposed, against);
            }
        }
    }

    const Match& m_match;
    const Analysis& m_known;
    Phrase m_truth;
    std::vector<Reason> m_false;
};

} // namespace

std::vector<Reason> reasonsOf(const Match& match, const Analysis& known) {
    return Supposing(match, known).three();
}

} // namespace bouton
