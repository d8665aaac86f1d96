#include "ui/lessons/lesson_values.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

#include "core/ruleset.h"
#include "explain/twin.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/insight/heap_view.h"
#include "ui/insight/sum_table.h"
#include "ui/insight/why_table.h"

namespace bouton {

namespace {

constexpr int leastTable = 20 * Theme::unit;

} // namespace

LessonValues::LessonValues()
    : m_columns{Column{new QWidget, new WordLabel, new SumTable},
                Column{new QWidget, new WordLabel, new SumTable}},
      m_head(typed(new WordLabel, Type::Text, Weight::Strong)),
      m_list(named("valueList", new WordLabel)),
      m_heaps(named("lessonHeaps", new HeapView)) {
    for (const Column& column : m_columns) {
        typed(column.head, Type::Text, Weight::Strong);
        column.head->setWordWrap(true);
        column.table->setMinimumWidth(leastTable);
        column.all->setLayout(bouton::column({column.head, column.table}, Theme::unit / 2));
    }
    m_head->setWordWrap(true);
    m_list->setWordWrap(true);
    m_heaps->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_heaps->setFocusPolicy(Qt::NoFocus);
    m_pair = row({{m_columns[0].all, 1}, {m_columns[1].all, 1}}, 3 * Theme::unit);
    setLayout(column({m_pair, m_head, m_list, m_heaps}, Theme::unit / 2, 2 * Theme::unit));
    inEveryLanguage(this, [this] { show(); });
}

void LessonValues::clear() {
    m_shows = LessonShows::Nothing;
    show();
}

void LessonValues::ask(LessonShows shows, std::shared_ptr<const Match> match,
                       const Analysis& known) {
    m_shows = shows;
    m_match = std::move(match);
    m_known = {known};
    m_answered = false;
    show();
}

void LessonValues::tell(LessonShows shows, std::shared_ptr<const Match> match,
                        std::vector<std::optional<Analysis>> known) {
    m_shows = shows;
    m_match = std::move(match);
    m_known = std::move(known);
    m_answered = true;
    show();
}

QString LessonValues::headOf(Match::Node node) const {
    if (!m_answered)
        return {};
    if (node == 0)
        return tr("In this position");
    const QString move = QString::fromStdString(m_match->moveText(node));
    return m_match->ply(node) > 1 ? tr("Then %1").arg(move) : tr("After %1").arg(move);
}

void LessonValues::show() {
    m_two = false;
    for (QWidget* each : std::initializer_list<QWidget*>{m_columns[0].all, m_columns[1].all, m_head,
                                                         m_list, m_heaps})
        each->hide();
    std::vector<Match::Node> shown; // those of which something is known
    if (showsValues(m_shows) && m_match) {
        const std::vector<Match::Node> line = m_match->line();
        for (std::size_t i = 0; i < line.size() && i < m_known.size(); ++i)
            if (m_known[i])
                shown.push_back(line[i]);
    }
    setVisible(!shown.empty());
    if (shown.empty())
        return;
    const auto knownAt = [&](Match::Node node) -> const Analysis& {
        return *m_known[m_match->ply(node)];
    };
    const Match::Node last = shown.back();
    switch (m_shows) {
    case LessonShows::Binary:
        showColumn(1, last, knownAt(last));
        if (shown.size() > 1) {
            m_two = true;
            showColumn(0, shown[shown.size() - 2], knownAt(shown[shown.size() - 2]));
        }
        break;
    case LessonShows::Twin: showHeaps(last, knownAt(last)); break;
    default: showList(last, knownAt(last)); break;
    }
    arrange();
}

void LessonValues::showColumn(std::size_t column, Match::Node node, const Analysis& known) {
    const auto& [all, head, table] = m_columns[column];
    head->setText(headOf(node));
    head->setVisible(!head->text().isEmpty());
    SumTable::Content content = whyTableOf(*m_match, node, known);
    for (SumTable::Row& row : content.rows)
        row.measure.clear(); // the board tells it
    table->put(std::move(content));
    table->setCovered(m_answered ? SumTable::Covered::Nothing : SumTable::Covered::Total);
    all->show();
}

// What each part or each move is worth, a line each.
void LessonValues::showList(Match::Node node, const Analysis& known) {
    QStringList lines;
    if (m_shows == LessonShows::Options) {
        const auto& moves = m_match->moves(node);
        for (std::size_t i = 0; i < moves.size() && i < known.moves.size(); ++i)
            if (const auto nimber = known.moves[i].nimber)
                lines << tr("%1 leads to nimber %2")
                             .arg(QString::fromStdString(moves[i].text))
                             .arg(*nimber);
    } else {
        for (const SumTable::Row& part : whyTableOf(*m_match, node, known).rows)
            lines << tr("%1 is worth %2").arg(part.title).arg(part.number);
    }
    m_head->setText(headOf(node));
    m_head->setVisible(!m_head->text().isEmpty());
    m_list->setText(lines.join(u'\n'));
    m_list->setVisible(!lines.isEmpty());
    setVisible(!lines.isEmpty());
}

void LessonValues::showHeaps(Match::Node node, const Analysis& known) {
    std::vector<HeapView::Heap> heaps;
    for (const Summand& part : summandsOf(*m_match, node, known))
        heaps.push_back({QString::fromStdString(part.name), part.nimber, {}, part.cells});
    m_head->setText(headOf(node));
    m_head->setVisible(!m_head->text().isEmpty());
    m_heaps->put(std::move(heaps));
    m_heaps->show();
}

// Two tables stand side by side where there is room, else one below the other.
void LessonValues::arrange() {
    const int letter = fontMetrics().averageCharWidth();
    const bool room = width() >= std::max(50 * Theme::unit, 58 * letter);
    m_pair->setDirection(room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_columns[0].all->setVisible(m_two);
}

void LessonValues::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_shows == LessonShows::Binary)
        arrange();
}

void LessonValues::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    if (m_shows == LessonShows::Binary)
        arrange();
}

} // namespace bouton
