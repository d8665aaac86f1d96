#include "ui/insight/why_table.h"

#include <QCoreApplication>

#include "core/ruleset.h"
#include "explain/why.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bouton::WhyTable)

public:
    static QString nimSum() { return tr("Nim-sum"); }
    static QString option(Cell cell) {
        return tr("Option %1").arg(QString::fromStdString(nameOf(cell)));
    }
    static QString more(int rows) { return tr("%n more", nullptr, rows); }
    static QString missing() { return tr("First missing number"); }
};

SumTable::Content optionsOf(const Match& match, Match::Node node, const Analysis& analysis) {
    const Missing missing = missingAt(match, node, analysis, analysis.parts.front().cells.front());
    SumTable::Content content{{}, Words::missing(), missing.mex, false};
    for (std::size_t i = 0; i < missing.options.size(); ++i)
        content.rows.push_back(
            {Words::option(missing.options[i]), {}, missing.values[i], {missing.options[i]}});
    return content;
}

} // namespace

SumTable::Content whyTableOf(const Match& match, Match::Node node, const Analysis& analysis) {
    if (!analysis.map.empty() && !analysis.parts.empty() && match.game().lore.reach)
        return optionsOf(match, node, analysis);
    SumTable::Content content{{}, Words::nimSum(), analysis.position.nimber.value_or(0), true};
    for (const Summand& part : summandsOf(match, node, analysis))
        content.rows.push_back({spoken(part.title), spoken(part.measure), part.nimber, part.cells});
    return content;
}

SumTable::Content withFewerRows(const SumTable::Content& sum, std::size_t rows) {
    if (sum.rows.size() <= rows)
        return sum;
    SumTable::Content less = sum;
    less.rows.resize(rows);
    SumTable::Row& rest = less.rows.back();
    rest = {Words::more(static_cast<int>(sum.rows.size() - rows + 1)), {}, 0, {}};
    for (std::size_t i = rows - 1; i < sum.rows.size(); ++i) {
        rest.number ^= sum.rows[i].number;
        rest.cells.insert(rest.cells.end(), sum.rows[i].cells.begin(), sum.rows[i].cells.end());
    }
    return less;
}

} // namespace bouton
