// SPDX-License-Identifier: MIT
#include "lab/claims.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "core/named.h"
#include "core/trial.h"
#include "games/catalogue.h"

namespace bouton {

namespace {

// A phrase counts no further.
int countOf(const Verdict& verdict) {
    constexpr std::uint64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(verdict.tested, most));
}

} // namespace

Phrase sentenceOf(const Verdict& verdict) {
    const int tested = countOf(verdict);
    if (verdict.halted)
        return {QT_TRANSLATE_NOOP("Phrase", "No verdict. The test ended at %1."),
                {verdict.halted->position}};
    if (verdict.against)
        return {QT_TRANSLATE_NOOP("Phrase", "False. The smallest counterexample is %1."),
                {verdict.against->position}};
    if (verdict.settled && verdict.tested == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "There is no such position in this class.")};
    if (verdict.settled)
        return {QT_TRANSLATE_N_NOOP("Phrase", "Holds for all %Ln position(s)."), {}, tested};
    return {QT_TRANSLATE_N_NOOP("Phrase", "Has held in %Ln position(s) so far."), {}, tested};
}

Phrase sentenceOf(const ClaimTask& task, const Verdict& verdict) {
    if (verdict.against && task.claim.drawn)
        return {QT_TRANSLATE_NOOP("Phrase", "False. The first counterexample drawn is %1."),
                {verdict.against->position}};
    const bool holds = verdict.settled && !verdict.against && verdict.tested > 0;
    if (!holds || !task.claim.holds)
        return sentenceOf(verdict);
    Phrase sentence{task.claim.holds, {}, countOf(verdict)};
    for (const auto& [id, value] : task.settings)
        sentence.args.push_back(std::to_string(value));
    return sentence;
}

std::vector<Phrase> premiseOf(const ClaimTask& task, const Verdict& verdict) {
    std::vector<Phrase> told;
    if (!task.claim.hasPremise)
        return told;
    // The counterexample, too, has the premise.
    const std::uint64_t against = verdict.against ? 1 : 0;
    told.push_back(
        {QT_TRANSLATE_NOOP("Phrase", "Positions to which the premise applied: %L1 of %L2."),
         {std::to_string(verdict.tested + against), std::to_string(verdict.done + against)}});
    if (verdict.settled && !verdict.against && verdict.tested > 0 && !verdict.premiseNeeded
        && !task.claim.drawn)
        told.push_back({QT_TRANSLATE_NOOP("Phrase", "The conclusion holds without the premise.")});
    return told;
}

const std::vector<Claim>& claims() {
    static const std::vector<Claim> all = [] {
        std::vector<Claim> claims;
        for (const Ruleset* game : catalogue())
            if (game->lore.claims)
                std::ranges::copy(game->lore.claims(), std::back_inserter(claims));
        return claims;
    }();
    return all;
}

Or<ClaimTask> claimOf(const Spec& spec) {
    const auto claim =
        findNamed(claims(), spec.id, &Claim::id,
                  {QT_TRANSLATE_NOOP("Phrase", "There is no claim \"%1\"; there are: %2.")});
    if (!claim)
        return refuse(claim.error());
    Or<Settings> settings = readSettings((*claim)->settings, spec);
    if (!settings)
        return refuse(settings.error());
    return ClaimTask{**claim, std::move(*settings)};
}

bool testClaim(const ClaimTask& task, std::stop_token stop, const Post<Verdict>& post) {
    Poll poll(std::move(stop));
    Trial trial(poll, post);
    if (!poll.ask())
        task.claim.test(task.settings, trial);
    Verdict last = trial.verdict();
    last.settled = last.against || (!poll.ask() && !last.halted);
    post(last);
    return last.settled || last.halted;
}

void testClaims(const std::vector<ClaimTask>& tasks, std::stop_token stop,
                const Post<std::vector<Verdict>>& post) {
    std::vector<Verdict> verdicts;
    for (const ClaimTask& task : tasks) {
        if (stop.stop_requested())
            return;
        verdicts.emplace_back();
        testClaim(task, stop, [&](const Verdict& verdict) {
            verdicts.back() = verdict;
            post(verdicts);
        });
    }
}

} // namespace bouton
