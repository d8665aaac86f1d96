#include "ui/archive/archive_statistics.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLocale>

#include <algorithm>
#include <map>

#include "ui/archive/own_ratings.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/result_table.h"

namespace bouton {

namespace {

QString monthName(int month) {
    return QStringLiteral("%1-%2").arg(month / 100).arg(month % 100, 2, 10, QLatin1Char('0'));
}

QString mean(double sum, std::int64_t count, int digits) {
    return count == 0 ? QStringLiteral("–")
                      : QLocale().toString(sum / static_cast<double>(count), 'f', digits);
}

} // namespace

ArchiveStatistics::ArchiveStatistics(Archive& archive, Games games, ScoreOf scoreOf,
                                     QWidget* parent)
    : QWidget(parent),
      m_archive(archive),
      m_games(games),
      m_scoreOf(std::move(scoreOf)),
      m_by(named("statisticsBy", new QComboBox)),
      m_chart(named("statisticsChart", new Chart)),
      m_table(named("statisticsTable", new ResultTable)),
      m_sheet(new Card),
      m_streaks(named("streaks", new WordLabel)),
      m_practice(named("practice", sideNote())) {
    setObjectName(QStringLiteral("archiveStatistics"));
    m_by->addItems({{}, {}, {}});
    m_streaks->setWordWrap(true);
    m_practice->setWordWrap(true);
    worded(m_by, &QWidget::setAccessibleName, [] { return tr("Wins by"); });
    worded(m_chart, &QWidget::setAccessibleName, [] { return tr("Wins, draws and losses"); });
    worded(m_table, &QWidget::setAccessibleName, [] { return tr("Results"); });
    worded(m_chart, &ResultSheet::setInvitation,
           [] { return tr("Games against a computer, once they have ended, are counted here."); });
    m_sheet->setLayout(column({m_table}, 0, Theme::unit));
    setLayout(column(
        {row({m_by, {m_streaks, 1}}, 2 * Theme::unit), {m_chart, 3}, {m_sheet, 2}, m_practice},
        Theme::unit));
    atEveryTypeSize(this, [this] { // the page scrolls rather than cut its parts
        const int line = QFontMetrics(QApplication::font()).height();
        m_chart->setMinimumHeight(12 * line);
        m_sheet->setMinimumHeight(8 * line);
    });
    connect(m_by, &QComboBox::currentIndexChanged, this, &ArchiveStatistics::refresh);
    inEveryLanguage(this, [this] {
        const QSignalBlocker quiet(m_by);
        m_by->setItemText(0, tr("By game"));
        m_by->setItemText(1, tr("By opponent"));
        m_by->setItemText(2, tr("By month"));
        refresh();
    });
}

void ArchiveStatistics::setRatings(const OwnRatings& ratings) {
    m_ratings = &ratings;
    connect(&ratings, &OwnRatings::changed, this, &ArchiveStatistics::refresh);
    refresh();
}

void ArchiveStatistics::show(const Filter& filter) {
    m_stop.request_stop();
    m_stop = {};
    m_archive.ask(
        this, m_stop.get_token(), [filter](Store& store) { return store.statistics(filter); },
        [this](Or<Statistics> statistics) {
            if (!statistics) {
                emit failed(statistics.error());
                return;
            }
            m_statistics = std::move(*statistics);
            refresh();
        });
}

// Months stand in their order, all others by their number of games.
std::vector<ArchiveStatistics::Group> ArchiveStatistics::groups() const {
    const auto by = static_cast<By>(m_by->currentIndex());
    std::vector<Group> groups;
    std::map<QString, std::size_t> places; // of their names
    for (const Statistics::Cell& cell : m_statistics.cells) {
        const QString game = gameTitle(m_games, cell.game);
        const QString name =
            by == By::Game ? game
            : by == By::Month
                ? monthName(cell.month)
                : tr("%1: %2").arg(game, opponentTitle(m_games, cell.game, cell.opponent));
        const auto [at, isNew] = places.try_emplace(name, groups.size());
        if (isNew)
            groups.push_back({name});
        groups[at->second].count += cell.tally;
    }
    if (by != By::Month)
        std::ranges::stable_sort(groups, std::ranges::greater(),
                                 [](const Group& group) { return group.count.games; });
    return groups;
}

void ArchiveStatistics::refresh() {
    constexpr std::size_t mostColumns = 24;
    const std::vector<Group> all = groups();
    for (QWidget* part : std::initializer_list<QWidget*>{m_by, m_streaks, m_sheet})
        part->setVisible(!all.empty()); // without games the chart invites to play some
    const QString kind = kindOfGroup();
    Chart::Data data{
        .below = kind, .beside = tr("Games"), .series = {tr("Won"), tr("Drawn"), tr("Lost")}};
    QList<ResultTable::Line> lines;
    for (const Group& group : all) {
        const GameCount& count = group.count;
        lines << ResultTable::Line{
            group.name,
            ResultTable::numeral(static_cast<std::uint64_t>(count.games)),
            ResultTable::numeral(static_cast<std::uint64_t>(count.by[2])),
            ResultTable::numeral(static_cast<std::uint64_t>(count.by[1])),
            ResultTable::numeral(static_cast<std::uint64_t>(count.by[0])),
            count.score() ? tr("%1 %").arg(QLocale().toString(100 * *count.score(), 'f', 0))
                          : QStringLiteral("–"),
            mean(static_cast<double>(count.plies), count.games, 1),
            mean(static_cast<double>(count.hints), count.games, 2),
            mean(static_cast<double>(count.slips), count.reviewed, 2)};
        if (count.decided() > 0)
            data.columns.push_back(
                {group.name,
                 {static_cast<double>(count.by[2]), static_cast<double>(count.by[1]),
                  static_cast<double>(count.by[0])}});
    }
    // The newest months, or the groups with most games.
    if (data.columns.size() > mostColumns) {
        const auto extra = static_cast<std::ptrdiff_t>(data.columns.size() - mostColumns);
        if (static_cast<By>(m_by->currentIndex()) == By::Month)
            data.columns.erase(data.columns.begin(), data.columns.begin() + extra);
        else
            data.columns.erase(data.columns.end() - extra, data.columns.end());
    }
    m_chart->put(std::move(data));
    m_table->put({kind, tr("Games"), tr("Won"), tr("Drawn"), tr("Lost"), tr("Points"),
                  tr("Moves a game"), tr("Hints a game"), tr("Slips a game")},
                 lines);
    m_streaks->setWords([this] { return streaks(); });
    m_practice->setWords([this] { return practice(); });
}

QString ArchiveStatistics::kindOfGroup() const {
    const auto by = static_cast<By>(m_by->currentIndex());
    return by == By::Game ? tr("Game") : by == By::Opponent ? tr("Opponent") : tr("Month");
}

QString ArchiveStatistics::streaks() const {
    const QString row =
        tr("Won in a row: %1 now, %2 at most.").arg(m_statistics.current).arg(m_statistics.longest);
    const QString ratings = m_ratings ? m_ratings->wordsOfAll() : QString();
    return ratings.isEmpty() ? row : ratings + QChar(' ') + row;
}

QString ArchiveStatistics::practice() const {
    QStringList parts;
    for (const Ruleset* game : m_games)
        if (const Score score = m_scoreOf(*game); score.asked > 0)
            parts << tr("%1 %2 of %3 right, %4 in a row at most")
                         .arg(gameTitle(m_games, QLatin1String(game->name.id)))
                         .arg(score.right)
                         .arg(score.asked)
                         .arg(score.longest);
    return parts.isEmpty() ? tr("Practice: no exercise was answered yet.")
                           : tr("Practice: %1.").arg(parts.join(QStringLiteral("; ")));
}

} // namespace bouton
