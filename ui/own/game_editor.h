// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>

#include <chrono>
#include <memory>
#include <vector>

#include "core/ruleset.h"
#include "own/findings.h"
#include "session/run.h"
#include "ui/laboratory/word_typing.h"

namespace bouton {

class GameText;

// What is known of the text of a game, as far as it has been read.
struct GameRead {
    std::shared_ptr<const own::GameFile> file;
    const Ruleset* game = nullptr; // null: there are mistakes
    std::vector<own::Finding> found{};
    bool whole = false; // no more will be found
};

// The text of a game of one's own, with what helps to write it: words to choose from while one
// types, and, once one pauses, what is wrong, told below the text and marked in it. It is read on a
// thread of its own. Nothing here blocks, except that the destructor waits as ~Run does.
class GameEditor : public WordTyping {
    Q_OBJECT

public:
    GameEditor();

    QString text() const;
    void setText(const QString& text); // another game's: what was typed cannot be undone any more
    const std::vector<own::LineMistake>& mistakes() const { return m_mistakes; } // that are told
    GameText* field() const { return m_text; }

    // The text is not read yet, or something of it is still being found out.
    bool reading() const { return m_pause.isActive() || m_run.running(); }
    // How long nothing is typed before the text is read.
    void setPause(std::chrono::milliseconds pause) { m_pause.setInterval(pause); }

signals:
    void changed();                           // another text
    void read(const bouton::GameRead& known); // of the text as it stands; several times

protected:
    QList<WordList::Entry> wordsFor(const QString& begun) const override;
    bool isWhole(const QString& written, const QString& begun) const override;

private:
    explicit GameEditor(GameText* text);
    void begin();
    void take(const GameRead& known);
    void say();

    std::shared_ptr<const own::GameFile> m_file; // what was read last
    std::vector<own::LineMistake> m_mistakes, m_warnings;
    QTimer m_pause{this};
    Run m_run;
    GameText* m_text;
};

} // namespace bouton
