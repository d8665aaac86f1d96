#pragma once

#include <QTableWidget>

#include "core/match.h"

namespace bouton {

// The moves of the line that is being played or looked at, two to a row, each under the sign of its
// side; below them what else was tried there. The current move is marked, and those after it are
// pale. A click on a move chooses it; with the keys: the arrows, then Enter or Space.
class MoveList : public QTableWidget {
    Q_OBJECT

public:
    explicit MoveList(const Ruleset& game, QWidget* parent = nullptr);

    // Shows the line through the match's current position; none: nothing.
    void put(const Match* match);
    Match::Node current() const { return m_current; }
    int currentPly() const { return m_ply; }
    // Where a move stands, in the coordinates of viewport(); empty if it is not in the list.
    QRect rectOf(Match::Node node) const;

    QSize sizeHint() const override;

signals:
    void chosen(bouton::Match::Node node);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct ListedMove {
        Match::Node node = 0;
        Side side = Side::One;
        int ply = 0; // of the move, from 1
        std::string text{};
        bool variation = false;
        bool operator==(const ListedMove&) const = default;
    };
    struct Row {
        std::size_t number = 0; // of its first move, by plies from 1; 0: none
        std::array<std::optional<ListedMove>, 2> entries{};
        bool operator==(const Row&) const = default;
    };
    // Of the moves from a ply on, which begins a row.
    static std::vector<Row> rowsOf(const Match& match, const std::vector<Match::Node>& line,
                                   std::size_t ply);
    std::size_t keepRows(const Match& match, const std::vector<Match::Node>& line);
    void retranslate();
    void addStart();
    void fill(int at, const Row& row);
    QTableWidgetItem* itemOf(Match::Node node) const;
    void choose(const QModelIndex& index);

    std::vector<Row> m_rows; // below the row of the start
    // Of what the rows were made: each node of the line, and how many moves were tried there.
    std::vector<std::pair<Match::Node, std::size_t>> m_line;
    Match::Node m_current = 0;
    int m_ply = 0;
};

} // namespace bouton
