#include "ui/game/message_box.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextFrame>

#include <algorithm>

#include "session/session.h"
#include "ui/controls/say.h"
#include "ui/game/side_badge.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr int badge = 3 * Theme::unit;
constexpr int gap = Theme::unit;

// Side One speaks from the left edge, side Two from the right; the game itself from the middle.
QTextFrameFormat frameOf(const Message& message) {
    QTextFrameFormat format;
    format.setPadding(gap);
    format.setTopMargin(gap / 2);
    format.setBottomMargin(gap / 2);
    const bool speech = message.speaker && message.kind != Message::Kind::Notice
                        && message.kind != Message::Kind::End;
    const bool right =
        speech && message.speaker == Side::Two && message.kind != Message::Kind::Hint;
    format.setLeftMargin(!speech ? 0 : right ? 2 * badge : badge + gap);
    format.setRightMargin(!speech ? 0 : right ? badge + gap : 2 * badge);
    return format;
}

QString sentence(QString text) {
    if (!text.isEmpty() && text.front().isLower())
        text[0] = text.front().toUpper();
    if (!text.isEmpty() && text.back() != u'.')
        text += u'.';
    return text;
}

} // namespace

MessageBox::MessageBox(const Session& session, QWidget* parent)
    : QTextEdit(parent), m_session(session), m_game(session.game()) {
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFrameShape(QFrame::NoFrame);
    setUndoRedoEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(gap);
    say(this, &QWidget::setAccessibleName, [] { return tr("Conversation"); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { m_following = value >= verticalScrollBar()->maximum(); });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        if (m_following)
            verticalScrollBar()->setValue(most);
    });
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & (Session::Change::Talk | Session::Change::Position))
            follow();
    });
}

// The first messages that are shown already stay as they are.
void MessageBox::follow() {
    const std::vector<Message>& messages = m_session.messages();
    const Match* match = m_session.match();
    const QString comment =
        match ? QString::fromStdString(match->comment(match->current())) : QString();
    const auto first = std::ranges::mismatch(m_messages, messages).in1;
    const auto same = static_cast<std::size_t>(first - m_messages.begin());
    if (same == messages.size() && same == m_messages.size() && comment == m_comment)
        return;
    keep(same);
    for (std::size_t i = m_messages.size(); i < messages.size(); ++i)
        append(messages[i]);
    m_comment = comment;
    appendComment();
}

// Forgets all but the first ones.
void MessageBox::keep(std::size_t count) {
    const std::size_t frames = m_messages.size() + (m_comment.isEmpty() ? 0 : 1);
    if (count == 0 && frames > 0) {
        m_following = true;
        clear();
    } else if (count < frames) {
        QTextCursor cursor(document());
        cursor.setPosition(
            document()->rootFrame()->childFrames()[static_cast<qsizetype>(count)]->firstPosition()
            - 1);
        cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
    }
    m_messages.erase(m_messages.begin() + static_cast<std::ptrdiff_t>(count), m_messages.end());
    m_comment.clear();
}

void MessageBox::append(const Message& message) {
    m_messages.push_back(message);
    const Theme& theme = Theme::of(*this);
    QTextCursor cursor = openFrame(frameOf(message));
    const bool ends = message.kind == Message::Kind::End;
    QTextBlockFormat block;
    if (ends || message.kind == Message::Kind::Notice)
        block.setAlignment(Qt::AlignHCenter);
    QTextCharFormat text;
    text.setForeground(message.kind == Message::Kind::Notice ? theme.faint : theme.ink);
    text.setFontWeight(ends ? QFont::Bold : QFont::Normal);
    cursor.setBlockFormat(block);
    cursor.insertText(spoken(message.text), text);
    const QString because =
        message.kind == Message::Kind::Refusal
            ? tr("Give its seat to another player and continue, or start a new game.")
            : sentence(spoken(message.because));
    if (because.isEmpty())
        return;
    text.setForeground(ends ? theme.ink : theme.faint);
    text.setFontWeight(QFont::Normal);
    cursor.insertBlock(block);
    cursor.insertText(because, text);
}

