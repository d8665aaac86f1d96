// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/nimber_table.h"
#include "games/trojan_horse/trojan_horse.h"
#include "search/spread.h"

namespace bouton {

namespace {

constexpr int mostSide = TableKind::mostSide;

using NimberGrid = std::vector<std::vector<int>>;

// The cells that have a partner `period` rows and columns further, or none where one differs.
std::optional<int> repeatsAfter(std::size_t period, const NimberGrid& board) {
    int pairs = 0;
    for (std::size_t r = 0; r + period < board.size(); ++r)
        for (std::size_t c = 0; c + period < board[r].size(); ++c, ++pairs)
            if (board[r][c] != board[r + period][c + period])
                return std::nullopt;
    return pairs;
}

// The least period along the diagonal that every cell of this board bears out.
Phrase periodOf(const NimberGrid& board) {
    for (std::size_t period = 1;; ++period) {
        const auto pairs = repeatsAfter(period, board);
        if (pairs == 0)
            return {
                QT_TRANSLATE_NOOP("Phrase", "On this board nothing repeats along the diagonal.")};
        if (pairs)
            return {QT_TRANSLATE_N_NOOP("Phrase",
                                        "g(r+%1, c+%1) = g(r, c) holds for all %n pair(s) of "
                                        "cells, and no shorter period does."),
                    {std::to_string(period)},
                    *pairs};
    }
}

bool makeHorse(const Settings& settings, std::stop_token, const Post<NimberTable>& post) {
    const int rows = valueOf(settings, "rows"), columns = valueOf(settings, "columns");
    const NimberGrid board = TrojanHorse::nimbers(rows, columns);
    NimberTable table{QT_TRANSLATE_NOOP("Phrase", "row"), {}, {}};
    for (int column = 0; column < columns; ++column)
        table.columns.push_back(columnName(column));
    for (const std::vector<int>& row : board)
        table.rows.push_back({std::to_string(table.rows.size() + 1), {row.begin(), row.end()}});
    table.remark = periodOf(board);
    post(table);
    return true;
}

void count(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    Census census;
    Spread cells;
    const auto nimbers = TrojanHorse::nimbers(valueOf(task.settings, "rows"), task.most);
    for (int columns = 1; columns <= task.most && !poll.ask(); ++columns) {
        for (const std::vector<int>& row : nimbers)
            cells.add(row[static_cast<std::size_t>(columns) - 1]);
        if (columns < task.least)
            continue;
        census.rows.push_back(rowOf(columns, cells));
        post(census);
    }
}

} // namespace

std::vector<TableKind> trojan_horse::tables() {
    return {{"horse",
             QT_TRANSLATE_NOOP("Phrase", "The Trojan horse in each cell"),
             {{"rows", QT_TRANSLATE_NOOP("Phrase", "Rows"), 1, 8, mostSide},
              {"columns", QT_TRANSLATE_NOOP("Phrase", "Columns"), 1, 8, mostSide}},
             makeHorse}};
}

CensusKind trojan_horse::census() {
    Setting rows = settingOf<TrojanHorse>("rows");
    rows.most = mostSide;
    return {TrojanHorse::name.id,
            QT_TRANSLATE_NOOP("Phrase", "cells where the horse can stand"),
            {rows},
            [](const Settings&) {
                Setting columns = settingOf<TrojanHorse>("columns");
                columns.most = mostSide;
                return columns;
            },
            false,
            count};
}

} // namespace bouton
