// SPDX-License-Identifier: MIT
#include <chrono>
#include <string>
#include <vector>

#include "command.h"
#include "core/text.h"
#include "deadline.h"
#include "games/own_game/own_game.h"
#include "lab/tables.h"
#include "output.h"
#include "progress.h"
#include "rows.h"
#include "subject.h"

namespace bouton::cli {

namespace {

const std::vector<Option> tableSettings{
    {"cards", "N", "heaps: the largest heap"},
    {"take", "N", "heaps: the largest most that a turn may take"},
    {"rows", "N", "horse: rows of the board"},
    {"columns", "N", "horse: columns of the board"},
    {"size", "N", "triangles, rectangles: rows and columns of the largest board"},
    {"cells", "N", "lines: the longest line"},
    {"threads", "N", "triangles with --keep: threads that solve it"}};
const Option keep{"keep", "FOLDER",
                  "triangles: up to 9x9; the work is kept in FOLDER, and goes on from there"};

std::vector<std::string> fieldsOf(const NimberTable::Row& row, bool csv) {
    std::vector<std::string> fields{row.name};
    for (const std::optional<int>& nimber : row.nimbers)
        fields.push_back(nimber ? std::to_string(*nimber) : csv ? "" : "-");
    return fields;
}

// How far the row that is being made is, and about how long it takes from here.
class Share {
public:
    std::string told(double share) {
        const Clock::time_point now = Clock::now();
        if (share < m_first || m_first < 0) { // what was kept from an earlier run took no time
            m_first = share;
            m_began = now;
        }
        std::string text = "; the next is " + std::to_string(static_cast<int>(share * 100)) + " %";
        const std::chrono::duration<double> passed = now - m_began;
        if (share > m_first)
            text +=
                ", about "
                + std::to_string(static_cast<int>(passed.count() * (1 - share) / (share - m_first)))
                + " s left";
        return text;
    }

private:
    using Clock = std::chrono::steady_clock;
    double m_first = -1;
    Clock::time_point m_began;
};

// A table that is kept in a folder says first what it takes.
TableTask taskOf(const Context& context) {
    const Spec spec = experimentOf(context.arguments[0], context.arguments, tableSettings);
    if (hasEnding(spec.id, ".game") && ownRulesOf(gameOf(spec.id)))
        throw Problem{BadInput,
                      "A game of one's own has no table: check has the nimbers of its heaps."};
    if (!context.arguments.has(keep.name))
        return must(tableOf(spec));
    const TableTask task = must(lastingTableOf(spec));
    remark(english(costOf(task)) + '\n');
    return task;
}

Status runTable(const Context& context) {
    const auto time = timeOf(context.arguments);
    const TableTask task = taskOf(context);
    std::optional<Rows> rows;
    std::string words; // below the table
    bool whole;
    {
        const Deadline deadline(context.stop, time);
        Progress progress("Computing");
        Share share;
        const Post<NimberTable> post = [&](const NimberTable& table) {
            if (!rows) {
                std::vector<std::string> head{table.corner};
                head.insert(head.end(), table.columns.begin(), table.columns.end());
                rows.emplace(context, task.kind->title + settingsText(task.settings) + ": nimbers.",
                             std::move(head));
            }
            for (std::size_t i = rows->size(); i < table.rows.size(); ++i)
                rows->add(fieldsOf(table.rows[i], context.arguments.has("csv")));
            words = english(table.remark);
            progress.report(counted(rows->size(), "row")
                            + (table.share < 0 ? "" : share.told(table.share)));
        };
        const auto folder = context.arguments.text(keep.name);
        whole = folder ? must(makeLastingTable(task, *folder, deadline.token(), post))
                       : makeTable(task, deadline.token(), post);
    }
    if (!whole)
        tellStopped(context, rows ? rows->size() : 0);
    rows->end(words);
    return Done;
}

std::string tableDetails() {
    std::string text =
        "Prints a table of nimbers, computed by the theory of the game, and a remark about it.\n"
        "The tables and their settings:\n";
    for (const TableKind& kind : tableKinds())
        text += std::string("  ") + kind.id + ": " + kind.title + "\n    " + rangesOf(kind.settings)
                + '\n';
    return text
           + "The settings may stand after the name too, as in horse:rows=12,columns=12.\n"
             "With --keep the triangles go to 9x9, on N threads (2).\n"
             "\n"
             "Examples:\n"
             "  bouton-cli table horse --rows 12 --columns 12\n"
             "  bouton-cli table heaps --cards 12 --take 4\n"
             "  bouton-cli table triangles\n"
             "  bouton-cli table rectangles --csv\n"
             "  bouton-cli table triangles --keep grid9\n";
}

} // namespace

Command tableCommand() {
    static const std::string text = tableDetails();
    std::vector<Option> options = experimentOptions(tableSettings);
    options.push_back(keep);
    return {{"table", "TABLE", 1, 1, options}, "prints a table of nimbers", text.c_str(), runTable};
}

} // namespace bouton::cli
