// SPDX-License-Identifier: MIT
#include "ui/laboratory/practice_experiment.h"

#include <QBoxLayout>
#include <QShortcut>

#include <algorithm>
#include <utility>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/class_table.h"
#include "ui/laboratory/exercise_file.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/laboratory/exercise_sheet.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/practice_parts.h"
#include "ui/laboratory/run_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/print/picture_file.h"

namespace bouton {

namespace {

constexpr std::uint64_t seeds = 1'000'000; // a sheet bears its seed, so it is short

} // namespace

Experiment* makePractice(const ExperimentKind& kind, const Bench& bench) {
    return new PracticeExperiment(kind, bench);
}

PracticeExperiment::PracticeExperiment(const ExperimentKind& kind, const Bench& bench)
    : Experiment(kind),
      m_bench(bench),
      m_random(bench.seed),
      m_form(new PracticeForm(bench.games, bench.ownGames != nullptr, &bench.kept)),
      m_listHead(heading([] { return tr("The set"); })),
      m_list(named("exercises", new ExerciseList)),
      m_scores(new ScorePanel(bench.preferences, m_form->game())),
      m_answerForm(new AnswerForm),
      m_sheet(new ExerciseSheet),
      m_class(named("classTable", new ClassTable)),
      m_answering(newAttempt()) {
    controls().hide();
    form().addRow(m_form);
    auto* purposes = new QWidget;
    purposes->setLayout(column({m_listHead, m_list, m_answerForm, m_scores}));
    form().addRow(purposes);
    frame().addResult(m_sheet, 1);
    frame().addResult(m_class, 1);
    showClass(false);
    m_bench.preferences.legalMovesShown.tell(m_sheet, &ExerciseSheet::setLegalMovesShown);
    connect(m_sheet, &ExerciseSheet::marked, m_scores, &ScorePanel::keep);
    connect(m_sheet, &ExerciseSheet::answered, this, &PracticeExperiment::takeAnswer);
    connect(m_sheet, &ExerciseSheet::nextWanted, this, [this] { goTo(m_set.at() + 1); });
    connect(m_sheet, &ExerciseSheet::backWanted, this, [this] { goTo(m_set.at() - 1); });
    connect(m_answerForm, &AnswerForm::chosen, this, &PracticeExperiment::goTo);
    auto* hint = new QShortcut(Qt::Key_H, this); // as on a game's page
    hint->setContext(Qt::WidgetWithChildrenShortcut);
    connect(hint, &QShortcut::activated, m_sheet, &ExerciseSheet::hint);
    for (const auto& [key, outcome] :
         {std::pair(Qt::Key_W, Outcome::Win), std::pair(Qt::Key_D, Outcome::Draw),
          std::pair(Qt::Key_L, Outcome::Loss)}) { // as on the projector
        auto* answer = new QShortcut(key, this);
        answer->setContext(Qt::WidgetWithChildrenShortcut);
        connect(answer, &QShortcut::activated, m_sheet,
                [this, outcome = outcome] { m_sheet->answer(outcome); });
    }
    followForm();
    followList();
    refresh();
}

const Score& PracticeExperiment::score() const { return m_scores->scoring().score(); }

// The form ----------------------------------------------------------------------------------------

void PracticeExperiment::followForm() {
    connect(m_form, &PracticeForm::gameChanged, this, &PracticeExperiment::chooseGame);
    connect(m_form, &PracticeForm::handsOutChanged, this, &PracticeExperiment::showPurpose);
    connect(m_form, &PracticeForm::drawWanted, this, [this] { runWith({}); });
    connect(m_form, &PracticeForm::variantsChanged, this, &PracticeExperiment::drawVariants);
    connect(m_form, &PracticeForm::slipsWanted, this, &PracticeExperiment::askForSlips);
    connect(m_form, &PracticeForm::openWanted, this, &PracticeExperiment::openFrom);
    connect(m_form, &PracticeForm::saveWanted, this, &PracticeExperiment::saveTo);
    connect(m_form, &PracticeForm::classWanted, this, &PracticeExperiment::openClass);
    connect(m_answerForm, &AnswerForm::saveWanted, this, &PracticeExperiment::saveAnswersTo);
    connect(m_class, &ClassTable::leaveWanted, this, [this] { showClass(false); });
    connect(m_form, &PracticeForm::printWanted, this, [this] {
        askToPrint(
            this, title(), [this] { return pagesOf(m_set.sets()); },
            [this](const QString& sentence) { tell(sentence); });
    });
}

// Who answers sees the score, who hands out sees the set.
void PracticeExperiment::showPurpose() {
    const bool out = m_form->handsOut();
    m_listHead->setVisible(out);
    m_list->setVisible(out);
    m_answerForm->setVisible(!out);
    m_scores->setVisible(!out && !m_set.terms().rests); // which marks nothing
}

void PracticeExperiment::chooseGame() {
    if (set().empty())
        m_scores->practise(m_form->game());
    refresh();
    if (m_unasked && m_scores->scoring().asked() == 0) { // nobody has done anything with these
        runWith({});
        m_unasked = true;
    } else {
        sayWhose();
    }
}

// Of a set that was drawn, by its seed, so that nobody prints fewer than were asked for. One that
// was put together by hand or opened has no variants.
void PracticeExperiment::drawVariants() {
    const ExerciseSets sets = m_set.sets();
    if (sets.seed && !set().empty() && set().front().game == &m_form->game())
        runWith(m_form->task(*sets.seed));
    else if (!set().empty() && m_form->handsOut())
        m_form->tell([] { return tr("Press New exercises for these variants."); });
}

// The form may ask for another game than the exercise in view is from.
void PracticeExperiment::sayWhose() {
    const Ruleset* chosen = &m_form->game();
    const Ruleset* shown = m_set.current() ? m_set.current()->game : chosen;
    if (shown == chosen)
        return m_form->tell({});
    m_form->tell([shown, chosen] {
        return tr("The exercise in view is from the game %1. Press New exercises for the game %2.")
            .arg(spoken(shown->name.title), spoken(chosen->name.title));
    });
}

void PracticeExperiment::tell(const QString& sentence) {
    m_form->tell([sentence] { return sentence; });
}

void PracticeExperiment::saveTo(const QString& path) {
    ExerciseSets sets = m_set.sets();
    sets.terms = m_form->terms();
    saveExercises(this, sets, path, [this](const QString& sentence) { tell(sentence); });
}

// The answers of a class -------------------------------------------------------------------------

void PracticeExperiment::takeAnswer(const Answer& answer) {
    const Exercise* exercise = m_set.current();
    if (exercise && !isHandedIn())
        m_answering.take({exercise->game->name.id, exercise->position}, answer,
                         m_set.terms().rests);
    refresh();
}

bool PracticeExperiment::isHandedIn() const {
    return m_set.terms().rests && m_saved && m_saved->exercises == textsOf(set());
}

AnswerSheet PracticeExperiment::answers() const {
    return isHandedIn() ? *m_saved : m_answering.sheet(textsOf(set()), m_set.terms().times);
}

bool PracticeExperiment::rests() const { return m_set.terms().rests && !isHandedIn(); }

// How long the exercise was in view until now.
void PracticeExperiment::keepTime() {
    if (m_sinceSeen.isValid() && m_seen && !isHandedIn())
        m_answering.look(*m_seen, std::chrono::milliseconds(m_sinceSeen.restart()));
}

void PracticeExperiment::saveAnswersTo(const QString& name, const QString& id,
                                       const QString& path) {
    keepTime();
    AnswerSheet sheet = answers();
    sheet.name = name.toStdString();
    sheet.id = id.toStdString();
    saveAnswers(this, sheet, path, [this, sheet](const QString& sentence, bool saved) {
        if (saved && m_set.terms().rests && sheet.attempt == answers().attempt
            && sheet.exercises == textsOf(set())) {
            m_saved = sheet;
            goTo(set().size());
        }
        tell(sentence);
    });
}

void PracticeExperiment::openClass(const QString& folder) {
    m_folder = folder;
    run();
}

void PracticeExperiment::takeClass(const ClassAnswers& all) {
    m_class->put(m_set.sets().variants, all);
    showClass(true);
    frame().showResults();
}

void PracticeExperiment::showClass(bool shown) {
    m_class->setVisible(shown);
    m_sheet->setVisible(!shown);
    keepTime();
    shown ? m_sinceSeen.invalidate() : m_sinceSeen.start();
}

bool PracticeExperiment::closeInnermost() {
    if (Experiment::closeInnermost())
        return true;
    if (m_class->isHidden())
        return false;
    if (!m_class->closeInnermost())
        showClass(false);
    return true;
}

// A game may have begun since the last visit.
void PracticeExperiment::showEvent(QShowEvent* event) {
    Experiment::showEvent(event);
    if (m_class->isHidden())
        m_sinceSeen.start();
    refresh();
}

void PracticeExperiment::hideEvent(QHideEvent* event) {
    Experiment::hideEvent(event);
    keepTime();
    m_sinceSeen.invalidate();
}

// Where exercises come from -----------------------------------------------------------------------

void PracticeExperiment::runWith(std::optional<ExerciseSource> source) {
    m_source = std::move(source);
    run();
}

void PracticeExperiment::openFrom(const QString& path) { runWith(path); }

void PracticeExperiment::add(const QString& text) {
    if (const auto typed = typedExercise(text.toStdString(), m_form->game()))
        runWith(*typed);
    else
        tell(spoken(typed.error()));
}

void PracticeExperiment::askForSlips() {
    const Ruleset* game = &m_form->game();
    m_bench.ownGames(this, *game, [this, game](std::vector<PlayedGame> games) {
        if (!games.empty())
            return runWith(SlipTask{game, std::move(games), m_form->count()});
        m_form->tellSlips([game] {
            return tr("%1: the archive has no game that you played against a computer.")
                .arg(spoken(game->name.title));
        });
    });
}

void PracticeExperiment::beginFirst(Run& run) {
    begin(run);
    m_unasked = true;
}

void PracticeExperiment::begin(Run& run) {
    if (const auto folder = std::exchange(m_folder, {})) {
        m_form->tell({});
        std::vector<std::vector<ExerciseText>> sets;
        for (const std::vector<Exercise>& variant : m_set.sets().variants)
            sets.push_back(textsOf(variant));
        run.start<ClassAnswers>(std::bind_front(readClass, *folder, std::move(sets)),
                                [this](const ClassAnswers& all) { takeClass(all); });
        return;
    }
    if (!m_source)
        m_source = m_form->task(m_random.below(seeds));
    const ExerciseSource source = *std::exchange(m_source, {});
    sayWhose(); // until others have come
    m_form->tellSlips({});
    if (std::holds_alternative<ExerciseText>(source)) {
        m_unasked = m_unasked && m_scores->scoring().asked() == 0;
        run.start(source, exercisesFrom, [this, &run](const ExerciseSets& added) {
            if (!run.hasShown())
                takeAdded(added.variants.front().front());
        });
        return;
    }
    m_unasked = false;
    const bool isHandedOut = std::holds_alternative<QString>(source);
    const auto* drawn = std::get_if<ExerciseTask>(&source);
    const std::size_t wanted = drawn && drawn->variants > 1 ? drawn->count : 0;
    Run::Refused refused; // where it was asked for
    if (std::holds_alternative<SlipTask>(source))
        refused = [this](const Phrase& why) { m_form->tellSlips([why] { return spoken(why); }); };
    run.start(
        source, exercisesFrom,
        [this, &run, wanted, isHandedOut](const ExerciseSets& sets) {
            m_isHandedOut = isHandedOut;
            take(sets, !run.hasShown());
            if (sets.variants.front().size() < wanted)
                tell(spoken(wordsOnTooFew(sets.variants, wanted)));
        },
        std::move(refused));
}

void PracticeExperiment::take(const ExerciseSets& sets, bool isFirst) {
    if (!isFirst) {
        m_set.grow(sets);
        if (m_set.current())
            m_sheet->setNumber(m_set.at() + 1, set().size());
        return refresh();
    }
    m_set.replace(sets);
    m_answering = Answering(newAttempt());
    m_saved.reset();
    m_seen.reset();
    m_scores->scoring().beginSet();
    show();
    sayWhose();
    if (!m_unasked)
        frame().showResults();
}

void PracticeExperiment::goTo(std::size_t at) {
    m_set.goTo(at);
    show();
}

void PracticeExperiment::takeAdded(const Exercise& exercise) {
    if (std::exchange(m_unasked, false)) // who puts a set together begins with an empty one
        m_set = {};
    if (!m_set.add(exercise))
        return tell(tr("A set has at most %n exercise(s).", nullptr, mostExercises));
    m_list->clearText();
    show();
    sayWhose();
}

// The set -----------------------------------------------------------------------------------------

// What changes the set by hand ends a run that would still add to it.
void PracticeExperiment::followList() {
    connect(m_list, &ExerciseList::typed, this, &PracticeExperiment::add);
    connect(m_list, &ExerciseList::boardWanted, this, [this] {
        if (const auto position = m_bench.position(m_form->game()))
            add(QString::fromStdString(*position));
    });
    connect(m_list, &ExerciseList::chosen, this, &PracticeExperiment::goTo);
    connect(m_list, &ExerciseList::moved, this, [this](std::size_t from, std::size_t to) {
        stop();
        m_set.move(from, to); // the exercise in view stays as it is
        m_sheet->setNumber(m_set.at() + 1, set().size());
        refresh();
    });
    connect(m_list, &ExerciseList::removed, this, [this](std::size_t at) {
        stop();
        m_set.remove(at);
        show();
    });
    connect(m_list, &ExerciseList::undoWanted, this, [this] {
        stop();
        m_set.undo();
        show();
    });
}

void PracticeExperiment::show() {
    showClass(false);
    m_seen.reset();
    Scoring& scoring = m_scores->scoring();
    const std::vector<Answer> given = answers().answers;
    if (const Exercise* exercise = m_set.current()) {
        m_seen = {exercise->game->name.id, exercise->position};
        m_scores->practise(*exercise->game);
        const std::size_t number = m_set.at() + 1, of = set().size();
        rests() ? m_sheet->putQuiet(*exercise, scoring.score(), number, of, given[m_set.at()])
                : m_sheet->put(*exercise, scoring.score(), number, of);
        if (!m_unasked) // else who goes through the experiments by keys is held up
            m_sheet->takeFocus();
    } else if (!set().empty() && rests()) {
        m_sheet->putUnsaved(static_cast<std::size_t>(std::ranges::count_if(given, isWhole)),
                            given.size());
    } else if (m_set.terms().rests) { // nothing was marked before
        QStringList missed;
        const auto marks = marksOf(set(), given);
        for (std::size_t i = 0; i < marks.size(); ++i)
            if (marks[i] != Mark::Right)
                missed << QString::number(i + 1);
        const int all = static_cast<int>(marks.size());
        m_sheet->putEnd(all - static_cast<int>(missed.size()), all, missed);
    } else {
        m_sheet->putEnd(scoring.right(), scoring.asked());
    }
    refresh();
}

void PracticeExperiment::refresh() {
    showPurpose();
    keepTime();
    const bool resting = !set().empty() && rests();
    m_list->put(set(), m_set.at(), m_set.canUndo(), resting);
    m_list->setBoardOffered(m_bench.position && m_bench.position(m_form->game()).has_value());
    const ExerciseSets sets = m_set.sets();
    m_form->tellSets(set().empty() ? 0 : sets.variants.size(), sets.seed);
    if (resting)
        m_form->tellRest();
    m_answerForm->put(answers(), sets.terms, m_isHandedOut, m_set.at());
}

} // namespace bouton
