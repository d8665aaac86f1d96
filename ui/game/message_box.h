// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QTextEdit>

#include "session/values/message.h"
#include "ui/theme/type.h"

namespace bouton {

class Preferences;
struct Ruleset;
class Session;
struct Theme;

// A line of the conversation as it is written: what is said, and why, which may be empty.
std::pair<QString, QString> wordsOf(const Message& message);
// The same as it is said aloud.
QString saidAloud(const Message& message);

// With a capital at its front and a full stop at its end.
QString asSentence(QString text);

// The conversation beside the board: who played what, by which rule, and how it ended. Its text can
// be selected and copied. Last comes the user's comment on the position on the board. A new message
// scrolls into view unless one has scrolled away from the last. One who plays a computer speaks
// from the right; where both seats are of one kind each side speaks from its own edge, under its
// sign.
class MessageBox : public QTextEdit {
    Q_OBJECT

public:
    MessageBox(const Session& session, const Preferences& preferences, QWidget* parent = nullptr);

    std::size_t count() const { return m_lines.size(); }

    QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    // A message and how it is shown: where it is said from, whether under the side's sign, and what
    // the move has cost.
    struct Line {
        Message message;
        bool right, badge;
        QString cost;
        bool operator==(const Line&) const = default;
    };
    void refresh();
    bool costsTold() const;
    Line lineOf(const Message& message) const;
    QString costOf(const Message& message) const;
    static QTextFrameFormat frameOf(const Line& line);
    void keep(std::size_t count);
    void append(const Line& line);
    void addCosts();
    void addLine(QTextCursor& cursor, const QString& words);
    QTextCharFormat letters(Type type, Weight weight, const QColor& color) const;
    void appendComment();
    QTextCursor openFrame(const QTextFrameFormat& format);
    void paintSpeech(QPainter& painter, const QRectF& bubble, std::size_t frame) const;
    void paintEdge(QPainter& painter) const;
    static void paintHint(QPainter& painter, const QRectF& bubble, const Theme& theme);

    const Session& m_session;
    const Preferences& m_preferences;
    const Ruleset& m_game;
    std::vector<Line> m_lines; // one for each frame of the document
    QString m_comment;         // in one frame more, if there is any
    bool m_following = true;   // the newest message is in view, and the next will be
};

} // namespace bouton
