#include "ui/laboratory/practice_experiment.h"

#include <QLabel>
#include <QShortcut>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/controls/file_dialog.h"
#include "ui/controls/layouts.h"
#include "ui/controls/saying.h"
#include "ui/controls/settings_stack.h"
#include "ui/controls/title_box.h"
#include "ui/laboratory/exercise_file.h"
#include "ui/laboratory/exercise_sheet.h"
#include "ui/laboratory/experiments.h"
#include "ui/preferences.h"
#include "ui/words.h"

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
      m_random(bench.seed),
      m_games(named("game", new GameBox(bench.games))),
      m_settings(new SettingsStack(bench.games, &Ruleset::settings)),
      m_count(named("count", new QSpinBox)),
      m_word(named("word", sideNote())),
      m_scoreTitle(heading()),
      m_scoreWords(named("score", new Saying)),
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
    m_save->setEnabled(false);
    m_forget = makeButton("forgetScoreButton", this, &PracticeExperiment::forgetScore,
                          [] { return tr("Begin the score anew"); });
    ask(form(), m_games, [] { return tr("Game"); });
    form().addRow(m_settings);
    ask(form(), m_count, [] { return tr("Exercises in the set"); });
    form().addRow(draw);
    form().addRow(row({{open, 1}, {m_save, 1}}));
    form().addRow(m_word);
    form().addRow(column(
        {Item::room(2 * Theme::unit), m_scoreTitle, m_scoreWords, {m_forget, 0, Qt::AlignLeft}}));
}

void PracticeExperiment::chooseGame() {
    m_settings->choose(m_games->chosen());
    if (!m_games->game()->name.autoFill)
        m_settings->hide();
    if (m_set.empty()) // whose score is shown
        practise(*m_games->game());
}

// The set -----------------------------------------------------------------------------------------

void PracticeExperiment::drawSet() {
    m_texts.clear();
    run();
}

void PracticeExperiment::begin() {
    m_isNew = true;
    m_word->say({});
    if (m_texts.empty())
        launch(ExerciseTask{m_games->game(), m_settings->values(),
                            static_cast<std::size_t>(m_count->value()), m_random.seed()},
               drawExercises, &PracticeExperiment::take);
    else
        launch(std::exchange(m_texts, {}), solveExercises, &PracticeExperiment::take);
}

void PracticeExperiment::take(const std::vector<Exercise>& set) {
    m_set = set;
    m_save->setEnabled(true);
    if (std::exchange(m_isNew, false)) {
        m_right = m_asked = 0;
        show(0);
    } else if (m_at < m_set.size()) {
        m_sheet->setOf(m_set.size());
    }
}

void PracticeExperiment::show(std::size_t at) {
    m_at = at;
    if (m_at == m_set.size()) {
        m_sheet->putEnd(m_right, m_asked);
        return;
    }
    practise(*m_set[m_at].game);
    m_sheet->put(m_set[m_at], m_score, m_at + 1, m_set.size());
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

bool PracticeExperiment::saveTo(const QString& path) {
    std::vector<ExerciseText> texts;
    for (const Exercise& exercise : m_set)
        texts.push_back({exercise.game->name.id, exercise.position});
    const auto why = writeExercises(path, texts);
    m_word->say([why, path] { return why ? *why : tr("Saved as %1.").arg(path); });
    return !why;
}

bool PracticeExperiment::openFrom(const QString& path) {
    auto texts = readExercises(path);
    if (!texts) {
        m_word->say([why = texts.error()] { return why; });
        return false;
    }
    m_texts = std::move(*texts);
    run();
    return true;
}

void PracticeExperiment::askWhereToSave() {
    connect(askForFile(this, tr("Save exercises"), tr("Exercises (*.json)"),
                       QStringLiteral("exercises.json")),
            &QFileDialog::fileSelected, this, &PracticeExperiment::saveTo);
}

void PracticeExperiment::askWhatToOpen() {
    connect(askForFile(this, tr("Open exercises"), tr("Exercises (*.json)")),
            &QFileDialog::fileSelected, this, &PracticeExperiment::openFrom);
}

} // namespace bouton
