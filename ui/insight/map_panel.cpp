#include "ui/insight/map_panel.h"

#include <QBoxLayout>
#include <QLabel>

#include "session/session.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/insight/board_insight.h"

namespace bouton {

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

} // namespace bouton
