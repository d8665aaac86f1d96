#include "ui/insight/insight_menu.h"

#include <QEvent>

#include "ui/preferences.h"

namespace bouton {

InsightMenu::InsightMenu(Preferences& preferences, QWidget* parent) : QMenu(parent) {
    for (std::size_t i = 0; i < allInsights.size(); ++i) {
        const Insight insight = allInsights[i];
        QAction* action = m_actions[i] = addAction(QString());
        action->setObjectName(QLatin1String(idOf(insight)) + QStringLiteral("Action"));
        action->setShortcut(keysFor(insight));
        action->setCheckable(true);
        action->setChecked(preferences.insightShown(insight));
        connect(action, &QAction::toggled, &preferences, [&preferences, insight](bool shown) {
            preferences.setInsightShown(insight, shown);
        });
        connect(&preferences, &Preferences::insightShownChanged, action,
                [action, insight](Insight changed, bool shown) {
                    if (changed == insight)
                        action->setChecked(shown);
                });
    }
    retranslate();
}

void InsightMenu::retranslate() {
    setTitle(tr("&See why"));
    for (std::size_t i = 0; i < allInsights.size(); ++i)
        m_actions[i]->setText(wordsFor(allInsights[i]));
}

void InsightMenu::changeEvent(QEvent* event) {
    QMenu::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void InsightMenu::setGame(const Ruleset* game) {
    for (std::size_t i = 0; i < allInsights.size(); ++i)
        m_actions[i]->setEnabled(game && suits(allInsights[i], *game));
}

} // namespace bouton
