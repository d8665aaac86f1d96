// SPDX-License-Identifier: MIT
#include "ui/own/game_editor.h"

#include <QDesktopServices>
#include <QKeyEvent>
#include <QUrl>

#include <algorithm>
#include <utility>

#include "games/own_game/own_game.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/own/game_text.h"
#include "ui/own/game_words.h"

namespace bouton {

namespace {

constexpr std::chrono::milliseconds usualGamePause{400};

void findOutOf(const std::string& text, std::stop_token stop, const Post<GameRead>& post) {
    GameRead known{std::make_shared<const own::GameFile>(own::readGame(text))};
    if (known.file->mistakes.empty())
        known.game = ownGame(text).value_or(nullptr); // it may have another's name
    post(known);
    if (known.file->mistakes.empty())
        own::findOut(*known.file, stop, [&](own::Finding finding) {
            known.found.push_back(std::move(finding));
            post(known);
        });
    known.whole = true;
    post(known);
}

} // namespace

GameEditor::GameEditor()
    : m_text(named("gameText", new GameText)),
      m_note(named("gameNote", new WarningNote)),
      m_list(named("gameWords", new WordList)) {
    setLayout(column({{m_text, 1}, m_note}, Theme::unit / 2));
    setFocusProxy(m_text);
    worded(m_text, &QWidget::setAccessibleName, [] { return tr("The rules of your game"); });
    worded(m_list.get(), &QWidget::setAccessibleName, [] { return tr("Words"); });
    m_pause.setSingleShot(true);
    setPause(usualGamePause);
    m_text->installEventFilter(this);
    m_text->viewport()->installEventFilter(this);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_run.stop(); // what is still to come is of another text
        m_pause.start();
        if (!m_taking && m_text->hasFocus())
            offerWords(false);
        emit changed();
    });
    connect(m_text, &QPlainTextEdit::cursorPositionChanged, this, &GameEditor::say);
    connect(&m_pause, &QTimer::timeout, this, &GameEditor::begin);
    connect(m_list, &WordList::taken, this, &GameEditor::takeWord);
    connect(m_list, &WordList::chose, this, [this] {
        const WordList::Entry word = m_list->chosen();
        m_text->setAccessibleDescription(sentences(word.word, word.meaning));
    });
    inEveryLanguage(this, [this] { say(); });
}

GameEditor::~GameEditor() { delete m_list; }

QString GameEditor::text() const { return m_text->toPlainText(); }

void GameEditor::setText(const QString& text) {
    m_taking = true; // nobody types it
    m_text->setPlainText(text);
    m_taking = false;
    closeList();
    begin();
}

// What is wrong -------------------------------------------------------------------------------

void GameEditor::begin() {
    m_pause.stop();
    m_run.start(text().toStdString(), findOutOf, [this](const GameRead& known) { take(known); });
}

void GameEditor::take(const GameRead& known) {
    if (std::exchange(m_file, known.file) != known.file) {
        m_mistakes = known.file->mistakes;
        m_warnings = known.file->warnings;
        m_text->mark(m_mistakes.empty() ? m_warnings : m_mistakes);
        say();
    }
    emit read(known);
}

// That of the line where one writes, else the first.
void GameEditor::say() {
    const std::vector<own::LineMistake>& all = m_mistakes.empty() ? m_warnings : m_mistakes;
    m_note->setWarns(!all.empty());
    if (all.empty()) {
        m_note->setText(tr("Tab takes a word of the list, Ctrl+Space lists all, F1 helps."));
    } else {
        auto at = std::ranges::find(all, m_text->line(), &own::LineMistake::line);
        if (at == all.end())
            at = all.begin();
        QString words = tr("Line %1. %2", "a number; what is wrong")
                            .arg(QString::number(at->line), spoken(at->is.what));
        if (all.size() > 1)
            words = sentences(words, tr("%n more line(s) are marked.", nullptr,
                                        static_cast<int>(all.size()) - 1));
        m_note->setText(words);
    }
    m_text->setAccessibleDescription(m_note->text());
}

// The words -----------------------------------------------------------------------------------

void GameEditor::offerWords(bool all) {
    const bool ofHeaps = m_text->toPlainText().contains(QLatin1String("\nheaps:"));
    QList<WordList::Entry> entries =
        wordsOfGame(m_text->beforeBegun(), m_text->begun(), ofHeaps, all);
    if (entries.size() == 1 && entries.front().written == m_text->begun())
        entries.clear(); // it stands there
    if (entries.isEmpty())
        closeList();
    m_list->offer(entries, *m_text, m_text->placeOfBegun());
}

bool GameEditor::closeList() {
    if (!m_list || !m_list->open())
        return false;
    m_list->hide();
    m_text->setAccessibleDescription(m_note->text());
    return true;
}

void GameEditor::takeWord() {
    const WordList::Entry word = m_list->chosen();
    closeList();
    m_taking = true;
    m_text->finish(word.written);
    m_taking = false;
}

// The keys ------------------------------------------------------------------------------------

bool GameEditor::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress: {
        const auto* key = static_cast<QKeyEvent*>(event);
        return press(key->key(), key->modifiers());
    }
    case QEvent::ShortcutOverride: { // Escape closes the list, and nothing else with it
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_F1 || (key == Qt::Key_Escape && m_list && m_list->open()))
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

bool GameEditor::press(int key, Qt::KeyboardModifiers modifiers) {
    const bool open = m_list && m_list->open();
    switch (key) {
    case Qt::Key_F1: QDesktopServices::openUrl(QUrl(QStringLiteral("help:own-games"))); return true;
    case Qt::Key_Tab:
        if (open)
            takeWord();
        return open;
    case Qt::Key_Enter:
    case Qt::Key_Return: // a word that is whole needs no other
        if (!open || m_list->chosen().written.trimmed() == m_text->begun()) {
            closeList();
            return false;
        }
        takeWord();
        return true;
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
