// SPDX-License-Identifier: MIT
#include "ui/collection/collection_model.h"

#include <QLocale>

#include <algorithm>
#include <cstdint>

#include "core/cell.h"
#include "session/plain_letters.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

QString textOf(const std::string& text) { return QString::fromStdString(text); }

// "36–28"; empty: it is not known.
QString bothDiscs(int dark) {
    return dark < 0 ? QString() : QStringLiteral("%1–%2").arg(dark).arg(64 - dark);
}

// "2–5": Dark's and Light's.
QString bothSides(const std::array<int, 2>& counts) {
    return QStringLiteral("%1–%2").arg(counts[0]).arg(counts[1]);
}

// The place of each text in the order of all.
std::vector<std::uint64_t> ranksOf(std::size_t count,
                                   const std::function<QString(std::size_t)>& text) {
    std::vector<std::pair<QString, std::size_t>> all;
    for (std::size_t i = 0; i < count; ++i)
        all.emplace_back(plainLetters(text(i)), i);
    std::ranges::sort(all);
    std::vector<std::uint64_t> ranks(count);
    for (std::size_t place = 0; place < count; ++place)
        ranks[all[place].second] = place;
    return ranks;
}

} // namespace

QString playersOf(const Collection& games, const Collection::Game& game) {
    return QStringLiteral("%1 – %2").arg(textOf(games.text(game.players[0])),
                                         textOf(games.text(game.players[1])));
}

// CollectionModel ---------------------------------------------------------------------------------

void CollectionModel::show(Games games, Rows rows) {
    beginResetModel();
    m_games = std::move(games);
    m_rows = std::move(rows);
    endResetModel();
}

void CollectionModel::showFound(Found found) {
    m_found = std::move(found);
    if (!m_rows.empty())
        emit dataChanged(index(0, Theoretical), index(rowCount() - 1, Lost));
    emit headerDataChanged(Qt::Horizontal, Slips, Lost);
}

const GameFindings* CollectionModel::foundAt(int row) const {
    if (!m_found)
        return nullptr;
    const auto at = m_found->find(m_rows[static_cast<std::size_t>(row)]);
    return at == m_found->end() ? nullptr : &at->second;
}

QString CollectionModel::wordsOf(Column column, const Collection::Game& game,
                                 const GameFindings& found) {
    const auto& [slips, lost, moves, proven] = found;
    if (column == Slips)
        return tr("Slips of Dark: %1, of Light: %2.").arg(slips[0]).arg(slips[1]);
    if (column == Lost)
        return tr("Discs given away by Dark: %1, by Light: %2.").arg(lost[0]).arg(lost[1]);
    if (column != Theoretical || !proven)
        return {};
    return *proven == game.theoretical
               ? tr("Theory: %1, as Bouton has proven, too.").arg(bothDiscs(game.theoretical))
               : tr("Theory: %1 by the file, %2 as Bouton has proven.")
                     .arg(bothDiscs(game.theoretical), bothDiscs(*proven));
}

void CollectionModel::sort(const Collection& games, const Found& found, Rows& rows, int column,
                           bool descending) {
    std::vector<std::uint64_t> ranks;
    if (column == Opening)
        ranks =
            ranksOf(games.ways(), [&](std::size_t way) { return spoken(games.openingOf(way)); });
    else if (column == Players || column == Event || column == Date)
        ranks = ranksOf(games.texts(), [&](std::size_t name) {
            return textOf(games.text(static_cast<Collection::Name>(name)));
        });
    const auto key = [&](Collection::Index index) -> std::uint64_t {
        const Collection::Game& game = games.game(index);
        switch (column) {
        case Players: return ranks[game.players[0]] << 32 | ranks[game.players[1]];
        case Event: return ranks[game.event];
        case Date: return ranks[game.date];
        case Discs: return static_cast<std::uint64_t>(game.discs + 1);
        case Theoretical: return static_cast<std::uint64_t>(game.theoretical + 1);
        case Opening: return ranks[game.openings];
        case Moves: return game.moves;
        }
        // Of both sides; what is not reviewed comes before.
        const auto at = found ? found->find(index) : FoundInGames::const_iterator();
        if (!found || at == found->end())
            return 0;
        const auto& [dark, light] = column == Slips ? at->second.slips : at->second.lost;
        return static_cast<std::uint64_t>(1 + dark + light);
    };
    if (descending)
        std::ranges::stable_sort(rows, std::greater(), key);
    else
        std::ranges::stable_sort(rows, {}, key);
}

int CollectionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CollectionModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const {
    const int column = index.column();
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = column == Discs || column == Theoretical || column >= Moves;
        return static_cast<int>(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const Collection& games = m_games->games;
    const Collection::Game& game = games.game(m_rows[static_cast<std::size_t>(index.row())]);
    if (role == WinnerRole && (column == Players || column == Discs)) {
        const auto result = games.result(game);
        return result && result->winner ? QVariant(static_cast<int>(indexOf(*result->winner)))
                                        : QVariant();
    }
    const GameFindings* found = foundAt(index.row());
    const int theoretical = game.theoretical;
    if (found && (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole))
        if (const QString words = wordsOf(static_cast<Column>(column), game, *found);
            !words.isEmpty())
            return words;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (column) {
    case Players: return playersOf(games, game);
    case Event: return textOf(games.text(game.event));
    case Date: return textOf(games.text(game.date));
    case Discs:
        if (game.discs < 0 && game.loser >= 0)
            return game.onTime ? tr("On time") : tr("Resigned");
        return bothDiscs(game.discs);
    case Theoretical:
        if (!found || !found->proven)
            return bothDiscs(theoretical);
        return isDisputed(game, *found) ? QStringLiteral("%1 ≠ %2").arg(bothDiscs(theoretical),
                                                                        bothDiscs(*found->proven))
                                        : QStringLiteral("%1 ✓").arg(bothDiscs(theoretical));
    case Opening: return spoken(games.opening(game));
    case Slips: return found ? bothSides(found->slips) : QString();
    case Lost: return found ? bothSides(found->lost) : QString();
    case Moves:
        if (role == Qt::ToolTipRole && !game.isComplete)
            return tr("Moves end at %1.").arg(game.moves);
        return game.isComplete ? QString::number(game.moves)
                               : tr("End at %1", "moves").arg(game.moves);
    }
    return {};
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return data(createIndex(0, section), role); // over its column
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::ToolTipRole && section == Theoretical)
        return tr("With best play from some position on, as the file says it, and whether Bouton "
                  "has proven the same.");
    if (role == Qt::ToolTipRole && section == Lost)
        return tr("Discs that Dark and Light have given away, by Bouton's review.");
    if (role != Qt::DisplayRole || (section >= Slips && (!m_found || m_found->empty())))
        return {};
    const QString heads[columns] = {tr("Dark – Light"), tr("Event"),  tr("Date"),
                                    tr("Result"),       tr("Theory"), tr("Opening"),
                                    tr("Moves"),        tr("Slips"),  tr("Lost")};
    return heads[section];
}

void CollectionModel::sort(int column, Qt::SortOrder order) {
    emit orderWanted(column, order == Qt::DescendingOrder);
}

// NextModel ---------------------------------------------------------------------------------------

void NextModel::show(Next next) {
    beginResetModel();
    m_next = std::move(next);
    endResetModel();
}

int NextModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_next.played.moves.size());
}

int NextModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant NextModel::data(const QModelIndex& index, int role) const {
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter
                                | (column == Move || column == Opening || column == Ended
                                       ? Qt::AlignLeft
                                       : Qt::AlignRight));
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const PlayedNext::Move& move = m_next.played.moves[static_cast<std::size_t>(index.row())];
    if (role == EndedRole)
        return QVariantList{static_cast<int>(move.won), static_cast<int>(move.drawn),
                            static_cast<int>(move.lost)};
    if (column == Ended && (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole))
        return tr("Games of the side to move: won %1, drawn %2, lost %3.")
            .arg(move.won)
            .arg(move.drawn)
            .arg(move.lost);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (column) {
    case Move: return QString::fromStdString(nameOf(Cell{move.cell / 8, move.cell % 8}));
    case Opening: return spoken(move.opening);
    case Games: return QLocale().toString(static_cast<qulonglong>(move.games));
    case Share:
        return QStringLiteral("%1 %").arg(qRound(100.0 * static_cast<double>(move.games)
                                                 / static_cast<double>(m_next.played.came)));
    case Score:
        if (const auto& score = m_next.scores[static_cast<std::size_t>(index.row())])
            return typeset(QLocale().toString(*score, 'f', 1));
        return QStringLiteral("–");
    }
    return {};
}

QVariant NextModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return data(createIndex(0, section), role);
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::ToolTipRole && section == Score)
        return tr("Discs for the side to move, as the opening book of Bouton estimates them.");
    if (role != Qt::DisplayRole)
        return {};
    const QString heads[columns] = {tr("Move"),  tr("Opening"),          tr("Games"),
                                    tr("Share"), tr("Won, drawn, lost"), tr("Bouton")};
    return heads[section];
}

} // namespace bouton
