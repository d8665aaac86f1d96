#pragma once

#include <QTextEdit>

#include "session/message.h"

namespace bouton {

class Session;
struct Ruleset;
struct Theme;

// The conversation beside the board: who played what, by which rule, and how it ended. Its text can
// be selected and copied. Last comes the user's comment on the position on the board. A new message
// scrolls into view unless one has scrolled away from the last. Each side speaks from its own edge,
// under its own sign.
class MessageBox : public QTextEdit {
    Q_OBJECT

public:
    explicit MessageBox(const Session& session, QWidget* parent = nullptr);

    std::size_t count() const { return m_messages.size(); }

    QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void keep(std::size_t count);
    void append(const Message& message);
    void appendComment();
    QTextCursor openFrame(const QTextFrameFormat& format);
    void paintSpeech(QPainter& painter, const QRectF& bubble, std::size_t frame) const;
    static void paintHint(QPainter& painter, const QRectF& bubble, const Theme& theme);

    const Session& m_session;
    const Ruleset& m_game;
    std::vector<Message> m_messages; // one for each frame of the document
    QString m_comment;               // in one frame more, if there is any
    bool m_following = true;         // the newest message is in view, and the next will be
};

} // namespace bouton
