// SPDX-License-Identifier: MIT
#include "ui/laboratory/practice_parts.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>

#include "classroom/class_json.h"
#include "session/file_name.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/switches.h"
#include "ui/controls/tables.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/answer_words.h"
#include "ui/preferences/preferences.h"

namespace bouton {

// PracticeForm ------------------------------------------------------------------------------------

namespace {

constexpr int standardCount = 10, mostCount = 50;

} // namespace

PracticeForm::PracticeForm(std::span<const Ruleset* const> games, bool slips, const KeptGames* kept)
    : m_purpose(named("purpose", new SegmentedSwitch({[] { return tr("Answer"); },
                                                      [] { return tr("Hand out"); }}))),
      m_games(named("game", new GameBox(games))),
      m_count(named("count", new NumberBox(NumberBox::Typing::Possible))),
      m_variants(named("variants", new NumberBox(NumberBox::Typing::Possible))),
      m_word(named("word", sideNote())),
      m_setsWord(named("setsWord", sideNote())),
      m_slipsWord(named("slipsWord", sideNote())),
      m_rest(
          named("rest", worded(new ToggleSwitch, [] { return tr("No marks until it is saved"); }))),
      m_times(named("times", worded(new ToggleSwitch, [] { return tr("Times are kept"); }))),
      m_asksId(named("asksId", new QLineEdit)),
      m_save(makeButton("saveExercisesButton", this, &PracticeForm::askWhereToSave,
                        [] { return tr("Save…"); })),
      m_print(makeButton("printExercisesButton", this, &PracticeForm::printWanted,
                         [] { return tr("Print…"); })),
      m_class(makeButton("classButton", this, &PracticeForm::askForAnswers,
                         [] { return tr("Answers of a class…"); })),
      m_form(makeForm()) {
    m_count->setRange(1, mostCount);
    m_count->setValue(standardCount);
    m_variants->setRange(1, static_cast<int>(mostVariants));
    if (kept)
        m_games->list(*kept);
    ask(*m_form, m_games, [] { return tr("Game"); });
    ask(*m_form, m_count, [] { return tr("Exercises in the set"); });
    ask(*m_form, m_variants, [] { return tr("Variants for neighbours"); });
    auto* draw = makeButton(
        "newButton", this, &PracticeForm::drawWanted, [] { return tr("New exercises"); },
        Button::Rank::Primary);
    auto* open = makeButton("openExercisesButton", this, &PracticeForm::askWhatToOpen,
                            [] { return tr("Open…"); });
    if (slips)
        m_slips = makeButton("slipsButton", this, &PracticeForm::slipsWanted,
                             [] { return tr("From my own slips"); });
    // A column, because a form takes words that are hidden for those of another row.
    auto* all = column({m_purpose, m_form, draw});
    if (m_slips)
        all->addWidget(m_slips);
    all->addWidget(m_slipsWord);
    all->addLayout(row({{open, 1}, {m_save, 1}}));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_rest, m_times, m_asksId, m_print,
                                                           m_class, m_setsWord, m_word})
        all->addWidget(widget);
    setLayout(all);
    m_asksId->setMaxLength(static_cast<int>(mostNameLetters));
    worded(m_asksId, &QWidget::setAccessibleName, [] { return tr("What else names a student"); });
    worded(m_asksId, &QLineEdit::setPlaceholderText, [] { return tr("Id: student number, …"); });
    if (m_slips)
        tellSlips({});
    m_purpose->choose(0);
    connect(m_purpose, &SegmentedSwitch::chosenByUser, this, [this] {
        showPurpose();
        emit handsOutChanged(handsOut());
    });
    showPurpose();
    connect(m_games, &QComboBox::currentIndexChanged, this, [this] {
        chooseGame();
        emit gameChanged();
    });
    chooseGame();
    connect(m_variants, &QSpinBox::valueChanged, this, &PracticeForm::variantsChanged);
}

