// SPDX-License-Identifier: MIT
#include <QCheckBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QPointer>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

#include "programs/entry.h"
#include "session/own_programs.h"
#include "session/presence.h"
#include "session/values/saved_game.h"
#include "ui/controls/folding.h"
#include "ui/controls/game_chooser.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/entrants_form.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"
#include "ui/laboratory/tournament_report.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr int mostGames = 10'000, mostOpeningPlies = 20;

// Refuses if one of the players is not to be had. Programs are looked for where they are started,
// on the run's thread.
Or<void> playIfAllAreHere(const Tournament& tournament, const std::optional<Phrase>& absence,
                          std::stop_token stop, const Post<Crosstable>& post) {
    if (absence)
        return refuse(*absence);
    for (const Guest& guest : tournament.guests) {
        const auto command = guest.command();
        if (!command)
            return refuse(command.error());
        if (const Or<void> can = canStart(guest.name, *command); !can)
            return can;
    }
    return playTournament(tournament, std::move(stop), post);
}

// A round robin of a game's computer players and the user's programs (lab/tournament.h).
class TournamentExperiment : public Experiment {
    Q_DECLARE_TR_FUNCTIONS(bouton::TournamentExperiment)

public:
    TournamentExperiment(const ExperimentKind& kind, const Bench& bench)
        : Experiment(kind),
          m_games(named("game", new GameBox(bench.games))),
          m_seed(bench.seed),
          m_programs(bench.preferences.programs()),
          m_entrants(named("entrants", new EntrantsForm(m_programs))) {
        m_number->setRange(1, mostGames);
        m_number->setValue(50);
        m_opening->setRange(0, mostOpeningPlies);
        m_games->list(bench.kept);
        ask(form(), m_games, [] { return tr("Game"); });
        ask(form(), m_number, [] { return tr("Games of each pair"); });
        ask(form(), m_opening, [] { return tr("Random moves first"); });
        form().addRow(worded(m_random, [] { return tr("Random starts, each twice"); }));
        form().addRow(heading([] { return tr("Players"); }));
        form().addRow(m_entrants);
        addResults(m_results);
        frame().addResult(m_fault);
        frame().addResult(m_howToLook);
        m_fault->setWordWrap(true);
        m_howToLook->setWordWrap(true);
        m_results->setCsv([this] { return m_report.csv(); });
        connect(&m_results->table(), &ResultTable::opened, this, &TournamentExperiment::openGames);
        connect(m_games, &QComboBox::currentIndexChanged, this, &TournamentExperiment::chooseGame);
        chooseGame();
        inEveryLanguage(this, [this] { show(Crosstable(m_report.table)); });
    }

protected:
    Question question() const override {
        const Ruleset& game = *m_games->game();
        const int games = m_number->value(), plies = m_opening->value();
        const bool random = m_random->isChecked();
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
        Presence presence(game);
        presence.setPrograms(m_programs);
        auto games = std::make_shared<TournamentGames>();
        Tournament tournament{.game = &game,
                              .players = {},
                              .games = m_number->value(),
                              .randomStarts = m_random->isChecked(),
                              .openingPlies = m_opening->value(),
                              .settings = complete(game.settings, {}).value(),
                              .seed = ++m_seed,
                              .limits = m_programs.limits(),
                              .kept = [games](const TournamentGame& how, const Match& match) {
                                  games->add(how, match);
                              }};
        std::optional<Phrase> absent;
        for (const Seat& entrant : m_entrants->entrants())
            if (const auto absence = presence.absence(entrant))
                absent = absence;
            else if (entrant.computer)
                tournament.players.push_back(*entrant.computer);
            else
                tournament.guests.push_back(
                    {entrant.program, [command = m_programs.find(entrant.program)->command] {
                         return commandNamed(command);
                     }});
        m_report = {tournament, {}, games};
        show({});
        run.start<Crosstable>(
            std::bind_front(playIfAllAreHere, std::move(tournament), std::move(absent)),
            [this, &run](const Crosstable& crosstable) {
                emit run.progressed(static_cast<double>(crosstable.played)
                                    / std::max(1, crosstable.all));
                show(crosstable);
            });
    }
    // No program is started that nobody asked for.
    void beginFirst(Run& run) override {
        if (std::ranges::all_of(m_entrants->entrants(),
                                [](const Seat& seat) { return seat.program.empty(); }))
            begin(run);
    }

private:
    void chooseGame() {
        const Ruleset& game = *m_games->game();
        m_entrants->setGame(game);
        m_random->setVisible(game.name.autoFill);
        m_random->setChecked(game.name.autoFill);
        m_opening->setValue(game.name.openingPlies);
    }

    void show(const Crosstable& crosstable) {
        m_report.table = crosstable;
        m_chart->put(m_report.chart());
        m_report.show(m_results->table());
        m_fault->setWords([this] { return m_report.firstFault(); });
        m_fault->setVisible(!m_fault->text().isEmpty());
        m_howToLook->setVisible(crosstable.played > 0);
    }

    void openGames(int row, int column) {
        const GameList list = m_report.gamesAt(row, column);
        if (m_chooser)
            m_chooser->close();
        m_chooser = new GameChooser(list.title, list.lines, window());
        connect(m_chooser, &GameChooser::chosen, this,
                [this, game = list.game](std::size_t chosen) { emit openGame(game(chosen)); });
        m_chooser->show();
    }

    GameBox* m_games;
    std::uint64_t m_seed;
    OwnPrograms& m_programs;
    EntrantsForm* m_entrants;
    QSpinBox* m_number = named("games", new NumberBox(NumberBox::Typing::Possible));
    QSpinBox* m_opening = named("openingPlies", new NumberBox(NumberBox::Typing::Possible));
    QCheckBox* m_random = named("randomStarts", new Tick);
    Chart* m_chart = new Chart;
    Results* m_results = new Results(m_chart, [] {
        return tr("Run lets each player meet each other and shows here their shares of the "
                  "points, with intervals.");
    });
    WarningNote* m_fault = named("fault", new WarningNote);
    WordLabel* m_howToLook =
        named("howToLook", sideNote([] { return tr("A click on a result shows its games."); }));
    TournamentReport m_report{}; // what is shown
    QPointer<GameChooser> m_chooser;
};

} // namespace

Experiment* makeTournament(const ExperimentKind& kind, const Bench& bench) {
    return new TournamentExperiment(kind, bench);
}

} // namespace bouton
