// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>

#include <vector>

#include "core/match.h"
#include "ui/collection/collection_model.h"
#include "ui/controls/tables.h"

class QStandardItemModel;

namespace bouton {

// A table that never scrolls sideways: in a narrow one the columns that are wanted least are left
// out; so is a column without a head.
class FittedTable : public QuietUntilFocused<QTableView> {
    Q_OBJECT

protected:
    struct Columns {
        std::vector<int> order;   // the one that is wanted most first
        std::vector<int> elastic; // they may be cut
        std::size_t always;       // so many are never left out
    };
    // `around`: pixels of a row beside its letters.
    FittedTable(QAbstractItemModel& model, Columns columns, int around, QWidget* parent);

    virtual void chooseByKey() = 0; // Enter

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void fitColumns();

private:
    int wishOf(int column) const;
    int widthOfHead(int column) const;

    const Columns m_columns;
};

// The games of a collection. The opening's name and the event may be cut; the winner is bold.
class CollectionTable : public FittedTable {
    Q_OBJECT

public:
    explicit CollectionTable(CollectionModel& model, QWidget* parent = nullptr);

signals:
    void openWanted(); // of the current game, by a double click or Enter

protected:
    void chooseByKey() override { emit openWanted(); }
    void mouseDoubleClickEvent(QMouseEvent* event) override;
};

// What each player has given away in games that are reviewed, a row a player.
class LossesTable : public FittedTable {
    Q_OBJECT

public:
    enum Column { Player, Games, Moves, Slips, Lost, AGame, AMove, columns };

    explicit LossesTable(QWidget* parent = nullptr);

    // In the order that was chosen by the head; the current player stays so.
    void show(const Collection& games, const std::vector<PlayerLosses>& losses);

signals:
    void wanted(const QString& player); // by a double click or Enter

protected:
    void chooseByKey() override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    QStandardItemModel* items() const;
};

// What was played next, a row a move. A click or Enter plays it.
class NextTable : public FittedTable {
    Q_OBJECT

public:
    explicit NextTable(NextModel& model, QWidget* parent = nullptr);

signals:
    void wanted(int row);

protected:
    void chooseByKey() override;
};

// The moves of a game, ten a row, each with the disc of who made it. The one that led to the
// position on the board is marked; a click goes to another. Passes are left out.
class MoveGrid : public QWidget {
    Q_OBJECT

public:
    explicit MoveGrid(QWidget* parent = nullptr);

    // The nodes of the line after the start; `current` is that on the board. Null: no game.
    void show(const Match* match, Match::Node current);
    static constexpr int perRow = 10;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, 0}; }

signals:
    void wanted(bouton::Match::Node node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRectF rectOf(std::size_t move) const;

    struct Made {
        Match::Node node;
        Side side;
        QString text;
    };
    std::vector<Made> m_moves;
    Match::Node m_current = 0;
};

} // namespace bouton
