// SPDX-License-Identifier: MIT
#include "ui/insight/insight_panels.h"

#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QEvent>
#include <QLabel>
#include <QMenu>

#include <algorithm>
#include <cmath>

#include "explain/book.h"
#include "session/session.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/insight/board_insight.h"
#include "ui/insight/line_view.h"
#include "ui/insight/study_progress.h"
#include "ui/insight/sum_table.h"
#include "ui/insight/value_plot.h"
#include "ui/print/picture_file.h"

namespace bouton {

// InsightPanel ------------------------------------------------------------------------------------

InsightPanel::InsightPanel(Insight insight, Session& session, const Wording& title, QWidget* parent)
    : Card(parent),
      m_insight(insight),
      m_session(session),
      m_head(row({{typed(heading(title), Type::Emphasis, Weight::Strong), 1}})),
      m_content(column({})) {
    setObjectName(QLatin1String(idOf(insight)) + QStringLiteral("Panel"));
    setLayout(column({m_head, m_content}, Theme::unit, 2 * Theme::unit));
}

void InsightPanel::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !isHidden())
        refresh();
}

// MapPanel ----------------------------------------------------------------------------------------

MapPanel::MapPanel(Session& session, QWidget* parent)
    : InsightPanel(
        Insight::Map, session, [] { return tr("Grundy map"); }, parent),
      m_words(named("mapWords", sideNote())) {
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    content()->addWidget(m_words);
}

void MapPanel::refresh() {
    // Words of three lines come and go without a jump.
    m_words->setMinimumHeight(3 * m_words->fontMetrics().lineSpacing());
    const Analysis* analysis = analysisShown(session());
    const auto words = session().game().lore.map;
    if (!analysis || !words)
        return;
    const Match& match = *session().match();
    const auto pointed = m_cells.empty() ? std::nullopt : std::optional(m_cells.front());
    m_words->setText(spoken(words({match, match.current()}, *analysis, pointed)));
}

void MapPanel::light(const Clicks& cells) {
    m_cells = cells;
    refresh();
}

// TwinPanel ---------------------------------------------------------------------------------------

TwinPanel::TwinPanel(Session& session, QWidget* parent)
    : InsightPanel(
        Insight::Twin, session, [] { return tr("Nim twin"); }, parent),
      m_heaps(named("heaps", new HeapView)),
      m_words(named("twinWords", sideNote())) {
    worded(m_heaps, &QWidget::setAccessibleName, [] { return tr("Nim twin"); });
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    content()->addWidget(m_heaps);
    content()->addWidget(m_words);
    connect(m_heaps, &HeapView::pointed, this, &TwinPanel::point);
    connect(m_heaps, &HeapView::chosen, this, &TwinPanel::play);
}

void TwinPanel::refresh() {
    // Words of three lines come and go without a jump.
    m_words->setMinimumHeight(3 * m_words->fontMetrics().lineSpacing());
    const Analysis* analysis = analysisShown(session());
    if (!analysis) {
        m_moves.clear();
        m_heaps->setStale(true);
        return;
    }
    const Match& match = *session().match();
    m_moves = heapMovesOf(match, match.current(), *analysis);
    std::vector<HeapView::Heap> heaps;
    for (const Summand& part : summandsOf(match, match.current(), *analysis)) {
        HeapView::Heap heap{QString::fromStdString(part.name), part.nimber, {}, part.cells};
        if (!part.sign.empty())
            heap.name = QString::fromStdString(part.sign);
        for (const HeapMove& move : m_moves)
            if (move.heap == heaps.size())
                heap.reach.push_back(move.to);
        std::ranges::sort(heap.reach);
        const auto rest = std::ranges::unique(heap.reach);
        heap.reach.erase(rest.begin(), rest.end());
        heaps.push_back(std::move(heap));
    }
    const bool same = heaps == m_heaps->heaps();
    m_heaps->setVisible(!heaps.empty());
    m_heaps->put(std::move(heaps));
    if (!same || m_words->text().isEmpty())
        m_words->setWords([this] { return rest(); });
}

void TwinPanel::light(const Clicks& cells) { m_heaps->light(cells); }

std::vector<HeapMove> TwinPanel::movesTo(const HeapView::Change& change) const {
    const Match& match = *session().match();
    return heapMovesTo(m_moves, match, match.current(), change.heap, change.to);
}

