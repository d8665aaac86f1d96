#include "ui/insight/insight_panel.h"

#include <QEvent>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"

namespace bouton {

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

} // namespace bouton
