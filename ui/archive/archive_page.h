#pragma once

#include <QTimer>
#include <QWidget>

#include "session/archive/archive.h"
#include "session/archive/export.h"
#include "ui/archive/archive_statistics.h"
#include "ui/archive/archive_words.h"
#include "ui/controls/say.h"

class QFileDialog;
class QMenu;
class QTabBar;
class QTableView;
class QStackedWidget;

namespace bouton {

class ArchiveModel;
class Button;
class FilterBar;
class GameDetails;
class Saying;

// The page of the archive: all ended games to search, filter, sort, replay, compare, delete,
// export, and what they say in numbers. Nothing here blocks.
class ArchivePage : public QWidget {
    Q_OBJECT

public:
    ArchivePage(Archive& archive, Games games, ArchiveStatistics::ScoreOf scoreOf,
                QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }
    ArchiveModel& model() const { return *m_model; }
    GameDetails* details() const { return m_details; }

    // What the buttons of the dialogs do, with the answer of the user.
    void exportTo(Export::Format format, const QString& path);
    void backUpTo(const QString& path);
    void restoreFrom(const QString& path);

public slots:
    void deleteSelected();
    void deleteAll();
    void undo();

signals:
    void openGame(const bouton::SavedGame& game); // the user wants it on a table
    void left();                                  // back to where one came from

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeGames();
    QWidget* makeEmpty();
    QWidget* makeActions();
    QMenu* makeExportMenu();
    QMenu* makeMoreMenu();
    QFileDialog* askFor(const QString& title, const QString& filter, const QString& name);
    void refresh();
    void fitColumns();
    void showEmpty();
    void showBegin();
    void chooseAgain(bool complete);
    void showChosen();
    void refreshButtons();
    void tell(Wording words, bool undoable = false);
    void deleted(const Or<int>& count);
    Archive::Numbers chosenOrAll() const;

    Archive& m_archive;
    const Games m_games;
    ArchiveModel* m_model;
    FilterBar* m_filter;
    GameDetails* m_details;
    ArchiveStatistics* m_statistics;
    QTableView* m_table;
    QTabBar* m_tabs;
    QStackedWidget *m_pages, *m_list; // games and statistics; the table, or why there is none
    Saying *m_count, *m_notice, *m_emptyTitle, *m_emptyWords;
    Button *m_undo, *m_delete, *m_export, *m_more, *m_begin;
    Entry::Number m_chosen = 0;      // the game that was looked at last; 0: none
    QTimer m_soon;                   // from a change to a new question
    std::optional<QString> m_before; // the archive before it was replaced
};

} // namespace bouton