// Gives where one writes in it.
QTextCursor MessageBox::openFrame(const QTextFrameFormat& format) {
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    // Qt keeps an empty line around frames; it must not take room.
    QTextBlockFormat none;
    none.setLineHeight(1, QTextBlockFormat::FixedHeight);
    cursor.setBlockFormat(none);
    cursor.insertFrame(format);
    QTextCursor after(document());
    after.movePosition(QTextCursor::End);
    after.setBlockFormat(none);
    return cursor;
}

// The user's words are shown as they are.
void MessageBox::appendComment() {
    if (m_comment.isEmpty())
        return;
    QTextFrameFormat frame;
    frame.setPadding(gap);
    frame.setLeftMargin(badge + gap);
    QTextCharFormat text;
    text.setForeground(Theme::of(*this).ink);
    text.setFontItalic(true);
    QTextCursor cursor = openFrame(frame);
    cursor.setBlockFormat({});
    cursor.insertText(m_comment, text);
}

// A text that cannot be edited has nothing to undo: such keys are the game's. Only copying is its
// own.
bool MessageBox::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->matches(QKeySequence::Copy) && !key->matches(QKeySequence::SelectAll)) {
            event->ignore();
            return false;
        }
    }
    return QTextEdit::event(event);
}

// The colours are in the text, so another palette says everything anew.
void MessageBox::changeEvent(QEvent* event) {
    QTextEdit::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::LanguageChange)
        return;
    keep(0);
    follow();
}

QSize MessageBox::sizeHint() const { return {36 * Theme::unit, 24 * Theme::unit}; }

void MessageBox::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
    const QRectF visible = QRectF(event->rect()).translated(0, verticalScrollBar()->value());
    const QList<QTextFrame*> frames = document()->rootFrame()->childFrames();
    for (qsizetype i = 0; i < frames.size(); ++i) {
        const QRectF outer = document()->documentLayout()->frameBoundingRect(frames[i]);
        if (!outer.intersects(visible))
            continue;
        const QTextFrameFormat format = frames[i]->frameFormat();
        paintSpeech(painter,
                    outer.adjusted(format.leftMargin(), format.topMargin(), -format.rightMargin(),
                                   -format.bottomMargin()),
                    static_cast<std::size_t>(i));
    }
    painter.end();
    QTextEdit::paintEvent(event);
}

void MessageBox::paintSpeech(QPainter& painter, const QRectF& bubble, std::size_t frame) const {
    const Theme& theme = Theme::of(*this);
    if (frame >= m_messages.size()) { // the comment, with the bar that it has in the list of moves
        painter.fillRect(QRectF(bubble.left(), bubble.top() + gap, 2, bubble.height() - 2 * gap),
                         theme.accent);
        return;
    }
    const Message& message = m_messages[frame];
    if (message.kind == Message::Kind::Notice)
        return;
    painter.setPen(Qt::NoPen);
    if (message.kind == Message::Kind::Hint) {
        paintHint(painter, bubble, theme);
        return;
    }
    if (message.kind == Message::Kind::End) {
        painter.setBrush(message.speaker ? tintOf(m_game, *message.speaker, theme)
                                         : faded(theme.accent, 0.14));
        painter.drawRoundedRect(bubble, Theme::radius, Theme::radius);
        return;
    }
    const Side side = message.speaker.value_or(Side::One);
    painter.setBrush(tintOf(m_game, side, theme));
    painter.drawRoundedRect(bubble, Theme::radius, Theme::radius);
    const double x = side == Side::One ? bubble.left() - gap - badge : bubble.right() + gap;
    paintBadge(painter, {x, bubble.top(), double(badge), double(badge)}, m_game, side, theme);
}

// Nobody's words: a lamp speaks, from where side One does.
void MessageBox::paintHint(QPainter& painter, const QRectF& bubble, const Theme& theme) {
    painter.setPen(QPen(theme.accent, 1, Qt::DashLine));
    painter.setBrush(faded(theme.accent, 0.08));
    painter.drawRoundedRect(bubble.adjusted(0.5, 0.5, -0.5, -0.5), Theme::radius, Theme::radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.save();
    painter.translate(bubble.left() - gap - badge / 2.0, bubble.top() + badge / 2.0);
    painter.drawEllipse(QPointF(0, -2), 7.5, 7.5);
    painter.drawRect(QRectF(-3.5, 4, 7, 3.5));
    painter.drawRoundedRect(QRectF(-3.5, 8.5, 7, 2.5), 1, 1);
    painter.restore();
}

} // namespace bouton
