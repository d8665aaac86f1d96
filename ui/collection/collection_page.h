// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QTimer>

#include <filesystem>
#include <optional>

#include "session/run.h"
#include "session/values/saved_game.h"
#include "ui/collection/collection_model.h"
#include "ui/controls/folding_page.h"
#include "ui/controls/worded.h"

namespace bouton {

class Button;
class CollectionBoard;
class CollectionFilters;
class CollectionTable;
class FittedLabel;
class LossesTable;
class MoveGrid;
class SegmentedSwitch;
class WordLabel;

// The page of a collection: games of others as a table that is searched and filtered, the moves of
// the chosen one, a board to go through them, and what was played next from the position on it. The
// games that are listed can be reviewed; what that finds is kept, and another table shows what each
// player has lost in them. Reading, searching, counting and reviewing are runs beside the window.
// Nothing is written to the files.
class CollectionPage : public FoldingPage {
    Q_OBJECT

public:
    // Reviews are kept in this folder.
    explicit CollectionPage(QString reviewsFolder, QWidget* parent = nullptr);
    ~CollectionPage() override;

    // Shows the games of these files and folders instead. What cannot be read is told by refused(),
    // and what was there stays.
    void open(const QStringList& paths);

    // Writes the table that is shown into a file, as CSV.
    void saveTable(const QString& path);

signals:
    void opened(const QStringList& paths); // they are here
    void refused(const bouton::Phrase& why);
    // The chosen game, as its players have played it, is wanted on a table, or in the archive.
    void gameWanted(const bouton::SavedGame& game);
    void keepWanted(const bouton::SavedGame& game);
    void toldOf(const QString& what); // what came of what was asked for
    void left();                      // back to where one came from

protected:
    void fit() override;

private:
    QWidget* makeGame();
    void take(CollectionModel::Games games);
    void stop();
    void search();
    void count();
    void review(CollectionModel::Rows rows);
    void showFacts();
    void showTable();
    QString factsOfReviews() const;
    void choose();
    void showGame();
    void showMoves();
    void setBusy(Wording words);
    std::optional<SavedGame> chosenGame() const;

    const QString m_reviewsFolder;
    CollectionModel::Games m_games; // null if none yet
    ManyReviews m_reviews;
    double m_secondsEach = ReviewTask{}.secondsEach; // that the review of a game takes
    std::size_t m_unreviewed = 0;                    // games of those that are listed
    QStringList m_paths;
    int m_column = -1;
    bool m_descending = false, m_stopped = false;
    std::optional<Collection::Index> m_chosen;
    std::optional<Reversi::State> m_through; // games must come through it
    Run m_reading, m_searching, m_reviewing, m_saving;
    QTimer m_soon{this}; // from a letter to a search

    CollectionModel* m_model;
    CollectionTable* m_table;
    LossesTable* m_losses;
    SegmentedSwitch* m_which; // of the two tables
    CollectionFilters* m_filters;
    CollectionBoard* m_board;
    FittedLabel* m_title;
    WordLabel *m_facts, *m_shown, *m_gameFacts;
    FittedLabel* m_gameTitle;
    Button *m_review, *m_save, *m_stop, *m_open, *m_keep;
    MoveGrid* m_moves;
};

} // namespace bouton
