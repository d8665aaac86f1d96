// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QFormLayout>

#include <algorithm>

#include "lab/examine.h"
#include "programs/entry.h"
#include "search/searched.h"
#include "session/kept/game_between.h"
#include "session/own_programs.h"
#include "session/presence.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/entrants_form.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/position_form.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

// Who is examined, or why nobody is. A program is looked for where it is started, on the run's
// thread.
struct Candidate {
    ExaminationTask task;
    Seat seat;
    std::string command{};
    std::optional<Phrase> absence{};
};

Or<void> examineIfHere(const Candidate& candidate, std::stop_token stop,
                       const Post<Examined>& post) {
    if (candidate.absence)
        return refuse(*candidate.absence);
    ExaminationTask task = candidate.task;
    if (!task.player) {
        const Or<OwnProgram::Command> command = commandNamed(candidate.command);
        if (!command)
            return refuse(command.error());
        task.command = *command;
    }
    return examine(task, std::move(stop), post);
}

// The games that are solved come first: those whose search has no values but won, lost and drawn.
std::vector<const Ruleset*> gamesOf(const Bench& bench) {
    std::vector<const Ruleset*> games(bench.games.begin(), bench.games.end());
    std::ranges::stable_partition(games, [](const Ruleset* game) {
        return !game->lore.searched || !game->lore.searched().values;
    });
    return games;
}

// A program of the user's, or a computer player, against every opponent (lab/examine.h).
class ExamineExperiment : public Experiment {
    Q_DECLARE_TR_FUNCTIONS(bouton::ExamineExperiment)

public:
    ExamineExperiment(const ExperimentKind& kind, const Bench& bench)
        : Experiment(kind),
          m_seed(bench.seed),
          m_programs(bench.preferences.programs()),
          m_position(new PositionForm(bench, gamesOf(bench), {.lively = false})),
          m_player(named("entrants", new EntrantsForm(m_programs, 1))) {
        form().addRow(heading([] { return tr("Player"); }));
        form().addRow(m_player);
        form().addRow(m_position);
        m_results->table().setWordColumns(2);
        addResults(m_results);
        for (WordLabel* words : {static_cast<WordLabel*>(m_fault), m_howFar, m_howToLook}) {
            words->setWordWrap(true);
            frame().addResult(words);
        }
        connect(&m_results->table(), &ResultTable::opened, this,
                [this](int row, int) { emit openGame(gameOf(sideIn(row))); });
        connect(m_position, &PositionForm::gameChanged, this, &ExamineExperiment::chooseGame);
        chooseGame();
        inEveryLanguage(this, [this] { show(Examined(m_found)); });
    }

protected:
    Question question() const override {
        const Ruleset& game = m_player->game(); // which another one takes the place of in steps
        return Question({partOf(game.name.title),
                         {m_player->text().toStdString(),
                          [&game, seat = seat()] { return nameOf(game, seat); }},
                         m_position->part()});
    }
    // Where games are drawn, another run draws others.
    void begin(Run& run) override {
        const Ruleset& game = m_position->game();
        Presence presence(game);
        presence.setPrograms(m_programs);
        m_asked = {{.game = &game,
                    .position = m_position->position(),
                    .name = seat().program,
                    .player = seat().computer,
                    .limits = m_programs.limits(),
                    .seed = ++m_seed},
                   seat()};
        m_asked.absence = presence.absence(seat());
        if (const auto* entry = m_programs.find(seat().program))
            m_asked.command = entry->command;
        show({});
        run.start(m_asked, examineIfHere, [this, &run](const Examined& found) {
            if (found.askedAgain > 0)
                emit run.progressed(static_cast<double>(found.askedAgain)
                                    / static_cast<double>(found.asked));
            show(found);
        });
    }
    // No program is started that nobody asked for.
    void beginFirst(Run& run) override {
        if (seat().computer)
            begin(run);
    }

private:
    Seat seat() const { return m_player->entrants().front(); }
    static QString nameOf(const Ruleset& game, const Seat& seat) {
        const std::string title = titleOf(game, seat);
        return seat.computer ? spoken(title.c_str()) : QString::fromStdString(title);
    }

    void chooseGame() {
        m_player->setGame(m_position->game());
        forgetRun(); // another game's moves
        m_asked.task.game = &m_position->game();
        show({});
    }

    // A line of the table for each side, once somebody was asked.
    static Side sideIn(int row) { return row == 0 ? Side::One : Side::Two; }
    QString sideName(Side side) const {
        return spoken(m_asked.task.game->name.sides[indexOf(side)]);
    }

