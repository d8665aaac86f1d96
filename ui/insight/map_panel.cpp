#include "ui/insight/map_panel.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

#include "lab/why.h"
#include "session/session.h"
#include "ui/panels/heading.h"
#include "ui/words.h"

namespace bouton {

MapPanel::MapPanel(Session& session, QWidget* parent)
    : InsightPanel(Insight::Map, parent), m_session(session), m_words(sideNote({})) {
    m_words->setObjectName(QStringLiteral("mapWords"));
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    content()->addWidget(m_words);
}

void MapPanel::refresh() {
    setTitle(tr("Grundy map"));
    // Words of three lines come and go without a jump.
    m_words->setMinimumHeight(3 * m_words->fontMetrics().lineSpacing());
    const Match* match = m_session.match();
    const Analysis* analysis = match ? m_session.study().of(match->current()) : nullptr;
    if (analysis)
        m_words->setText(analysis->map.empty() ? wordsOfRegion(*analysis)
                                               : wordsOfHorse(*analysis));
}

void MapPanel::light(const Clicks& cells) {
    m_cells = cells;
    refresh();
}

void MapPanel::changeEvent(QEvent* event) {
    InsightPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !isHidden())
        refresh();
}

QString MapPanel::wordsOfHorse(const Analysis& analysis) const {
    if (m_cells.empty())
        return tr("Each cell bears what the horse would be worth there. Point at one to see why.");
    const QString cell = QString::fromStdString(nameOf(m_cells.front()));
    const Missing missing = missingAt(analysis.map, m_cells.front());
    if (missing.options.empty())
        return tr("From %1 no step is left: worth 0, and lost.").arg(cell);
    QStringList options;
    for (std::size_t i = 0; i < missing.options.size(); ++i)
        options << tr("%1 worth %2")
                       .arg(QString::fromStdString(nameOf(missing.options[i])),
                            QString::number(missing.values[i]));
    return tr("From %1 the horse can go to %2. The first missing number is %3, so %1 is worth %3.")
        .arg(cell, options.join(tr(" and ")), QString::number(missing.mex));
}

QString MapPanel::wordsOfRegion(const Analysis& analysis) const {
    if (analysis.parts.empty())
        return tr("No region is left: every cell is filled.");
    const auto under = std::ranges::find_if(analysis.parts, [this](const Part& part) {
        return !m_cells.empty()
               && std::ranges::find(part.cells, m_cells.front()) != part.cells.end();
    });
    if (under == analysis.parts.end())
        return tr("Each region bears its nimber. Point at one to read more.");
    const Cell first = under->cells.front();
    if (first.row == first.column)
        return tr("%1 lies on the diagonal and is filled alone: a heap of one.")
            .arg(QString::fromStdString(nameOf(first)));
    return tr("The region at %1: %n cell(s), nimber %2.", nullptr,
              static_cast<int>(under->cells.size()))
        .arg(QString::fromStdString(nameOf(first)), QString::number(under->nimber));
}

} // namespace bouton
