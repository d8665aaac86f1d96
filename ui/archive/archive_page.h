// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

#include "session/archive/archive.h"
#include "session/archive/export.h"
#include "ui/archive/archive_page_parts.h"
#include "ui/archive/archive_words.h"
#include "ui/controls/worded.h"

class QMenu;
class QTabBar;
class QStackedWidget;

namespace bouton {

class OwnRatings;

class ArchiveModel;
class ArchiveTable;
class Button;
class EmptyArchive;
class FilterBar;
class GameDetails;
class WordLabel;

// The page of the archive: all ended games to search, filter, sort, replay, compare, delete,
// export, and what they say in numbers. Nothing here blocks.
class ArchivePage : public QWidget {
    Q_OBJECT

public:
    ArchivePage(Archive& archive, Games games, ArchiveStatistics::ScoreOf scoreOf,
                QWidget* parent = nullptr);

    void setRatings(const OwnRatings& ratings); // the user's, to be told among the statistics

    void setOn(bool on); // whether ended games go into the archive
    // Of the user, for what is shown from now on; empty if none.
    void setOwnName(const QString& name);

    ArchiveTable* table() const { return m_table; }
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
    QWidget* makeActions();
    QMenu* makeExportMenu();
    QMenu* makeMoreMenu();
    void refresh();
    void fitColumns();
    void showList();
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
    ArchiveTable* m_table;
    QTabBar* m_tabs;
    EmptyArchive* m_empty;            // in the place of the table
    QStackedWidget *m_pages, *m_list; // games and statistics; the table, or why there is none
    WordLabel *m_count, *m_notice;
    Button *m_undo, *m_delete, *m_export, *m_more;
    bool m_on = true;
    Entry::Number m_chosen = 0;      // the game that was looked at last; 0: none
    QTimer m_soon{this};             // from a change to a new question
    std::optional<QString> m_before; // the archive before it was replaced
};

} // namespace bouton
