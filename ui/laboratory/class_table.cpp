#include "ui/laboratory/class_table.h"

#include <QBoxLayout>

#include <algorithm>

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

int rightOf(const std::vector<Mark>& marks) {
    return static_cast<int>(std::ranges::count(marks, Mark::Right));
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

void ClassTable::put(const std::vector<Exercise>& set, const ClassAnswers& all) {
    m_rows.clear();
    for (const AnswerSheet& sheet : all.sheets)
        m_rows.push_back({QString::fromStdString(sheet.name), marksOf(set, sheet.answers)});
    m_exercises = set.size();
    m_refusals = all.refusals;
    m_isCut = all.isCut;
    refresh();
}

// A line for each person, then how many were right in each exercise.
void ClassTable::refresh() {
    QStringList head{tr("Name"), tr("Right")};
    std::vector<int> right(m_exercises);
    for (std::size_t i = 0; i < m_exercises; ++i)
        head << QString::number(i + 1);
    QList<ResultTable::Line> lines;
    int all = 0;
    for (const Row& row : m_rows) {
        ResultTable::Line line{row.name, QString::number(rightOf(row.marks))};
        for (std::size_t i = 0; i < m_exercises; ++i) {
            line << fieldOf(row.marks[i]);
            right[i] += row.marks[i] == Mark::Right;
        }
        all += rightOf(row.marks);
        lines << line;
    }
    ResultTable::Line sum{tr("All"), QString::number(all)};
    for (const int count : right)
        sum << QString::number(count);
    lines << sum;
    m_results->table().put(head, lines);
    m_buttons->setSavable(!m_rows.empty());

    const auto hardest = std::ranges::min_element(right);
    m_hard->setText(m_rows.empty() || hardest == right.end()
                        ? tr("There are no answers to this set.")
                        : tr("Hardest was exercise %1: right answers %2 of %3.")
                              .arg(QString::number(hardest - right.begin() + 1),
                                   QString::number(*hardest), QString::number(m_rows.size())));
    QStringList refused;
    for (const auto& [file, why] : m_refusals)
        refused << tr("%1: %2", "a file, and why it is left out").arg(file, spoken(why));
    if (m_isCut)
        refused << tr("Only the first %1 files were read.").arg(mostAnswerFiles);
    m_refused->setText(refused.join(u'\n'));
    m_refusedArea->setVisible(!refused.isEmpty());
}

} // namespace bouton
