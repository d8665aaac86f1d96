#include "ui/view_menu.h"

#include <QActionGroup>
#include <QEvent>

#include "ui/preferences.h"

namespace bouton {

ViewMenu::ViewMenu(Preferences& preferences, QWidget* parent)
    : QMenu(parent), m_preferences(preferences) {
    addLegalMoves();
    m_paces = addMenu(QString());
    addPaces();
    m_colours = addMenu(QString());
    addColours();
    retranslate();
}

QAction* ViewMenu::add(QMenu& menu, const char* text) {
    QAction* action = menu.addAction(QString());
    action->setCheckable(true);
    m_words.emplace_back(action, text);
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
    auto* paces = new QActionGroup(this);
    paces->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    using Named = std::pair<const char*, int>;
    for (const auto& [name, time] : {Named{QT_TR_NOOP("As long as it &thinks"), 0},
                                     Named{QT_TR_NOOP("At least 0.3 s: &quick"), 300},
                                     Named{QT_TR_NOOP("At least 0.6 s: &normal"), 600},
                                     Named{QT_TR_NOOP("At least 1.5 s: &slow"), 1500},
                                     Named{QT_TR_NOOP("At least 4 s: &explaining"), 4000}}) {
        QAction* action = paces->addAction(add(*m_paces, name));
        const std::chrono::milliseconds pace(time);
        const auto check = [=, this] { action->setChecked(m_preferences.pace() == pace); };
        check();
        connect(action, &QAction::triggered, this, [=, this] { m_preferences.setPace(pace); });
        connect(&m_preferences, &Preferences::paceChanged, action, check);
    }
}

void ViewMenu::addColours() {
    auto* appearances = new QActionGroup(this);
    using Appearance = Preferences::Appearance;
    using Named = std::pair<const char*, Appearance>;
    for (const auto& [name, appearance] : {Named{QT_TR_NOOP("&As the desktop"), Appearance::System},
                                           Named{QT_TR_NOOP("&Light"), Appearance::Light},
                                           Named{QT_TR_NOOP("&Dark"), Appearance::Dark}}) {
        QAction* action = appearances->addAction(add(*m_colours, name));
        const auto check = [=, this] {
            action->setChecked(m_preferences.appearance() == appearance);
        };
        check();
        connect(action, &QAction::triggered, this,
                [=, this] { m_preferences.setAppearance(appearance); });
        connect(&m_preferences, &Preferences::appearanceChanged, action, check);
    }
}

void ViewMenu::retranslate() {
    setTitle(tr("&View"));
    m_paces->setTitle(tr("&Computer's pace"));
    m_colours->setTitle(tr("C&olours"));
    for (const auto& [action, text] : m_words)
        action->setText(tr(text));
}

void ViewMenu::changeEvent(QEvent* event) {
    QMenu::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace bouton
