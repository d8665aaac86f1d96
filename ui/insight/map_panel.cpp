#include "ui/insight/map_panel.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "session/session.h"
#include "ui/controls/heading.h"
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
    const Analysis* analysis = match ? m_session.study().shown(match->current()) : nullptr;
    const auto words = m_session.game().telling.map;
    if (!analysis || !words)
        return;
    const auto pointed = m_cells.empty() ? std::nullopt : std::optional(m_cells.front());
    m_words->setText(spoken(words({*match, match->current()}, *analysis, pointed)));
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

} // namespace bouton
