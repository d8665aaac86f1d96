#include "lab/claims.h"

#include <algorithm>
#include <iterator>

#include "core/named.h"
#include "core/trial.h"
#include "games/catalogue.h"

namespace bouton {

Phrase sentenceOf(const Verdict& verdict) {
    const int tested = static_cast<int>(verdict.tested);
    if (verdict.against)
        return {QT_TRANSLATE_NOOP("Phrase", "False. The smallest counterexample is %1."),
                {verdict.against->position}};
    if (verdict.settled && verdict.tested == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "There is no such position in this class.")};
    if (verdict.settled)
        return {QT_TRANSLATE_N_NOOP("Phrase", "Holds for all %Ln position(s)."), {}, tested};
    return {QT_TRANSLATE_N_NOOP("Phrase", "Has held in %Ln position(s) so far."), {}, tested};
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
    return ClaimTask{&**claim, std::move(*settings)};
}

bool testClaim(const ClaimTask& task, std::stop_token stop, const Post<Verdict>& post) {
    Poll poll(std::move(stop));
    Trial trial(poll, post);
    if (!poll.ask())
        task.claim->test(task.settings, trial);
    Verdict last = trial.verdict();
    last.settled = last.against || !poll.ask();
    post(last);
    return last.settled;
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
