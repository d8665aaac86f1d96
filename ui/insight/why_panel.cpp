#include "ui/insight/why_panel.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>

#include "explain/book.h"
#include "session/session.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/insight/board_insight.h"
#include "ui/insight/line_view.h"
#include "ui/insight/sum_table.h"
#include "ui/insight/why_table.h"

namespace bouton {

namespace {

QLabel* paragraph(const char* name) {
    auto* label = named(name, new WordLabel);
    label->setWordWrap(true);
    return label;
}

void put(QLabel* label, const QString& text) {
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

WhyPanel::WhyPanel(Session& session, QWidget* parent)
    : InsightPanel(
        Insight::Why, session, [] { return tr("Why"); }, parent),
      m_table(named("sumTable", new SumTable)),
      m_sentence(paragraph("whySentence")),
      m_note(named("whyNote", sideNote())),
      m_lastHead(sideNote()),
      m_last(paragraph("whyLast")),
      m_line(named("lineView", new LineView(session.game()))) {
    typed(m_sentence, Type::Text, Weight::Strong);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_sentence, m_note, m_table, m_line, m_lastHead, m_last}) {
        content()->addWidget(widget);
        widget->hide();
    }
    connect(m_table, &SumTable::lit, this, &WhyPanel::lit);
    connect(m_line, &LineView::previewed, this, &WhyPanel::previewed);
}

void WhyPanel::refresh() {
    const Analysis* analysis = analysisShown(session());
    analysis ? show(*analysis) : showNothing();
}

void WhyPanel::light(const Clicks& cells) { m_table->light(cells); }

void WhyPanel::endPreview() { m_line->keep(std::nullopt); }

QString WhyPanel::told() const {
    QStringList all{m_sentence->text(), m_note->text()};
    if (!m_table->isHidden())
        all << m_table->accessibleDescription();
    all.removeAll(QString());
    return all.join(u' ');
}

void WhyPanel::hideEvent(QHideEvent* event) {
    InsightPanel::hideEvent(event);
    endPreview();
}

// What was shown stays, pale, so that nothing jumps while the next analysis is on its way.
void WhyPanel::showNothing() {
    m_table->setStale(true);
    endPreview();
    m_line->hide();
    for (QLabel* label : {m_note, m_lastHead, m_last})
        label->hide();
    put(m_sentence, session().turn().thinking && !session().study().busy()
                        ? tr("Analysis rests while the computer thinks.")
                        : tr("Being analysed…"));
}

void WhyPanel::show(const Analysis& analysis) {
    const Match& match = *session().match();
    const Why why = whyOf(match, match.current(), analysis);
    SumTable::Content table = whyTableOf(match, match.current(), analysis);
    m_table->setVisible(table.isTable());
    if (table.isTable())
        m_table->put(std::move(table));
    showLine(analysis);
    tellWhy(why, analysis);
}

// Where the game is a sum the parts tell all; elsewhere the line of best play does.
void WhyPanel::showLine(const Analysis& analysis) {
    const Match& match = *session().match();
    std::vector<Step> steps;
    if (m_line->isPreviewing() && m_lineOf == match.current())
        steps = m_line->steps(); // being stepped through, and not taken away by a deeper one
    else if (analysis.parts.empty())
        steps = stepsOf(match, match.current(), analysis.line);
    m_lineOf = match.current();
    const bool any = !steps.empty();
    m_line->put(tr("Best play from here"), std::move(steps));
    m_line->setVisible(any);
}

// Whether more is to come while one looks.
QString WhyPanel::progressOf(const Analysis& analysis) const {
    if (!session().study().deepening())
        return {};
    const auto proven = std::ranges::count_if(analysis.moves, &Value::exact);
    return proven == 0 ? tr("Looking further ahead as long as this is shown.")
                       : tr("%1 of %2 moves are proven; the others follow.")
                             .arg(proven)
                             .arg(analysis.moves.size());
}

// What the search and the opening book say of a score that is not proven, each with its depth; the
// deeper one first. Empty: it is proven, or the game has no scores.
QStringList WhyPanel::estimates(const Analysis& analysis) const {
    const Match& match = *session().match();
    const Value& position = analysis.position;
    if (!position.score || position.exact || match.result(match.current()))
        return {};
    QStringList all{tr("Search at depth %1: %2.").arg(analysis.depth).arg(leadOf(*position.score))};
    const auto page = bookPageOf(match, match.current());
    if (page && page->isKnown()) {
        const double score = *page->moves[bookMovesOf(*page).front()].score;
        all.insert(page->depth > analysis.depth ? 0 : 1,
                   tr("Opening book at depth %1: %2.").arg(page->depth).arg(leadOf(score)));
    }
    return all;
}

// For the side to move.
QString WhyPanel::leadOf(double points) const {
    const Ruleset& game = session().game();
    const Side mover = session().match()->toMove(session().match()->current());
    if (isAboutEven(points))
        return tr("about even");
    return tr("%1 is ahead by %2")
        .arg(nameOf(game, points > 0 ? mover : other(mover)),
             spoken(amountOf(game, std::abs(points))));
}

void WhyPanel::tellWhy(const Why& why, const Analysis& analysis) {
    const Match& match = *session().match();
    QStringList notes = estimates(analysis);
    put(m_sentence, notes.isEmpty() ? spoken(why.sentence) : notes.takeFirst());
    notes << spoken(why.note) << progressOf(analysis);
    notes.removeAll(QString());
    put(m_note, notes.join(QChar(' ')));
    const auto parent = match.parent(match.current());
    const Analysis* before = parent ? session().study().shown(*parent) : nullptr;
    const std::size_t move = before ? match.moveIndex(match.current()) : 0;
    const bool known = before && move < before->moves.size();
    put(m_lastHead, known ? tr("The last move") : QString());
    put(m_last, known ? spoken(whyMove(match, *parent, move, *before, &analysis)) : QString());
}

} // namespace bouton
