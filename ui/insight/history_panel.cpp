#include "ui/insight/history_panel.h"

#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>

#include "session/session.h"
#include "ui/controls/layouts.h"
#include "ui/insight/plot_file.h"
#include "ui/insight/study_progress.h"
#include "ui/insight/value_plot.h"

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
        Insight::History, session, [] { return tr("Value history"); }, parent),
      m_plot(new ValuePlot),
      m_progress(new StudyProgress(session.study())) {
    auto* save = named("savePlotButton", new GlyphButton(saveSign()));
    say(save, &GlyphButton::setName, [] { return tr("Save as PNG or SVG…"); });
    head()->addWidget(m_progress);
    head()->addWidget(save);
    // The button is higher than a title.
    layout()->setContentsMargins(2 * Theme::unit, Theme::unit, 2 * Theme::unit, 2 * Theme::unit);
    content()->addWidget(m_plot);
    connect(m_plot, &ValuePlot::chosen, this,
            [this](std::size_t index) { this->session().go(m_plot->history().path[index]); });
    connect(save, &GlyphButton::clicked, this, &HistoryPanel::askForFile);
}

void HistoryPanel::refresh() {
    if (const Match* match = session().match())
        m_plot->put(historyOf(session(), match->line()));
    m_progress->refresh(m_plot->history().settled, m_plot->history().path.size());
}

void HistoryPanel::askForFile() {
    const QString png = tr("PNG picture (*.png)"), svg = tr("SVG drawing (*.svg)");
    auto* dialog = new QFileDialog(this, tr("Save the value history"),
                                   tr("value history") + QStringLiteral(".png"));
    dialog->setObjectName(QStringLiteral("savePlotDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({png, svg});
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, svg](const QString& filter) {
        dialog->setDefaultSuffix(filter == svg ? QStringLiteral("svg") : QStringLiteral("png"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &HistoryPanel::save);
    dialog->show();
}

bool HistoryPanel::save(const QString& path) {
    const Match* match = session().match();
    if (!match)
        return false;
    const ValueHistory settled = historyOf(session(), match->line(), Points::Settled);
    const auto why = writePlot(path, settled, Theme::of(*this), font());
    emit told(why                  ? tr("The value history could not be saved: %1").arg(*why)
              : settled.complete() ? tr("The value history is saved as %1.").arg(path)
                                   : tr("The value history is saved as %1, with the %2 of %3 "
                                        "positions that are analysed.")
                                         .arg(path)
                                         .arg(settled.settled)
                                         .arg(settled.path.size()));
    return !why;
}

void HistoryPanel::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("&Save as PNG or SVG…")), &QAction::triggered, this,
            &HistoryPanel::askForFile);
    menu->popup(event->globalPos());
}

} // namespace bouton
