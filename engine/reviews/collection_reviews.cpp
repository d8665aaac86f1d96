// SPDX-License-Identifier: MIT
#include "reviews/collection_reviews.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <chrono>
#include <set>

#include "core/bytes.h"
#include "core/decimals.h"
#include "core/match_of.h"
#include "explain/analyses.h"
#include "games/reversi/engine.h"

namespace bouton {

namespace {

constexpr qint64 mostReviewBytes = 64 << 20;
constexpr int mostEmptySolved = 26; // empty cells; with more it may take hours
constexpr int solverTableBits = 18; // 32 MB

// What is kept ------------------------------------------------------------------------------------

// A file has a head (what it is, the checksum of the file of games, that of the weights), an entry
// of these bytes for each game, and a checksum.
constexpr std::string_view reviewsMark = "bouton reviews 1\n";
constexpr std::size_t reviewsHeadBytes = reviewsMark.size() + 16, reviewBytes = 19;

// Tells a game from another with the same number: a file may be read otherwise one day.
std::uint64_t checksumOf(const Collection& games, const Collection::Game& game) {
    std::string cells;
    for (std::size_t i = 0; i < game.moves; ++i)
        put(cells, static_cast<std::uint64_t>(games.cell(game, i)), 1);
    const Reversi::State& start = games.start(game);
    put(cells, start.board.own, 8);
    put(cells, start.board.opponent, 8);
    put(cells, indexOf(start.toMove), 1);
    return checksum(cells);
}

// By the number of the game, with its checksum.
using KeptEntries = std::map<std::uint32_t, std::pair<std::uint64_t, GameFindings>>;

std::string writtenReviews(const KeptEntries& entries, std::uint64_t file, std::uint64_t weights) {
    std::string bytes(reviewsMark);
    put(bytes, file, 8);
    put(bytes, weights, 8);
    for (const auto& [number, entry] : entries) {
        const auto& [game, found] = entry;
        put(bytes, number, 4);
        put(bytes, game, 4);
        for (std::size_t side = 0; side < 2; ++side) {
            put(bytes, static_cast<std::uint64_t>(found.slips[side]), 1);
            put(bytes, static_cast<std::uint64_t>(found.lost[side]), 2);
            put(bytes, static_cast<std::uint64_t>(found.moves[side]), 2);
        }
        put(bytes, static_cast<std::uint64_t>(found.proven.value_or(255)), 1);
    }
    return sealed(std::move(bytes));
}

// Empty: the bytes are damaged, or of other games.
std::optional<KeptEntries> readReviews(std::string_view bytes, std::uint64_t file) {
    const auto all = unsealed(bytes);
    if (!all || all->size() < reviewsHeadBytes
        || (all->size() - reviewsHeadBytes) % reviewBytes != 0 || !all->starts_with(reviewsMark)
        || numberAt(*all, reviewsMark.size(), 8) != file)
        return std::nullopt;
    KeptEntries entries;
    for (std::size_t at = reviewsHeadBytes; at < all->size(); at += reviewBytes) {
        const auto number = [&](std::size_t offset, int count) {
            return static_cast<int>(numberAt(*all, at + offset, count));
        };
        GameFindings found;
        for (std::size_t side = 0; side < 2; ++side) {
            found.slips[side] = number(8 + 5 * side, 1);
            found.lost[side] = number(9 + 5 * side, 2);
            found.moves[side] = number(11 + 5 * side, 2);
        }
        if (const int proven = number(18, 1); proven <= reversi::cells)
            found.proven = proven;
        entries.emplace(static_cast<std::uint32_t>(number(0, 4)),
                        std::pair(numberAt(*all, at + 4, 4), found));
    }
    return entries;
}

// What is found of the games of one collection, and is kept by the files that they are of.
class KeptReviews {
public:
    explicit KeptReviews(const ReviewTask& task)
        : m_task(task),
          m_games(task.games->games),
          m_weights(checksum(reversi::weightsInUse()->written())) {
        const auto names = task.disk->list(task.folder, QStringLiteral("*.reviews"));
        const std::set<QString> known(names.begin(), names.end());
        for (Collection::Index i = 0; i < m_games.size(); ++i) {
            const Collection::Game& game = m_games.game(i);
            const auto [at, isNew] = m_files.try_emplace(m_games.checksum(game));
            if (isNew && known.contains(nameOf(m_games.checksum(game))))
                load(game, at->second);
            const auto entry = at->second.find(game.number);
            if (entry == at->second.end())
                continue;
            if (const auto& [sum, found] = entry->second; sum == shortSum(game))
                m_found.emplace(i, found);
        }
    }

    const FoundInGames& found() const { return m_found; }
    const std::vector<Phrase>& remarks() const { return m_remarks; }

