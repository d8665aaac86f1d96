#pragma once

#include "lab/tables.h"
#include "ui/laboratory/result_sheet.h"

namespace bouton {

// A table of nimbers as a map: the higher, the deeper the accent, with the number in each cell that
// has room for it; 0, which is lost for who moves, is ringed.
class HeatMap : public ResultSheet {
    Q_OBJECT

public:
    explicit HeatMap(QWidget* parent = nullptr);

    void put(NimberTable table);
    const NimberTable& table() const { return m_table; }
    QRectF cellRect(int row, int column) const;

    QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override; // says the cell under the pointer
    bool isBlank() const override { return rows() == 0; }
    void paintResult(QPainter& painter) const override;

private:
    int rows() const { return static_cast<int>(m_table.rows.size()); }
    int columns() const { return static_cast<int>(m_table.columns.size()); }
    double side() const;
    double margin() const;
    double widestName() const;
    bool hasWords() const { return columns() <= 3; } // few columns with names of some length
    void paintCell(QPainter& painter, QRectF cell, int nimber) const;

    NimberTable m_table;
    int m_most = 0;
};

} // namespace bouton
