// SPDX-License-Identifier: MIT
#include "ui/own/game_editor.h"

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

GameEditor::GameEditor() : GameEditor(named("gameText", new GameText)) {}

GameEditor::GameEditor(GameText* text)
    : WordTyping(text, named("gameNote", new WarningNote), named("gameWords", new WordList),
                 "help:own-games"),
      m_text(text) {
    setLayout(column({{m_text, 1}, m_note}, Theme::unit / 2));
    worded(m_text, &QWidget::setAccessibleName, [] { return tr("The rules of your game"); });
    m_pause.setSingleShot(true);
    setPause(usualGamePause);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_run.stop(); // what is still to come is of another text
        m_pause.start();
        offerWhatIsTyped();
        emit changed();
    });
    connect(m_text, &QPlainTextEdit::cursorPositionChanged, this, &GameEditor::say);
    connect(&m_pause, &QTimer::timeout, this, &GameEditor::begin);
    inEveryLanguage(this, [this] { say(); });
}

QString GameEditor::text() const { return m_text->toPlainText(); }

void GameEditor::setText(const QString& text) {
    change([&] { m_text->setPlainText(text); });
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
        m_note->setText(wordsOfKeys());
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

QList<WordList::Entry> GameEditor::wordsFor(const QString& begun) const {
    const bool ofHeaps = m_text->toPlainText().contains(QLatin1String("\nheaps:"));
    return wordsOfGame(m_text->beforeBegun(), begun, ofHeaps);
}

// A word that is whole needs no other.
bool GameEditor::isWhole(const QString& written, const QString& begun) const {
    return written.trimmed() == begun;
}

} // namespace bouton
