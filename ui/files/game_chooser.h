#pragma once

#include <QDialog>

#include <string>
#include <vector>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QStringListModel;

namespace bouton {

// A list of games from one file, of which one can be opened after another. Not modal. Any number of
// games is shown at once.
class GameChooser : public QDialog {
    Q_OBJECT

public:
    GameChooser(const QString& title, std::vector<std::string> games, QWidget* parent);

signals:
    void chosen(const std::string& game);

private:
    void openGame(const QModelIndex& index);

    std::vector<std::string> m_games;
    QStringListModel* m_model;
    QSortFilterProxyModel* m_found;
    QLineEdit* m_filter;
    QListView* m_list;
};

} // namespace bouton
