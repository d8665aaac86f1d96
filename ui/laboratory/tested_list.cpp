#include "ui/laboratory/tested_list.h"

#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/words.h"
#include "ui/laboratory/claim_field.h"
#include "ui/laboratory/question.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/verdict_sign.h"

namespace bouton {

namespace {

// A claim, and a sign for true or false.
class TestedLines : public VerdictDelegate {
public:
    using VerdictDelegate::VerdictDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        VerdictDelegate::paint(painter, option, index);
        if (index.column() == 0)
            paintClaim(*painter, option, index.data().toString());
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        VerdictDelegate::initStyleOption(option, index);
        if (index.column() == 0)
            option->text.clear(); // paint() writes it
    }
};

// Short enough for a line of the table; a sign tells true from false as well.
QString inShort(const TestedClaim& claim) {
    if (!claim.verdict)
        return {};
    const QString tested = QLocale().toString(static_cast<qulonglong>(claim.verdict->tested));
    return claim.verdict->against    ? TestedList::tr("✗ False")
           : claim.verdict->halted   ? TestedList::tr("No verdict")
           : !claim.verdict->settled ? TestedList::tr("… %1 so far").arg(tested)
                                     : TestedList::tr("✓ All %1").arg(tested);
}

QString inFull(const TestedClaim& claim) {
    return claim.verdict ? spoken(sentenceOf(claim.task(), *claim.verdict)) : QString();
}

} // namespace

const language::ClaimClass& classOf(const TestedClaim& claim) {
    return *std::ranges::find(claim.game->lore.vocabulary().classes, claim.positions,
                              &language::ClaimClass::id);
}

QString wordsOfClass(const TestedClaim& claim) {
    const language::ClaimClass& positions = classOf(claim);
    QStringList words{spoken(positions.title)};
    if (const QString settings = partOf(positions.settings, claim.settings).words();
        !settings.isEmpty())
        words << settings;
    return words.join(QStringLiteral(", "));
}

TestedList::TestedList()
    : m_results(new Results),
      m_copy(makeButton("copyClaim", this, &TestedList::copyWanted, [] { return tr("Copy"); })),
      m_remove(
          makeButton("removeClaim", this, &TestedList::removeWanted, [] { return tr("Remove"); })),
      m_undo(makeButton("undoClaims", this, &TestedList::undoWanted, [] { return tr("Undo"); })) {
    m_results->setCsv([this] { return csv(); });
    m_results->setMinimumHeight(18 * Theme::unit);
    setLayout(column({{m_results, 1}, row({m_copy, m_remove, m_undo, Item::stretch()})}));
    table().setObjectName(QStringLiteral("testedClaims"));
    table().setWordColumns(3);
    table().setStretched(0);
    table().setItemDelegate(new TestedLines(&table()));
    table().setSelectionBehavior(QAbstractItemView::SelectRows);
    table().setSelectionMode(QAbstractItemView::SingleSelection);
    connect(&table(), &ResultTable::currentCellChanged, this, &TestedList::choose);
    connect(&table(), &ResultTable::cellClicked, this, &TestedList::choose);
}

ResultTable& TestedList::table() const { return m_results->table(); }

void TestedList::choose(int row) {
    if (row >= 0)
        emit chosen(static_cast<std::size_t>(row));
}

void TestedList::put(const TestedClaims::All& claims, const TestedClaim* chosen, bool canUndo) {
    m_claims = claims;
    QList<ResultTable::Line> lines;
    int current = -1;
    for (const auto& claim : claims) {
        if (claim.get() == chosen)
            current = static_cast<int>(lines.size());
        lines << ResultTable::Line{QString::fromStdString(claim->text),
                                   wordsOfClass(*claim),
                                   {inShort(*claim), inFull(*claim)}};
    }
    const QSignalBlocker quiet(&table());
    table().put({tr("Claim"), tr("Positions"), tr("Verdict")}, lines);
    table().setColumnHidden(1, true); // on paper and in files it has room
    for (int row = 0; row < table().rowCount(); ++row)
        table().item(row, 0)->setToolTip(lines[row][0].shown + u'\n' + lines[row][1].shown);
    if (current < 0) {
        table().setCurrentCell(-1, -1);
        table().clearSelection();
    } else if (current != table().currentRow()) {
        table().selectRow(current);
    }
    m_remove->setEnabled(chosen != nullptr);
    m_undo->setEnabled(canUndo);
}

Results::Lines TestedList::csv() const {
    Results::Lines lines{{tr("Game"), tr("Claim"), tr("Positions"), tr("Verdict"), tr("Held"),
                          tr("Counterexample")}};
    for (const auto& claim : m_claims) {
        const std::optional<Verdict>& verdict = claim->verdict;
        lines << QStringList{spoken(claim->game->name.title),
                             QString::fromStdString(claim->text),
                             wordsOfClass(*claim),
                             inFull(*claim),
                             verdict ? QString::number(verdict->tested) : QString(),
                             verdict && verdict->against
                                 ? QString::fromStdString(verdict->against->position)
                                 : QString()};
    }
    return lines;
}

} // namespace bouton
