#include "ui/window/view_menu.h"

#include <QActionGroup>

#include <functional>

#include "ui/controls/say.h"
#include "ui/preferences/preferences.h"

namespace bouton {

ViewMenu::ViewMenu(Preferences& preferences, QWidget* parent) : QMenu(parent) {
    using std::chrono::milliseconds;
    using Appearance = Preferences::Appearance;
    say(this, &QMenu::setTitle, [] { return tr("&View"); });
    QAction* legal = add(*this, QT_TR_NOOP("Show &legal moves"));
    legal->setObjectName(QStringLiteral("legalMoves"));
    legal->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    legal->setChecked(preferences.legalMovesShown());
    connect(legal, &QAction::toggled, &preferences, &Preferences::setLegalMovesShown);
    connect(&preferences, &Preferences::legalMovesShownChanged, legal, &QAction::setChecked);
    addChoices<milliseconds>(preferences, &Preferences::pace, &Preferences::setPace,
                             &Preferences::paceChanged, QT_TR_NOOP("&Computer's pace"),
                             {{QT_TR_NOOP("As long as it &thinks"), milliseconds(0)},
                              {QT_TR_NOOP("At least 0.3 s: &quick"), milliseconds(300)},
                              {QT_TR_NOOP("At least 0.6 s: &normal"), milliseconds(600)},
                              {QT_TR_NOOP("At least 1.5 s: &slow"), milliseconds(1500)},
                              {QT_TR_NOOP("At least 4 s: &explaining"), milliseconds(4000)}});
    addChoices<Appearance>(preferences, &Preferences::appearance, &Preferences::setAppearance,
                           &Preferences::appearanceChanged, QT_TR_NOOP("C&olours"),
                           {{QT_TR_NOOP("&As the desktop"), Appearance::System},
                            {QT_TR_NOOP("&Light"), Appearance::Light},
                            {QT_TR_NOOP("&Dark"), Appearance::Dark}});
}

QAction* ViewMenu::add(QMenu& menu, const char* text) {
    QAction* action = say(menu.addAction(QString()), [text] { return tr(text); });
    action->setCheckable(true);
    return action;
}

template <class T, class Value, class Set, class Changed>
void ViewMenu::addChoices(Preferences& preferences, Value value, Set set, Changed changed,
                          const char* title,
                          std::initializer_list<std::pair<const char*, T>> choices) {
    QMenu* menu = say(addMenu(QString()), &QMenu::setTitle, [title] { return tr(title); });
    auto* group = new QActionGroup(this);
    group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const auto& [text, choice] : choices) {
        QAction* action = group->addAction(add(*menu, text));
        const auto check = [=, choice = choice, &preferences] {
            action->setChecked(std::invoke(value, preferences) == choice);
        };
        check();
        connect(action, &QAction::triggered, this,
                [=, choice = choice, &preferences] { std::invoke(set, preferences, choice); });
        connect(&preferences, changed, action, check);
    }
}

} // namespace bouton
