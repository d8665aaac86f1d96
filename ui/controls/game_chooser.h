// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <string>
#include <vector>

class QLineEdit;
class QListView;

namespace bouton {

// A list of games, of which one can be opened after another. Not modal. Any number of games is
// shown at once.
class GameChooser : public QDialog {
    Q_OBJECT

public:
    // A line a game.
    GameChooser(const QString& title, const QStringList& lines, QWidget* parent);
    // The lines of games from one file: their numbers there, and how each begins.
    static QStringList linesOf(const std::vector<std::string>& games);

signals:
    void chosen(std::size_t game); // from 0, in the order of the lines

private:
    void openGame(const QModelIndex& index);

    class FoundLines;

    FoundLines* m_found;
    QLineEdit* m_filter;
    QListView* m_list;
};

} // namespace bouton
