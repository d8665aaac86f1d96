// SPDX-License-Identifier: MIT
#include "ui/laboratory/class_table.h"

#include <QBoxLayout>

#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/result_buttons.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"

namespace bouton {

namespace {

ResultTable::Field fieldOf(Mark mark) {
    switch (mark) {
    case Mark::Right: return {QStringLiteral("\u2713"), QStringLiteral("1")};
    case Mark::Wrong: return {QStringLiteral("\u2717"), QStringLiteral("0")};
    case Mark::None: break;
    }
    return {QStringLiteral("\u2013"), QString()};
}

} // namespace

ClassTable::ClassTable()
    : m_hard(named("hardest", new WordLabel)),
      m_refused(named("refusedFiles", new WordLabel)),
      m_refusedArea(new SnugScrollArea(m_refused)),
      m_results(new Results),
      m_buttons(new ResultButtons(
          *m_results, QStringLiteral("class"), [] { return tr("Answers of a class"); },
          [] { return tr("Answers of a class"); })) {
    m_results->setName([] { return tr("Answers of a class"); });
    m_hard->setWordWrap(true);
    m_refused->setWordWrap(true);
    m_refusedArea->setMaximumHeight(12 * Theme::unit);
    auto* said = named("savedTable", sideNote());
    setLayout(column({row({{heading([] { return tr("Answers of a class"); }), 1},
                           makeButton("leaveClassButton", this, &ClassTable::leaveWanted,
                                      [] { return tr("Back to the exercises"); })}),
                      m_hard,
                      {m_results, 1},
                      m_refusedArea,
                      m_buttons,
                      said}));
    connect(m_buttons, &ResultButtons::statusText, said,
            [said](const QString& sentence) { said->setWords([sentence] { return sentence; }); });
    inEveryLanguage(this, [this] { refresh(); });
}

void ClassTable::put(const Variants& sets, const ClassAnswers& all) {
    m_exercises = sets.front().size();
    m_marks = marksOf(sets, all);
    m_refusals = all.refusals;
    m_isCut = all.isCut;
    refresh();
}

// A line for each person, then for each variant how many were right in each exercise.
void ClassTable::refresh() {
    const bool several = m_marks.sums.size() > 1;
    const auto lineOf = [several](const QString& name, std::size_t variant, std::size_t right) {
        ResultTable::Line line{name};
        if (several)
            line << QString(QChar(nameOfVariant(variant)));
        line << QString::number(right);
        return line;
    };
    QStringList head{tr("Name")};
    if (several)
        head << tr("Variant");
    head << tr("Right");
    for (std::size_t i = 0; i < m_exercises; ++i)
        head << QString::number(i + 1);
    QList<ResultTable::Line> lines;
    for (const ClassMarks::Person& person : m_marks.people) {
        ResultTable::Line line =
            lineOf(QString::fromStdString(person.name), person.variant, person.right());
        for (const Mark mark : person.marks)
            line << fieldOf(mark);
        lines << line;
    }
    for (std::size_t variant = 0; variant < m_marks.sums.size(); ++variant) {
        const ClassMarks::Sum& sum = m_marks.sums[variant];
        if (several && sum.people == 0)
            continue;
        ResultTable::Line line = lineOf(tr("All"), variant, sum.allRight());
        for (const std::size_t count : sum.right)
            line << QString::number(count);
        lines << line;
    }
    m_results->table().put(head, lines);
    m_buttons->setSavable(!m_marks.people.empty());
    m_hard->setText(hardest());
    QStringList refused;
    for (const auto& [file, why] : m_refusals)
        refused << tr("%1: %2", "a file, and why it is left out").arg(file, spoken(why));
    if (m_isCut)
        refused << tr("Only the first %n file(s) were read.", nullptr, mostAnswerFiles);
    m_refused->setText(refused.join(u'\n'));
    m_refusedArea->setVisible(!refused.isEmpty());
}

QString ClassTable::hardest() const {
    const auto hardest = m_marks.hardest();
    if (!hardest)
        return tr("There are no answers to this set.");
    const auto& [variant, exercise] = *hardest;
    const ClassMarks::Sum& sum = m_marks.sums[variant];
    const QString number = QString::number(exercise + 1),
                  right = QString::number(sum.right[exercise]),
                  people = QString::number(sum.people);
    if (m_marks.sums.size() == 1)
        return tr("Hardest was exercise %1: right answers %2 of %3.").arg(number, right, people);
    return tr("Hardest was exercise %1 of variant %2: right answers %3 of %4.")
        .arg(number, QString(QChar(nameOfVariant(variant))), right, people);
}

} // namespace bouton
