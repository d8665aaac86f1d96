#include "ui/laboratory/practice_experiment.h"

#include <QLabel>
#include <QShortcut>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "games/record.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/saying.h"
#include "ui/controls/settings_stack.h"
#include "ui/controls/title_box.h"
#include "ui/controls/words.h"
#include "ui/laboratory/exercise_file.h"
#include "ui/laboratory/exercise_list.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/laboratory/exercise_sheet.h"
#include "ui/laboratory/experiments.h"
#include "ui/preferences/preferences.h"
#include "ui/print/file_writer.h"
#include "ui/print/picture_file.h"

namespace bouton {

namespace {

constexpr int standardCount = 10, mostCount = 50;

} // namespace

Experiment* makePractice(const ExperimentKind& kind, const Bench& bench) {
    return new PracticeExperiment(kind, bench);
}

PracticeExperiment::PracticeExperiment(const ExperimentKind& kind, const Bench& bench)
    : Experiment(kind),
      m_preferences(bench.preferences),
      m_position(bench.position),
      m_ownGames(bench.ownGames),
      m_random(bench.seed),
      m_games(named("game", new GameBox(bench.games))),
      m_settings(new SettingsStack(bench.games, &Ruleset::settings)),
      m_count(named("count", new NumberBox(NumberBox::Typing::Possible))),
      m_word(named("word", sideNote())),
      m_slipsWord(named("slipsWord", sideNote())),
      m_scoreTitle(heading()),
      m_scoreWords(named("score", new Saying)),
      m_list(named("exercises", new ExerciseList)),
      m_sheet(new ExerciseSheet),
      m_practised(bench.games.front()) {
    fillForm();
    hideRun();
    results().addWidget(m_sheet, 1);
    m_sheet->setLegalMovesShown(m_preferences.legalMovesShown());
    connect(&m_preferences, &Preferences::legalMovesShownChanged, m_sheet,
            &ExerciseSheet::setLegalMovesShown);
    connect(m_sheet, &ExerciseSheet::marked, this, &PracticeExperiment::keepScore);
    connect(m_sheet, &ExerciseSheet::nextWanted, this, [this] { show(m_at + 1); });
    connect(m_games, &QComboBox::currentIndexChanged, this, &PracticeExperiment::chooseGame);
    connect(m_list, &ExerciseList::chosen, this, &PracticeExperiment::show);
    connect(m_list, &ExerciseList::moved, this, &PracticeExperiment::move);
    connect(m_list, &ExerciseList::removed, this, &PracticeExperiment::remove);
    connect(m_list, &ExerciseList::typed, this, &PracticeExperiment::add);
    connect(m_list, &ExerciseList::boardWanted, this, &PracticeExperiment::addBoard);
    connect(m_list, &ExerciseList::undoWanted, this, &PracticeExperiment::undo);
    auto* hint = new QShortcut(Qt::Key_H, this); // as on a game's page
    hint->setContext(Qt::WidgetWithChildrenShortcut);
    connect(hint, &QShortcut::activated, m_sheet, &ExerciseSheet::hint);
    chooseGame();
}

void PracticeExperiment::fillForm() {
    m_count->setRange(1, mostCount);
    m_count->setValue(standardCount);
    auto* draw = makeButton(
        "newButton", this, &PracticeExperiment::drawSet, [] { return tr("New exercises"); },
        Button::Rank::Primary);
    auto* open = makeButton("openExercisesButton", this, &PracticeExperiment::askWhatToOpen,
                            [] { return tr("Open…"); });
    m_save = makeButton("saveExercisesButton", this, &PracticeExperiment::askWhereToSave,
                        [] { return tr("Save…"); });
    m_print = makeButton("printExercisesButton", this, &PracticeExperiment::print,
                         [] { return tr("Print…"); });
    m_forget = makeButton("forgetScoreButton", this, &PracticeExperiment::forgetScore,
                          [] { return tr("Begin the score anew"); });
    ask(form(), m_games, [] { return tr("Game"); });
    form().addRow(m_settings);
    ask(form(), m_count, [] { return tr("Exercises in the set"); });
    form().addRow(draw);
    if (m_ownGames) {
        form().addRow(makeButton("slipsButton", this, &PracticeExperiment::askForSlips,
                                 [] { return tr("From my own slips"); }));
        form().addRow(m_slipsWord);
        saySlips({});
    }
    form().addRow(row({{open, 1}, {m_save, 1}}));
    form().addRow(m_print);
    form().addRow(m_word);
    form().addRow(heading([] { return tr("The set"); }));
    form().addRow(m_list);
    form().addRow(column(
        {Item::room(2 * Theme::unit), m_scoreTitle, m_scoreWords, {m_forget, 0, Qt::AlignLeft}}));
}

void PracticeExperiment::chooseGame() {
    m_settings->choose(m_games->chosen());
    if (!m_games->game()->name.autoFill)
        m_settings->hide();
    if (m_set.empty()) // whose score is shown
        practise(*m_games->game());
    refreshList();
    if (m_unasked && m_asked == 0) { // nobody has done anything with these exercises
        drawSet();
        m_unasked = true;
    } else {
        sayWhose();
    }
}

// The form may ask for another game than the exercise in view is from.
void PracticeExperiment::sayWhose() {
    const Ruleset *shown = m_at < m_set.size() ? m_set[m_at].game : nullptr,
                  *chosen = m_games->game();
    if (!shown || shown == chosen)
        return m_word->say({});
    m_word->say([shown, chosen] {
        return tr("The exercise in view is from %1. Press New exercises for %2.")
            .arg(spoken(shown->name.title), spoken(chosen->name.title));
    });
}

// A game may have begun since the last visit.
void PracticeExperiment::showEvent(QShowEvent* event) {
    Experiment::showEvent(event);
    refreshList();
}

// The set -----------------------------------------------------------------------------------------

void PracticeExperiment::drawSet() {
    m_path.clear();
    m_added.reset();
    m_slips.reset();
    run();
}

void PracticeExperiment::saySlips(const Wording& words) {
    m_slipsWord->say(words ? words : [] {
        return tr("Positions of your games in which you gave a win or a draw away.");
    });
}

bool PracticeExperiment::sayRefusal(const Phrase& why) {
    if (m_ofSlips)
        saySlips([why] { return spoken(why); });
    return m_ofSlips;
}

void PracticeExperiment::askForSlips() {
    const Ruleset* game = m_games->game();
    m_ownGames(this, *game, [this, game](std::vector<PlayedGame> games) {
        if (games.empty()) {
            saySlips([game] {
                return tr("The archive has no game of %1 that you played against a computer.")
                    .arg(spoken(game->name.title));
            });
            return;
        }
        m_path.clear();
        m_added.reset();
        m_slips = {game, std::move(games), static_cast<std::size_t>(m_count->value())};
        run();
    });
}

void PracticeExperiment::beginFirst() {
    begin();
    m_unasked = true;
}

void PracticeExperiment::begin() {
    m_unasked = m_unasked && m_added && m_asked == 0;
    m_isNew = true;
    m_ofSlips = m_path.isEmpty() && !m_added && m_slips;
    m_word->say({});
    saySlips({});
    if (!m_path.isEmpty())
        launch(std::exchange(m_path, {}), openExercises, &PracticeExperiment::take);
    else if (m_added)
        launch(*std::exchange(m_added, {}), solveExercise, &PracticeExperiment::takeAdded);
    else if (m_slips)
        launch(*std::exchange(m_slips, {}), exercisesFromSlips, &PracticeExperiment::take);
    else
        launch(ExerciseTask{m_games->game(), m_settings->values(),
                            static_cast<std::size_t>(m_count->value()), m_random.seed()},
               drawExercises, &PracticeExperiment::take);
}

void PracticeExperiment::take(const std::vector<Exercise>& set) {
    const bool isNew = std::exchange(m_isNew, false);
    if (isNew)
        keep();
    m_set = set;
    if (isNew) {
        m_right = m_asked = 0;
        show(0);
        if (!m_unasked)
            showResults();
    } else {
        if (m_at < m_set.size())
            m_sheet->setNumber(m_at + 1, m_set.size());
        refreshList();
    }
}

void PracticeExperiment::show(std::size_t at) {
    m_at = std::min(at, m_set.size());
    if (m_at == m_set.size()) {
        m_sheet->putEnd(m_right, m_asked);
    } else {
        practise(*m_set[m_at].game);
        m_sheet->put(m_set[m_at], m_score, m_at + 1, m_set.size());
    }
    refreshList();
}

// By hand -----------------------------------------------------------------------------------------

void PracticeExperiment::add(const QString& text) {
    const auto match = readRecord(text.toStdString(), *m_games->game());
    const auto other =
        match ? Or<std::unique_ptr<Match>>(std::unexpect) : readRecord(text.toStdString());
    if (!match && !other) {
        tell(spoken(match.error()));
        return;
    }
    const Match& found = match ? **match : **other;
    m_added = ExerciseText{found.game().name.id, found.position(found.current())};
    m_path.clear();
    run();
}

void PracticeExperiment::addBoard() {
    if (const auto position = m_position(*m_games->game()))
        add(QString::fromStdString(*position));
}

void PracticeExperiment::takeAdded(const Exercise& exercise) {
    if (!std::exchange(m_isNew, false))
        return;
    if (std::exchange(m_unasked, false)) { // who puts a set together begins with an empty one
        m_set.clear();
        m_kept.clear();
    }
    if (m_set.size() >= mostExercises) {
        tell(tr("A set has at most %1 exercises.").arg(mostExercises));
        return;
    }
    keep();
    m_set.push_back(exercise);
    m_list->clearText();
    show(m_set.size() - 1);
}

void PracticeExperiment::move(std::size_t from, std::size_t to) {
    stop();
    if (std::max(from, to) >= m_set.size())
        return;
    keep();
    std::swap(m_set[from], m_set[to]);
    m_at = to;
    m_sheet->setNumber(m_at + 1, m_set.size());
    refreshList();
}

void PracticeExperiment::remove(std::size_t at) {
    stop();
    if (at >= m_set.size())
        return;
    keep();
    m_set.erase(m_set.begin() + static_cast<std::ptrdiff_t>(at));
    show(std::min(at, m_set.size() - (m_set.empty() ? 0 : 1)));
}

void PracticeExperiment::keep() { m_kept.push_back({m_set, m_at}); }

void PracticeExperiment::undo() {
    stop();
    if (m_kept.empty())
        return;
    m_set = std::move(m_kept.back().set);
    const std::size_t at = m_kept.back().at;
    m_kept.pop_back();
    show(at);
}

void PracticeExperiment::refreshList() {
    m_list->put(m_set, m_at, !m_kept.empty());
    m_list->setBoardOffered(m_position && m_position(*m_games->game()).has_value());
    m_save->setEnabled(!m_set.empty());
    m_print->setEnabled(!m_set.empty());
}

// The score ---------------------------------------------------------------------------------------

void PracticeExperiment::practise(const Ruleset& game) {
    m_practised = &game;
    m_score = m_before = m_preferences.scoreOf(game);
    showScore();
}

void PracticeExperiment::forgetScore() {
    m_score = m_before = {};
    m_preferences.keep(*m_practised, m_score);
    showScore();
}

void PracticeExperiment::keepScore() {
    m_right += m_score.right - m_before.right;
    m_asked += m_score.asked - m_before.asked;
    m_before = m_score;
    m_preferences.keep(*m_practised, m_score);
    showScore();
}

void PracticeExperiment::showScore() {
    m_scoreTitle->say(
        [game = m_practised] { return tr("Score in %1").arg(spoken(game->name.title)); });
    m_scoreWords->say([score = m_score] {
        return tr("Right answers: %1 of %2\nIn a row: %3, at most %4\nHints: %5")
            .arg(score.right)
            .arg(score.asked)
            .arg(score.streak)
            .arg(score.longest)
            .arg(score.hints);
    });
    m_forget->setEnabled(m_score != Score{});
}

// Files -------------------------------------------------------------------------------------------

void PracticeExperiment::tell(const QString& sentence) {
    m_word->say([sentence] { return sentence; });
}

void PracticeExperiment::saveTo(const QString& path) {
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) {
        exportPicture(this, pagesOf(m_set), path,
                      [this](const QString& sentence) { tell(sentence); });
        return;
    }
    std::vector<ExerciseText> texts;
    for (const Exercise& exercise : m_set)
        texts.push_back({exercise.game->name.id, exercise.position});
    new FileWriter(this, path, QByteArray::fromStdString(exercisesAsJson(texts)),
                   [this, path](const std::optional<QString>& why) {
                       tell(why ? tr("The exercises could not be saved: %1").arg(*why)
                                : tr("Saved as %1.").arg(path));
                   });
}

void PracticeExperiment::print() {
    askToPrint(
        this, title(), [this] { return pagesOf(m_set); },
        [this](const QString& sentence) { tell(sentence); });
}

void PracticeExperiment::openFrom(const QString& path) {
    m_path = path;
    run();
}

void PracticeExperiment::askWhereToSave() {
    connect(askForFile(this, tr("Save exercises"),
                       tr("Exercises (*.json)") + QStringLiteral(";;")
                           + tr("Sheets with solutions (*.pdf)"),
                       QStringLiteral("exercises.json")),
            &QFileDialog::fileSelected, this, &PracticeExperiment::saveTo);
}

void PracticeExperiment::askWhatToOpen() {
    connect(askForFile(this, tr("Open exercises"), tr("Exercises (*.json)")),
            &QFileDialog::fileSelected, this, &PracticeExperiment::openFrom);
}

} // namespace bouton
