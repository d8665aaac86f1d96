#include "ui/insight/insight_menu.h"

#include "ui/controls/menus.h"
#include "ui/controls/worded.h"
#include "ui/preferences/preferences.h"

namespace bouton {

InsightMenu::InsightMenu(Preferences& preferences, QWidget* parent)
    : QMenu(parent), m_preferences(preferences) {
    worded(this, &QMenu::setTitle, [] { return tr("&See why"); });
    for (const Insight insight : allInsights) {
        QAction* action = worded(addAction(QString()), [insight] { return wordsFor(insight); });
        action->setObjectName(QLatin1String(idOf(insight)) + QStringLiteral("Action"));
        action->setShortcut(keysFor(insight));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, insight](bool shown) {
            if (m_game)
                m_preferences.setInsightShown(insight, *m_game, shown);
        });
        if (parent)
            sayWhenSwitched(*action, *parent);
    }
    connect(&preferences, &Preferences::insightShownChanged, this, &InsightMenu::refresh);
    refresh();
}

void InsightMenu::setGame(const Ruleset* game) {
    m_game = game;
    refresh();
}

void InsightMenu::refresh() {
    for (std::size_t i = 0; i < allInsights.size(); ++i) {
        QAction* action = actions().at(static_cast<qsizetype>(i));
        action->setEnabled(m_game && suits(allInsights[i], *m_game));
        action->setChecked(m_game && m_preferences.insightShown(allInsights[i], *m_game));
    }
}

} // namespace bouton