void TwinPanel::point(const std::optional<HeapView::Change>& change) {
    const std::vector<HeapMove> moves = change ? movesTo(*change) : std::vector<HeapMove>{};
    if (moves.empty()) {
        m_words->setText(rest());
        emit lit({});
        return;
    }
    m_words->setText(wordsFor(*change, moves));
    const Match& match = *session().match();
    emit lit(match.moves(match.current())[moves.front().move].cells());
}

// The session answers where nothing can be played now.
void TwinPanel::play(const HeapView::Change& change) {
    if (const std::vector<HeapMove> moves = movesTo(change); !moves.empty())
        session().play(moves.front().move);
}

// Words -------------------------------------------------------------------------------------------

QString TwinPanel::rest() const {
    if (m_moves.empty())
        return tr("No heap is left to take from.");
    return std::ranges::any_of(m_moves, &HeapMove::reversible)
               ? tr("Click a counter to take it and all above it. Click a ring to add counters, "
                    "which the next move can take back.")
               : tr("Click a counter to take it and all above it.");
}

QString TwinPanel::wordsFor(const HeapView::Change& change,
                            const std::vector<HeapMove>& moves) const {
    const HeapMove& move = moves.front();
    const Match& match = *session().match();
    const QString text = QString::fromStdString(match.moves(match.current())[move.move].text);
    QString words = tr("Heap %1 from %2 to %3: %4.")
                        .arg(m_heaps->heaps()[change.heap].name, QString::number(move.from),
                             QString::number(move.to), text);
    if (moves.size() > 1)
        words += QChar(' ')
                 + tr("%n other move(s) would do the same.", nullptr,
                      static_cast<int>(moves.size()) - 1);
    return move.reversible() ? words + QChar(' ') + reversibleWords(move) : words;
}

QString TwinPanel::reversibleWords(const HeapMove& move) const {
    const Match& match = *session().match();
    const QString rival = nameOf(session().game(), other(match.toMove(match.current())));
    const QString words =
        move.answer.empty()
            ? tr("Reversible: %1 can make it %2 again.").arg(rival, QString::number(move.from))
            : tr("Reversible: %1 answers %2, and it is %3 again.")
                  .arg(rival, QString::fromStdString(move.answer), QString::number(move.from));
    return move.remark.empty() ? words : words + QChar(' ') + spoken(move.remark);
}

// WhyPanel ----------------------------------------------------------------------------------------

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
      m_line(named("lineView", new LineView(session.game()))),
      m_solve(named("solveButton", new GlyphButton(goOnSign()))),
      m_stop(named("stopSolvingButton", new GlyphButton(stopSign()))) {
    typed(m_sentence, Type::Text, Weight::Strong);
    content()->addWidget(m_sentence);
    content()->addLayout(row({{m_note, 1}, m_solve, m_stop}, Theme::unit / 2));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_table, m_line, m_lastHead, m_last})
        content()->addWidget(widget);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_sentence, m_note, m_solve, m_stop,
                                                           m_table, m_line, m_lastHead, m_last})
        widget->hide();
    worded(m_solve, &GlyphButton::setName, [] { return tr("Solve now: prove every move"); });
    worded(m_stop, &GlyphButton::setName, [] { return tr("Stop solving"); });
    connect(m_solve, &GlyphButton::clicked, this,
            [this] { this->session().study().setSolving(true); });
    connect(m_stop, &GlyphButton::clicked, this,
            [this] { this->session().study().setSolving(false); });
    connect(m_table, &SumTable::lit, this, &WhyPanel::lit);
    connect(m_line, &LineView::previewed, this, &WhyPanel::previewed);
}

void WhyPanel::refresh() {
    const Analysis* analysis = analysisShown(session());
    analysis ? show(*analysis) : showNothing();
    offerToSolve();
}

