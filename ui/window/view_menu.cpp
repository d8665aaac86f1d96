#include "ui/window/view_menu.h"

#include <QActionGroup>
#include <QEvent>

#include <functional>

#include "ui/boards/board_view.h"
#include "ui/controls/menus.h"
#include "ui/controls/worded.h"
#include "ui/game/game_page.h"
#include "ui/preferences/preferences.h"
#include "ui/window/pages.h"

namespace bouton {

ViewMenu::ViewMenu(Preferences& preferences, Pages& pages, QWidget& window)
    : QMenu(&window), m_pages(pages), m_window(window) {
    using std::chrono::milliseconds;
    using Appearance = Preferences::Appearance;
    worded(this, &QMenu::setTitle, [] { return tr("&View"); });
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
                           {{QT_TR_NOOP("&Follow the desktop"), Appearance::System},
                            {QT_TR_NOOP("&Light"), Appearance::Light},
                            {QT_TR_NOOP("&Dark"), Appearance::Dark}});
    using Palette = Preferences::Palette;
    addChoices<Palette>(preferences, &Preferences::palette, &Preferences::setPalette,
                        &Preferences::appearanceChanged, QT_TR_NOOP("Pa&lette"),
                        {{QT_TR_NOOP("&Follow the desktop"), Palette::System},
                         {QT_TR_NOOP("&Usual"), Palette::Usual},
                         {QT_TR_NOOP("Colour-&blind"), Palette::ColourBlind},
                         {QT_TR_NOOP("&High contrast"), Palette::HighContrast}});
    addSeparator();
    m_turned = add(*this, QT_TR_NOOP("T&urn the board"));
    m_turned->setObjectName(QStringLiteral("turnBoard"));
    m_turned->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    connect(m_turned, &QAction::triggered, this, [&](bool turned) {
        if (GamePage* page = pages.game())
            preferences.setBoardTurned(page->session().game(), turned);
    });
    m_fullScreen = add(*this, QT_TR_NOOP("&Full screen"));
    m_fullScreen->setShortcut(Qt::Key_F11);
    connect(m_fullScreen, &QAction::triggered, &window,
            [&window](bool full) { full ? window.showFullScreen() : window.showNormal(); });
    m_projector = add(*this, QT_TR_NOOP("&Projector"));
    m_projector->setObjectName(QStringLiteral("projectorAction"));
    m_projector->setShortcut(Qt::Key_F12);
    connect(m_projector, &QAction::triggered, this, [&pages](bool on) {
        if (GamePage* page = pages.game())
            page->project(on);
    });
    connect(&pages, &Pages::made, this, [this](GamePage* page) {
        connect(page, &GamePage::projectedChanged, this, &ViewMenu::refresh);
    });
    for (QAction* action : {legal, m_turned, m_fullScreen})
        sayWhenSwitched(*action, window);
    window.installEventFilter(this);
    connect(&pages, &Pages::changed, this, &ViewMenu::refresh);
    refresh();
}

void ViewMenu::refresh() {
    const GamePage* page = m_pages.game();
    m_turned->setEnabled(page);
    m_turned->setChecked(page && page->board()->turned());
    m_projector->setEnabled(page);
    m_projector->setChecked(page && page->projected());
}

bool ViewMenu::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::WindowStateChange)
        m_fullScreen->setChecked(m_window.isFullScreen());
    return QMenu::eventFilter(watched, event);
}

QAction* ViewMenu::add(QMenu& menu, const char* text) {
    QAction* action = worded(menu.addAction(QString()), [text] { return tr(text); });
    action->setCheckable(true);
    return action;
}

template <class T, class Value, class Set, class Changed>
void ViewMenu::addChoices(Preferences& preferences, Value value, Set set, Changed changed,
                          const char* title,
                          std::initializer_list<std::pair<const char*, T>> choices) {
    QMenu* menu = worded(addMenu(QString()), &QMenu::setTitle, [title] { return tr(title); });
    auto* group = new QActionGroup(this);
    group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const auto& [text, choice] : choices) {
        QAction* action = group->addAction(add(*menu, text));
        const auto check = [=, choice = choice, &preferences] {
            action->setChecked(std::invoke(value, preferences) == choice);
        };
        check();
        connect(action, &QAction::triggered, this, [=, choice = choice, &preferences] {
            std::invoke(set, preferences, choice);
            check(); // chosen once more it would lose its mark
        });
        connect(&preferences, changed, action, check);
    }
}

} // namespace bouton
