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

namespace bouton {

namespace {

constexpr int leastTable = 20 * Theme::unit;

// What each move is worth, a line each.
QStringList optionsOf(const Match& match, Match::Node node, const Analysis& known) {
    QStringList lines;
    const auto& moves = match.moves(node);
    for (std::size_t i = 0; i < moves.size() && i < known.moves.size(); ++i)
        if (const auto nimber = known.moves[i].nimber)
            lines << LessonValues::tr("%1 leads to nimber %2")
                         .arg(QString::fromStdString(moves[i].text))
                         .arg(*nimber);
    return lines;
}

QStringList partsOf(const Match& match, Match::Node node, const Analysis& known) {
    QStringList lines;
    for (const SumTable::Row& part : whyTableOf(match, node, known).rows)
        lines << LessonValues::tr("%1 is worth %2").arg(part.title).arg(part.number);
    return lines;
}

std::vector<HeapView::Heap> heapsOf(const Match& match, Match::Node node, const Analysis& known) {
    std::vector<HeapView::Heap> heaps;
    for (const Summand& part : summandsOf(match, node, known))
        heaps.push_back({QString::fromStdString(part.name), part.nimber, {}, part.cells});
    return heaps;
}

SumTable::Content binaryOf(const Match& match, Match::Node node, const Analysis& known) {
    SumTable::Content content = whyTableOf(match, node, known);
    for (SumTable::Row& row : content.rows)
        row.measure.clear(); // the board tells it
    return content;
}

// The columns in which the rows differ from those of the same names.
void markChanges(SumTable::Content& now, const SumTable::Content& before) {
    for (SumTable::Row& row : now.rows)
        if (const auto was = std::ranges::find(before.rows, row.title, &SumTable::Row::title);
            was != before.rows.end())
            row.changed = row.number ^ was->number;
}

} // namespace

QStringList valuesInWords(LessonShows shows, const Match& match, Match::Node node,
                          const Analysis& known) {
    switch (shows) {
    case LessonShows::Options: return optionsOf(match, node, known);
    case LessonShows::Parts:
    case LessonShows::Twin: return partsOf(match, node, known);
    case LessonShows::Binary:
    case LessonShows::Nothing: break;
    }
    return {};
}

// What is known of one position.
class LessonValues::Column : public QWidget {
public:
    Column()
        : m_head(typed(new WordLabel, Type::Text, Weight::Strong)),
          m_list(named("valueList", new WordLabel)),
          m_heaps(named("lessonHeaps", new HeapView)),
          m_table(new SumTable) {
        m_head->setWordWrap(true);
        m_list->setWordWrap(true);
        m_heaps->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_heaps->setFocusPolicy(Qt::NoFocus);
        m_table->setMinimumWidth(leastTable);
        setLayout(column({m_head, m_list, m_heaps, m_table, Item::stretch()}, Theme::unit / 2));
    }

    // Takes all away but this head, which may be empty.
    void begin(const QString& head) {
        m_head->setText(head);
        m_head->setVisible(!head.isEmpty());
        for (QWidget* each : std::initializer_list<QWidget*>{m_list, m_heaps, m_table})
            each->hide();
    }
    // False: there is nothing to be said.
    bool put(const QStringList& lines) {
        m_list->setText(lines.join(u'\n'));
        m_list->setVisible(!lines.isEmpty());
        return !lines.isEmpty();
    }
    bool put(std::vector<HeapView::Heap> heaps) {
        m_heaps->put(std::move(heaps));
        m_heaps->show();
        return true;
    }
    bool put(SumTable::Content content, SumTable::Covered covered) {
        m_table->put(std::move(content));
        m_table->setCovered(covered);
        m_table->show();
        return true;
    }
    SumTable* table() const { return m_table; }

private:
    WordLabel *m_head, *m_list;
    HeapView* m_heaps;
    SumTable* m_table;
};

LessonValues::LessonValues() : m_columns{new Column, new Column} {
    m_pair = row({{m_columns[0], 1}, {m_columns[1], 1}}, 3 * Theme::unit);
    setLayout(column({m_pair}, 0, 2 * Theme::unit));
    inEveryLanguage(this, [this] { show(); });
}

const SumTable* LessonValues::table() const { return m_columns.back()->table(); }

void LessonValues::clear() {
    m_known.clear();
    show();
}

void LessonValues::ask(LessonShows shows, std::shared_ptr<const Match> match,
                       const Analysis& known) {
    m_shows = shows;
    m_match = std::move(match);
    m_known = {{m_match->current(), known}};
    m_answered = false;
    show();
}

void LessonValues::tell(LessonShows shows, std::shared_ptr<const Match> match,
                        const std::vector<std::optional<Analysis>>& known) {
    m_shows = shows;
    m_match = std::move(match);
    m_known.clear();
    const std::vector<Match::Node> line = m_match->line();
    for (std::size_t i = 0; i < line.size() && i < known.size(); ++i)
        if (known[i])
            m_known.push_back({line[i], *known[i]});
    if (m_known.size() > m_columns.size())
        m_known.erase(m_known.begin(), m_known.end() - std::ssize(m_columns));
    m_answered = true;
    show();
}

QString LessonValues::headOf(Match::Node node) const {
    if (!m_answered)
        return {};
    if (node == 0)
        return tr("In this position");
    const QString move = QString::fromStdString(m_match->moveText(node));
    const bool first = node == m_known.front().node || m_known.front().node == 0;
    return first ? tr("After %1").arg(move) : tr("Then %1").arg(move);
}

// The last position stands in the last column.
void LessonValues::show() {
    for (Column* each : m_columns)
        each->hide();
    bool any = false;
    const std::size_t empty = m_columns.size() - m_known.size();
    for (std::size_t i = 0; i < m_known.size(); ++i) {
        Column& column = *m_columns[empty + i];
        const auto& [node, analysis] = m_known[i];
        column.begin(headOf(node));
        const auto put = [&] {
            switch (m_shows) {
            case LessonShows::Options:
            case LessonShows::Parts:
                return column.put(valuesInWords(m_shows, *m_match, node, analysis));
            case LessonShows::Twin: return column.put(heapsOf(*m_match, node, analysis));
            case LessonShows::Binary: {
                SumTable::Content content = binaryOf(*m_match, node, analysis);
                if (i > 0)
                    markChanges(content,
                                binaryOf(*m_match, m_known[i - 1].node, m_known[i - 1].analysis));
                return column.put(std::move(content), m_answered ? SumTable::Covered::Nothing
                                                                 : SumTable::Covered::Total);
            }
            case LessonShows::Nothing: break;
            }
            return false;
        };
        if (put()) {
            column.show();
            any = true;
        }
    }
    setVisible(any);
    arrange();
}

// Side by side where there is room, else one below the other.
void LessonValues::arrange() {
    const int letter = fontMetrics().averageCharWidth();
    const bool room = width() >= std::max(50 * Theme::unit, 58 * letter);
    m_pair->setDirection(room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_pair->setSpacing(room ? 3 * Theme::unit : Theme::unit);
}

void LessonValues::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void LessonValues::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    arrange();
}

} // namespace bouton
