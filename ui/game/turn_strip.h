// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include "session/session.h"

class QBoxLayout;
class QLabel;

namespace bouton {

class Button;
class Match;
class Preferences;
class Preparation;
class SideBadge;
class TallyBar;
class WarningNote;

// What is said above the board: whose turn it is, what can be done, and what a computer has found.
struct TurnWords {
    QString headline{}, detail{};
    QString whole{};       // more of it, for the tool tip: the whole line that is expected
    QStringList briefer{}; // what is left of a detail that has no room, ever less
};

// Of the table as it stands. `player` is the name of who won or lost, if it is known; `aheadTold`:
// it is said that the computer thinks in the user's time.
TurnWords wordsOfATable(const Session& session, const Preparation& preparation,
                        const QString& player, bool aheadTold);
// Of a position that is on the board for a while.
TurnWords wordsOfAPreview(const Match& preview);

// Three dots that swell in turn while the computer thinks.
class ThinkingDots : public QWidget {
    Q_OBJECT

public:
    explicit ThinkingDots(QWidget* parent = nullptr);

    void setThinking(bool thinking);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QTimer m_beat;
    int m_step = 0;
};

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

    // The position that is on the board for a while: its count and its turn are shown. Empty: those
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
    int wrapHeadline(int room);
    void fitDetail(QSize room);
    bool showsButtons() const;

    std::optional<Side> whoseTurn() const;
    void showTurn();
    void forgetRefusal();
    QString refusal() const; // empty if there was none
    QString wayOn() const;
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
    std::optional<Phrase> m_refusal; // of a click or a key, told in the place of the details
    bool m_blocked = false;          // no cell can be clicked
    QLabel* m_headline;
    WarningNote* m_detail;
    TurnWords m_words;                     // whose detail is shown
    QBoxLayout *m_all, *m_title, *m_first; // m_title: the headline and Rules; m_first: its line
    TallyBar* m_tally;
    ThinkingDots* m_dots;
    Button *m_rules, *m_hint, *m_endTurn, *m_pass, *m_moveNow;
};

} // namespace bouton
