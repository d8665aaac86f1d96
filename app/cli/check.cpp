// SPDX-License-Identifier: MIT
#include "command.h"

#include <algorithm>
#include <memory>

#include "core/visible.h"
#include "core/whole_file.h"
#include "own/analysis.h"
#include "own/game_file.h"

namespace bouton::cli {

namespace {

// "Line 4, column 20: there is no …", from a sentence that begins "Column 20: ".
std::string placed(const own::LineMistake& mistake) {
    std::string sentence = english(mistake.is.what);
    sentence[0] = 'c';
    return "Line " + std::to_string(mistake.line) + ", " + sentence + '\n';
}

// Who wins a position of a game of one's own, by who begins; empty if it is not known.
std::string outcomeOf(const own::Rules& rules, own::Analysis& analysis, own::Position start) {
    std::array<std::optional<own::Worth>, 2> worth;
    for (const Side side : {Side::One, Side::Two}) {
        start.side = side;
        worth[indexOf(side)] = analysis.worth(start);
        if (!worth[indexOf(side)])
            return {};
    }
    const auto nameOf = [&](Side side) { return visible(rules.sides[indexOf(side)].name); };
    const auto winnerIf = [&](Side begins) -> std::optional<Side> {
        const own::Worth of = *worth[indexOf(begins)];
        if (of == own::Worth::Drawn)
            return std::nullopt;
        return of == own::Worth::Won ? begins : other(begins);
    };
    if (worth[0] == worth[1])
        return *worth[0] == own::Worth::Won    ? "who begins wins"
               : *worth[0] == own::Worth::Lost ? "who does not begin wins"
                                               : "drawn";
    const auto winner = winnerIf(Side::One);
    if (winner && winner == winnerIf(Side::Two))
        return nameOf(*winner) + " wins, whoever begins";
    const auto told = [&](Side begins) {
        const auto who = winnerIf(begins);
        return "if " + nameOf(begins) + " begins " + (who ? nameOf(*who) + " wins" : "it is drawn");
    };
    return told(Side::One) + ", " + told(Side::Two);
}

// The value of a position in a few words; empty if it is not known.
std::string valueOf(const own::Rules& rules, const own::Position& start, own::Bounds bounds = {}) {
    own::Analysis analysis(rules, bounds);
    const std::string outcome = outcomeOf(rules, analysis, start);
    if (outcome.empty())
        return {};
    const auto nimber = analysis.nimber(start);
    return nimber ? "nimber " + std::to_string(*nimber) + ", " + outcome : outcome;
}

std::string kindOf(const own::Rules& rules, const own::Position& start) {
    if (!rules.goals.empty())
        return "It has goals, so it is no sum of parts.\n";
    own::Analysis analysis(rules);
    const auto impartial = analysis.isImpartial(start);
    return !impartial   ? "Whether it is impartial is not known.\n"
           : *impartial ? "Impartial: both sides have the same turns, part by part.\n"
                        : "Not impartial: the sides have different turns.\n";
}

// The smaller boards first. At the first that is not solved it ends.
std::string sizesOf(const own::GameFile& file, const std::stop_token& stop) {
    const own::Rules& rules = file.rules;
    std::vector<own::Size> sizes = sizesOf(rules);
    std::erase_if(sizes,
                  [&](own::Size size) { return std::ranges::count(file.refused, size) > 0; });
    std::ranges::stable_sort(sizes, {}, &own::Size::cells);
    std::string text = "First values:\n";
    std::size_t solved = 0;
    constexpr std::size_t listed = 12;
    constexpr own::Bounds each{.parts = 40'000, .sums = 200'000, .leads = 1'000'000};
    for (; solved < sizes.size() && !stop.stop_requested(); ++solved) {
        const std::string value = valueOf(rules, startOf(rules, sizes[solved]), each);
        if (value.empty())
            break;
        if (solved < listed)
            text += "  " + nameOf(sizes[solved]) + ": " + value + '\n';
    }
    const std::string most = solved == 0 ? "" : nameOf(sizes[solved - 1]);
    return (solved == sizes.size() ? "Solved: every size.\n"
            : solved == 0          ? "Solved: no size.\n"
                          : "Solved: " + counted(solved, "size") + ", up to " + most + ".\n")
           + (solved == 0 ? "" : text);
}

std::string heapsOf(const own::Rules& rules) {
    constexpr int count = 25;
    std::vector<int> mosts;
    for (const own::Heap& heap : rules.heaps)
        if (std::ranges::count(mosts, heap.most) == 0)
            mosts.push_back(heap.most);
    std::string text;
    for (const int most : mosts) {
        const std::vector<int> nimbers = nimbersOfHeaps(rules, most, count);
        if (nimbers.empty())
            return {};
        text += "Nimbers of heaps from 0 on" + (most == 0 ? "" : ", most " + std::to_string(most))
                + ':';
        for (const int nimber : nimbers)
            text += ' ' + std::to_string(nimber);
        text += '\n';
    }
    return text;
}

Status runCheck(const Context& context) {
    const std::string& path = context.arguments[0];
    const auto reader = path == "-" ? std::make_unique<FileReader>()
                                    : std::make_unique<FileReader>(path, Pipes::Taken);
    const auto bytes = reader->all(own::mostBytes);
    if (!bytes)
        throw Problem{BadInput, english(reader->refusal(path))};
    const own::GameFile file = own::readGame(*bytes);
    std::string text;
    for (const own::LineMistake& mistake : file.mistakes)
        text += placed(mistake);
    if (!text.empty()) {
        remark(text);
        return BadInput;
    }
    for (const own::LineMistake& warning : file.warnings)
        remark(placed(warning));
    const own::Rules& rules = file.rules;
    const own::Position start = startOf(rules, rules.standard);
    std::string refused;
    for (const own::Size size : file.refused)
        refused += (refused.empty() ? "" : ", ") + nameOf(size);
    context.output.say(visible(rules.title) + "\n" + textOf(rules, start) + '\n'
                       + (refused.empty() ? "" : "Without a turn at the start: " + refused + ".\n")
                       + (file.mostTurns < 0
                              ? "It ends after a number of turns that is not known.\n"
                              : "It ends after at most "
                                    + counted(static_cast<std::size_t>(file.mostTurns), "turn")
                                    + ".\n")
                       + kindOf(rules, start));
    const std::string value = valueOf(rules, start);
    context.output.say(value.empty() ? "Not solved: the start is not known within the bounds.\n"
                                     : "Solved: " + value + ".\n");
    if (rules.ofHeaps())
        context.output.say(heapsOf(rules));
    else if (!(rules.least == rules.largest))
        context.output.say(sizesOf(file, context.stop));
    return context.stop.stop_requested() ? Stopped : Done;
}

} // namespace

Command checkCommand() {
    return {{"check", "FILE.game", 1, 1, {}},
            "checks the rules of a game of your own",
            "FILE.game is a text with the rules of a game (docs/own-games.md); - is standard "
            "input. Prints what is found\n"
            "out: whether the game is impartial, after how many turns it ends at most, who wins\n"
            "and how large boards are solved, the first values. If something is wrong with the\n"
            "file, standard error says all of it, with lines and columns, and the exit status is\n"
            "2.\n"
            "\n"
            "Examples:\n"
            "  bouton-cli check kayles.game\n",
            runCheck};
}

} // namespace bouton::cli
