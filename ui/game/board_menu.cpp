#include "ui/game/board_menu.h"

#include <QActionGroup>

#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/game/editing_tool.h"

namespace bouton {

BoardMenu::BoardMenu(Session& session, EditingTool& tool, QWidget* parent)
    : QMenu(parent),
      m_session(session),
      m_edit(add(QT_TR_NOOP("&Edit this position"), Qt::CTRL | Qt::Key_E)) {
    auto* group = new QActionGroup(this);
    for (const Side side : {Side::One, Side::Two}) {
        QAction*& action = m_toMove[indexOf(side)];
        action = worded(addAction(QString()), [&session, side] {
            return tr("%1 to move").arg(nameOf(session.game(), side));
        });
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, &tool, [&tool, side] { tool.putToMove(side); });
    }
    addSeparator();
    m_clear = add(QT_TR_NOOP("&Clear"));
    m_usual = add(QT_TR_NOOP("&Usual start"));
    m_hint = add(QT_TR_NOOP("&Hint"), Qt::Key_H);
    m_seeWhy = add(QT_TR_NOOP("See &why"));
    addSeparator();
    connect(m_edit, &QAction::triggered, this, &BoardMenu::editWanted);
    connect(m_clear, &QAction::triggered, &tool, &EditingTool::clear);
    connect(m_usual, &QAction::triggered, &tool, &EditingTool::putUsualStart);
    connect(m_hint, &QAction::triggered, &session, &Session::hint);
    connect(m_seeWhy, &QAction::triggered, this, [this] { emit seeWhyWanted(m_at); });
    m_edit->setObjectName(QStringLiteral("boardEdit"));
    m_clear->setObjectName(QStringLiteral("boardClear"));
    m_usual->setObjectName(QStringLiteral("boardUsualStart"));
    m_hint->setObjectName(QStringLiteral("boardHint"));
    m_seeWhy->setObjectName(QStringLiteral("boardSeeWhy"));
    m_toMove[0]->setObjectName(QStringLiteral("boardToMoveOne"));
    m_toMove[1]->setObjectName(QStringLiteral("boardToMoveTwo"));
}

// The keys are those of the window's menus; here they are only told.
QAction* BoardMenu::add(const char* text, const QKeySequence& keys) {
    QAction* action = worded(addAction(QString()), [text] { return tr(text); });
    action->setShortcut(keys);
    return action;
}

void BoardMenu::setMore(const QList<QAction*>& actions) {
    for (QAction* action : m_more)
        removeAction(action);
    m_more = actions;
    addActions(actions);
}

void BoardMenu::refresh() {
    const bool settingUp = m_session.phase() == Session::Phase::SettingUp;
    const bool byHand = settingUp && m_session.beginning().byHand;
    m_edit->setVisible(!byHand);
    for (QAction* action : {m_toMove[0], m_toMove[1], m_clear, m_usual})
        action->setVisible(byHand);
    m_toMove[indexOf(m_session.picture().toMove)]->setChecked(true);
    for (QAction* action : {m_hint, m_seeWhy})
        action->setVisible(!settingUp);
    m_hint->setEnabled(m_session.hints().left && !m_session.hints().pending);
}

void BoardMenu::open(QPoint global) {
    m_at = global;
    refresh();
    popup(global);
}

} // namespace bouton
