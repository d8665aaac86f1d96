// SPDX-License-Identifier: MIT
#include "ui/laboratory/word_typing.h"

#include <QDesktopServices>
#include <QKeyEvent>
#include <QSyntaxHighlighter>
#include <QUrl>

#include "ui/controls/word_label.h"

namespace bouton {

// WordField ---------------------------------------------------------------------------------------

class WordField::Highlighter : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;
    Look look;

protected:
    void highlightBlock(const QString& text) override {
        if (look)
            for (const QTextLayout::FormatRange& each : look(text))
                setFormat(each.start, each.length, each.format);
    }
};

WordField::WordField() : m_highlighter(new Highlighter(document())) { setTabChangesFocus(true); }

void WordField::setLook(Look look) {
    m_highlighter->look = std::move(look);
    m_highlighter->rehighlight();
}

void WordField::finish(const QString& word) {
    QTextCursor cursor = textCursor();
    cursor.setPosition(cursor.position() - static_cast<int>(begun().size()),
                       QTextCursor::KeepAnchor);
    cursor.insertText(word);
    setTextCursor(cursor);
}

QRect WordField::placeOfBegun() const {
    QTextCursor cursor = textCursor();
    cursor.setPosition(cursor.position() - static_cast<int>(begun().size()));
    return cursorRect(cursor).translated(viewport()->pos());
}

// The rim tells the focus.
void WordField::focusInEvent(QFocusEvent* event) {
    QPlainTextEdit::focusInEvent(event);
    update();
}

void WordField::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    update();
}

// WordTyping --------------------------------------------------------------------------------------

WordTyping::WordTyping(WordField* field, WarningNote* note, WordList* list, const char* help)
    : m_note(note), m_typed(field), m_list(list), m_help(help) {
    setFocusProxy(field);
    worded(list, &QWidget::setAccessibleName, [] { return tr("Words"); });
    field->installEventFilter(this);
    field->viewport()->installEventFilter(this);
    connect(list, &WordList::taken, this, &WordTyping::takeWord);
    connect(list, &WordList::chose, this, [this] {
        const WordList::Entry word = m_list->chosen();
        m_typed->setAccessibleDescription(word.word + u' ' + word.meaning + u' ' + word.value);
    });
}

WordTyping::~WordTyping() { delete m_list; }

QString WordTyping::wordsOfKeys() {
    return tr("Tab takes a word of the list, Ctrl+Space lists all, F1 helps.");
}

void WordTyping::offerWords(bool all) {
    const QString begun = m_typed->begun();
    QList<WordList::Entry> entries;
    if (all || !begun.isEmpty())
        entries = wordsFor(begun);
    if (entries.size() == 1 && entries.front().written == begun)
        entries.clear(); // it stands there
    if (entries.isEmpty())
        closeList();
    m_list->offer(entries, *m_typed, placeOfWord());
}

void WordTyping::offerWhatIsTyped() {
    if (!m_changing && m_typed->hasFocus())
        offerWords(false);
}

void WordTyping::change(const std::function<void()>& text) {
    m_changing = true;
    text();
    m_changing = false;
    closeList();
}

bool WordTyping::closeList() {
    if (!listIsOpen())
        return false;
    m_list->hide();
    m_typed->setAccessibleDescription(m_note->text());
    return true;
}

void WordTyping::takeWord() {
    const QString word = m_list->chosen().written;
    closeList();
    change([&] { m_typed->finish(word); });
}

bool WordTyping::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress: {
        const auto* key = static_cast<QKeyEvent*>(event);
        return press(key->key(), key->modifiers());
    }
    case QEvent::ShortcutOverride: { // Escape closes the list, and nothing else with it
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_F1 || (key == Qt::Key_Escape && listIsOpen()))
            event->accept();
        break;
    }
    case QEvent::FocusOut:
    case QEvent::MouseButtonPress:
    case QEvent::Hide:
    case QEvent::Resize: closeList(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

bool WordTyping::press(int key, Qt::KeyboardModifiers modifiers) {
    const bool open = listIsOpen();
    switch (key) {
    case Qt::Key_F1: // in a lesson, too
        QDesktopServices::openUrl(QUrl(QLatin1String(m_help)));
        return true;
    case Qt::Key_Tab:
        if (open)
            takeWord();
        return open;
    case Qt::Key_Enter:
    case Qt::Key_Return:
        if (open && !isWhole(m_list->chosen().written, m_typed->begun())) {
            takeWord();
            return true;
        }
        closeList();
        return enter();
    case Qt::Key_Escape: return closeList();
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (open)
            m_list->move(key == Qt::Key_Up ? -1 : 1);
        return open;
    case Qt::Key_Space:
        if (!modifiers.testFlag(Qt::ControlModifier))
            break;
        offerWords(true);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End: closeList(); break;
    default: break;
    }
    return false;
}

} // namespace bouton