const Ruleset& PracticeForm::game() const { return *m_games->game(); }

std::size_t PracticeForm::count() const { return static_cast<std::size_t>(m_count->value()); }

// Who answers has one set.
ExerciseTask PracticeForm::task(std::uint64_t seed) const {
    return {.game = &game(),
            .settings = m_settings.at(&game())->values(),
            .count = count(),
            .seed = seed,
            .variants = handsOut() ? static_cast<std::size_t>(m_variants->value()) : 1};
}

SetTerms PracticeForm::terms() const {
    return {m_rest->isChecked(), m_times->isChecked(), m_asksId->text().simplified().toStdString()};
}

bool PracticeForm::handsOut() const { return m_purpose->chosen() == 1; }

void PracticeForm::showPurpose() {
    const bool out = handsOut();
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_variants, m_form->labelForField(m_variants), m_save,
                                         m_rest, m_times, m_asksId, m_print, m_class, m_setsWord})
        widget->setVisible(out);
    if (m_slips)
        m_slips->setVisible(!out);
    m_slipsWord->setVisible(m_slips && !out);
}

void PracticeForm::chooseGame() {
    SettingsStack*& settings = m_settings[&game()];
    if (!settings) {
        settings = new SettingsStack(std::array{&game()}, &Ruleset::settings);
        m_form->insertRow(2, settings); // the game has two
        tabAsLaidOut(*layout());
    }
    for (const auto& [of, each] : m_settings)
        each->hide();
    if (game().name.autoFill)
        settings->choose(0);
}

void PracticeForm::tell(Wording words) { m_word->setWords(std::move(words)); }

void PracticeForm::tellSlips(Wording words) {
    m_slipsWord->setWords(words ? std::move(words) : [] {
        return tr("Positions of your games in which you gave a win or a draw away.");
    });
}

void PracticeForm::tellSets(std::size_t count, std::optional<std::uint64_t> seed) {
    m_save->setEnabled(count > 0);
    m_print->setEnabled(count > 0);
    m_setsWord->setWords([count, seed] {
        const QString number = QString::number(seed.value_or(0));
        return count == 0 ? tr("There is no set yet.")
               : count > 1 && !seed
                   ? tr("Variants A to %1; A is in view.").arg(QChar(nameOfVariant(count - 1)))
               : count > 1 ? tr("Variants A to %1, drawn by seed %2; A is in view.")
                                 .arg(QChar(nameOfVariant(count - 1)), number)
               : seed ? tr("One set, drawn by seed %1.").arg(number)
                      : tr("One set, put together by hand.");
    });
}

void PracticeForm::tellRest() {
    m_save->setEnabled(false);
    m_print->setEnabled(false);
    m_setsWord->setWords(
        [] { return tr("Hints, reasons and the key rest until the answers are saved."); });
}

void PracticeForm::askForAnswers() {
    connect(askForFolder(this, tr("Answers of a class")), &QFileDialog::fileSelected, this,
            &PracticeForm::classWanted);
}

void PracticeForm::askWhatToOpen() {
    connect(askForFile(this, tr("Open exercises"), tr("Exercises (*.json)")),
            &QFileDialog::fileSelected, this, &PracticeForm::openWanted);
}

void PracticeForm::askWhereToSave() {
    connect(askForFile(this, tr("Save exercises"),
                       tr("Exercises (*.json)") + QStringLiteral(";;")
                           + tr("Sheets with solutions (*.pdf)"),
                       QStringLiteral("exercises.json")),
            &QFileDialog::fileSelected, this, &PracticeForm::saveWanted);
}

// ScorePanel --------------------------------------------------------------------------------------

