// SPDX-License-Identifier: MIT
#include "command.h"

#include <memory>

#include "core/visible.h"
#include "core/whole_file.h"
#include "own/findings.h"
#include "own/position.h"

namespace bouton::cli {

namespace {

// "Line 4, column 20: there is no …", from a sentence that begins "Column 20: ".
std::string placed(const own::LineMistake& mistake) {
    std::string sentence = english(mistake.is.what);
    sentence[0] = 'c';
    return "Line " + std::to_string(mistake.line) + ", " + sentence + '\n';
}

// What was found out, and the values that it speaks of: of heaps on the same line, of sizes each on
// a line of its own.
std::string linesOf(const own::Finding& finding) {
    std::string text = english(finding.says);
    for (const int nimber : finding.nimbers)
        text += ' ' + std::to_string(nimber);
    text += finding.values.empty() ? "\n" : "\nFirst values:\n";
    for (const auto& [size, value] : finding.values)
        text += "  " + size + ": " + english(value) + '\n';
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
    context.output.say(visible(rules.title) + '\n' + textOf(rules, startOf(rules, rules.standard))
                       + '\n');
    own::findOut(file, context.stop,
                 [&](const own::Finding& finding) { context.output.say(linesOf(finding)); });
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
