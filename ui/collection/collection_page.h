// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <filesystem>
#include <memory>
#include <optional>

#include "session/run.h"
#include "session/values/saved_game.h"
#include "ui/collection/collection_model.h"
#include "ui/controls/worded.h"

class QLineEdit;

namespace bouton {

class BoardView;
class Button;
class FittedLabel;
class GlyphButton;
class CollectionTable;
class MoveGrid;
class NextTable;
class SideBadge;
class ToggleSwitch;
class WordLabel;

// The page of a collection: games of others as a table that is searched and filtered, the moves of
// the chosen one, a board to go through them, and what was played next from the position on it.
// Reading, searching and counting are runs beside the window. Nothing is written to the files.
class CollectionPage : public QWidget {
    Q_OBJECT

public:
    explicit CollectionPage(QWidget* parent = nullptr);
    ~CollectionPage() override;

    // Shows the games of these files and folders instead. What cannot be read is told by refused(),
    // and what was there stays.
    void open(const QStringList& paths);

signals:
    void opened(const QStringList& paths); // they are here
    void refused(const bouton::Phrase& why);
    // The chosen game, as its players have played it, is wanted on a table, or in the archive.
    void gameWanted(const bouton::SavedGame& game);
    void keepWanted(const bouton::SavedGame& game);
    void left(); // back to where one came from

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeFilters();
    QWidget* makeGame();
    QWidget* makeBoardColumn();
    void take(CollectionModel::Games games);
    void offerNames();
    void stop();
    void searchSoon() { m_soon.start(); }
    void search();
    void count();
    void showFacts();
    void choose();
    void showGame();
    void step(int by);
    void play(int cell);
    void showPosition();
    void setBusy(Wording words);
    void fit();
    std::optional<SavedGame> chosenGame() const;
    Reversi::State position() const;

    CollectionModel::Games m_games; // null: none yet
    QStringList m_paths;
    int m_column = -1;
    bool m_descending = false, m_stopped = false;
    std::optional<Collection::Index> m_chosen;
    std::unique_ptr<Match> m_match;          // what is on the board, at its position
    std::optional<Reversi::State> m_through; // games must come through it
    Run m_reading, m_searching, m_counting;
    QTimer m_soon{this}; // from a letter to a search

    CollectionModel* m_model;
    NextModel* m_nextModel;
    CollectionTable* m_table;
    NextTable* m_next;
    QWidget *m_gameCard, *m_filters;
    FittedLabel* m_title;
    WordLabel *m_facts, *m_shown, *m_gameFacts, *m_turn, *m_after, *m_came;
    FittedLabel* m_gameTitle;
    Button *m_stop, *m_open, *m_keep;
    QLineEdit *m_words, *m_player, *m_event, *m_opening;
    ToggleSwitch* m_throughSwitch;
    MoveGrid* m_moves;
    SideBadge* m_badge;
    BoardView* m_board;
    GlyphButton *m_first, *m_back, *m_on, *m_last;
};

} // namespace bouton