ScorePanel::ScorePanel(Preferences& preferences, const Ruleset& game)
    : m_preferences(preferences),
      m_title(heading()),
      m_words(named("score", new WordLabel)),
      m_forget(makeButton("forgetScoreButton", this, &ScorePanel::forget,
                          [] { return tr("Begin the score anew"); })) {
    setLayout(
        column({Item::room(2 * Theme::unit), m_title, m_words, {m_forget, 0, Qt::AlignLeft}}));
    practise(game);
}

void ScorePanel::practise(const Ruleset& game) {
    m_game = &game;
    m_scoring.practise(m_preferences.scoreOf(game));
    refresh();
}

void ScorePanel::keep() {
    m_preferences.keep(*m_game, m_scoring.score());
    refresh();
}

void ScorePanel::forget() {
    m_scoring.practise({});
    keep();
}

void ScorePanel::refresh() {
    m_title->setWords([game = m_game] { return tr("Score: %1").arg(spoken(game->name.title)); });
    m_words->setWords([score = m_scoring.score()] {
        return tr("Right answers: %1 of %2\nIn a row: %3, at most %4\nHints: %5")
            .arg(score.right)
            .arg(score.asked)
            .arg(score.streak)
            .arg(score.longest)
            .arg(score.hints);
    });
    m_forget->setEnabled(m_scoring.score() != Score{});
}

// ExerciseList ------------------------------------------------------------------------------------

namespace {

constexpr int shownLines = 5;

// Lines of one size: what has no room is cut, and not set smaller. The whole line is its tool tip.
void cutLines(QListWidget& list) {
    list.setItemDelegate(new StyledItems(&list, [](auto& option, const QModelIndex&) {
        QFont font = option.font;
        if (option.state & QStyle::State_Selected)
            font.setWeight(QFont::DemiBold); // as it is painted
        const int room = option.rect.width() - 2 * Theme::unit - 4;
        option.text = QFontMetrics(font).elidedText(option.text, Qt::ElideRight, room);
    }));
}

int winningMoves(const Exercise& exercise) {
    return static_cast<int>(
        std::ranges::count(exercise.solution.moves, Outcome::Win, &Value::outcome));
}

} // namespace

ExerciseList::ExerciseList()
    : m_list(named("exerciseList", new QuietUntilFocused<QListWidget>)),
      m_text(named("exerciseText", new QLineEdit)),
      m_add(makeButton(
          "addExerciseButton", this, [this] { emit typed(m_text->text()); },
          [] { return tr("Add"); })),
      m_addBoard(makeButton("addBoardButton", this, &ExerciseList::boardWanted,
                            [] { return tr("Add the position on the board"); })),
      m_up(makeButton(
          "exerciseUpButton", this, [this] { move(-1); }, [] { return tr("Up"); })),
      m_down(makeButton(
          "exerciseDownButton", this, [this] { move(1); }, [] { return tr("Down"); })),
      m_remove(makeButton(
          "removeExerciseButton", this, [this] { emit removed(m_at); },
          [] { return tr("Remove"); })),
      m_undo(makeButton("undoExercisesButton", this, &ExerciseList::undoWanted,
                        [] { return tr("Undo"); })) {
    worded(m_list, &QWidget::setAccessibleName, [] { return tr("Exercises of the set"); });
    worded(m_text, &QWidget::setAccessibleName, [] { return tr("Position to be added"); });
    worded(m_text, &QLineEdit::setPlaceholderText, [] { return tr("A position, ROWS SIDE"); });
    m_list->setFixedHeight(shownLines * (m_list->fontMetrics().height() + 2 * Theme::unit));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLayout(column({m_addBoard, row({{m_text, 1}, m_add}), m_list, row({{m_up, 1}, {m_down, 1}}),
                      row({{m_remove, 1}, {m_undo, 1}})}));
    cutLines(*m_list);
    connect(m_list, &QListWidget::currentRowChanged, this, &ExerciseList::chooseRow);
    connect(m_text, &QLineEdit::returnPressed, m_add, &Button::click);
    connect(m_text, &QLineEdit::textChanged, this, &ExerciseList::showButtons);
    inEveryLanguage(this, [this] { refresh(); });
}

