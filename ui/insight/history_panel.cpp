#include "ui/insight/history_panel.h"

#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/insight/plot_file.h"
#include "ui/insight/study_progress.h"
#include "ui/insight/value_plot.h"
#include "ui/theme/theme.h"

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
    : InsightPanel(Insight::History, parent),
      m_session(session),
      m_plot(new ValuePlot),
      m_save(new GlyphButton(saveSign(), {}, this)),
      m_progress(new StudyProgress(session.study(), this)) {
    m_save->setObjectName(QStringLiteral("savePlotButton"));
    content()->addWidget(m_plot);
    connect(m_plot, &ValuePlot::chosen, this,
            [this](std::size_t index) { m_session.go(m_plot->history().path[index]); });
    connect(m_save, &GlyphButton::clicked, this, &HistoryPanel::askForFile);
}

void HistoryPanel::refresh() {
    if (const Match* match = m_session.match())
        m_plot->put(historyOf(m_session, match->line()));
    m_progress->refresh(m_plot->history().settled, m_plot->history().path.size());
    place();
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
    const Match* match = m_session.match();
    if (!match)
        return false;
    const ValueHistory settled = historyOf(m_session, match->line(), Points::Settled);
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

// Beside the title, which leaves that corner free.
void HistoryPanel::place() {
    const QSize size = m_save->sizeHint(), wide = m_progress->sizeHint();
    const int left = width() - size.width() - Theme::unit;
    m_save->setGeometry(left, Theme::unit, size.width(), size.height());
    m_progress->setGeometry(left - wide.width() - Theme::unit, Theme::unit, wide.width(),
                            size.height());
}

void HistoryPanel::resizeEvent(QResizeEvent* event) {
    InsightPanel::resizeEvent(event);
    place();
}

void HistoryPanel::retranslate() {
    setTitle(tr("Value history"));
    const QString save = tr("Save as PNG or SVG…");
    m_save->setToolTip(save);
    m_save->setAccessibleName(save);
    refresh();
}

bool HistoryPanel::event(QEvent* event) {
    if (event->type() == QEvent::Polish || event->type() == QEvent::LanguageChange)
        retranslate();
    return InsightPanel::event(event);
}

} // namespace bouton
