#include "ui/game/move_table.h"

#include <algorithm>
#include <ranges>

#include "ui/game/move_list.h"

namespace bouton {

MoveTable::MoveTable(const Session& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
    follow();
}

// A line is taken up row by row. What is still to be listed waits on a stack: first the variations
// of a row, then the rest of its line. So a tree of any depth needs no recursion.
std::vector<MoveTable::Row> MoveTable::rowsOf(const Match& match,
                                              std::optional<Match::Node> asked) {
    struct Line {
        Match::Node first;
        int depth;
    };
    std::vector<Row> rows{{0, 0, {Match::Node{0}}}};
    std::vector<Line> waiting;
    const auto listComment = [&](Match::Node node, int depth) {
        if (node == asked || !match.comment(node).empty())
            rows.push_back({0, depth, {}, node});
    };
    // Its siblings, unless it is itself a variation: then they are listed with its main move.
    const auto listLater = [&](Match::Node node, int depth) {
        const auto& siblings = match.children(*match.parent(node));
        if (siblings.front() == node)
            for (const Match::Node other : siblings | std::views::drop(1) | std::views::reverse)
                waiting.push_back({other, depth + 1});
    };
    listComment(0, 0);
    if (!match.children(0).empty())
        waiting.push_back({match.children(0).front(), 0});
    while (!waiting.empty()) {
        const auto [first, depth] = waiting.back();
        waiting.pop_back();
        const std::size_t half = (match.ply(first) + 1) % 2;
        Row row{match.ply(first), depth};
        row.moves[half] = first;
        Match::Node last = first;
        if (half == 0 && !match.children(first).empty())
            last = *(row.moves[1] = match.children(first).front());
        rows.push_back(row);
        listComment(first, depth);
        if (last != first)
            listComment(last, depth);
        if (!match.children(last).empty())
            waiting.push_back({match.children(last).front(), depth});
        if (last != first)
            listLater(last, depth);
        listLater(first, depth);
    }
    return rows;
}

bool MoveTable::follow(std::optional<Match::Node> asked) {
    const Match* match = m_session.match();
    m_onWay.assign(match ? match->size() : 0, false);
    if (match)
        for (const Match::Node node : match->path(match->current()))
            m_onWay[node] = true;
    std::vector<Row> rows = match ? rowsOf(*match, asked) : std::vector<Row>{};
    const bool changed = rows != m_rows;
    if (changed)
        show(std::move(rows));
    m_rowOf.assign(m_onWay.size(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (const auto& move : m_rows[row].moves)
            if (move)
                m_rowOf[*move] = static_cast<int>(row);
    return changed;
}

// The first rows and the last ones that stay are left alone. What a row of the same node says may
// have changed, so the view must paint anew in any case.
void MoveTable::show(std::vector<Row> rows) {
    const std::size_t most = std::min(rows.size(), m_rows.size());
    std::size_t first = 0, last = 0; // rows that stay, at both ends
    while (first < most && rows[first] == m_rows[first])
        ++first;
    while (last < most - first && rows[rows.size() - 1 - last] == m_rows[m_rows.size() - 1 - last])
        ++last;
    const int from = static_cast<int>(first);
    const int gone = static_cast<int>(m_rows.size() - last),
              come = static_cast<int>(rows.size() - last);
    const auto at = [](auto& all, int row) { return all.begin() + row; };
    if (gone > from) {
        beginRemoveRows({}, from, gone - 1);
        m_rows.erase(at(m_rows, from), at(m_rows, gone));
        endRemoveRows();
    }
    if (come > from) {
        beginInsertRows({}, from, come - 1);
        m_rows.insert(at(m_rows, from), at(rows, from), at(rows, come));
        endInsertRows();
    }
}

std::optional<Match::Node> MoveTable::nodeAt(const QModelIndex& index) const {
    if (!index.isValid() || index.column() == 0)
        return std::nullopt;
    const Row& row = rowAt(index.row());
    return row.commented ? row.commented : row.moves[static_cast<std::size_t>(index.column()) - 1];
}

QModelIndex MoveTable::indexOf(Match::Node node) const {
    if (node >= m_rowOf.size() || m_rowOf[node] < 0)
        return {};
    return index(m_rowOf[node], rowAt(m_rowOf[node]).moves[0] == node ? 1 : 2);
}

// It stands below its move, and below the comment of the move beside it.
QModelIndex MoveTable::commentOf(Match::Node node) const {
    const QModelIndex move = indexOf(node);
    for (int row = move.row() + 1; move.isValid() && row < rowCount(); ++row) {
        if (!rowAt(row).commented)
            break;
        if (rowAt(row).commented == node)
            return index(row, 1);
    }
    return {};
}

int MoveTable::rowCount(const QModelIndex&) const { return static_cast<int>(m_rows.size()); }

int MoveTable::columnCount(const QModelIndex&) const { return 3; }

QVariant MoveTable::data(const QModelIndex& index, int role) const {
    const Match* match = m_session.match();
    const auto node = nodeAt(index);
    if (!match || (node && !match->stands(*node)))
        return {};
    const Row& row = rowAt(index.row());
    const bool isComment = node && row.commented;
    if (role == Qt::ToolTipRole && isComment)
        return QString::fromStdString(match->comment(*node));
    if (role == Qt::ToolTipRole && node && row.depth > 0)
        return MoveList::tr("A variation: click to go there");
    if (role == NumberRole && node && index.column() == 2 && row.moves[0])
        return MoveList::tr("%1.").arg(match->ply(*node));
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == 0)
        return row.number == 0 ? QString() : MoveList::tr("%1.").arg(row.number);
    if (!node)
        return row.moves[1] && index.column() == 1 ? QStringLiteral("…") : QVariant();
    if (isComment)
        return QString::fromStdString(match->comment(*node));
    return *node == 0 ? MoveList::tr("Start") : QString::fromStdString(match->moveText(*node));
}

Qt::ItemFlags MoveTable::flags(const QModelIndex& index) const {
    return nodeAt(index) ? Qt::ItemIsSelectable | Qt::ItemIsEnabled : Qt::NoItemFlags;
}

} // namespace bouton