void ExerciseList::put(const std::vector<Exercise>& set, std::size_t at, bool canUndo, bool rests) {
    m_lines.clear();
    for (const Exercise& exercise : set)
        m_lines.push_back({exercise.game, exercise.position, exercise.playedIn, exercise.ply,
                           exercise.solution.position, winningMoves(exercise)});
    m_at = at;
    m_canUndo = canUndo;
    m_rests = rests;
    refresh();
}

void ExerciseList::setBoardOffered(bool offered) { m_addBoard->setEnabled(offered); }

void ExerciseList::clearText() { m_text->clear(); }

void ExerciseList::refresh() {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const bool isMixed = std::ranges::any_of(
        m_lines, [&](const Line& line) { return line.game != m_lines.front().game; });
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const QString words = wordsOf(line, QString::number(i + 1), isMixed);
        auto* item = new QListWidgetItem(words, m_list);
        item->setToolTip(words + QChar('\n') + QString::fromStdString(line.position));
    }
    m_list->setCurrentRow(m_at < m_lines.size() ? static_cast<int>(m_at) : -1);
    showButtons();
}

QString ExerciseList::wordsOf(const Line& line, const QString& number, bool isMixed) const {
    const QString title = spoken(line.game->name.title);
    return !line.playedIn.empty()
               ? tr("%1. Move %2: %3", "an exercise, a move, an opponent and a time")
                     .arg(number, QString::number(line.ply), QString::fromStdString(line.playedIn))
           : m_rests ? tr("%1. %2", "an exercise and its game").arg(number, title)
           : isMixed ? tr("%1. %2, %3", "an exercise, its game and its solution")
                           .arg(number, title, lengthOf(line))
                     : tr("%1. %2", "an exercise and its solution").arg(number, lengthOf(line));
}

// "3 moves to the win", or how many moves win where nobody knows how long that takes.
QString ExerciseList::lengthOf(const Line& line) {
    switch (line.worth.outcome) {
    case Outcome::Draw: return tr("drawn");
    case Outcome::Loss: return tr("lost");
    case Outcome::Win: break;
    }
    return line.worth.remoteness
               ? tr("%n move(s) to the win", nullptr, (*line.worth.remoteness + 1) / 2)
               : tr("%n winning move(s)", nullptr, line.winning);
}

void ExerciseList::showButtons() {
    const bool chosen = m_at < m_lines.size();
    m_up->setEnabled(chosen && m_at > 0);
    m_down->setEnabled(chosen && m_at + 1 < m_lines.size());
    m_remove->setEnabled(chosen);
    m_undo->setEnabled(m_canUndo);
    m_add->setEnabled(!m_text->text().trimmed().isEmpty());
}

void ExerciseList::chooseRow(int row) {
    if (row >= 0)
        emit chosen(static_cast<std::size_t>(row));
}

void ExerciseList::move(int by) {
    emit moved(m_at, static_cast<std::size_t>(static_cast<int>(m_at) + by));
}

// AnswerForm --------------------------------------------------------------------------------------

AnswerForm::AnswerForm()
    : m_list(named("answerList", new QuietUntilFocused<QListWidget>)),
      m_total(named("answerTotal", sideNote())),
      m_note(named("answerNote", typed(sideNote(), Type::Caption))),
      m_name(named("answerName", new QLineEdit)),
      m_id(named("answerId", new QLineEdit)),
      m_save(makeButton("saveAnswersButton", this, &AnswerForm::askWhereToSave,
                        [] { return tr("Save my answers…"); })) {
    worded(m_list, &QWidget::setAccessibleName, [] { return tr("Your answers"); });
    m_list->setFixedHeight(shownLines * (m_list->fontMetrics().height() + 2 * Theme::unit));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    cutLines(*m_list);
    for (QLineEdit* line : {m_name, m_id}) {
        line->setMaxLength(static_cast<int>(mostNameLetters));
        connect(line, &QLineEdit::textChanged, this, &AnswerForm::refresh);
    }
    worded(m_name, &QWidget::setAccessibleName, [] { return tr("Your name, for your answers"); });
    worded(m_name, &QLineEdit::setPlaceholderText, [] { return tr("Your name"); });
    m_total->setWordWrap(true);
    m_note->setWordWrap(true);
    setLayout(column({m_list, m_total, m_name, m_id, m_save, m_note}));
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            emit chosen(static_cast<std::size_t>(row));
    });
    inEveryLanguage(this, [this] { refresh(); });
}

