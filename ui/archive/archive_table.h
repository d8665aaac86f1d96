#pragma once

#include <QTableView>

#include <array>

#include "session/archive/query.h"
#include "ui/controls/tables.h"

namespace bouton {

class ArchiveModel;

// The games of the archive as a table, which never scrolls sideways: what has no room is left out.
class ArchiveTable : public Hushed<QTableView> {
    Q_OBJECT

public:
    explicit ArchiveTable(ArchiveModel& model, QWidget* parent = nullptr);

    // Lays the columns out in a table of this width. Each is as wide as its widest text; the least
    // wanted ones are left out first, and what is left goes to the columns in view. In a narrow
    // table the names of players and games end in an ellipsis.
    void fitColumns(int width);

signals:
    void openWanted();   // of the current game, by a double click
    void deleteWanted(); // of the chosen games, by the key

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void measureAnew(); // in other letters or words
    int widestOf(Column column);

    const ArchiveModel& m_model;
    int m_width = 0;
    std::array<int, 9> m_widest{}; // of each column
};

} // namespace bouton
