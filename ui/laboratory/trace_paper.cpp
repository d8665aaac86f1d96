// SPDX-License-Identifier: MIT
#include "ui/laboratory/trace_paper.h"

#include <QCoreApplication>

#include <algorithm>

#include "ui/controls/words.h"
#include "ui/laboratory/trace_view.h"

namespace bouton {

namespace {

struct Sheet {
    Q_DECLARE_TR_FUNCTIONS(bouton::TracePaper)
};

QString textOf(const std::vector<std::string>& moves, const char* between) {
    QStringList all;
    for (const std::string& move : moves)
        all << QString::fromStdString(move);
    return all.join(QLatin1String(between));
}

QString howLeft(const Trace::Node& node) {
    switch (node.how) {
    case Left::Leaf: return Sheet::tr("Leaf");
    case Left::Remembered: return Sheet::tr("From the table");
    case Left::Cut:
        if (!node.untried.empty())
            return Sheet::tr("Cut: %1").arg(textOf(node.untried, ", "));
        break;
    case Left::Whole: break;
    }
    return {};
}

// With blanks, only what a leaf is worth is told. Of a node that the trace does not leave it is not
// known.
PaperTable tableOf(const Ruleset& game, const Trace& trace, bool bounds, bool blanks,
                   const QString& title) {
    const QString blank = QStringLiteral("____");
    PaperTable table{title, {{Sheet::tr("Node"), Sheet::tr("To move"), Sheet::tr("Below it")}}, 3};
    if (bounds)
        table.lines.front() << QStringLiteral("α") << QStringLiteral("β");
    table.lines.front() << Sheet::tr("Value");
    const auto count = std::min(trace.nodes.size(), mostNodesOnPaper);
    for (int i = 0; i < static_cast<int>(count); ++i) {
        const Trace::Node& node = trace.at(i);
        const bool told = !blanks || node.how == Left::Leaf;
        QStringList line{i == 0 ? Sheet::tr("Root") : textOf(trace.movesTo(i), " "),
                         nameOf(game, node.toMove), told ? howLeft(node) : blank};
        if (bounds)
            for (const int bound : {node.alpha, node.beta})
                line << (blanks ? blank : boundText(bound));
        table.lines << (line << (!told                       ? blank
                                 : node.left == Trace::never ? QString()
                                                             : boundText(node.value)));
    }
    if (count < trace.nodes.size() || !trace.whole) {
        table.lines << QStringList(table.lines.front().size());
        table.lines.back().front() = Sheet::tr("More nodes follow.");
    }
    return table;
}

} // namespace

Drawings traceOnPaper(const Ruleset& game, const Trace& whole, const Trace& trace,
                      const QString& title) {
    // Minimax has none.
    const auto isBounded = [&trace](const Trace::Node& node) {
        return node.alpha != trace.at(0).alpha || node.beta != trace.at(0).beta;
    };
    const bool bounds = std::ranges::any_of(trace.nodes, isBounded);
    Drawings pages =
        pagesOf(tableOf(game, whole, bounds, true, Sheet::tr("To be filled in: %1").arg(title)));
    for (Drawing& page :
         pagesOf(tableOf(game, trace, bounds, false, Sheet::tr("Key: %1").arg(title))))
        pages.push_back(std::move(page));
    return pages;
}

} // namespace bouton
