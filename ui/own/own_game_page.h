// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>

#include <memory>

#include "core/ruleset.h"
#include "session/kept/rules_folder.h"
#include "ui/controls/folding_page.h"
#include "ui/own/game_editor.h"

class QMenu;

namespace bouton {

class Button;
class FindingsView;
class OwnBoard;
class Preferences;
class SnugScrollArea;
class WordLabel;

// A game of one's own: its text at the left, and at the right its board, on which it can be tried
// at once, with what was found out. What is typed is kept by itself. The board keeps the last rules
// that were right.
class OwnGamePage : public FoldingPage {
    Q_OBJECT

public:
    // Both must outlive it.
    OwnGamePage(RulesFolder& rules, Preferences& preferences);
    ~OwnGamePage() override;

    // The games that come with Bouton (docs/own-games.md): their titles and texts.
    struct Example {
        QString title, text;
    };
    static std::vector<Example> examples();
    // A game's rules as a text to be changed: its own, or those that come with Bouton for a
    // built-in game. Empty if there are none.
    static QString rulesOf(const Ruleset& game);

    void openNew();
    void openKept(const QString& name);
    void openExample(const QString& text); // it is kept once it is changed
    void openText(const QString& text);    // from a file or the clipboard; it is kept
    void goOn();                           // with what is there, else with the last changed
    // Adds what can be opened to a menu: a new one, the last ones, the examples.
    void fill(QMenu& menu);

    const QString& name() const { return m_name; } // of the kept file; empty: it is not kept
    GameEditor* editor() const { return m_editor; }
    OwnBoard* board() const { return m_board; }
    FindingsView* findings() const { return m_findings; }

    void remove();
    void undoRemoval();
    void saveAs(const QString& path);
    bool closeInnermost() { return m_editor->closeList(); }
    void takeKeys();

signals:
    void left();
    void openWanted();                             // a file is to be chosen
    void playWanted(const bouton::Ruleset& rules); // on a page of its own
    void removed(const QString& title);
    void toldOf(const QString& sentence);

protected:
    void hideEvent(QHideEvent* event) override;
    void fit() override;

private:
    void put(const QString& text, const QString& name);
    void keep();
    void take(const GameRead& known);
    void askToSave();
    void refresh();
    void showTurns(); // beside each line of the text what it does on the board

    RulesFolder& m_rules;
    const Ruleset* m_game = nullptr;             // what the board plays
    QString m_name, m_opened;                    // the text as it was opened, or kept last
    bool m_isOpen = false;                       // a text is there
    std::shared_ptr<const own::GameFile> m_file; // the last without mistakes
    QString m_fileText;                          // which it was read from
    QTimer m_keepSoon{this};
    GameEditor* m_editor;
    OwnBoard* m_board;
    FindingsView* m_findings;
    SnugScrollArea* m_scroll; // with the findings
    WordLabel *m_title, *m_state, *m_stale;
    Button *m_games, *m_save, *m_remove, *m_play;
};

} // namespace bouton
