#include "ui/laboratory/practice_experiment.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <QSpinBox>

#include "ui/laboratory/exercise_file.h"
#include "ui/laboratory/exercise_sheet.h"
#include "ui/laboratory/experiments.h"
#include "ui/panels/button.h"
#include "ui/panels/heading.h"
#include "ui/panels/saying.h"
#include "ui/panels/settings_editor.h"
#include "ui/preferences.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr int standardCount = 10, mostCount = 50;

} // namespace

PracticeExperiment::PracticeExperiment(const Bench& bench, QWidget* parent)
    : Experiment(QStringLiteral("practice"), parent),
      m_all(bench.games),
      m_preferences(bench.preferences),
      m_random(bench.seed),
      m_games(new QComboBox),
      m_game(new QLabel),
      m_countOf(new QLabel),
      m_scoreOf(heading({})),
      m_scoreText(new QLabel),
      m_word(new Saying(Saying::Weight::Note)),
      m_count(new QSpinBox),
      m_new(new Button({}, Button::Rank::Primary)),
      m_save(new Button),
      m_open(new Button),
      m_forget(new Button),
      m_sheet(new ExerciseSheet),
      m_practised(m_all.front()) {
    makeForm();
    hideRun();
    results()->addWidget(m_sheet, 1);
    m_sheet->setLegalMovesShown(m_preferences.legalMovesShown());
    connect(&m_preferences, &Preferences::legalMovesShownChanged, m_sheet,
            &ExerciseSheet::setLegalMovesShown);
    connect(m_sheet, &ExerciseSheet::marked, this, &PracticeExperiment::keepScore);
    connect(m_sheet, &ExerciseSheet::nextWanted, this, &PracticeExperiment::next);
    connect(m_games, &QComboBox::currentIndexChanged, this, &PracticeExperiment::chooseGame);
    connect(m_new, &Button::clicked, this, &PracticeExperiment::drawSet);
    connect(m_save, &Button::clicked, this, [this] { askForFile(true); });
    connect(m_open, &Button::clicked, this, [this] { askForFile(false); });
    connect(m_forget, &Button::clicked, this, [this] {
        m_score = m_before = {};
        m_preferences.keep(*m_practised, m_score);
        showScore();
    });
    auto* hint = new QShortcut(Qt::Key_H, this); // as on a game's page
    hint->setContext(Qt::WidgetWithChildrenShortcut);
    connect(hint, &QShortcut::activated, m_sheet, &ExerciseSheet::hint);
    chooseGame();
}

void PracticeExperiment::makeForm() {
    const std::pair<QWidget*, const char*> names[] = {{m_games, "game"},
                                                      {m_count, "count"},
                                                      {m_scoreText, "score"},
                                                      {m_word, "word"},
                                                      {m_new, "newButton"},
                                                      {m_save, "saveExercisesButton"},
                                                      {m_open, "openExercisesButton"},
                                                      {m_forget, "forgetScoreButton"}};
    for (const auto& [widget, name] : names)
        widget->setObjectName(QLatin1String(name));
    m_game->setBuddy(m_games);
    m_countOf->setBuddy(m_count);
    m_count->setRange(1, mostCount);
    m_count->setValue(standardCount);
    m_save->setEnabled(false);
    form()->addWidget(m_game);
    form()->addWidget(m_games);
    for (const Ruleset* game : m_all) {
        m_games->addItem(QString());
        m_settings.push_back(new SettingsEditor(game->settings));
        form()->addWidget(m_settings.back());
    }
    auto* count = new QHBoxLayout;
    count->setSpacing(Theme::unit);
    count->addWidget(m_countOf, 1);
    count->addWidget(m_count);
    form()->addLayout(count);
    form()->addWidget(m_new);
    auto* files = new QHBoxLayout;
    files->setSpacing(Theme::unit);
    files->addWidget(m_open, 1);
    files->addWidget(m_save, 1);
    form()->addLayout(files);
    form()->addWidget(m_word);
    form()->addSpacing(2 * Theme::unit);
    form()->addWidget(m_scoreOf);
    form()->addWidget(m_scoreText);
    form()->addWidget(m_forget, 0, Qt::AlignLeft);
}

QString PracticeExperiment::title() const { return tr("Practice"); }

