// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "lab/tables.h"
#include "ui/laboratory/results.h"
#include "ui/theme/type.h"

namespace bouton {

// A table of nimbers as a map. A higher nimber has a deeper colour, which a scale below explains.
// An outline marks 0: the side to move has lost. A cell that has room for its number shows it.
class HeatMap : public ResultSheet {
    Q_OBJECT

public:
    void put(NimberTable table);
    const NimberTable& table() const { return m_table; }
    QRectF cellRect(int row, int column) const;

    QSize sizeHint() const override;

protected:
    bool isBlank() const override { return rows() == 0; }
    void paintResult(QPainter& painter) const override;
    ResultSheet* copyForPaper() const override;
    int heightOnPaper() const override;
    QString wordsAt(QPointF point) const override; // the cell

private:
    int rows() const { return static_cast<int>(m_table.rows.size()); }
    int columns() const { return static_cast<int>(m_table.columns.size()); }
    QString rowWord(int row) const { return QString::fromStdString(at(row).name); }
    QString columnWord(int column) const;
    const NimberTable::Row& at(int row) const {
        return m_table.rows[static_cast<std::size_t>(row)];
    }
    std::optional<int> nimberAt(int row, int column) const;
    // Where everything lies.
    struct Plan {
        double margin, head; // left of the cells and above them
        double widestName;   // of a column
        double side = 0;     // of a cell
        double pitch = 0;    // from column to column
        QPointF corner{};    // of the whole map
        QRectF cell(int row, int column) const;
    };
    Plan plan() const;
    double widestName() const;
    bool hasWords() const { return columns() <= 3; } // few columns with names of some length
    void paintGround(QPainter& painter, const QRectF& box, int nimber) const;
    void paintCell(QPainter& painter, QRectF cell, int nimber) const;
    void paintScale(QPainter& painter, const Plan& plan) const;
    QFont numberFont(double side, Weight weight = Weight::Normal) const; // in a cell
    bool hasNumbers(double side) const;
    QString lostWords() const;
    QString wonWords() const;
    int steps() const { return std::min(m_most, 8); } // of the colour, on the scale
    double scaleWidth() const;
    QFont small() const { return sized(font(), Type::Caption); }

    NimberTable m_table;
    int m_most = 0;
};

} // namespace bouton
