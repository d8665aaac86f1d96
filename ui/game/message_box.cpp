// SPDX-License-Identifier: MIT
#include "ui/game/message_box.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextFrame>

#include <algorithm>
#include <utility>

#include "explain/remark.h"
#include "session/session.h"
#include "ui/boards/side_badge.h"
#include "ui/controls/listen.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/preferences/preferences.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int badge = 3 * Theme::unit;
constexpr int gap = Theme::unit;

} // namespace

MessageBox::MessageBox(const Session& session, const Preferences& preferences, QWidget* parent)
    : QTextEdit(parent), m_session(session), m_preferences(preferences), m_game(session.game()) {
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFrameShape(QFrame::NoFrame);
    setCursorWidth(0); // it is no place to write
    setUndoRedoEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(gap);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Conversation"); });
    // Only who scrolls away stays there; the text moves as well where it is laid out anew.
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] {
        m_following = verticalScrollBar()->sliderPosition() >= verticalScrollBar()->maximum();
    });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        if (m_following)
            verticalScrollBar()->setValue(most);
    });
    listen(session, Session::Change::Talk | Session::Change::Position, this, &MessageBox::refresh);
    connect(&session.study(), &Study::changed, this, [this] {
        if (costsTold())
            refresh();
    });
    connect(&preferences, &Preferences::insightShownChanged, this, &MessageBox::refresh);
}

// Of a person's move: at the end of a game, or where it is shown beside the board what is true.
bool MessageBox::costsTold() const {
    return m_session.phase() == Session::Phase::Over || m_preferences.wantsAny(m_game);
}

MessageBox::Line MessageBox::lineOf(const Message& message) const {
    using Kind = Message::Kind;
    const bool speech = message.speaker && message.kind != Kind::Notice && message.kind != Kind::End
                        && message.kind != Kind::Hint;
    const auto you = m_session.speech().you();
    return {message, speech && message.speaker == you.value_or(Side::Two), speech && !you,
            costOf(message)};
}

// Of a person's move alone: a computer's says why it was chosen.
QString MessageBox::costOf(const Message& message) const {
    const Match* match = m_session.match();
    if (!costsTold() || message.kind != Message::Kind::Move || !message.node || !match
        || !message.because.empty() || !match->stands(*message.node))
        return {};
    const auto parent = match->parent(*message.node);
    const Analysis* before = parent ? m_session.study().shown(*parent) : nullptr;
    return before ? asSentence(spoken(remarkOn(*match, *message.node, *before))) : QString();
}

// Speech keeps away from the other edge, so that one sees from where it comes.
QTextFrameFormat MessageBox::frameOf(const Line& line) {
    using Kind = Message::Kind;
    QTextFrameFormat format;
    format.setPadding(gap);
    format.setTopMargin(gap / 2);
    format.setBottomMargin(gap / 2);
    const Kind kind = line.message.kind;
    if (!line.message.speaker || kind == Kind::Notice || kind == Kind::End)
        return format;
    const int own = line.badge || kind == Kind::Hint ? badge + gap : 0, away = 5 * gap;
    format.setLeftMargin(line.right ? away : own);
    format.setRightMargin(line.right ? own : away);
    return format;
}

// The first messages that are shown already stay as they are.
void MessageBox::refresh() {
    const std::vector<Message>& messages = m_session.messages();
    const Match* match = m_session.match();
    const QString comment =
        match ? QString::fromStdString(match->comment(match->current())) : QString();
    addCosts();
    const auto first =
        std::ranges::mismatch(m_lines, messages, [this](const Line& line, const Message& message) {
            return line == lineOf(message);
        }).in1;
    const auto same = static_cast<std::size_t>(first - m_lines.begin());
    if (same == messages.size() && same == m_lines.size() && comment == m_comment)
        return;
    keep(same);
    for (std::size_t i = m_lines.size(); i < messages.size(); ++i)
        append(lineOf(messages[i]));
    m_comment = comment;
    appendComment();
    // Qt brings the cursor into view when the text is first seen.
    if (m_following && !textCursor().hasSelection())
        moveCursor(QTextCursor::End);
}

// What moves have cost becomes known one by one, after they were said. The text is not written anew
// for it: a screen reader hears of each change, and drops what else is said if there are many.
void MessageBox::addCosts() {
    const std::vector<Message>& messages = m_session.messages();
    for (std::size_t i = 0; i < std::min(m_lines.size(), messages.size()); ++i) {
        Line& line = m_lines[i];
        Line now = lineOf(messages[i]);
        const QString cost = std::exchange(now.cost, QString());
        if (cost.isEmpty() || line != now)
            continue;
        line.cost = cost;
        QTextCursor cursor =
            document()->rootFrame()->childFrames()[static_cast<qsizetype>(i)]->lastCursorPosition();
        addLine(cursor, cost);
    }
}

// Forgets all but the first ones.
void MessageBox::keep(std::size_t count) {
    const std::size_t frames = m_lines.size() + (m_comment.isEmpty() ? 0 : 1);
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
    m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(count), m_lines.end());
    m_comment.clear();
}