void AnswerForm::put(const AnswerSheet& sheet, const SetTerms& terms, bool isHandedOut,
                     std::size_t at) {
    m_sheet = sheet;
    m_terms = terms;
    m_isHandedOut = isHandedOut;
    m_at = at;
    refresh();
}

// What is still to be written; empty: nothing.
QString AnswerForm::missing() const {
    if (m_sheet.exercises.empty())
        return {};
    if (m_name->text().simplified().isEmpty())
        return tr("Write your name first");
    if (!m_terms.asksId.empty() && m_id->text().simplified().isEmpty())
        return tr("Write what is asked beside your name first");
    return {};
}

QString AnswerForm::total() const {
    int attempts = 0, seconds = 0;
    for (const Effort& effort : m_sheet.efforts) {
        attempts += effort.attempts;
        seconds += effort.seconds.value_or(0);
    }
    const QString answered = QString::number(std::ranges::count_if(m_sheet.answers, isWhole)),
                  all = QString::number(m_sheet.exercises.size());
    return m_terms.times ? tr("Answered: %1 of %2. Attempts: %3. Time: %4.")
                               .arg(answered, all, QString::number(attempts), minutesText(seconds))
                         : tr("Answered: %1 of %2. Attempts: %3.")
                               .arg(answered, all, QString::number(attempts));
}

void AnswerForm::refresh() {
    const bool offered = !m_sheet.exercises.empty();
    const bool isHandedOut = offered && m_isHandedOut;
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (std::size_t i = 0; isHandedOut && i < m_sheet.exercises.size(); ++i) {
        const QString line = answerLine(i + 1, m_sheet.answers[i], m_sheet.efforts[i]);
        (new QListWidgetItem(line, m_list))->setToolTip(line);
    }
    m_list->setCurrentRow(m_at < m_sheet.exercises.size() ? static_cast<int>(m_at) : -1);
    m_total->setText(total());
    m_note->setText(
        m_terms.times ? tr("The file has your name, your answers, your attempts and your times, as "
                           "above. It cannot tell who found the moves.")
                      : tr("The file has your name, your answers and your attempts, as above. It "
                           "cannot tell who found the moves."));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_list, m_total, m_note})
        widget->setVisible(isHandedOut);
    const QString id = QString::fromStdString(m_terms.asksId);
    m_id->setVisible(!id.isEmpty());
    m_id->setPlaceholderText(id);
    m_id->setAccessibleName(id);
    m_save->setEnabled(offered && missing().isEmpty());
    m_save->setToolTip(offered && !isHandedOut && missing().isEmpty() ? total() : missing());
}

void AnswerForm::askWhereToSave() {
    const QString name = m_name->text().simplified(),
                  id = m_terms.asksId.empty() ? QString() : m_id->text().simplified();
    // A class's files come into one folder, so they bear the names of those who answered.
    const QString file = id.isEmpty() ? name : name + u' ' + id;
    connect(askForFile(this, tr("Save my answers"), tr("Answers (*.json)"),
                       asFileName(file) + QStringLiteral(".json")),
            &QFileDialog::fileSelected, this,
            [this, name, id](const QString& path) { emit saveWanted(name, id, path); });
}

} // namespace bouton
