#include "ui/view_menu.h"

#include <QActionGroup>

#include "ui/controls/say.h"
#include "ui/preferences.h"

namespace bouton {

ViewMenu::ViewMenu(Preferences& preferences, QWidget* parent)
    : QMenu(parent), m_preferences(preferences) {
    say(this, &QMenu::setTitle, [] { return tr("&View"); });
    addLegalMoves();
    addPaces();
    addColours();
}

QAction* ViewMenu::add(QMenu& menu, const char* text) {
    QAction* action = say(menu.addAction(QString()), [text] { return tr(text); });
    action->setCheckable(true);
    return action;
}

void ViewMenu::addLegalMoves() {
    QAction* legal = add(*this, QT_TR_NOOP("Show &legal moves"));
    legal->setObjectName(QStringLiteral("legalMoves"));
    legal->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    legal->setChecked(m_preferences.legalMovesShown());
    connect(legal, &QAction::toggled, &m_preferences, &Preferences::setLegalMovesShown);
    connect(&m_preferences, &Preferences::legalMovesShownChanged, legal, &QAction::setChecked);
}

// None is checked where the pace is another: the seats' form offers any time.
void ViewMenu::addPaces() {
    QMenu* menu = say(addMenu(QString()), &QMenu::setTitle, [] { return tr("&Computer's pace"); });
    auto* paces = new QActionGroup(this);
    paces->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    using Named = std::pair<const char*, int>;
    for (const auto& [name, time] : {Named{QT_TR_NOOP("As long as it &thinks"), 0},
                                     Named{QT_TR_NOOP("At least 0.3 s: &quick"), 300},
                                     Named{QT_TR_NOOP("At least 0.6 s: &normal"), 600},
                                     Named{QT_TR_NOOP("At least 1.5 s: &slow"), 1500},
                                     Named{QT_TR_NOOP("At least 4 s: &explaining"), 4000}}) {
        QAction* action = paces->addAction(add(*menu, name));
        const std::chrono::milliseconds pace(time);
        const auto check = [=, this] { action->setChecked(m_preferences.pace() == pace); };
        check();
        connect(action, &QAction::triggered, this, [=, this] { m_preferences.setPace(pace); });
        connect(&m_preferences, &Preferences::paceChanged, action, check);
    }
}

void ViewMenu::addColours() {
    QMenu* menu = say(addMenu(QString()), &QMenu::setTitle, [] { return tr("C&olours"); });
    auto* appearances = new QActionGroup(this);
    using Appearance = Preferences::Appearance;
    using Named = std::pair<const char*, Appearance>;
    for (const auto& [name, appearance] : {Named{QT_TR_NOOP("&As the desktop"), Appearance::System},
                                           Named{QT_TR_NOOP("&Light"), Appearance::Light},
                                           Named{QT_TR_NOOP("&Dark"), Appearance::Dark}}) {
        QAction* action = appearances->addAction(add(*menu, name));
        const auto check = [=, this] {
            action->setChecked(m_preferences.appearance() == appearance);
        };
        check();
        connect(action, &QAction::triggered, this,
                [=, this] { m_preferences.setAppearance(appearance); });
        connect(&m_preferences, &Preferences::appearanceChanged, action, check);
    }
}

} // namespace bouton
