#pragma once

#include <QWidget>

#include <vector>

#include "core/cell.h"

namespace bouton {

// Numbers below one another in binary, with their columns lined up, and a last line under a rule.
// Where the last line is a nim-sum, the columns with an odd number of ones are marked: because of
// them it is not 0.
class SumTable : public QWidget {
    Q_OBJECT

public:
    struct Row {
        QString title, measure;
        int number;
        Clicks cells; // that it speaks of
        bool operator==(const Row&) const = default;
    };

    explicit SumTable(QWidget* parent = nullptr);

    // `isSum`: the last line is the nim-sum of the rows.
    void put(std::vector<Row> rows, const QString& total, int number, bool isSum);
    const std::vector<Row>& rows() const { return m_rows; }
    int total() const { return m_total.number; }
    // The rows are of another position: they are pale, and nothing lights up. put() ends that.
    void setStale(bool stale);

    // Marks the rows that speak of one of these cells.
    void light(const Clicks& cells);
    bool isLit(std::size_t row) const;
    // The place of a row, and the columns that are marked, as powers of two.
    QRect rowRect(std::size_t row) const;
    int oddColumns() const;

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
    int lineHeight() const;
    double bitWidth() const;
    double bitLeft(int bit) const;
    void point(std::optional<std::size_t> row);
    void paintRow(QPainter& painter, const QRect& rect, const Row& row, bool bold) const;
    void paintOdd(QPainter& painter) const;

    std::vector<Row> m_rows;
    Row m_total{{}, {}, 0, {}};
    bool m_isSum = true, m_stale = false;
    Clicks m_litCells;
    std::optional<std::size_t> m_pointed;
};

} // namespace bouton
