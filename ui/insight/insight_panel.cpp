#include "ui/insight/insight_panel.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/controls/heading.h"
#include "ui/theme/theme.h"

namespace bouton {

InsightPanel::InsightPanel(Insight insight, QWidget* parent)
    : Card(parent), m_insight(insight), m_title(heading({})), m_content(new QVBoxLayout) {
    setObjectName(QLatin1String(idOf(insight)) + QStringLiteral("Panel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit);
    column->setSpacing(Theme::unit);
    column->addWidget(m_title);
    column->addLayout(m_content);
    m_content->setSpacing(Theme::unit);
}

void InsightPanel::setTitle(const QString& title) { m_title->setText(title); }

} // namespace bouton
