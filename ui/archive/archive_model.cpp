// SPDX-License-Identifier: MIT
#include "ui/archive/archive_model.h"

#include <QTimer>

#include <algorithm>

#include "session/values/reopened.h"

namespace bouton {

namespace {

constexpr int pageSize = 100;              // rows
constexpr std::size_t mostEntries = 5'000; // that are kept
constexpr int columns = 9;

bool countsSomething(const Ruleset& rules) {
    const auto start = rules.standard(complete(rules.settings, {}).value());
    return start && !(*start)->tally(0).empty();
}

// With what both sides had at the end, as the texts of the games have it.
Or<std::vector<Entry>> withCounts(Store& store, Games games, Or<std::vector<Entry>> entries) {
    for (std::size_t i = 0; entries && i < entries->size(); ++i) {
        Entry& entry = (*entries)[i];
        const Ruleset* rules = learnRules(store, games, entry);
        if (entry.forfeit || !rules || !countsSomething(*rules))
            continue;
        auto saved = store.game(entry.number);
        const auto game =
            saved ? reopen(std::move(*saved), games) : Or<Reopened>(refuse(saved.error()));
        const Match::Node end = game ? game->match->line().back() : 0;
        if (!game || !game->match->result(end))
            continue;
        entry.counts = countsOf(game->match->tally(end));
        // Where each cell counts one, the empty ones are the winner's.
        std::ptrdiff_t empty = 0, cells = 0;
        for (const std::string& row : game->match->picture(end).rows) {
            empty += std::ranges::count(row, '.');
            cells += std::ssize(row);
        }
        if (entry.counts && entry.winner
            && (*entry.counts)[0] + (*entry.counts)[1] + empty == cells)
            (*entry.counts)[indexOf(*entry.winner)] += static_cast<int>(empty);
    }
    return entries;
}

} // namespace

ArchiveModel::ArchiveModel(Archive& archive, Games games, QObject* parent)
    : QAbstractTableModel(parent), m_archive(archive), m_games(games) {}

// Asking -----------------------------------------------------------------------------------------

void ArchiveModel::show(const Query& query) {
    m_query = query;
    m_stop.request_stop();
    m_stop = {};
    m_complete = false;
    m_asked.clear();
    m_archive.ask(
        this, m_stop.get_token(),
        [query, games = m_games](Store& store) {
            return withCounts(store, games, store.first(query, pageSize));
        },
        [this](Or<std::vector<Entry>> entries) { takeFirst(std::move(entries)); });
    m_archive.ask(
        this, m_stop.get_token(),
        [query, stop = m_stop.get_token()](Store& store) { return store.find(query, stop); },
        [this](Or<Archive::Numbers> numbers) { takeAll(std::move(numbers)); });
}

void ArchiveModel::takeFirst(Or<std::vector<Entry>> entries) {
    if (!entries) {
        emit failed(entries.error());
        return;
    }
    beginResetModel();
    m_numbers.clear();
    m_entries.clear();
    m_wanted.clear();
    for (Entry& entry : *entries) {
        m_numbers.push_back(entry.number);
        m_entries.emplace(entry.number, std::move(entry));
    }
    endResetModel();
    emit shown();
}

// The first rows stay, if nothing has come between them.
void ArchiveModel::takeAll(Or<Archive::Numbers> numbers) {
    if (!numbers) {
        emit failed(numbers.error());
        return;
    }
    m_complete = true;
    if (*numbers != m_numbers) {
        const std::size_t here = m_numbers.size();
        if (numbers->size() > here
            && std::equal(m_numbers.begin(), m_numbers.end(), numbers->begin())) {
            beginInsertRows({}, static_cast<int>(here), static_cast<int>(numbers->size()) - 1);
            m_numbers = std::move(*numbers);
            endInsertRows();
        } else {
            beginResetModel();
            m_numbers = std::move(*numbers);
            endResetModel();
        }
    }
    emit counted();
}

// A view asks for its rows while it paints. The question waits until it has asked for all of them.
void ArchiveModel::want(int row) const {
    m_wanted.insert(row / pageSize);
    if (std::exchange(m_willAsk, true))
        return;
    auto* self = const_cast<ArchiveModel*>(this);
    QTimer::singleShot(0, self, [self] { self->askForPages(); });
}

void ArchiveModel::askForPages() {
    m_willAsk = false;
    for (const int page : std::exchange(m_wanted, {})) {
        if (!m_asked.insert(page).second)
            continue;
        const auto from =
            std::min<std::size_t>(static_cast<std::size_t>(page) * pageSize, m_numbers.size());
        const auto to = std::min<std::size_t>(from + pageSize, m_numbers.size());
        m_archive.ask(
            this, m_stop.get_token(),
            [games = m_games,
             numbers = Archive::Numbers(m_numbers.begin() + static_cast<std::ptrdiff_t>(from),
                                        m_numbers.begin() + static_cast<std::ptrdiff_t>(to))](
                Store& store) { return withCounts(store, games, store.entries(numbers)); },
            [this, page](Or<std::vector<Entry>> entries) { takePage(page, std::move(entries)); });
    }
}

void ArchiveModel::takePage(int page, Or<std::vector<Entry>> entries) {
    m_asked.erase(page);
    if (!entries)
        return;
    if (m_entries.size() > mostEntries)
        m_entries.clear();
    for (Entry& entry : *entries)
        m_entries.insert_or_assign(entry.number, std::move(entry));
    const int last = std::min((page + 1) * pageSize, rowCount()) - 1;
    if (last >= page * pageSize)
        emit dataChanged(index(page * pageSize, 0), index(last, columns - 1));
}

void ArchiveModel::renew(Entry::Number number) {
    if (!m_entries.contains(number))
        return;
    m_archive.ask(
        this, m_stop.get_token(),
        [number, games = m_games](Store& store) {
            return withCounts(store, games, store.entries({number}));
        },
        [this, number](Or<std::vector<Entry>> entries) {
            const auto row = rowOf(number);
            if (!entries || entries->empty() || !row)
                return;
            m_entries.insert_or_assign(number, std::move(entries->front()));
            emit dataChanged(index(*row, 0), index(*row, columns - 1));
        });
}

// Rows --------------------------------------------------------------------------------------------

const Entry* ArchiveModel::entry(int row) const {
    if (row < 0 || row >= rowCount())
        return nullptr;
    const auto at = m_entries.find(m_numbers[static_cast<std::size_t>(row)]);
    return at == m_entries.end() ? nullptr : &at->second;
}

Archive::Numbers ArchiveModel::numbersOf(const QItemSelection& selection) const {
    std::set<int> rows;
    for (const QItemSelectionRange& range : selection)
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.insert(rows.end(), row);
    Archive::Numbers numbers;
    for (const int row : rows)
        if (row < rowCount())
            numbers.push_back(m_numbers[static_cast<std::size_t>(row)]);
    return numbers;
}

std::optional<int> ArchiveModel::rowOf(Entry::Number number) const {
    const auto at = std::ranges::find(m_numbers, number);
    return at == m_numbers.end() ? std::nullopt
                                 : std::optional(static_cast<int>(at - m_numbers.begin()));
}

int ArchiveModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.size());
}

int ArchiveModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant ArchiveModel::data(const QModelIndex& index, int role) const {
    const auto column = static_cast<Column>(index.column());
    if (role == Qt::TextAlignmentRole) {
        const bool number =
            column == Column::Plies || column == Column::Hints || column == Column::Slips;
        return static_cast<int>(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const Entry* game = entry(index.row());
    if (!game) {
        want(index.row());
        return QStringLiteral("…");
    }
    switch (column) {
    case Column::Ended: return timeText(game->ended);
    case Column::Game: return gameTitle(m_games, game->game);
    case Column::Opponent: return playersOf(m_games, *game, m_own);
    case Column::Result: return resultOf(m_games, *game);
    case Column::Plies: return QString::number(game->plies);
    case Column::Hints: return QString::number(game->hints[0] + game->hints[1]);
    case Column::Slips: return slipsText(*game);
    case Column::Accuracy: return accuracyText(*game);
    case Column::Lost: return lossText(m_games, *game);
    }
    return {};
}

QVariant ArchiveModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return data(createIndex(0, section), role); // over its column
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= columns)
        return QAbstractTableModel::headerData(section, orientation, role);
    const QString heads[columns] = {tr("Ended"),  tr("Game"),     tr("Players"),
                                    tr("Result"), tr("Moves"),    tr("Hints"),
                                    tr("Slips"),  tr("Accuracy"), tr("Lost per move")};
    return heads[section];
}

void ArchiveModel::sort(int column, Qt::SortOrder order) {
    Query query = m_query;
    query.sortedBy = static_cast<Column>(std::clamp(column, 0, columns - 1));
    query.descending = order == Qt::DescendingOrder;
    if (query != m_query)
        show(query);
}

} // namespace bouton
