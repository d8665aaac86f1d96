#include "lab/claims.h"

#include <algorithm>

#include "command.h"
#include "core/named.h"
#include "deadline.h"
#include "progress.h"
#include "rows.h"
#include "subject.h"

namespace bouton::cli {

namespace {

const std::vector<Option> settings{
    {"size", "N", "grid-nim: rows and columns of the largest board"},
    {"rows", "N", "towers, trojan-horse: rows of the largest board"},
    {"columns", "N", "towers, trojan-horse: columns of the largest board"},
    {"groups", "N", "cards: the most groups"},
    {"cards", "N", "cards: the most cards in a group"},
    {"take", "N", "cards: the most cards taken in a turn"},
    {"plies", "N", "reversi: so many plies from the start"}};

std::vector<Claim> claimsOf(const Ruleset& game) {
    return game.lore.claims ? game.lore.claims() : std::vector<Claim>();
}

std::string listOf(const std::vector<Claim>& claims) {
    std::string text;
    for (const Claim& claim : claims)
        text += claim.id + '\t' + claim.title + '\t' + rangesOf(claim.settings) + '\t'
                + claim.statement + '\n';
    return text;
}

// The claim that a word names, "towers-moves" or "towers-moves:rows=6", and the options.
ClaimTask taskOf(const Context& context, const Ruleset& game, const std::vector<Claim>& all,
                 const std::string& word) {
    const Spec spec = experimentOf(word, context.arguments, settings);
    const auto claim = must(findNamed(all, spec.id, &Claim::id,
                                      {"%1 has no claim \"%2\"; there are: %3.", {game.name.id}}));
    return {&*claim, must(readSettings(claim->settings, spec))};
}

std::string csvOf(const ClaimTask& task, const Verdict& verdict) {
    return task.claim->id + ','
           + (verdict.against   ? "false"
              : verdict.settled ? "true"
                                : "open")
           + ',' + std::to_string(verdict.tested) + ','
           + (verdict.against ? verdict.against->position : "") + '\n';
}

std::string textOf(const ClaimTask& task, const Verdict& verdict) {
    std::string text = task.claim->title + settingsText(task.settings) + ":\n"
                       + task.claim->statement + '\n' + english(sentenceOf(verdict)) + '\n';
    if (verdict.against)
        text += english(verdict.against->why) + "\nBefore it the claim held in "
                + counted(verdict.tested, "position") + ".\n";
    return text;
}

// Says on standard error that not everything is settled. Throws Problem if nothing is known.
void tellOpen(const Context& context, std::size_t settled, bool any) {
    if (!any)
        throw Problem{Failed, context.stop.stop_requested()
                                  ? "Stopped before anything was known."
                                  : "Nothing is known yet after " + *context.arguments.text("time")
                                        + " s."};
    if (!context.stop.stop_requested())
        remark("bouton-cli: Stopped after " + *context.arguments.text("time") + " s with "
               + counted(settled, "claim") + " settled.\n");
}

Status test(const Context& context, const std::vector<ClaimTask>& tasks,
            std::optional<double> time) {
    const bool csv = context.arguments.has("csv");
    if (csv)
        context.output.say("claim,verdict,held,counterexample\n");
    const Deadline deadline(context.stop, time);
    Progress progress("Testing");
    std::size_t settled = 0;
    bool any = false; // known
    for (const ClaimTask& task : tasks) {
        std::string known;
        const bool whole = testClaim(task, deadline.token(), [&](const Verdict& verdict) {
            if (!verdict.settled && verdict.tested == 0)
                return;
            known = csv ? csvOf(task, verdict) : (settled > 0 ? "\n" : "") + textOf(task, verdict);
            any = true;
            context.output.know(known);
            progress.report(task.claim->id + ", " + counted(verdict.tested, "position"));
        });
        settled += whole ? 1 : 0;
        if (!known.empty())
            context.output.say(known);
        if (!whole)
            break;
    }
    if (settled < tasks.size())
        tellOpen(context, settled, any);
    return Done;
}

Status run(const Context& context) {
    const Arguments& arguments = context.arguments;
    const Ruleset& game = subjectOf(arguments[0]).game;
    const std::vector<Claim> all = claimsOf(game);
    if (arguments.size() == 1 && !arguments.has("all")) {
        context.output.say(listOf(all));
        return Done;
    }
    const auto time = timeOf(arguments);
    std::vector<ClaimTask> tasks;
    if (arguments.has("all"))
        for (const Claim& claim : all)
            tasks.push_back(taskOf(context, game, all, claim.id));
    else
        for (std::size_t i = 1; i < arguments.size(); ++i)
            tasks.push_back(taskOf(context, game, all, arguments[i]));
    return test(context, tasks, time);
}

} // namespace

Command claimCommand() {
    std::vector<Option> options = settings;
    options.push_back({"all", "", "test every claim of the game, one after the other"});
    return {{"claim", "GAME [CLAIM...]", 1, 100, experimentOptions(std::move(options))},
            "tests a statement about all positions of a class",
            "Without CLAIM lists the claims of the game, one a line: id, a tab, title, a tab, its\n"
            "settings with range and standard, a tab, the statement.\n"
            "\n"
            "With CLAIM tests the statement in every position of the class, the smallest first.\n"
            "Each position is solved by the rules alone. A claim that is false is told with the\n"
            "smallest counterexample; the exit status is 0 then too. The settings may stand after\n"
            "the claim, as in towers-moves:rows=6.\n"
            "\n"
            "--csv prints a line a claim: claim, verdict (true, false, or open after a stop),\n"
            "the number of positions in which it held, counterexample.\n"
            "\n"
            "Examples:\n"
            "  bouton-cli claim grid-nim\n"
            "  bouton-cli claim towers towers-retreat --rows 6\n"
            "  bouton-cli claim tic-tac-toe --all --csv\n",
            run};
}

} // namespace bouton::cli