    void show(const Examined& found) {
        m_found = found;
        Chart::Data data{.below = {},
                         .beside = {},
                         .series = {tr("Outcome kept"), tr("Given away")},
                         .inks = {Chart::Ink::Accent, Chart::Ink::Outline},
                         .most = 100,
                         .suffix = u' ' + locale().percent()};
        QList<ResultTable::Line> lines;
        for (int row = 0; row < 2 && found.asked > 0; ++row) {
            const Side side = sideIn(row);
            const ExaminedSide& one = found.sides[indexOf(side)];
            const double kept = one.critical == 0 ? 0
                                                  : 100 * static_cast<double>(one.kept)
                                                        / static_cast<double>(one.critical);
            data.columns.push_back({sideName(side), {kept, one.critical == 0 ? 0 : 100 - kept}});
            lines << ResultTable::Line{sideName(side), verdict(one), lineOf(one),
                                       ResultTable::numeral(one.critical),
                                       ResultTable::numeral(one.kept)};
        }
        m_chart->put(std::move(data));
        m_results->table().put(
            {tr("Plays"), tr("Found"), tr("Shortest line"), tr("Critical"), tr("Kept")}, lines);
        m_fault->setWords(
            [fault = found.fault] { return fault ? spoken(fault->what) : QString(); });
        m_fault->explain([fault = found.fault] {
            QStringList all;
            for (const Phrase& line : fault ? told(*fault) : std::vector<Phrase>())
                all << spoken(line);
            return all.join(u'\n');
        });
        m_fault->setVisible(found.fault.has_value());
        m_howFar->setWords([this] { return howFar(); });
        m_howFar->setVisible(found.asked > 0);
        m_howToLook->setVisible(std::ranges::any_of(
            found.sides, [](const ExaminedSide& one) { return !one.line.empty(); }));
    }

    QString verdict(const ExaminedSide& side) const {
        if (!side.line.empty())
            return side.had == Outcome::Draw   ? tr("Makes a loss of a draw")
                   : side.got == Outcome::Draw ? tr("Makes a draw of a win")
                                               : tr("Makes a loss of a win");
        return !m_found.whole  ? tr("Nothing given away so far")
               : m_found.drawn ? tr("Nothing given away in the games drawn")
                               : tr("Never gives a win or a draw away");
    }

    // How many moves it has; all of them go into a file, and on a board. (With its full name as the
    // result, lupdate files the text under it.)
    using Field = ResultTable::Field;
    static Field lineOf(const ExaminedSide& side) {
        if (side.line.empty())
            return {QString()};
        return {tr("%n move(s)", nullptr, static_cast<int>(side.line.size())), movesOf(side),
                tr("Shows this line on a board")};
    }
    static QString movesOf(const ExaminedSide& side) {
        QStringList moves;
        for (const std::string& move : side.line)
            moves << QString::fromStdString(move);
        return moves.join(u' ');
    }

    QString howFar() const {
        const int asked = static_cast<int>(m_found.asked);
        QStringList all{m_found.whole ? tr("Asked at %n position(s), each twice.", nullptr, asked)
                                      : tr("Asked at %n position(s) so far.", nullptr, asked)};
        if (m_found.drawn)
            all << tr("There are more lines than may be asked for: %n game(s) against random moves "
                      "were played in their place.",
                      nullptr, static_cast<int>(*m_found.drawn));
        if (m_found.unsteady > 0)
            all << tr("Answers differed at %n position(s), first at %1: only lines that were seen "
                      "count.",
                      nullptr, static_cast<int>(m_found.unsteady))
                       .arg(QString::fromStdString(m_found.firstUnsteady));
        return all.join(u' ');
    }

    // The line of a side, with who is examined at that side's seat and a human at the other.
    SavedGame gameOf(Side side) const {
        const auto match = matchFrom(*m_asked.task.game, m_asked.task.position).value();
        for (const std::string& move : m_found.sides[indexOf(side)].line)
            match->play(move);
        std::array<Seat, 2> seats;
        seats[match->toMove(0) == side ? 0 : 1] = m_asked.seat;
        const Ruleset& game = match->game();
        return savedFrom(*match, {.who = std::move(seats),
                                  .settings = settingsFor(game, complete(game.settings, {}).value(),
                                                          match->picture(0))});
    }

    std::uint64_t m_seed;
    OwnPrograms& m_programs;
    PositionForm* m_position;
    EntrantsForm* m_player;
    Chart* m_chart = new Chart;
    Results* m_results = new Results(m_chart, [] {
        return tr("Run asks the player wherever a game can lead in which the opponent plays "
                  "anything, and shows here how often its move keeps what it has.");
    });
    WarningNote* m_fault = named("fault", new WarningNote);
    WordLabel* m_howFar = named("howFar", new WordLabel);
    WordLabel* m_howToLook =
        named("howToLook", sideNote([] { return tr("A click on a line shows it on a board."); }));
    Candidate m_asked{}; // of what is shown
    Examined m_found{};
};

} // namespace

Experiment* makeExamination(const ExperimentKind& kind, const Bench& bench) {
    return bench.games.empty() ? nullptr : new ExamineExperiment(kind, bench);
}

} // namespace bouton
