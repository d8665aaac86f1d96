#include "ui/game/move_table.h"

#include "ui/game/move_list.h"

namespace bouton {

MoveTable::MoveTable(const Session& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
    follow();
}

std::vector<MoveTable::Row> MoveTable::rowsOf(const Match& match) {
    std::vector<Row> rows{{0, {ListedMove{}}}};
    const std::vector<Match::Node> line = match.line();
    for (std::size_t ply = 1; ply < line.size(); ply += 2) {
        const std::size_t top = rows.size();
        rows.push_back({ply});
        for (std::size_t half = 0; half < 2 && ply + half < line.size(); ++half) {
            const Match::Node played = line[ply + half];
            rows[top].moves[half] = {played, false};
            std::size_t below = top;
            for (const Match::Node child : match.children(line[ply + half - 1])) {
                if (child == played)
                    continue;
                if (++below == rows.size())
                    rows.emplace_back();
                rows[below].moves[half] = {child, true};
            }
        }
    }
    return rows;
}

// Rows come and go at the end, and all are shown anew: a view asks only for those in sight.
void MoveTable::follow() {
    const Match* match = m_session.match();
    std::vector<Row> rows = match ? rowsOf(*match) : std::vector<Row>{};
    const int before = rowCount(), now = static_cast<int>(rows.size());
    if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_rows = std::move(rows);
        endRemoveRows();
    } else {
        m_rows = std::move(rows);
    }
    if (now > 0)
        emit dataChanged(index(0, 0), index(now - 1, columnCount() - 1));
}

std::optional<MoveTable::ListedMove> MoveTable::moveAt(const QModelIndex& index) const {
    if (!index.isValid() || index.column() == 0)
        return std::nullopt;
    return m_rows[static_cast<std::size_t>(index.row())]
        .moves[static_cast<std::size_t>(index.column()) - 1];
}

QModelIndex MoveTable::indexOf(Match::Node node) const {
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 1; column < columnCount(); ++column)
            if (const auto move = moveAt(index(row, column)); move && move->node == node)
                return index(row, column);
    return {};
}

int MoveTable::rowCount(const QModelIndex&) const { return static_cast<int>(m_rows.size()); }

int MoveTable::columnCount(const QModelIndex&) const { return 3; }

QVariant MoveTable::data(const QModelIndex& index, int role) const {
    const auto move = moveAt(index);
    if (role == Qt::ToolTipRole && move && move->variation)
        return MoveList::tr("A variation: click to go there");
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == 0) {
        const std::size_t number = m_rows[static_cast<std::size_t>(index.row())].number;
        return number == 0 ? QString() : MoveList::tr("%1.").arg(number);
    }
    if (!move || !m_session.match())
        return {};
    if (move->node == 0)
        return MoveList::tr("Start");
    const QString text = QString::fromStdString(m_session.match()->moveText(move->node));
    return move->variation ? MoveList::tr("or %1").arg(text) : text;
}

Qt::ItemFlags MoveTable::flags(const QModelIndex& index) const {
    return moveAt(index) ? Qt::ItemIsSelectable | Qt::ItemIsEnabled : Qt::NoItemFlags;
}

} // namespace bouton
