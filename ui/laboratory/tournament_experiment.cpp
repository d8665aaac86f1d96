#include "ui/laboratory/tournament_experiment.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <ranges>

#include "games/reversi/reversi.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/entrants_form.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/result_table.h"
#include "ui/panels/heading.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr int mostOpeningPlies = 20, reversiOpening = 8;

// Won, drawn and lost.
QString inShort(const Tally& tally) {
    return QStringLiteral("%1–%2–%3").arg(tally.wins).arg(tally.draws).arg(tally.losses);
}

} // namespace

TournamentExperiment::TournamentExperiment(const Bench& bench, QWidget* parent)
    : Experiment(QStringLiteral("tournament"), parent),
      m_all(bench.games),
      m_seed(bench.seed),
      m_gameLabel(new QLabel),
      m_gamesLabel(new QLabel),
      m_openingLabel(new QLabel),
      m_playersLabel(heading({})),
      m_games(new QComboBox),
      m_entrants(new EntrantsForm),
      m_number(new QSpinBox),
      m_opening(new QSpinBox),
      m_random(new QCheckBox),
      m_chart(new Chart),
      m_table(new ResultTable),
      m_played{.game = m_all.front(), .players = {}} {
    m_games->setObjectName(QStringLiteral("game"));
    m_number->setObjectName(QStringLiteral("games"));
    m_random->setObjectName(QStringLiteral("randomStarts"));
    m_number->setRange(1, 10'000);
    m_number->setValue(50);
    m_opening->setObjectName(QStringLiteral("openingPlies"));
    m_opening->setRange(0, mostOpeningPlies);
    m_openingLabel->setBuddy(m_opening);
    m_gameLabel->setBuddy(m_games);
    m_gamesLabel->setBuddy(m_number);
    for (const Ruleset* game : m_all)
        m_games->addItem(spoken(game->name.title));
    auto* number = new QHBoxLayout;
    number->addWidget(m_gamesLabel, 1);
    number->addWidget(m_number);
    form()->addWidget(m_gameLabel);
    form()->addWidget(m_games);
    auto* opening = new QHBoxLayout;
    opening->addWidget(m_openingLabel, 1);
    opening->addWidget(m_opening);
    form()->addLayout(number);
    form()->addLayout(opening);
    form()->addWidget(m_random);
    form()->addSpacing(Theme::unit);
    form()->addWidget(m_playersLabel);
    form()->addWidget(m_entrants);
    addPlotAndTable(m_chart, m_table);
    offerCsv();
    connect(m_games, &QComboBox::currentIndexChanged, this, &TournamentExperiment::chooseGame);
    chooseGame();
}

QString TournamentExperiment::title() const { return tr("Player against player"); }

QString TournamentExperiment::sentence() const {
    return tr("Lets computer players play each other and says how far their results can be "
              "trusted: the 95 % intervals.");
}

const Ruleset& TournamentExperiment::game() const {
    return *m_all[static_cast<std::size_t>(std::max(0, m_games->currentIndex()))];
}

void TournamentExperiment::chooseGame() {
    m_entrants->setGame(game());
    m_random->setVisible(game().name.autoFill);
    m_random->setChecked(game().name.autoFill);
    // Two players that draw nothing by lot would play one game of Reversi again and again.
    m_opening->setValue(std::string_view(game().name.id) == Reversi::name.id ? reversiOpening : 0);
}

// Another run draws other games.
void TournamentExperiment::begin() {
    m_played = Tournament{&game(),
                          m_entrants->entrants(),
                          m_number->value(),
                          m_random->isChecked(),
                          m_opening->value(),
                          complete(game().settings, {}).value(),
                          ++m_seed};
    show({});
    launch<Crosstable>(
        [tournament = m_played](std::stop_token stop, const Post<Crosstable>& post) {
            return playTournament(tournament, std::move(stop), post);
        },
        [this](const Crosstable& table) {
            show(table);
            setProgress(static_cast<double>(table.played) / std::max(1, table.all));
        });
}

QString TournamentExperiment::nameOf(std::size_t player) const {
    const PlayerChoice& choice = m_played.players[player];
    const PlayerInfo& info = m_played.game->players[choice.player];
    QStringList settings;
    for (const Setting& setting : info.settings)
        settings << QString::fromStdString(
            std::string(setting.id) + ' '
            + writeValue(setting, valueOf(choice.settings, setting.id)));
    const QString title = spoken(info.title);
    return settings.isEmpty() ? title
                              : tr("%1 (%2)").arg(title, settings.join(QStringLiteral(", ")));
}

void TournamentExperiment::show(const Crosstable& table) {
    m_shown = table;
    Chart::Data data{.below = tr("player"), .beside = tr("Points, with 95 % intervals")};
    data.most = 100;
    data.suffix = tr(" %");
    data.series.push_back({tr("points"), {}});
    QStringList head{tr("Player"), tr("Points"), tr("95 % interval")};
    for (std::size_t i = 0; i < table.cells.size(); ++i)
        head << tr("vs %1").arg(i + 1);
    head << tr("All");
    const bool anyStopped =
        std::ranges::any_of(std::views::iota(std::size_t{0}, table.cells.size()),
                            [&](std::size_t i) { return table.total(i).stopped > 0; });
    if (anyStopped)
        head << tr("Stopped");
    QList<QStringList> lines;
    for (std::size_t i = 0; i < table.cells.size(); ++i) {
        const Tally total = table.total(i);
        const Interval range = interval95(total);
        data.names << tr("%1 %2").arg(i + 1).arg(
            spoken(m_played.game->players[m_played.players[i].player].title));
        data.series.front().values.push_back(100 * shareOf(total));
        data.ranges.emplace_back(100 * range.low, 100 * range.high);
        QStringList line{tr("%1  %2").arg(i + 1).arg(nameOf(i)),
                         tr("%1 %").arg(locale().toString(100 * shareOf(total), 'f', 1)),
                         tr("%1 to %2 %")
                             .arg(locale().toString(100 * range.low, 'f', 1),
                                  locale().toString(100 * range.high, 'f', 1))};
        for (std::size_t j = 0; j < table.cells.size(); ++j)
            line << (i == j ? QStringLiteral("–") : inShort(table.cells[i][j]));
        line << inShort(total);
        if (anyStopped)
            line << QString::number(total.stopped);
        lines << line;
    }
    m_chart->put(std::move(data));
    m_table->put(head, lines);
}

QList<QStringList> TournamentExperiment::csv() const {
    QList<QStringList> lines{{tr("Player"), tr("Opponent"), tr("Won"), tr("Drawn"), tr("Lost"),
                              tr("Stopped"), tr("Points"), tr("Low"), tr("High")}};
    const auto add = [&](std::size_t player, const QString& opponent, const Tally& tally) {
        const Interval range = interval95(tally);
        lines << QStringList{nameOf(player),
                             opponent,
                             QString::number(tally.wins),
                             QString::number(tally.draws),
                             QString::number(tally.losses),
                             QString::number(tally.stopped),
                             QString::number(shareOf(tally), 'f', 4),
                             QString::number(range.low, 'f', 4),
                             QString::number(range.high, 'f', 4)};
    };
    for (std::size_t i = 0; i < m_shown.cells.size(); ++i) {
        for (std::size_t j = 0; j < m_shown.cells.size(); ++j)
            if (i != j)
                add(i, nameOf(j), m_shown.cells[i][j]);
        add(i, tr("all"), m_shown.total(i));
    }
    return lines;
}

void TournamentExperiment::retranslate() {
    Experiment::retranslate();
    m_gameLabel->setText(tr("Game"));
    m_gamesLabel->setText(tr("Games of each pair"));
    m_openingLabel->setText(tr("Random plies at first"));
    m_playersLabel->setText(tr("Players"));
    m_random->setText(tr("Random starts, each played twice"));
    for (int i = 0; i < m_games->count(); ++i)
        m_games->setItemText(i, spoken(m_all[static_cast<std::size_t>(i)]->name.title));
    m_chart->setInvitation(tr("Run lets each player meet each other and shows here their shares of "
                              "the points, with intervals."));
    m_chart->setAccessibleName(title());
    m_table->setAccessibleName(title());
    show(Crosstable(m_shown));
}

} // namespace bouton
