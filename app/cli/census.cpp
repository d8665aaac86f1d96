// SPDX-License-Identifier: MIT
#include "lab/census.h"

#include "command.h"
#include "deadline.h"
#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "progress.h"
#include "rows.h"
#include "subject.h"

namespace bouton::cli {

namespace {

const std::vector<Option> censusSettings{
    {"empty", "N", "grid-nim, tic-tac-toe: only the positions with so many empty cells"},
    {"size", "N", "grid-nim: rows and columns of the board"},
    {"rows", "N", "towers, trojan-horse: rows of the board"},
    {"columns", "N", "towers, trojan-horse: only the board with so many columns"},
    {"groups", "N", "cards: only positions of so many groups"},
    {"cards", "N", "cards: the most cards in a group"},
    {"take", "N", "cards: the most cards taken in a turn, in every group"}};

std::vector<std::string> fieldsOf(const CensusRow& row, std::string name) {
    return {std::move(name), decimal(row.won), decimal(row.lost), decimal(row.drawn),
            decimal(row.total())};
}

CensusRow sumOf(const std::vector<CensusRow>& rows) {
    CensusRow sum;
    for (const CensusRow& row : rows) {
        sum.won += row.won;
        sum.lost += row.lost;
        sum.drawn += row.drawn;
    }
    return sum;
}

std::string titleOf(const CensusTask& task) {
    const Ruleset& game = *must(gameNamed(task.kind->game));
    return game.name.title + settingsText(task.settings) + ": " + task.kind->positions
           + ".\nWon, lost and drawn are for the side to move.";
}

Status runCensus(const Context& context) {
    const auto time = timeOf(context.arguments);
    const Spec spec = experimentOf(context.arguments[0], context.arguments, censusSettings);
    if (ownRulesOf(gameOf(spec.id)))
        throw Problem{BadInput,
                      "A game of one's own has no census: check says what is true of it."};
    const CensusTask task = must(censusOf(spec));
    Rows rows(context, titleOf(task),
              {task.kind->axis(task.settings).id, "won", "lost", "drawn", "total"});
    bool whole;
    CensusRow all;
    {
        const Deadline deadline(context.stop, time);
        Progress progress("Counting");
        whole = takeCensus(task, deadline.token(), [&](const Census& census) {
            for (std::size_t i = rows.size(); i < census.rows.size(); ++i)
                rows.add(fieldsOf(census.rows[i], std::to_string(census.rows[i].at)));
            all = sumOf(census.rows);
            progress.report(std::to_string(census.done) + " of " + std::to_string(census.all)
                            + " steps, " + std::to_string(rows.size()) + " of "
                            + std::to_string(task.size()) + " rows");
        });
    }
    if (!whole)
        tellStopped(context, rows.size());
    else if (task.kind->parts && task.size() > 1 && !context.arguments.has("csv"))
        rows.add(fieldsOf(all, "all"));
    rows.end();
    return Done;
}

std::string censusDetails() {
    std::string text =
        "Counts exactly how many positions of a class are won, lost and drawn for the side to\n"
        "move. Each row is one class; its first column is a setting. Without a value for that\n"
        "setting there is a row for every value. If no position is in two rows, the last row is\n"
        "their sum.\n"
        "\n"
        "The games, what is counted, and the settings; the last setting is the first column:\n";
    for (const CensusKind& kind : censusKinds()) {
        const Setting axis = kind.axis(*complete(kind.settings, {}));
        text += std::string("  ") + kind.game + ": " + kind.positions + "\n    ";
        for (const Setting& setting : kind.settings)
            text += rangeOf(setting) + "; ";
        text += std::string(axis.id) + ": " + std::to_string(axis.least) + " to "
                + std::to_string(axis.most) + '\n';
    }
    return text
           + "The settings may stand after the game too, as in grid-nim:size=6,empty=5; the range\n"
             "of empty follows size.\n"
             "\n"
             "Examples:\n"
             "  bouton-cli census grid-nim --size 6 --empty 5\n"
             "  bouton-cli census towers --rows 8 --columns 8\n"
             "  bouton-cli census tic-tac-toe\n"
             "  bouton-cli census grid-nim --size 7 --csv > grid-nim-7.csv\n";
}

} // namespace

Command censusCommand() {
    static const std::string text = censusDetails();
    return {{"census", "GAME", 1, 1, experimentOptions(censusSettings)},
            "counts the won, lost and drawn positions of a class",
            text.c_str(),
            runCensus};
}

} // namespace bouton::cli
