// SPDX-License-Identifier: MIT
#include "ui/game/table_buttons.h"

#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/controls/menus.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/game/next_game.h"
#include "ui/game/preparation.h"

namespace bouton {

using Phase = Session::Phase;

namespace {

QPainterPath threeDots() {
    QPainterPath sign;
    for (const double x : {-0.7, 0.0, 0.7})
        sign.addEllipse(QPointF(x, 0), 0.2, 0.2);
    return sign;
}

QPainterPath house() {
    QPainterPath sign;
    sign.addPolygon(QPolygonF{{-1, 0.1}, {0, -0.9}, {1, 0.1}, {-1, 0.1}});
    sign.addRect(-0.65, 0.1, 1.3, 0.7);
    sign.setFillRule(Qt::WindingFill);
    return sign;
}

} // namespace

// A click on one of them leaves the keys where they were: after a double click on Start the next
// Enter must not be for the New game that stands in its place.
TableButtons::TableButtons(Session& session, const Preparation& preparation, QWidget* summary,
                           QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_preparation(preparation),
      m_home(named("homeButton", new GlyphButton(house()))),
      m_pause(makeButton(
          "pauseButton", this, [&session] { session.setPaused(session.phase() != Phase::Paused); },
          [&session] { return session.phase() == Phase::Paused ? tr("Continue") : tr("Pause"); })),
      m_resign(makeButton("resignButton", this, &TableButtons::resignWanted,
                          [] { return tr("Resign"); })),
      m_newGame(makeButton("newGameButton", this, &TableButtons::newGameWanted,
                           [] { return tr("New game"); })),
      m_playAgain(makeButton(
          "playAgainButton", this, &TableButtons::playAgainWanted, [] { return tr("Play again"); },
          Button::Rank::Primary)),
      m_review(makeButton("reviewButton", this, &TableButtons::reviewWanted,
                          [] { return tr("Review"); })),
      m_more(named("moreAtTheEnd", new GlyphButton(threeDots()))),
      m_menu(named("endMenu", new QMenu(this))),
      m_otherSide(named("otherSideAction", addEntry(*m_menu, this, &TableButtons::otherSideWanted,
                                                    [] { return tr("Other &side"); }))),
      m_opponent(named("opponentAction", addEntry(*m_menu, this, &TableButtons::opponentWanted,
                                                  [] { return QString(); }))),
      m_analyse(makeButton("analyseButton", this, &TableButtons::analyseWanted,
                           [] { return tr("Analyse"); })),
      m_start(makeButton(
          "startButton", this, &TableButtons::startWanted, [] { return tr("Start"); },
          Button::Rank::Primary)),
      m_others(new QWidget) {
    m_others->setLayout(column({row({{m_playAgain, 1}, {m_review, 1}, m_more}),
                                row({m_pause, m_resign, m_newGame, m_analyse, m_start})}));
    setLayout(column({summary, row({m_home, {m_others, 1}})}));
    worded(m_home, &GlyphButton::setName, [] { return tr("Start page (Alt+Left)"); });
    connect(m_home, &Button::clicked, this, &TableButtons::homeWanted);
    named("newGameAction",
          addEntry(*m_menu, this, &TableButtons::newGameWanted, [] { return tr("&New game"); }));
    m_menu->setToolTipsVisible(true);
    inEveryLanguage(m_more, [this] { m_more->setName(tr("What else can be played")); });
    connect(m_more, &Button::clicked, m_menu, [this] {
        m_menu->popup(m_more->mapToGlobal(QPoint(0, -m_menu->sizeHint().height())));
    });
    worded(m_review, &QWidget::setToolTip,
           [] { return tr("Goes through the moves that gave something away"); });
    worded(m_otherSide, &QAction::setToolTip,
           [] { return tr("The same game with the seats exchanged"); });
    worded(m_analyse, &QWidget::setToolTip,
           [] { return tr("Two people play from here, and See why is shown"); });
    for (Button* button :
         std::initializer_list<Button*>{m_home, m_pause, m_resign, m_newGame, m_playAgain, m_review,
                                        m_more, m_analyse, m_start})
        button->setFocusPolicy(Qt::TabFocus);
    listen(session, Session::Change::Position | Session::Change::Table, this,
           &TableButtons::refresh);
    connect(&preparation, &Preparation::hindranceChanged, this, &TableButtons::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void TableButtons::refresh() {
    const auto hindrance = m_preparation.hindrance();
    const Phase phase = m_session.phase();
    const bool paused = phase == Phase::Paused;
    m_start->setVisible(phase == Phase::SettingUp);
    m_start->setEnabled(!hindrance);
    m_start->setToolTip(hindrance && phase == Phase::SettingUp ? spoken(*hindrance) : QString());
    m_analyse->setVisible(phase == Phase::SettingUp && m_session.plan().byHand);
    m_analyse->setEnabled(!hindrance);
    const bool over = m_session.view().hasEnded; // also where one looks through it
    m_newGame->setVisible(phase != Phase::SettingUp && !over);
    m_more->setVisible(over);
    const auto& seats = m_session.plan().seats;
    m_playAgain->setVisible(over);
    m_review->setVisible(over);
    m_otherSide->setVisible(over && seats[0] != seats[1]);
    const auto next = nextOpponent(m_session);
    m_opponent->setVisible(next.has_value());
    if (next) {
        m_opponent->setText(tr("Next opponent: %1").arg(shortNameOf(m_session.game(), {*next})));
        m_opponent->setToolTip(nameOf(m_session.game(), Seat{*next}) + QStringLiteral(" \u00b7 ")
                               + strengthOf(m_session.game(), {*next}));
    }
    m_resign->setVisible(humanPlays(m_session) && !m_session.view().looksThrough);
    m_resign->setEnabled(canResign(m_session));
    m_resign->setToolTip(m_session.view().looksBack ? tr(
                             "An earlier position is on the board. Go to the last one to resign.")
                                                    : tr("Gives the game up. Undo takes it back."));
    m_pause->setText(paused ? tr("Continue") : tr("Pause"));
    m_pause->setVisible(paused || (phase == Phase::Playing && onlyComputers(m_session)));
}

QSize TableButtons::minimumSizeHint() const {
    const int home = m_home->isHidden() ? 0 : m_home->sizeHint().width() + Theme::unit;
    return QWidget::minimumSizeHint() - QSize(home, 0);
}

bool TableButtons::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        m_home->setVisible(m_others->minimumSizeHint().width() + m_home->sizeHint().width()
                               + Theme::unit
                           <= width());
    return QWidget::event(event);
}

QWidget* TableButtons::start() const { return m_start->isHidden() ? nullptr : m_start; }

} // namespace bouton