// Where something is left to be proven.
void WhyPanel::offerToSolve() {
    const Study& study = session().study();
    const Match* match = session().match();
    const bool isOpen = match && !match->result(match->current())
                        && !study.isSolved(match->current()) && !session().turn().thinking;
    m_stop->setVisible(study.solving());
    m_solve->setVisible(isOpen && !study.solving() && analysisShown(session()));
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
    const Study& study = session().study();
    if (!study.deepening())
        return {};
    const auto proven = std::ranges::count_if(analysis.moves, &Value::exact);
    if (study.solving() && analysis.reach == Analysis::Reach::PerhapsNever)
        return tr("Moves proven: %1 of %2. So far from the end of a game this may take for ever.")
            .arg(proven)
            .arg(analysis.moves.size());
    if (study.solving())
        return tr("Moves proven: %1 of %2; solving goes on until all are.")
            .arg(proven)
            .arg(analysis.moves.size());
    return proven == 0 ? tr("Looking further ahead as long as this is shown.")
                       : tr("Moves proven: %1 of %2; the others follow.")
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

// HistoryPanel ------------------------------------------------------------------------------------

namespace {

// An arrow down onto a line: something is put away.
QPainterPath saveSign() {
    QPainterPath path;
    path.addRect(-0.12, -0.85, 0.24, 0.9);
    path.addPolygon(QPolygonF{{-0.5, -0.1}, {0.5, -0.1}, {0, 0.5}, {-0.5, -0.1}});
    path.addRect(-0.75, 0.65, 1.5, 0.2);
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace

HistoryPanel::HistoryPanel(Session& session, QWidget* parent)
    : InsightPanel(
        Insight::History, session, [] { return tr("How the game went"); }, parent),
      m_plot(new ValuePlot),
      m_progress(new StudyProgress(session.study())),
      m_slips(named("slipsSoFar", sideNote())) {
    auto* save = named("savePlotButton", new GlyphButton(saveSign()));
    worded(save, &GlyphButton::setName, [] { return tr("Save as PNG, SVG or PDF…"); });
    head()->addWidget(save);
    // The button is higher than a title.
    layout()->setContentsMargins(2 * Theme::unit, Theme::unit, 2 * Theme::unit, 2 * Theme::unit);
    content()->addWidget(m_plot);
    content()->addWidget(m_slips);
    content()->addWidget(m_progress); // where nothing else moves when it goes
    connect(m_plot, &ValuePlot::chosen, this,
            [this](std::size_t index) { this->session().go(m_plot->history().path[index]); });
    connect(save, &GlyphButton::clicked, this, &HistoryPanel::askForFile);
}

void HistoryPanel::refresh() {
    if (const Match* match = session().match())
        m_plot->put(shownHistory(session(), match->line()));
    m_progress->refresh(m_plot->history().settled, m_plot->history().path.size());
    tellSlips();
}

void HistoryPanel::tellSlips() {
    const ValueHistory& history = m_plot->history();
    const Phrase last = history.marks.empty() ? Phrase{} : history.marks.back().cost;
    const bool any = history.settled > 1;
    // A game that is over and known in full has no slips to come.
    const Match* match = session().match();
    const bool all = match && history.complete() && match->result(history.path.back());
    m_slips->setWords([this, last, any, all] {
        if (!any)
            return QString();
        const QString count = slipsSoFar(m_plot->history(), all);
        return last.empty() ? count : sentences(count, tr("The last: %1").arg(spoken(last)));
    });
}

Drawings HistoryPanel::drawings() {
    const Match* match = session().match();
    if (!match)
        return {};
    const ValueHistory settled = settledHistory(session(), match->line());
    m_settled = settled.settled;
    m_drawn = settled.path.size();
    return {drawingOf(settled)};
}

// A file has this name, and so has what is printed.
static QString nameOfHistory() { return HistoryPanel::tr("value history"); }

void HistoryPanel::askForFile() {
    askToExport(
        this, nameOfHistory() + QStringLiteral(".png"), [this] { return drawings(); },
        [this](const QString& sentence) { tell(sentence); });
}

void HistoryPanel::askForPrinter() {
    askToPrint(
        this, nameOfHistory(), [this] { return drawings(); },
        [this](const QString& sentence) { tell(sentence); });
}

void HistoryPanel::save(const QString& path) {
    exportPicture(this, drawings(), path, [this](const QString& sentence) { tell(sentence); });
}

void HistoryPanel::tell(const QString& sentence) {
    emit statusText(
        m_settled == m_drawn
            ? sentence
            : sentences(sentence, tr("Positions that are analysed, and shown: %1 of %2.")
                                      .arg(m_settled)
                                      .arg(m_drawn)));
}

void HistoryPanel::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("&Save as PNG, SVG or PDF…")), &QAction::triggered, this,
            &HistoryPanel::askForFile);
    connect(menu->addAction(tr("&Print…")), &QAction::triggered, this,
            &HistoryPanel::askForPrinter);
    menu->popup(event->globalPos());
}

} // namespace bouton
