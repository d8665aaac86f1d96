// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>
#include <QTimer>
#include <QWidget>

#include <array>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "lab/practice.h"
#include "session/archive/archive.h"
#include "session/archive/query.h"
#include "session/values/reopened.h"
#include "ui/archive/archive_words.h"
#include "ui/controls/card.h"
#include "ui/controls/tables.h"

class QBoxLayout;
class QComboBox;
class QLineEdit;
class QSlider;
class QVBoxLayout;

namespace bouton {

class ArchiveModel;
class BoardView;
class Button;
class Chart;
class GameBox;
class OwnRatings;
class ResultTable;
class WordLabel;

// Which games are wanted: a search, and boxes for the game, the opponent, the result and the time.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(Games games, QWidget* parent = nullptr);

    void setOwnName(const QString& name) { m_own = name; }
    Filter filter() const;
    // Opponents to choose from, of all games of the archive. The one that is chosen stays.
    void setOpponents(const Statistics& statistics);
    void clear();                                         // all games are wanted again
    bool isPlain() const { return filter() == Filter{}; } // all games

signals:
    void changed(); // by the user

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Opponent {
        QString game, spec;
    };
    void fit();
    void showOpponents();

    const Games m_games;
    QString m_own;
    QLineEdit* m_search;
    GameBox* m_game;
    QComboBox *m_opponent, *m_result, *m_time;
    QBoxLayout *m_all, *m_boxes;    // in one row, two or three
    std::vector<Opponent> m_known;  // of all games
    std::vector<QString> m_offered; // specs, by line of the box after the first
};

// The games of the archive as a table, which never scrolls sideways: what has no room is left out.
class ArchiveTable : public QuietUntilFocused<QTableView> {
    Q_OBJECT

public:
    explicit ArchiveTable(ArchiveModel& model, QWidget* parent = nullptr);

    // Lays the columns out in a table of this width. Each is as wide as its widest text; the least
    // wanted ones are left out first, and what is left goes to the columns in view. In a narrow
    // table the names of players and games end in an ellipsis.
    void fitColumns(int width);

signals:
    void openWanted();   // of the current game, by a double click
    void deleteWanted(); // of the chosen games, by the key

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void measureAnew(); // in other letters or words
    int widestOf(Column column);

    const ArchiveModel& m_model;
    int m_width = 0;
    std::array<int, 9> m_widest{}; // of each column
};

// One game of the archive: what is known of it, and a small board on which it is replayed. The game
// is read and its moves are played on the archive's thread.
class GameDetails : public Card {
    Q_OBJECT

public:
    GameDetails(Archive& archive, Games games, QWidget* parent = nullptr);

    void setOwnName(const QString& name) { m_own = name; }
    // Shows a game at its last position; empty: no game.
    void show(const std::optional<Entry>& entry);
    const Reopened* game() const { return m_game.get(); } // null if none is here
    // The user wants the shown game on a table: now, or as soon as it has been read.
    void open();

signals:
    void openGame(const bouton::SavedGame& game); // the user wants it on a table

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void tell();
    void fit();
    void take(Or<std::shared_ptr<Reopened>> game);
    void setBoard(const Ruleset* rules);
    void goTo(int ply);
    void play(bool on);

    Archive& m_archive;
    const Games m_games;
    QString m_own;
    std::optional<Entry> m_entry;
    std::shared_ptr<Reopened> m_game;
    bool m_isWanted = false; // on a table, as soon as it is here
    std::vector<Match::Node> m_path;
    std::stop_source m_stop;
    QTimer m_timer{this};             // of the replay
    const Ruleset* m_rules = nullptr; // of the board
    BoardView* m_board = nullptr;
    QVBoxLayout* m_place; // of the board
    WordLabel *m_title, *m_facts, *m_move;
    QSlider* m_slider;
    Button *m_play, *m_open;
    QLayout* m_buttons; // both
};

// The archive in numbers: wins by game, by opponent or by month as a plot and a table, the streaks,
// and the progress in practice. The rows of the table are what one compares.
class ArchiveStatistics : public QWidget {
    Q_OBJECT

public:
    // What came of the exercises of a game.
    using ScoreOf = std::function<Score(const Ruleset&)>;

    ArchiveStatistics(Archive& archive, Games games, ScoreOf scoreOf, QWidget* parent = nullptr);

    void setRatings(const OwnRatings& ratings); // the user's, which are told beside the streaks
    void show(const Filter& filter);            // asks anew; the answer comes later
    const Statistics& statistics() const { return m_statistics; }

signals:
    void failed(const bouton::Phrase& why);

private:
    enum class By { Game, Opponent, Month };
    std::vector<std::pair<QString, GameCount>> groups() const; // by their names
    void refresh();
    QString kindOfGroup() const;
    QString streaks() const;
    QString practice() const;

    Archive& m_archive;
    const Games m_games;
    const ScoreOf m_scoreOf;
    const OwnRatings* m_ratings = nullptr;
    Statistics m_statistics;
    std::stop_source m_stop;
    QComboBox* m_by;
    Chart* m_chart;
    ResultTable* m_table;
    QWidget* m_sheet; // of the table
    WordLabel *m_streaks, *m_practice;
};

} // namespace bouton
