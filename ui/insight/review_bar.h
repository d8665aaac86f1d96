#pragma once

#include "session/session.h"
#include "ui/insight/value_history.h"
#include "ui/panels/card.h"

class QLabel;

namespace bouton {

class Button;

// Walks through the slips of a game on its board, one after another: each time the position before
// it, a sentence on what happened and one on which moves keep what the slip gave away. It finds
// more of them as the study goes on and never waits; from any of them one can play on.
class ReviewBar : public Card {
    Q_OBJECT

public:
    explicit ReviewBar(Session& session, QWidget* parent = nullptr);

    // Takes up the line of moves that is now on the board, to its end.
    void open();
    void close();
    bool isOpen() const { return !m_line.empty(); }

    void refresh();
    // The slip whose position is on the board, or null.
    const ValueHistory::Mark* shown() const;
    std::size_t found() const { return m_history.marks.size(); }
    bool complete() const; // all positions are known, and so all slips

signals:
    void toggled(); // opened or closed

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void look();
    void showWords();
    void makeRoom();
    QString headline() const;
    QString whatIsKnown() const;
    const ValueHistory::Mark* beside(bool next) const; // the slip after or before the present
    void goTo(const ValueHistory::Mark* mark);

    Session& m_session;
    std::vector<Match::Node> m_line; // under review; empty: closed
    ValueHistory m_history;          // of that line
    bool m_waiting = false;          // goes to the first slip as soon as all are known
    QLabel *m_headline, *m_words;
    Button *m_previous, *m_next, *m_close;
};

} // namespace bouton