    // Gives what went wrong, if anything; what is found is known all the same.
    Or<void> add(Collection::Index index, const GameFindings& findings) {
        const Collection::Game& game = m_games.game(index);
        const std::uint64_t file = m_games.checksum(game);
        KeptEntries& entries = m_files[file];
        // What another program has kept in the meantime stays.
        if (const auto bytes = m_task.disk->read(pathOf(file), mostReviewBytes))
            if (auto others = entriesIn(*bytes, file))
                entries.merge(*others);
        entries.insert_or_assign(game.number, std::pair(shortSum(game), findings));
        m_found.insert_or_assign(index, findings);
        return m_task.disk->keep(
            pathOf(file), QByteArray::fromStdString(writtenReviews(entries, file, m_weights)));
    }

private:
    static QString nameOf(std::uint64_t file) {
        return QStringLiteral("%1.reviews").arg(file, 16, 16, QLatin1Char('0'));
    }
    QString pathOf(std::uint64_t file) const { return QDir(m_task.folder).filePath(nameOf(file)); }
    std::uint64_t shortSum(const Collection::Game& game) const {
        return checksumOf(m_games, game) & 0xffff'ffff;
    }

    // Empty if the file is damaged. Reviews by another evaluation are not taken over: no entries.
    std::optional<KeptEntries> entriesIn(const QByteArray& bytes, std::uint64_t file) const {
        const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        auto entries = readReviews(text, file);
        if (entries && numberAt(text, reviewsMark.size() + 8, 8) != m_weights)
            entries->clear();
        return entries;
    }

    void load(const Collection::Game& game, KeptEntries& into) {
        const std::uint64_t file = m_games.checksum(game);
        const auto bytes = m_task.disk->read(pathOf(file), mostReviewBytes);
        if (!bytes) {
            m_remarks.push_back(bytes.error());
            return;
        }
        const auto entries = entriesIn(*bytes, file);
        if (!entries)
            m_remarks.push_back({QT_TRANSLATE_NOOP("Phrase", "What was kept of the reviews of %1 "
                                                             "is damaged: they are made anew."),
                                 {m_games.file(game)}});
        else if (entries->empty())
            m_remarks.push_back(
                {QT_TRANSLATE_NOOP("Phrase", "What was kept of the reviews of %1 is by another "
                                             "evaluation: they are made anew."),
                 {m_games.file(game)}});
        else
            into = *entries;
    }

