#include "ui/insight/insight_menu.h"

#include "ui/controls/worded.h"
#include "ui/preferences/preferences.h"

namespace bouton {

InsightMenu::InsightMenu(Preferences& preferences, QWidget* parent) : QMenu(parent) {
    worded(this, &QMenu::setTitle, [] { return tr("&See why"); });
    for (const Insight insight : allInsights) {
        QAction* action = worded(addAction(QString()), [insight] { return wordsFor(insight); });
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
}

void InsightMenu::setGame(const Ruleset* game) {
    for (std::size_t i = 0; i < allInsights.size(); ++i)
        actions().at(static_cast<qsizetype>(i))->setEnabled(game && suits(allInsights[i], *game));
}

} // namespace bouton