QString PracticeExperiment::sentence() const {
    return tr("Sets positions to be judged, won or lost, and to be won; every answer is marked by "
              "the exact analysis.");
}

const Ruleset& PracticeExperiment::chosen() const {
    return *m_all[static_cast<std::size_t>(std::max(0, m_games->currentIndex()))];
}

void PracticeExperiment::chooseGame() {
    for (std::size_t i = 0; i < m_settings.size(); ++i)
        m_settings[i]->setVisible(m_all[i] == &chosen() && m_all[i]->name.autoFill);
    if (m_set.empty()) { // whose score is shown
        m_practised = &chosen();
        m_score = m_before = m_preferences.scoreOf(*m_practised);
        showScore();
    }
}

// The set -----------------------------------------------------------------------------------------

void PracticeExperiment::drawSet() {
    m_texts.clear();
    run();
}

void PracticeExperiment::begin() {
    m_isNew = true;
    m_word->say({});
    const auto show = [this](const std::vector<Exercise>& set) { take(set); };
    if (m_texts.empty()) {
        const auto game = static_cast<std::size_t>(std::max(0, m_games->currentIndex()));
        const ExerciseTask task{m_all[game], m_settings[game]->values(),
                                static_cast<std::size_t>(m_count->value()), m_random.seed()};
        launch<std::vector<Exercise>>(
            [task](std::stop_token stop, const Post<std::vector<Exercise>>& post) {
                return drawExercises(task, std::move(stop), post);
            },
            show);
        return;
    }
    // All of what was opened, or nothing of it: a bad exercise must not cost the set at hand.
    launch<std::vector<Exercise>>(
        [texts = std::exchange(m_texts, {})](std::stop_token stop,
                                             const Post<std::vector<Exercise>>& post) -> Or<void> {
            std::vector<Exercise> all;
            const Or<void> end = solveExercises(
                texts, std::move(stop), [&](std::vector<Exercise> set) { all = std::move(set); });
            if (end && all.size() == texts.size())
                post(all);
            return end;
        },
        show);
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
    const Exercise& exercise = m_set[m_at];
    m_practised = exercise.game;
    m_score = m_before = m_preferences.scoreOf(*m_practised);
    m_sheet->put(exercise, m_score, m_at + 1, m_set.size());
    showScore();
}

void PracticeExperiment::next() { show(m_at + 1); }

// The score ---------------------------------------------------------------------------------------

Score PracticeExperiment::score() const { return m_score; }

void PracticeExperiment::keepScore() {
    m_right += m_score.right - m_before.right;
    m_asked += m_score.asked - m_before.asked;
    m_before = m_score;
    m_preferences.keep(*m_practised, m_score);
    showScore();
}

void PracticeExperiment::showScore() {
    m_scoreOf->setText(tr("Score in %1").arg(spoken(m_practised->name.title)));
    m_scoreText->setText(tr("Right answers: %1 of %2\nIn a row: %3, at most %4\nHints: %5")
                             .arg(m_score.right)
                             .arg(m_score.asked)
                             .arg(m_score.streak)
                             .arg(m_score.longest)
                             .arg(m_score.hints));
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

void PracticeExperiment::askForFile(bool toSave) {
    auto* dialog = new QFileDialog(this, toSave ? tr("Save exercises") : tr("Open exercises"), {},
                                   tr("Exercises (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(toSave ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(toSave ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    if (toSave) {
        dialog->selectFile(QStringLiteral("exercises.json"));
        connect(dialog, &QFileDialog::fileSelected, this, &PracticeExperiment::saveTo);
    } else {
        connect(dialog, &QFileDialog::fileSelected, this, &PracticeExperiment::openFrom);
    }
    dialog->open();
}

void PracticeExperiment::retranslate() {
    Experiment::retranslate();
    m_game->setText(tr("Game"));
    for (int i = 0; i < m_games->count(); ++i)
        m_games->setItemText(i, spoken(m_all[static_cast<std::size_t>(i)]->name.title));
    m_countOf->setText(tr("Exercises in the set"));
    m_new->setText(tr("New exercises"));
    m_open->setText(tr("Open…"));
    m_save->setText(tr("Save…"));
    m_forget->setText(tr("Begin the score anew"));
    m_sheet->retranslate();
    showScore();
}

} // namespace bouton