    const ReviewTask& m_task;
    const Collection& m_games;
    const std::uint64_t m_weights;
    std::map<std::uint64_t, KeptEntries> m_files; // by checksum
    FoundInGames m_found;
    std::vector<Phrase> m_remarks;
};

// A review ----------------------------------------------------------------------------------------

// The discs of Dark with best play. Empty: it would take long, or it was stopped.
std::optional<int> provenDiscs(const Reversi::State& state, reversi::Engine& engine, int threads,
                               const std::stop_token& stop) {
    int score = reversi::finalScore(state.board);
    if (!reversi::isOver(state.board)) {
        if (reversi::count(state.board.empty()) > mostEmptySolved)
            return std::nullopt;
        const reversi::Thought thought =
            engine.think(state.board, {.solveFrom = reversi::cells, .threads = threads}, 1, stop);
        if (!thought.exact)
            return std::nullopt;
        score = thought.score;
    }
    return (reversi::cells + (state.toMove == Side::One ? score : -score)) / 2;
}

// Empty: it was stopped.
std::optional<GameFindings> findingsOf(const Collection& games, Collection::Index index,
                                       std::span<const AnyAnalyst> analysts,
                                       reversi::Engine& engine, const std::stop_token& stop) {
    const std::unique_ptr<Match> match = games.read(index).match;
    const std::vector<Match::Node> path = match->path(match->current());
    Analyses analyses;
    if (!analyses.add(*match, path, analysts, stop))
        return std::nullopt;
    GameFindings findings;
    for (const Slip& slip : slipsOf(*match, path, analyses.known()))
        ++findings.slips[indexOf(slip.side)];
    const auto accuracy = accuracyOf(*match, path, analyses.known());
    for (std::size_t side = 0; side < accuracy.size(); ++side) {
        findings.lost[side] = accuracy[side].lost;
        findings.moves[side] = accuracy[side].moves;
    }
    if (const auto state = games.theoreticalPosition(games.game(index)))
        findings.proven = provenDiscs(*state, engine, static_cast<int>(analysts.size()), stop);
    return stop.stop_requested() ? std::nullopt : std::optional(findings);
}

QString bothDiscs(int dark) {
    return dark < 0 ? QString() : QStringLiteral("%1-%2").arg(dark).arg(reversi::cells - dark);
}

} // namespace

void reviewGames(const ReviewTask& task, std::stop_token stop, const Post<ManyReviews>& post) {
    KeptReviews kept(task);
    std::vector<Collection::Index> left;
    for (const Collection::Index index : task.rows)
        if (!kept.found().contains(index))
            left.push_back(index);
    ManyReviews news{.done = task.rows.size() - left.size(),
                     .wanted = task.rows.size(),
                     .secondsEach = task.secondsEach,
                     .remarks = kept.remarks()};
    const auto tell = [&] {
        news.found = std::make_shared<const FoundInGames>(kept.found());
        post(news);
    };
    tell();
    if (left.empty())
        return;
    const auto analysts = analystsOf(rulesetOf<Reversi>(), task.threads);
    reversi::Engine engine(solverTableBits);
    const auto begin = std::chrono::steady_clock::now();
    for (std::size_t made = 0; made < left.size(); ++made) {
        const auto findings = findingsOf(task.games->games, left[made], analysts, engine, stop);
        if (!findings)
            return;
        const auto isKept = kept.add(left[made], *findings);
        news.unkept = isKept ? std::nullopt : std::optional(isKept.error());
        ++news.done;
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        news.secondsEach = time.count() / static_cast<double>(made + 1);
        tell();
    }
}

bool isDisputed(const Collection::Game& game, const GameFindings& found) {
    return found.proven && *found.proven != game.theoretical;
}

std::vector<PlayerLosses> lossesByPlayer(const Collection& games,
                                         std::span<const Collection::Index> rows,
                                         const FoundInGames& found) {
    std::map<Collection::Name, PlayerLosses> players;
    for (const Collection::Index index : rows) {
        const auto at = found.find(index);
        if (at == found.end())
            continue;
        const GameFindings& findings = at->second;
        for (const std::size_t side : {0U, 1U}) {
            const Collection::Name player = games.game(index).players[side];
            PlayerLosses& losses = players[player];
            losses.player = player;
            ++losses.games;
            losses.moves += findings.moves[side];
            losses.slips += findings.slips[side];
            losses.lost += findings.lost[side];
        }
    }
    std::vector<PlayerLosses> all;
    for (const auto& [player, losses] : players)
        all.push_back(losses);
    std::ranges::stable_sort(all, {}, &PlayerLosses::aGame);
    return all;
}

std::chrono::seconds unitOf(double seconds) {
    using namespace std::chrono;
    const duration<double> time(seconds);
    return time < 100s ? 1s : time < 2h ? 1min : time < days(2) ? 1h : days(1);
}

QString reviewsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
           + QStringLiteral("/reviews");
}

QList<QStringList> csvOf(const Collection& games, std::span<const Collection::Index> rows,
                         const FoundInGames* found) {
    QList<QStringList> lines{{"file", "game", "dark", "light", "event", "date", "result",
                              "theoretical", "opening", "moves", "complete"}};
    if (found)
        lines.front() << "dark_slips"
                      << "light_slips"
                      << "dark_lost"
                      << "light_lost"
                      << "dark_moves"
                      << "light_moves"
                      << "proven";
    const auto text = [](const std::string& each) { return QString::fromStdString(each); };
    for (const Collection::Index index : rows) {
        const Collection::Game& game = games.game(index);
        QStringList& line = lines.emplace_back();
        line << text(games.file(game)) << QString::number(game.number)
             << text(games.text(game.players[0])) << text(games.text(game.players[1]))
             << text(games.text(game.event)) << text(games.text(game.date)) << bothDiscs(game.discs)
             << bothDiscs(game.theoretical) << QString::fromUtf8(games.opening(game))
             << QString::number(game.moves) << (game.isComplete ? "yes" : "no");
        if (!found)
            continue;
        const auto at = found->find(index);
        if (at == found->end()) {
            line << ""
                 << ""
                 << ""
                 << ""
                 << ""
                 << ""
                 << "";
            continue;
        }
        for (const auto& counts : {at->second.slips, at->second.lost, at->second.moves})
            line << QString::number(counts[0]) << QString::number(counts[1]);
        line << bothDiscs(at->second.proven.value_or(-1));
    }
    return lines;
}

QList<QStringList> csvOf(const Collection& games, std::span<const PlayerLosses> losses) {
    QList<QStringList> lines{
        {"player", "games", "moves", "slips", "lost", "lost_a_game", "lost_a_move"}};
    for (const PlayerLosses& each : losses) {
        QStringList& line = lines.emplace_back();
        line << QString::fromStdString(games.text(each.player));
        for (const int count : {each.games, each.moves, each.slips, each.lost})
            line << QString::number(count);
        for (const std::optional<double>& share : {std::optional(each.aGame()), each.aMove()})
            line << (share ? QString::fromStdString(withDecimals(*share, 2)) : QString());
    }
    return lines;
}

} // namespace bouton
