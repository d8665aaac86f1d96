#pragma once

#include <QAbstractTableModel>

#include <array>
#include <optional>
#include <vector>

#include "session/session.h"

namespace bouton {

// What the list of moves shows. Its first row is the start. The main line follows, two moves to a
// row, and below each row stand the variations of its moves, each in rows of its own, deeper by
// one. A comment has a row below that of its move. The first column holds the number of a row's
// first move, counted from 1. Going through the game changes no row.
class MoveTable : public QAbstractTableModel {
public:
    struct Row {
        std::size_t number = 0; // 0: none
        int depth = 0;          // 0: of the main line
        std::array<std::optional<Match::Node>, 2> moves{};
        std::optional<Match::Node> commented{}; // whose comment the row holds, and nothing else
        bool operator==(const Row&) const = default;
    };

    explicit MoveTable(const Session& session, QObject* parent = nullptr);

    const Session& session() const { return m_session; }
    // Takes up the tree as it is now. To be called when it or the position has changed. The node
    // `asked` has a row for its comment even if it has no comment. Gives whether rows have come or
    // gone.
    bool follow(std::optional<Match::Node> asked = {});
    // Whether a move is on the way to the current position.
    bool onWay(Match::Node node) const { return node < m_onWay.size() && m_onWay[node]; }
    const Row& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    std::optional<Match::Node> nodeAt(const QModelIndex& index) const; // also of a comment
    QModelIndex indexOf(Match::Node node) const;   // of the move; not valid: not in the table
    QModelIndex commentOf(Match::Node node) const; // of its comment, likewise

    int rowCount(const QModelIndex& parent = {}) const override;
    // The number of a move that stands in the second place of its row; column 0 has that of the
    // first.
    static constexpr int NumberRole = Qt::UserRole;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    // What is neither a move nor a comment can be neither clicked nor come to with the keys.
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    static std::vector<Row> rowsOf(const Match& match, std::optional<Match::Node> asked);
    void show(std::vector<Row> rows);

    const Session& m_session;
    std::vector<Row> m_rows;
    std::vector<int> m_rowOf; // by node; -1: none
    std::vector<bool> m_onWay;
};

} // namespace bouton
