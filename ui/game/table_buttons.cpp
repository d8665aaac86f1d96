#include "ui/game/table_buttons.h"

#include "session/session.h"
#include "ui/controls/layouts.h"
#include "ui/words.h"

namespace bouton {

using Phase = Session::Phase;

bool onlyComputers(const Session& session) {
    const auto& seats = session.plan().seats;
    return !seats[0].human() && !seats[1].human();
}

bool canResign(const Session& session) {
    return (session.phase() == Phase::Playing || session.phase() == Phase::Paused)
           && !onlyComputers(session);
}

// A click on one of them leaves the keys where they were: after a double click on Start the next
// Enter must not be for the New game that stands in its place.
TableButtons::TableButtons(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
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
      m_analyse(makeButton("analyseButton", this, &TableButtons::analyseWanted,
                           [] { return tr("Analyse"); })),
      m_start(makeButton(
          "startButton", this, &TableButtons::startWanted, [] { return tr("Start"); },
          Button::Rank::Primary)) {
    setLayout(row({m_pause, m_resign, m_newGame, m_playAgain, m_analyse, m_start}));
    say(m_analyse, &QWidget::setToolTip,
        [] { return tr("Two humans play from here, and See why is shown"); });
    for (Button* button : {m_pause, m_resign, m_newGame, m_playAgain, m_analyse, m_start})
        button->setFocusPolicy(Qt::TabFocus);
}

void TableButtons::refresh(const std::optional<Phrase>& hindrance) {
    const Phase phase = m_session.phase();
    const bool paused = phase == Phase::Paused;
    m_start->setVisible(phase == Phase::SettingUp);
    m_start->setEnabled(!hindrance);
    m_start->setToolTip(hindrance && phase == Phase::SettingUp ? spoken(*hindrance) : QString());
    m_analyse->setVisible(phase == Phase::SettingUp && m_session.byHand());
    m_analyse->setEnabled(!hindrance);
    m_newGame->setVisible(phase != Phase::SettingUp);
    m_playAgain->setVisible(phase == Phase::Over);
    m_resign->setVisible(canResign(m_session));
    m_pause->setText(paused ? tr("Continue") : tr("Pause"));
    m_pause->setVisible(paused || (phase == Phase::Playing && onlyComputers(m_session)));
}

QWidget* TableButtons::start() const { return m_start->isHidden() ? nullptr : m_start; }

} // namespace bouton
