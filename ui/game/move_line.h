#pragma once

#include <QWidget>

class QLineEdit;

namespace bouton {

class Session;
class WarningNote;

// A line in which a move is typed as it is written ("c5", "b3+b4", "pass"). It comes below the
// board when it is asked for and stays for the next move; Escape sends it away. What is no move of
// the position stays in the line, and a sentence says why.
class MoveLine : public QWidget {
    Q_OBJECT

public:
    explicit MoveLine(Session& session, QWidget* parent = nullptr);

    void open();

signals:
    void closed();
    void refused(const QString& why);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // of the line

private:
    void play();
    QString tryToPlay(const QString& text); // gives why it cannot be played

    Session& m_session;
    QLineEdit* m_line;
    WarningNote* m_why;
};

} // namespace bouton
