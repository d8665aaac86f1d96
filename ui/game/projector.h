// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

#include "core/clicking.h"
#include "session/session.h"
#include "ui/game/projected_words.h"
#include "ui/insight/sum_table.h"

class QLabel;

namespace bouton {

class BoardView;
class GlyphButton;
class Preferences;
class SideBadge;
enum class Jump;

// Words in which keys stand as they look on a keyboard; a click on one of them is as good as the
// key. It breaks into lines where it has to.
class KeyLine : public QWidget {
    Q_OBJECT

public:
    explicit KeyLine(QWidget* parent = nullptr);

    // Keys stand in brackets: "Press [W] or [L]".
    void setText(const QString& text);
    const QString& text() const { return m_text; }
    void setLoud(bool loud);                  // in the accent, else in the lesser ink
    QRectF keyRect(const QString& key) const; // empty if there is no such key
    int heightFor(int lines) const;

signals:
    void pressed(const QString& key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Token {
        QString text;
        bool key;
        QRectF place;
    };
    std::vector<Token> tokens() const;
    double lineHeight() const;

    QString m_text;
    bool m_loud = true;
};

// A game for a class, on the whole screen: the board, whose turn it is, one sentence, and the table
// of See why, all in large letters (ProjectorPlan). If the class is asked first, what gives the
// answer away is covered until somebody has answered, by a key or a move. Nothing moves when it
// opens.
class Projector : public QWidget {
    Q_OBJECT

public:
    // Both must live as long as this.
    Projector(Session& session, Preferences& preferences, QWidget* parent = nullptr);

    BoardView* board() const { return m_board; }
    bool covered() const; // what is true of the position

signals:
    void toggled(bool shown);
    void jumpWanted(bouton::Jump jump); // through the game's time

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::optional<Match::Node> open() const; // on the table, unless the game is over there
    const Analysis* known() const;           // of it; null: nothing yet
    void follow();
    void refresh();
    void layOut();
    void refreshBoard();
    void refreshWords();
    QString sentenceShown() const;
    QString lineShown() const;
    bool act(int key);
    void escape();
    void click(Cell cell);
    void endTurn();
    void pickByKeys(bool on);
    void answer(const Quiz::Answer& answer);
    void setQuestionFirst(bool first);
    void setBright(bool bright);

    Session& m_session;
    Preferences& m_preferences;
    Quiz m_quiz;
    std::string m_game;                // whose answers are in the quiz
    std::optional<Match::Node> m_node; // open() as it is shown
    Clicking m_picked;                 // the move that is being given as the answer
    bool m_byKeys = false;             // by the frame on the board
    bool m_partsOpen = false;          // what each part is worth, while the rest is covered
    SumTable::Content m_content;       // of the table
    QString m_told;                    // by ear
    BoardView* m_board;
    SideBadge* m_badge;
    QLabel *m_headline, *m_sentence;
    SumTable* m_table;
    KeyLine* m_line;
    GlyphButton *m_room, *m_leave;
    QRect m_card; // behind the table
};

} // namespace bouton
