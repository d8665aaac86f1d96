#pragma once

#include <QTimer>
#include <QWidget>

#include "session/session.h"
#include "ui/game/turn_words.h"

class QBoxLayout;
class QLabel;

namespace bouton {

class Button;
class Preferences;
class Preparation;
class Refusal;
class SideBadge;
class TallyBar;
class ThinkingDots;
class WarningNote;

// Above the board: before a game its name, how one wins and the way to its rules; then whose turn
// it is and what can be done, the count, the buttons that belong to a turn, what a computer has
// found so far while it thinks, why a click was refused, and at the end who has won and why. It
// must come just before the board in the order of Tab: a button that goes with the turn leaves the
// keys to what comes next. Its height depends on its width and on the game's start alone, so the
// board never jumps in play.
class TurnStrip : public QWidget {
    Q_OBJECT

public:
    TurnStrip(Session& session, const Preparation& preparation, const Preferences& preferences,
              QWidget* parent = nullptr);

    // The position that is on the board for a while: its count and its turn are shown. None: those
    // of the game.
    void setPreview(const std::optional<Scene>& preview);
    // Stands above what is there, in its own coordinates: from `left` on, so wide.
    void alignTo(int left, int width);

signals:
    void rulesWanted(); // of the game
    void refused(const QString& why);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    int besideWords() const;
    void fit();
    void fitHeadline(bool narrow, int room);

    std::optional<Side> whoseTurn() const;
    void showTurn();
    TurnWords wordsOfTheTable() const;
    void tell(const TurnWords& words);
    void followAhead();
    void tellDetail();
    bool isProgram() const;
    bool canGrow() const;
    bool everGrows() const;

    Session& m_session;
    const Preparation& m_preparation;
    const Preferences& m_preferences;
    std::shared_ptr<const Match> m_preview;
    QTimer m_aheadTimer{this}; // until it is told that the computer thinks in the user's time
    bool m_aheadTold = false;
    SideBadge* m_badge;
    Refusal* m_refusal; // told in the place of the details
    QLabel* m_headline;
    WarningNote* m_detail;
    TurnWords m_words;           // whose detail is shown
    QBoxLayout *m_all, *m_title; // the latter: the headline and Rules
    TallyBar* m_tally;
    ThinkingDots* m_dots;
    Button *m_rules, *m_hint, *m_endTurn, *m_pass, *m_moveNow;
};

} // namespace bouton
