#include "ui/laboratory/class_table.h"

#include <QBoxLayout>

#include <algorithm>
#include <numeric>

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

void ClassTable::put(const Variants& sets, const ClassAnswers& all) {
    m_rows.clear();
    m_exercises = sets.front().size();
    m_sums.assign(sets.size(), Sum{0, std::vector<int>(m_exercises)});
    for (const auto& [sheet, variant] : all.sheets) {
        m_rows.push_back(
            {QString::fromStdString(sheet.name), variant, marksOf(sets[variant], sheet.answers)});
        ++m_sums[variant].people;
        for (std::size_t i = 0; i < m_exercises; ++i)
            m_sums[variant].right[i] += m_rows.back().marks[i] == Mark::Right;
    }
    m_refusals = all.refusals;
    m_isCut = all.isCut;
    refresh();
}

// A line for each person, then for each variant how many were right in each exercise.
void ClassTable::refresh() {
    const bool several = m_sums.size() > 1;
    const auto lineOf = [several](const QString& name, std::size_t variant, int right) {
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
    for (const Row& row : m_rows) {
        ResultTable::Line line = lineOf(row.name, row.variant, rightOf(row.marks));
        for (const Mark mark : row.marks)
            line << fieldOf(mark);
        lines << line;
    }
    for (std::size_t variant = 0; variant < m_sums.size(); ++variant) {
        const Sum& sum = m_sums[variant];
        if (several && sum.people == 0)
            continue;
        ResultTable::Line line =
            lineOf(tr("All"), variant, std::accumulate(sum.right.begin(), sum.right.end(), 0));
        for (const int count : sum.right)
            line << QString::number(count);
        lines << line;
    }
    m_results->table().put(head, lines);
    m_buttons->setSavable(!m_rows.empty());
    m_hard->setText(hardest());
    QStringList refused;
    for (const auto& [file, why] : m_refusals)
        refused << tr("%1: %2", "a file, and why it is left out").arg(file, spoken(why));
    if (m_isCut)
        refused << tr("Only the first %1 files were read.").arg(mostAnswerFiles);
    m_refused->setText(refused.join(u'\n'));
    m_refusedArea->setVisible(!refused.isEmpty());
}

// The one with the smallest share of right answers; of as hard ones the first.
QString ClassTable::hardest() const {
    if (m_rows.empty() || m_exercises == 0)
        return tr("There are no answers to this set.");
    const Sum* sum = nullptr;
    std::size_t exercise = 0;
    for (const Sum& each : m_sums)
        for (std::size_t i = 0; each.people > 0 && i < m_exercises; ++i)
            if (!sum || each.right[i] * sum->people < sum->right[exercise] * each.people) {
                sum = &each;
                exercise = i;
            }
    const QString number = QString::number(exercise + 1),
                  right = QString::number(sum->right[exercise]),
                  people = QString::number(sum->people);
    if (m_sums.size() == 1)
        return tr("Hardest was exercise %1: right answers %2 of %3.").arg(number, right, people);
    const auto variant = static_cast<std::size_t>(sum - m_sums.data());
    return tr("Hardest was exercise %1 of variant %2: right answers %3 of %4.")
        .arg(number, QString(QChar(nameOfVariant(variant))), right, people);
}

} // namespace bouton
