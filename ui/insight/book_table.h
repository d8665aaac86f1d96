#pragma once

#include <QTableWidget>

#include <vector>

#include "core/book.h"
#include "core/cell.h"
#include "ui/controls/tables.h"

namespace bouton {

struct Ruleset;

// Moves of an opening book, one a row: the move, its score, what it gives away, and the name of the
// opening that it leads to. It is as high as its rows. A click on a row or Enter chooses its move.
class BookTable : public Hushed<QTableWidget> {
    Q_OBJECT

public:
    struct Row {
        std::size_t move; // an index of the game's moves
        QString name;
        Clicks cells;
        BookMove book;
        bool isOwn; // it is in the user's own lines
    };

    explicit BookTable(QWidget* parent = nullptr);

    void put(const Ruleset& game, std::vector<Row> rows);
    const std::vector<Row>& rows() const { return m_rows; }
    // Selects the row of the move that these cells make.
    void light(const Clicks& cells);

signals:
    void chosen(std::size_t move);
    void lit(const bouton::Clicks& cells); // the mouse is over the row of this move

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void choose(int row);
    void tellLosses(bool brief);
    void fit();

    std::vector<Row> m_rows;
};

} // namespace bouton