void MessageBox::append(const Line& line) {
    using Kind = Message::Kind;
    m_lines.push_back(line);
    const Message& message = line.message;
    const Theme& theme = Theme::of(*this);
    QTextCursor cursor = openFrame(frameOf(line));
    const bool ends = message.kind == Kind::End;
    QTextBlockFormat block;
    if (ends || message.kind == Kind::Notice)
        block.setAlignment(Qt::AlignHCenter);
    const bool strong = ends || message.kind == Kind::Move;
    cursor.setBlockFormat(block);
    const auto [text, because] = wordsOf(message);
    cursor.insertText(text, message.kind == Kind::Notice
                                ? letters(Type::Caption, Weight::Normal, theme.faint)
                                : letters(ends ? Type::Emphasis : Type::Text,
                                          strong ? Weight::Strong : Weight::Normal, theme.ink));
    for (const QString& more : {because, line.cost})
        if (!more.isEmpty())
            addLine(cursor, more);
}

QTextCharFormat MessageBox::letters(Type type, Weight weight, const QColor& color) const {
    QTextCharFormat format;
    format.setFont(sized(font(), type, weight), QTextCharFormat::FontPropertiesSpecifiedOnly);
    format.setForeground(color);
    return format;
}

// A small one below what stands in the frame.
void MessageBox::addLine(QTextCursor& cursor, const QString& words) {
    cursor.insertBlock(cursor.blockFormat());
    cursor.insertText(words, letters(Type::Caption, Weight::Normal, Theme::of(*this).faint));
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

// A text that cannot be edited has nothing to undo: such keys are the game's. Only copying what is
// selected is its own.
bool MessageBox::event(QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return QTextEdit::event(event);
    const bool own =
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy) && textCursor().hasSelection();
    event->setAccepted(own);
    return own;
}

// The colours are in the text, so another palette says everything anew.
void MessageBox::changeEvent(QEvent* event) {
    QTextEdit::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::LanguageChange
        && event->type() != QEvent::FontChange)
        return;
    keep(0);
    refresh();
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
    QPainter edge(viewport());
    paintEdge(edge);
}

// What has scrolled away fades out at the top, so that no line looks cut.
void MessageBox::paintEdge(QPainter& painter) const {
    if (verticalScrollBar()->value() == 0)
        return;
    const QColor ground = Theme::of(*this).surface;
    const double depth = 3.0 * gap;
    QLinearGradient fade(0, 0, 0, depth);
    fade.setColorAt(0, ground);
    fade.setColorAt(0.4, ground);
    fade.setColorAt(1, faded(ground, 0));
    painter.fillRect(QRectF(0, 0, viewport()->width(), depth), fade);
}

void MessageBox::paintSpeech(QPainter& painter, const QRectF& bubble, std::size_t frame) const {
    const Theme& theme = Theme::of(*this);
    if (frame >= m_lines.size()) { // the comment, with the bar that it has in the list of moves
        painter.fillRect(QRectF(bubble.left(), bubble.top() + gap, 2, bubble.height() - 2 * gap),
                         theme.accent);
        return;
    }
    const Line& line = m_lines[frame];
    const Message& message = line.message;
    if (message.kind == Message::Kind::Notice)
        return;
    painter.setPen(Qt::NoPen);
    if (message.kind == Message::Kind::Hint) {
        paintHint(painter, bubble, theme);
        return;
    }
    if (message.kind == Message::Kind::End) {
        painter.setBrush(faded(theme.accent, 0.14));
        painter.drawRoundedRect(bubble, Theme::radius, Theme::radius);
        return;
    }
    const Side side = message.speaker.value_or(Side::One);
    painter.setBrush(line.badge   ? tintOf(m_game, side, theme)
                     : line.right ? faded(theme.accent, 0.1)
                                  : faded(theme.ink, 0.07));
    painter.drawRoundedRect(bubble, Theme::radius, Theme::radius);
    if (!line.badge)
        return;
    const double x = line.right ? bubble.right() + gap : bubble.left() - gap - badge;
    paintBadge(painter, {x, bubble.top(), double(badge), double(badge)}, m_game, side, theme);
}

// Nobody's words: a lamp speaks, from where side One does.
void MessageBox::paintHint(QPainter& painter, const QRectF& bubble, const Theme& theme) {
    painter.setPen(QPen(theme.accent, 1, Qt::DashLine));
    painter.setBrush(faded(theme.accent, 0.08));
    painter.drawRoundedRect(bubble.adjusted(0.5, 0.5, -0.5, -0.5), Theme::radius, Theme::radius);
    onlyFill(painter, theme.accent);
    painter.save();
    painter.translate(bubble.left() - gap - badge / 2.0, bubble.top() + badge / 2.0);
    painter.drawEllipse(QPointF(0, -2), 7.5, 7.5);
    painter.drawRect(QRectF(-3.5, 4, 7, 3.5));
    painter.drawRoundedRect(QRectF(-3.5, 8.5, 7, 2.5), 1, 1);
    painter.restore();
}

// In words ----------------------------------------------------------------------------------------

QString asSentence(QString text) {
    if (!text.isEmpty() && text.front().isLower())
        text[0] = text.front().toUpper();
    if (!text.isEmpty() && text.back() != u'.')
        text += u'.';
    return text;
}

std::pair<QString, QString> wordsOf(const Message& message) {
    return {spoken(message.text),
            message.kind == Message::Kind::Refusal ? MessageBox::tr(
                "Give its seat to another player and continue, or start a new game.")
                                                   : asSentence(spoken(message.because))};
}

QString saidAloud(const Message& message) {
    const auto [text, because] = wordsOf(message);
    return because.isEmpty() ? asSentence(text) : asSentence(text) + u' ' + because;
}

} // namespace bouton
