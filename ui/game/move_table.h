#pragma once

#include <QAbstractTableModel>

#include <array>
#include <optional>
#include <vector>

#include "session/session.h"

namespace bouton {

// What the list of moves shows: in its first row the start, then the moves of the line through the
// current position, two to a row, and below each row what else was tried there. The first column
// holds the number of a row's first move, counted from 1.
class MoveTable : public QAbstractTableModel {
public:
    struct ListedMove {
        Match::Node node = 0; // that it led to; 0: the start
        bool variation = false;
    };

    explicit MoveTable(const Session& session, QObject* parent = nullptr);

    const Session& session() const { return m_session; }
    // Takes up the line as it is now. To be called when the position or the tree has changed.
    void follow();
    std::optional<ListedMove> moveAt(const QModelIndex& index) const;
    QModelIndex indexOf(Match::Node node) const; // not valid: it is not in the table

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    // What is no move can be neither clicked nor come to with the keys.
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        std::size_t number = 0; // 0: none
        std::array<std::optional<ListedMove>, 2> moves{};
    };
    static std::vector<Row> rowsOf(const Match& match);

    const Session& m_session;
    std::vector<Row> m_rows;
};

} // namespace bouton
