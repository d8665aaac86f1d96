// SPDX-License-Identifier: MIT
#include "lab/claims.h"

#include "command.h"
#include "core/encoding.h"
#include "core/named.h"
#include "deadline.h"
#include "lab/own_claim.h"
#include "progress.h"
#include "rows.h"
#include "subject.h"

namespace bouton::cli {

namespace {

const std::vector<Option> claimSettings{
    {"size", "N", "grid-nim: rows and columns of the largest board; own heaps: the largest"},
    {"heaps", "N", "a game of your own: the most heaps"},
    {"rows", "N", "towers, trojan-horse: rows of the largest board; else of the board"},
    {"columns", "N", "towers, trojan-horse: columns of the largest board"},
    {"groups", "N", "cards: the most groups"},
    {"cards", "N", "cards: the most cards in a group"},
    {"take", "N", "cards: the most cards taken in a turn"},
    {"plies", "N", "reversi, a game of your own: so many plies from the start"},
    {"free", "N", "grid-nim, class few: so many free cells"},
    {"count", "N", "reversi, class endgames: so many positions"},
    {"empty", "N", "reversi, class endgames: at most so many empty cells"},
    {"seed", "N", "reversi, class endgames: the same seed draws the same positions"}};

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
    const Spec spec = experimentOf(word, context.arguments, claimSettings);
    const auto claim = must(findNamed(all, spec.id, &Claim::id,
                                      {"%1 has no claim \"%2\"; there are: %3.", {game.name.id}}));
    return {*claim, must(readSettings(claim->settings, spec))};
}

// Of claims of one's own --------------------------------------------------------------------------

const language::Vocabulary& wordsOf(const Ruleset& game) {
    if (!game.lore.vocabulary)
        throw Problem{BadInput, std::string(game.name.id) + " has no words for claims."};
    return game.lore.vocabulary();
}

std::string listOfWords(const language::Vocabulary& words) {
    std::string text;
    const auto add = [&](const language::Word& word, const char* of) {
        const bool truth = word.kind == language::Kind::Truth;
        text += std::string(word.id) + '\t' + (truth ? "truth" : "number") + '\t' + of + '\t'
                + word.meaning + '\n';
    };
    for (const language::Word& word : words.words)
        add(word, "position");
    for (const language::Word& field : words.fields)
        add(field, words.parts);
    return text;
}

std::string listOfClasses(const language::Vocabulary& words) {
    std::string text;
    for (const language::ClaimClass& positions : words.classes)
        text += std::string(positions.id) + '\t' + positions.title + '\t'
                + rangesOf(positions.settings) + '\n';
    return text;
}

// The claim that --own states, about the class that --class names or the first one.
Claim ownOf(const Context& context, const Ruleset& game) {
    const Arguments& arguments = context.arguments;
    if (arguments.size() > 1 || arguments.has("all"))
        throw Problem{BadInput, "--own states the only claim."};
    const auto named = arguments.text("class");
    const language::ClaimClass& positions =
        named ? *must(claimClassOf(game, *named)) : wordsOf(game).classes.front();
    const std::string typed = *arguments.text("own");
    const std::string_view text = withoutMark(typed);
    auto claim = ownClaim(game, text, positions);
    if (claim)
        return std::move(*claim);
    std::string mistake = english(claim.error().what);
    for (const language::ClaimClass& other : wordsOf(game).classes)
        if (ownClaim(game, text, other))
            mistake += std::string(" Try --class ") + other.id + '.';
    throw Problem{BadInput, mistake};
}

std::string textOf(const TermValue& term) {
    std::string text = "  " + term.text + ": ";
    for (std::size_t i = 0; i < term.values.size(); ++i)
        text += (i > 0 ? ", " : "")
                + (!term.isTruth         ? std::to_string(term.values[i])
                   : term.values[i] != 0 ? std::string("yes")
                                         : std::string("no"));
    return text
           + (term.of == TermValue::Of::Parts   ? " (by part)"
              : term.of == TermValue::Of::Moves ? " (by move)"
                                                : "")
           + '\n';
}

// What was found in a position: why, and the values there.
std::string textOf(const Counterexample& where) {
    std::string text = where.why.empty() ? "" : english(where.why) + '\n';
    for (const TermValue& term : where.terms)
        text += textOf(term);
    return text;
}

// What came of it ---------------------------------------------------------------------------------

std::string csvOf(const ClaimTask& task, const Verdict& verdict) {
    const auto& where = verdict.halted ? verdict.halted : verdict.against;
    return task.claim.id + ','
           + (verdict.against   ? "false"
              : verdict.halted  ? "none"
              : verdict.settled ? "true"
                                : "open")
           + ',' + std::to_string(verdict.tested) + ',' + (where ? where->position : "") + '\n';
}

std::string textOf(const ClaimTask& task, const Verdict& verdict) {
    std::string text = task.claim.title + settingsText(task.settings) + ":\n" + task.claim.statement
                       + '\n' + english(sentenceOf(task, verdict)) + '\n';
    if (verdict.against)
        text += textOf(*verdict.against) + "Before it the claim held in "
                + counted(verdict.tested, "position") + ".\n";
    if (verdict.halted)
        text += textOf(*verdict.halted);
    for (const Phrase& phrase : premiseOf(task, verdict))
        text += english(phrase) + '\n';
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
            if (!verdict.settled && !verdict.halted && verdict.tested == 0)
                return;
            known = csv ? csvOf(task, verdict) : (settled > 0 ? "\n" : "") + textOf(task, verdict);
            any = true;
            context.output.know(known);
            progress.report(task.claim.id + ", " + counted(verdict.tested, "position"));
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

Status runClaim(const Context& context) {
    const Arguments& arguments = context.arguments;
    const Ruleset& game = subjectOf(arguments[0]).game;
    if (arguments.has("words") || arguments.has("classes")) {
        context.output.say(arguments.has("words") ? listOfWords(wordsOf(game))
                                                  : listOfClasses(wordsOf(game)));
        return Done;
    }
    const bool isOwn = arguments.has("own");
    if (arguments.has("class") && !isOwn)
        throw Problem{BadInput, "--class says where --own is tested."};
    const std::vector<Claim> all = isOwn ? std::vector{ownOf(context, game)} : claimsOf(game);
    if (arguments.size() == 1 && !arguments.has("all") && !isOwn) {
        context.output.say(listOf(all));
        return Done;
    }
    const auto time = timeOf(arguments);
    std::vector<ClaimTask> tasks;
    if (arguments.has("all") || isOwn)
        for (const Claim& claim : all)
            tasks.push_back(taskOf(context, game, all, claim.id));
    else
        for (std::size_t i = 1; i < arguments.size(); ++i)
            tasks.push_back(taskOf(context, game, all, arguments[i]));
    return test(context, tasks, time);
}

} // namespace

Command claimCommand() {
    std::vector<Option> options = claimSettings;
    options.push_back({"all", "", "test every claim of the game, one after the other"});
    options.push_back({"own", "TEXT", "test this claim of one's own (docs/claims.md)"});
    options.push_back({"class", "ID", "in this class of positions; else in the first"});
    options.push_back({"words", "", "list the words for claims of one's own"});
    options.push_back({"classes", "", "list the classes for them"});
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
            "--own states a claim in the words that --words lists: id, a tab, number or truth, a\n"
            "tab, what it is said of, a tab, its meaning. It is tested in one of the classes that\n"
            "--classes lists: id, a tab, title, a tab, its settings. A class that is drawn by a\n"
            "seed has the same positions on every machine; of others nothing is said. A\n"
            "counterexample is told with the values of all that the claim is made of.\n"
            "\n"
            "--csv prints a line a claim: claim, verdict (true, false, open after a stop, or none\n"
            "if something had no value), the number of positions in which it held,\n"
            "counterexample.\n"
            "\n"
            "Examples:\n"
            "  bouton-cli claim grid-nim\n"
            "  bouton-cli claim towers towers-retreat --rows 6\n"
            "  bouton-cli claim tic-tac-toe --all --csv\n"
            "  bouton-cli claim cards --own \"lost exactly if xor(cards) == 0\" --groups 3\n",
            runClaim};
}

} // namespace bouton::cli
