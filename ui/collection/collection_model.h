// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>

#include <memory>
#include <vector>

#include "collection/search.h"
#include "reviews/collection_reviews.h"

namespace bouton {

// "Ann – Ben": Dark and Light, as the file calls them.
QString playersOf(const Collection& games, const Collection::Game& game);

// The games of a collection that a search has found, a row a game. What it shows is made when
// somebody looks at it.
class CollectionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using Games = std::shared_ptr<const ReadCollection>;
    using Rows = std::vector<Collection::Index>;
    using Found = std::shared_ptr<const FoundInGames>; // null: nothing
    // The last two have no head while nothing is reviewed.
    enum Column { Players, Event, Date, Discs, Theoretical, Opening, Moves, Slips, Lost, columns };
    // What Qt::UserRole says of a column of two parts: the side whose part is to be seen first, as
    // indexOf() has it; nothing: neither.
    static constexpr int WinnerRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void show(Games games, Rows rows);
    const Rows& rows() const { return m_rows; }
    // What reviews have found, of whatever games.
    void showFound(Found found);
    // What the review of a game says in this column, as a sentence; empty: nothing.
    static QString wordsOf(Column column, const Collection::Game& game, const GameFindings& found);
    // In the order of a column; of the files, where they are equal. Can be called on any thread.
    static void sort(const Collection& games, const Found& found, Rows& rows, int column,
                     bool descending);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Whoever shows it is asked to show it in another order.
    void sort(int column, Qt::SortOrder order) override;

signals:
    void orderWanted(int column, bool descending);

private:
    const GameFindings* foundAt(int row) const; // null: it is not reviewed

    Games m_games;
    Rows m_rows;
    Found m_found;
};

// The moves that were played from a position, a row a move: how often, how it ended, and what
// Bouton's opening book says of them.
class NextModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Move, Opening, Games, Share, Ended, Score, columns };
    // How many games were won, drawn and lost: a list of three numbers.
    static constexpr int EndedRole = Qt::UserRole;

    // With the book's score of each move, in discs for the side to move; empty: it knows none.
    struct Next {
        PlayedNext played{};
        std::vector<std::optional<double>> scores{};
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(Next next);
    const PlayedNext& played() const { return m_next.played; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Next m_next;
};

} // namespace bouton
