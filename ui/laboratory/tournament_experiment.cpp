#include <QCheckBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>

#include "lab/tournament.h"
#include "session/plan.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/entrants_form.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"

namespace bouton {

namespace {

constexpr int mostGames = 10'000, mostOpeningPlies = 20;

// Won, drawn and lost.
QString inShort(const Tally& tally) {
    return QStringLiteral("%1–%2–%3").arg(tally.wins).arg(tally.draws).arg(tally.losses);
}

// A round robin of a game's computer players (lab/tournament.h).
class TournamentExperiment : public Experiment {
    Q_DECLARE_TR_FUNCTIONS(bouton::TournamentExperiment)

public:
    TournamentExperiment(const ExperimentKind& kind, const Bench& bench)
        : Experiment(kind), m_games(named("game", new GameBox(bench.games))), m_seed(bench.seed) {
        m_number->setRange(1, mostGames);
        m_number->setValue(50);
        m_opening->setRange(0, mostOpeningPlies);
        ask(form(), m_games, [] { return tr("Game"); });
        ask(form(), m_number, [] { return tr("Games of each pair"); });
        ask(form(), m_opening, [] { return tr("Random plies at first"); });
        form().addRow(worded(m_random, [] { return tr("Random starts, each played twice"); }));
        form().addRow(heading([] { return tr("Players"); }));
        form().addRow(m_entrants);
        addResults(m_results);
        m_results->setCsv([this] { return csv(); });
        connect(m_games, &QComboBox::currentIndexChanged, this, &TournamentExperiment::chooseGame);
        chooseGame();
        inEveryLanguage(this, [this] { show(Crosstable(m_shown)); });
    }

protected:
    Question question() const override {
        const Ruleset& game = *m_games->game();
        const int games = m_number->value(), plies = m_opening->value();
        const bool random = game.name.autoFill && m_random->isChecked();
        return Question(
            {partOf(game.name.title),
             {std::to_string(games),
              [games] { return tr("%n game(s) of each pair", nullptr, games); }},
             {std::to_string(plies),
              [plies] { return tr("%n random move(s) first", nullptr, plies); }, plies > 0},
             {random ? "random" : "standard",
              [random] { return random ? tr("random starts") : tr("the standard start"); }, false},
             {m_entrants->text().toStdString(),
              {},
              false,
              [] { return tr("other players"); },
              [] { return tr("these players"); }}});
    }
    // Another run draws other games.
    void begin(Run& run) override {
        const Ruleset& game = *m_games->game();
        m_played = {&game,
                    m_entrants->entrants(),
                    m_number->value(),
                    m_random->isChecked(),
                    m_opening->value(),
                    complete(game.settings, {}).value(),
                    ++m_seed};
        show({});
        run.start(m_played, playTournament, [this, &run](const Crosstable& crosstable) {
            emit run.progressed(static_cast<double>(crosstable.played)
                                / std::max(1, crosstable.all));
            show(crosstable);
        });
    }

private:
    void chooseGame() {
        const Ruleset& game = *m_games->game();
        m_entrants->setGame(game);
        m_random->setVisible(game.name.autoFill);
        m_random->setChecked(game.name.autoFill);
        m_opening->setValue(game.name.openingPlies);
    }

    // An opponent's name, or a custom player's with what it is set to first.
    QString shortNameOf(std::size_t player) const {
        return bouton::nameOf(*m_played.game, Seat{m_played.players[player]});
    }
    // The same with all its settings, if it is not one of the opponents.
    QString nameOf(std::size_t player) const {
        const PlayerChoice& choice = m_played.players[player];
        if (opponentOf(*m_played.game, choice))
            return shortNameOf(player);
        const PlayerInfo& info = m_played.game->players[choice.player];
        QStringList settings{spoken(info.title)};
        for (const Setting& setting : info.settings)
            settings << tr("%1 %2").arg(
                inSentence(spoken(setting.title)),
                QString::fromStdString(writeValue(setting, valueOf(choice.settings, setting.id))));
        return settings.join(QStringLiteral(", "));
    }

    QString percent(double share) const { return locale().toString(100 * share, 'f', 1); }

    void show(const Crosstable& crosstable) {
        m_shown = crosstable;
        const std::size_t players = crosstable.cells.size();
        Chart::Data data{.below = {},
                         .beside = tr("Points, with 95 % intervals"),
                         .series = {tr("points")},
                         .most = 100,
                         .suffix = tr(" %"),
                         .decimals = 1};
        QStringList head{tr("Player"), tr("Points"), tr("95 % interval")};
        bool anyStopped = false;
        for (std::size_t i = 0; i < players; ++i) {
            head << tr("vs %1").arg(i + 1);
            anyStopped = anyStopped || crosstable.total(i).stopped > 0;
        }
        head << tr("All");
        if (anyStopped)
            head << tr("Stopped");
        QList<ResultTable::Line> lines;
        for (std::size_t i = 0; i < players; ++i) {
            const Tally total = crosstable.total(i);
            const Interval range = interval95(total);
            data.columns.push_back({shortNameOf(i),
                                    {100 * shareOf(total)},
                                    std::pair(100 * range.low, 100 * range.high)});
            lines << ResultTable::Line{
                tr("%1  %2").arg(i + 1).arg(shortNameOf(i)),
                tr("%1 %").arg(percent(shareOf(total))),
                tr("%1 to %2 %").arg(percent(range.low), percent(range.high))};
            for (std::size_t j = 0; j < players; ++j)
                lines.back() << (i == j ? QStringLiteral("–") : inShort(crosstable.cells[i][j]));
            lines.back() << inShort(total);
            if (anyStopped)
                lines.back() << QString::number(total.stopped);
        }
        m_chart->put(std::move(data));
        m_results->table().put(head, lines);
    }

    Results::Lines csv() const {
        Results::Lines lines{{tr("Player"), tr("Opponent"), tr("Won"), tr("Drawn"), tr("Lost"),
                              tr("Stopped"), tr("Points"), tr("Low"), tr("High")}};
        const auto add = [&](std::size_t player, const QString& opponent, const Tally& tally) {
            const Interval range = interval95(tally);
            lines << QStringList{nameOf(player), opponent};
            for (const int count : {tally.wins, tally.draws, tally.losses, tally.stopped})
                lines.back() << QString::number(count);
            for (const double share : {shareOf(tally), range.low, range.high})
                lines.back() << QString::number(share, 'f', 4);
        };
        for (std::size_t i = 0; i < m_shown.cells.size(); ++i) {
            for (std::size_t j = 0; j < m_shown.cells.size(); ++j)
                if (i != j)
                    add(i, nameOf(j), m_shown.cells[i][j]);
            add(i, tr("all"), m_shown.total(i));
        }
        return lines;
    }

    GameBox* m_games;
    std::uint64_t m_seed;
    EntrantsForm* m_entrants = named("entrants", new EntrantsForm);
    QSpinBox* m_number = named("games", new NumberBox(NumberBox::Typing::Possible));
    QSpinBox* m_opening = named("openingPlies", new NumberBox(NumberBox::Typing::Possible));
    QCheckBox* m_random = named("randomStarts", new QCheckBox);
    Chart* m_chart = new Chart;
    Results* m_results = new Results(m_chart, [] {
        return tr("Run lets each player meet each other and shows here their shares of the "
                  "points, with intervals.");
    });
    Tournament m_played{}; // what is shown
    Crosstable m_shown;
};

} // namespace

Experiment* makeTournament(const ExperimentKind& kind, const Bench& bench) {
    return new TournamentExperiment(kind, bench);
}

} // namespace bouton
