#include "ui/game/move_line.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include "core/named_move.h"
#include "session/session.h"
#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

namespace bouton {

MoveLine::MoveLine(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_line(named("moveLine", new QLineEdit)),
      m_why(named("moveLineNote", new WarningNote)) {
    auto* title = new WordLabel([] { return tr("&Move"); });
    title->setBuddy(m_line);
    worded(m_line, &QWidget::setAccessibleName, [] { return tr("Move"); });
    worded(m_line, &QLineEdit::setPlaceholderText, [] { return tr("such as c5, b3+b4 or pass"); });
    m_line->setMaxLength(200);
    m_line->setMaximumWidth(28 * Theme::unit);
    m_line->installEventFilter(this);
    setLayout(row({title, {m_line, 1}, {m_why, 1}}));
    connect(m_line, &QLineEdit::returnPressed, this, &MoveLine::play);
    connect(m_line, &QLineEdit::textEdited, m_why, [this] { m_why->setWords({}); });
    listen(session, Session::Change::Table, this, [this] {
        if (!m_session.match())
            hide();
    });
    hide();
}

void MoveLine::open() {
    m_why->setWords({});
    show();
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void MoveLine::play() {
    const QString why = tryToPlay(m_line->text().trimmed());
    m_why->setWords([why] { return why; });
    if (why.isEmpty())
        return m_line->clear();
    m_line->selectAll(); // so that the next one takes its place
    emit refused(why);
}

QString MoveLine::tryToPlay(const QString& text) {
    const Match* match = m_session.match();
    if (text.isEmpty())
        return tr("Type a move, such as c5.");
    if (m_session.phase() == Session::Phase::Over)
        return tr("The game is over. Press Play again.");
    if (!match || !m_session.turn().human)
        return tr("It is not your turn.");
    const auto move = moveNamed(text.toStdString(), match->moves(match->current()));
    if (!move && m_session.turn().mustPass)
        return tr("There is no legal move: pass.");
    if (!move) { // of one cell of the board as of a click
        const Clicks& cells = move.error().where;
        const Picture picture = match->picture(match->current());
        return spoken(cells.size() == 1 && letterAt(picture, cells.front())
                          ? whyNot(*match, {}, cells.front())
                          : move.error());
    }
    m_session.play(*move);
    return {};
}

// The window has a use for Escape, too.
bool MoveLine::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_line || !key || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        emit closed(); // the keys go first, else they go to whatever comes next
        hide();
    }
    return true;
}

} // namespace bouton
