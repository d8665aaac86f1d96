// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

#include "core/cell.h"
#include "core/match.h"

namespace bouton {

// Numbers below one another in binary, with their columns lined up, and a last line under a rule.
// Where the last line is a nim-sum, the columns with an odd number of ones are marked: because of
// them it is not 0. Numbers can be covered: empty tiles keep their places, and nothing is said of
// them.
class SumTable : public QWidget {
    Q_OBJECT

public:
    struct Row {
        QString title, measure;
        int number;
        Clicks cells;    // that it speaks of
        int changed = 0; // its columns in which something has changed, as powers of two: ringed
        bool operator==(const Row&) const = default;
    };
    // `isSum`: the last line is the nim-sum of the rows, else the first number that none of them
    // has.
    struct Content {
        std::vector<Row> rows{};
        QString total{};
        int number = 0;
        bool isSum = true;
        bool isTable() const { return !isSum || !rows.empty(); } // there is something to show
        bool operator==(const Content&) const = default;
    };
    enum class Covered { Nothing, Total, Numbers };

    explicit SumTable(QWidget* parent = nullptr);

    void put(Content content);
    void setCovered(Covered covered);
    // For those who see it from afar: no letters are smaller than the widget's own, and a measure
    // without room beside its title is left out.
    void setLarge(bool large);
    const std::vector<Row>& rows() const { return m_content.rows; }
    int total() const { return m_content.number; }
    // The rows are of another position: they are pale, and nothing lights up. put() ends that.
    void setStale(bool stale);

    // Marks the rows that speak of one of these cells.
    void light(const Clicks& cells);
    bool isLit(std::size_t row) const;
    // The place of a row, and the columns that are marked, as powers of two.
    QRect rowRect(std::size_t row) const;
    int oddColumns() const;
    int changedColumns(std::size_t row) const { return m_content.rows[row].changed; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void lit(const bouton::Clicks& cells); // of the row that the mouse is over

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    int bits() const;
    int titleWidth() const;
    bool isStacked() const;
    bool measuresFit() const;
    int lineHeight() const;
    double bitWidth() const;
    double bitLeft(int bit) const;
    double numberWidth() const;
    void describe();
    void point(std::optional<std::size_t> row);
    void paintRow(QPainter& painter, const QRect& rect, const Row& row, bool isTotal) const;
    void paintNumber(QPainter& painter, const QRect& rect, const Row& row) const;
    void paintRing(QPainter& painter, const QRectF& bit) const;
    void paintTiles(QPainter& painter, const QRect& rect) const;
    void paintOdd(QPainter& painter) const;

    Content m_content;
    Covered m_covered = Covered::Nothing;
    bool m_large = false, m_stale = false;
    Clicks m_litCells;
    std::optional<std::size_t> m_pointed;
};

// What a table says of why a position is won or lost: its parts and their nim-sum, or the options
// of a piece that moves alone; other games have no table. The analysis is that of the node.
SumTable::Content whyTableOf(const Match& match, Match::Node node, const Analysis& analysis);

// The same sum with so many rows, at least 1: the last ones become one, which is worth their
// nim-sum.
SumTable::Content withFewerRows(const SumTable::Content& sum, std::size_t rows);

} // namespace bouton
