#include "ui/insight/history_panel.h"

#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QMenu>

#include "session/session.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/insight/plot_sheet.h"
#include "ui/insight/study_progress.h"
#include "ui/insight/value_plot.h"
#include "ui/print/picture_file.h"

namespace bouton {

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
        m_plot->put(historyOf(session(), match->line()));
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
        if (last.empty())
            return all ? tr("%1.").arg(slipCount(m_plot->history())) : tr("No slips so far.");
        return (all ? tr("%1. The last: %2") : tr("So far %1. The last: %2"))
            .arg(slipCount(m_plot->history()), spoken(last));
    });
}

Drawings HistoryPanel::drawings() {
    const Match* match = session().match();
    if (!match)
        return {};
    const ValueHistory settled = historyOf(session(), match->line(), Points::Settled);
    m_settled = settled.settled;
    m_drawn = settled.path.size();
    return {drawingOf(settled)};
}

void HistoryPanel::askForFile() {
    askToExport(
        this, tr("value history") + QStringLiteral(".png"), [this] { return drawings(); },
        [this](const QString& sentence) { tell(sentence); });
}

void HistoryPanel::askForPrinter() {
    askToPrint(
        this, tr("value history"), [this] { return drawings(); },
        [this](const QString& sentence) { tell(sentence); });
}

void HistoryPanel::save(const QString& path) {
    exportPicture(this, drawings(), path, [this](const QString& sentence) { tell(sentence); });
}

void HistoryPanel::tell(const QString& sentence) {
    emit statusText(m_settled == m_drawn
                        ? sentence
                        : tr("%1 It shows the %2 of %3 positions that are analysed.")
                              .arg(sentence)
                              .arg(m_settled)
                              .arg(m_drawn));
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
