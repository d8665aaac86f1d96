// SPDX-License-Identifier: MIT
#include "ui/laboratory/claim_values.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/laboratory/claim_field.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/verdict_sign.h"

namespace bouton {

namespace {

constexpr std::size_t mostColumns = 4, mostListed = 12;

// "a", "b", … where the parts are columns of the board, else "1", "2", …
QString nameOfPart(std::size_t part, bool byColumn) {
    return byColumn ? QString(QChar(u'a' + static_cast<char16_t>(part)))
                    : QString::number(part + 1);
}

// Of many truths one wants to know how many there are.
QString listedValues(std::vector<language::Value> values, bool isTruth) {
    if (isTruth && values.size() > mostColumns)
        return ClaimValues::tr("%1 of %2", "how many of so many are true")
            .arg(values.size()
                 - static_cast<std::size_t>(std::ranges::count(values, language::Value{0})))
            .arg(values.size());
    const bool more = values.size() > mostListed;
    if (more)
        values.resize(mostListed);
    return shownValues(values, isTruth) + (more ? QStringLiteral(", …") : QString());
}

} // namespace

ClaimValues::ClaimValues(const ClaimLine& line)
    : m_line(line),
      m_table(named("claimValues", new ResultTable)),
      m_sign(new VerdictSign),
      m_verdict(named("claimHere", new WordLabel)) {
    m_table->setItemDelegate(claimItems(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_verdict->setWordWrap(true);
    worded(m_table, &QWidget::setAccessibleName, [] { return tr("Values of the words"); });
    setLayout(column({{m_table, 1}, row({m_sign, {m_verdict, 1}})}));
    new Repeated(m_table->viewport(), QEvent::Resize, [this] { fit(); });
    connect(&line, &ClaimLine::valuesChanged, this, &ClaimValues::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void ClaimValues::refresh() {
    if (!m_line.game())
        return;
    const language::Vocabulary& game = m_line.game()->lore.vocabulary();
    const PositionValues& now = m_line.values();
    // A column for each part, if there are not too many.
    const std::size_t parts = now.parts <= mostColumns ? now.parts : 0;
    QList<ResultTable::Line> lines;
    const auto ofPosition = [&](const QString& term, const QString& value) {
        lines << ResultTable::Line{term};
        for (std::size_t i = 0; i < parts; ++i)
            lines.back() << QString();
        lines.back() << value;
    };
    const auto ofParts = [&](const QString& term, const std::vector<language::Value>& values,
                             bool isTruth) {
        if (parts == 0)
            return ofPosition(term, listedValues(values, isTruth).remove(u','));
        lines << ResultTable::Line{term};
        for (std::size_t i = 0; i < parts; ++i)
            lines.back() << (i < values.size() ? shownValues({values[i]}, isTruth) : QString());
        lines.back() << QString();
    };
    QStringList head{tr("Word")};
    for (std::size_t i = 0; i < parts; ++i)
        head << nameOfPart(i, game.byColumn);
    head << tr("Value");
    QStringList tips;
    QList<bool> words;
    const auto note = [&](QString tip, bool isWord) {
        tips << std::move(tip);
        words << isWord;
    };
    for (std::size_t i = 0; i < game.fields.size(); ++i)
        if (m_line.offers(game.fields[i].id)) {
            ofParts(QLatin1String(game.fields[i].id),
                    i < now.fields.size() ? now.fields[i] : std::vector<language::Value>(),
                    game.fields[i].kind == language::Kind::Truth);
            note(spoken(game.fields[i].meaning), true);
        }
    for (std::size_t i = 0; i < game.words.size(); ++i)
        if (m_line.offers(game.words[i].id)) {
            const bool isTruth = game.words[i].kind == language::Kind::Truth;
            const bool known = i < now.words.size() && now.words[i];
            const QString value = known       ? shownValues({*now.words[i]}, isTruth)
                                  : now.whole ? tr("unknown")
                                              : QStringLiteral("…");
            ofPosition(QLatin1String(game.words[i].id), value);
            note(spoken(game.words[i].meaning), true);
        }
    const auto isWord = [&](const std::string& text) {
        return std::ranges::count(game.words, text, &language::Word::id) > 0
               || std::ranges::count(game.fields, text, &language::Word::id) > 0;
    };
    // A term that is nothing but a word has its line above already.
    for (const TermValue& term : now.terms) {
        const QString text = QString::fromStdString(term.text);
        if (term.of == TermValue::Of::Parts && !isWord(term.text))
            ofParts(text, term.values, term.isTruth);
        else if (term.of == TermValue::Of::Moves)
            ofPosition(text, tr("%1 by move").arg(listedValues(term.values, term.isTruth)));
        else if (term.of == TermValue::Of::Position && !isWord(term.text))
            ofPosition(text, listedValues(term.values, term.isTruth));
        else
            continue;
        note(text, false);
    }
    m_table->put(head, lines);
    m_words = 0;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QTableWidgetItem& word = *m_table->item(row, 0);
        word.setToolTip(tips[row]);
        word.setData(ClaimWordRole, words[row]);
        QTableWidgetItem& value = *m_table->item(row, m_table->columnCount() - 1);
        value.setToolTip(value.text());
        if (words[row])
            m_words = std::max(m_words, widthOfWord(word.text(), m_table->font()));
    }
    fit();
    showVerdict();
}

// A word is never cut: where there is too little room the values are.
void ClaimValues::fit() {
    const int last = m_table->columnCount() - 1;
    if (last < 1)
        return; // nothing is shown yet
    QHeaderView& head = *m_table->horizontalHeader();
    head.setSectionResizeMode(QHeaderView::ResizeToContents);
    int values = 0;
    for (int column = 1; column <= last; ++column)
        values += std::max(head.sectionSizeHint(column),
                           static_cast<QAbstractItemView*>(m_table)->sizeHintForColumn(column));
    const bool room = m_table->viewport()->width() - values >= m_words;
    head.setSectionResizeMode(0, room ? QHeaderView::Stretch : QHeaderView::Fixed);
    if (room)
        return;
    head.setSectionResizeMode(last, QHeaderView::Stretch);
    head.resizeSection(0, m_words);
}

void ClaimValues::showVerdict() {
    const PositionValues& now = m_line.values();
    const std::optional<bool> right = now.right();
    m_sign->put(now.premise && !*now.premise ? std::nullopt : right);
    m_verdict->setText(now.fault ? spoken(sentenceOf(*now.fault))
                       : !right  ? QString()
                       : !*right ? tr("The claim is false on this board.")
                       : now.premise && !*now.premise
                           ? tr("The premise does not apply on this board.")
                           : tr("The claim is right on this board."));
}

} // namespace bouton
