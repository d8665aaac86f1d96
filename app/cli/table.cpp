#include "command.h"
#include "deadline.h"
#include "lab/tables.h"
#include "progress.h"
#include "rows.h"

namespace bouton::cli {

namespace {

const std::vector<Option> settings{
    {"cards", "N", "heaps: the largest heap"},
    {"take", "N", "heaps: the largest most that a turn may take"},
    {"rows", "N", "horse: rows of the board"},
    {"columns", "N", "horse: columns of the board"},
    {"size", "N", "triangles, rectangles: rows and columns of the largest board"}};

std::vector<std::string> fieldsOf(const NimberTable::Row& row, bool csv) {
    std::vector<std::string> fields{row.name};
    for (const std::optional<int>& nimber : row.nimbers)
        fields.push_back(nimber ? std::to_string(*nimber) : csv ? "" : "-");
    return fields;
}

Status run(const Context& context) {
    const auto time = timeOf(context.arguments);
    const TableTask task =
        must(tableOf(experimentOf(context.arguments[0], context.arguments, settings)));
    std::optional<Rows> rows;
    std::string remark;
    bool whole;
    {
        const Deadline deadline(context.stop, time);
        Progress progress("Computing");
        whole = makeTable(task, deadline.token(), [&](const NimberTable& table) {
            if (!rows) {
                std::vector<std::string> head{table.corner};
                head.insert(head.end(), table.columns.begin(), table.columns.end());
                rows.emplace(context, task.kind->title + settingsText(task.settings) + ": nimbers.",
                             std::move(head));
            }
            for (std::size_t i = rows->size(); i < table.rows.size(); ++i)
                rows->add(fieldsOf(table.rows[i], context.arguments.has("csv")));
            remark = english(table.remark);
            progress.report(counted(rows->size(), "row"));
        });
    }
    if (!whole)
        tellStopped(context, rows ? rows->size() : 0);
    rows->end(remark);
    return Done;
}

std::string details() {
    std::string text =
        "Prints a table of nimbers, computed by the theory of the game, and a remark about it.\n"
        "The tables and their settings:\n";
    for (const TableKind& kind : tableKinds())
        text += std::string("  ") + kind.id + ": " + kind.title + "\n    " + rangesOf(kind.settings)
                + '\n';
    return text
           + "The settings may stand after the name too, as in horse:rows=12,columns=12.\n"
             "\n"
             "Examples:\n"
             "  bouton-cli table horse --rows 12 --columns 12\n"
             "  bouton-cli table heaps --cards 12 --take 4\n"
             "  bouton-cli table triangles\n"
             "  bouton-cli table rectangles --csv\n";
}

} // namespace

Command tableCommand() {
    static const std::string text = details();
    return {{"table", "TABLE", 1, 1, experimentOptions(settings)},
            "prints a table of nimbers",
            text.c_str(),
            run};
}

} // namespace bouton::cli
