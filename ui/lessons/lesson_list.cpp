// SPDX-License-Identifier: MIT
#include "ui/lessons/lesson_list.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>

#include <algorithm>
#include <utility>

#include "classroom/class_json.h"
#include "session/file_name.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/exercise_file.h"
#include "ui/lessons/step_dots.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr int gap = 2 * Theme::unit, margin = 3 * Theme::unit, widest = 1320;
constexpr int mostColumns = 4;

} // namespace

LessonList::LessonList(const std::vector<Lesson>& lessons, const ProgressKeeper& progress)
    : m_lessons(lessons),
      m_progress(progress),
      m_goOn(named("goOnButton", new Button({}, Button::Rank::Primary))),
      m_done(named("lessonsDone", sideNote())),
      m_told(named("lessonsTold", new WarningNote)),
      m_grid(new QGridLayout),
      m_folder(new QGridLayout),
      m_folderNote(named("folderNote", sideNote())),
      m_known(lessons),
      m_what(named("handInWhat", new QComboBox)),
      m_name(named("handInName", new QLineEdit)),
      m_id(named("handInId", new QLineEdit)),
      m_save(makeButton("handInButton", this, &LessonList::askWhereToSave,
                        [] { return tr("Save what is done…"); })) {
    setObjectName(QStringLiteral("lessonList"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Lessons"); });
    auto* title = typed(heading([] { return tr("Lessons"); }), Type::Title, Weight::Strong);
    auto* sentence = typed(sideNote([] {
                               return tr("Each asks you, answers by the exact analysis, and lets "
                                         "you say the rule yourself. Begin where you like.");
                           }),
                           Type::Emphasis);
    auto* all = makeButton(
        "allGamesButton", this, &LessonList::left, [] { return tr("Start page"); },
        Button::Rank::Link);
    auto* open = makeButton("openLessonButton", this, &LessonList::openWanted,
                            [] { return tr("Open a lesson…"); });
    m_told->setWordWrap(true);
    m_told->hide();
    connect(m_goOn, &Button::clicked, this, &LessonList::goOnWanted);
    m_grid->setSpacing(gap);
    m_folder->setSpacing(gap);
    m_folderNote->setWordWrap(true);
    m_folderNote->setWords([] { return tr("The lessons of a chosen folder stand here."); });
    auto* choose = makeButton("lessonFolderButton", this, &LessonList::folderWanted,
                              [] { return tr("Choose a folder…"); });
    auto* teacher = heading([] { return tr("A teacher's lessons"); });
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        auto* card = new LessonCard(lessons[i], [i] { return tr("Lesson %1").arg(i + 1); });
        connect(card, &LessonCard::clicked, this, [this, i] { emit chosen(i); });
        m_cards.push_back(card);
    }
    m_handingIn = handingIn();
    auto* page = new QWidget;
    // Cards are heard where they stand, also those that come later.
    const auto held = [](QGridLayout* grid) {
        auto* cards = new QWidget;
        cards->setLayout(grid);
        grid->setContentsMargins({});
        return cards;
    };
    page->setLayout(
        column({row({{title, 1}, all}), sentence, row({m_goOn, open, {m_done, 1}}, gap), m_told,
                held(m_grid), teacher, new FoldingRow({choose, {m_folderNote, 1}}, gap),
                held(m_folder), m_handingIn, Item::stretch()},
               gap, margin));
    setWidget(page);
    setFocusProxy(m_goOn);
    connect(&progress, &ProgressKeeper::changed, this, &LessonList::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void LessonList::tell(Wording words) {
    m_told->setVisible(words != nullptr);
    m_told->setWords(std::move(words));
}

QString LessonList::wordsToGoOn() const {
    const LessonProgress::Place place = m_progress.now().placeIn(m_lessons);
    return place.begun ? tr("Go on: %1").arg(spoken(m_lessons[place.lesson].title))
                       : tr("Begin with the first");
}

void LessonList::refresh() {
    m_goOn->setText(withoutKeys(wordsToGoOn()));
    m_done->setText(tr("Lessons done: %1 of %2")
                        .arg(m_progress.now().lessonsDone(m_lessons))
                        .arg(m_lessons.size()));
    for (LessonCard* card : m_cards)
        card->show(m_progress.now());
    for (QWidget* card : m_foundCards)
        if (auto* lesson = qobject_cast<LessonCard*>(card))
            lesson->show(m_progress.now());
    showHandingIn();
}

// What is done, as a file for a teacher, once there is something
// -----------------------------------

QWidget* LessonList::handingIn() {
    worded(m_what, &QWidget::setAccessibleName, [] { return tr("What is handed in"); });
    worded(m_name, &QWidget::setAccessibleName, [] { return tr("Your name"); });
    worded(m_name, &QLineEdit::setPlaceholderText, [] { return tr("Your name"); });
    worded(m_id, &QWidget::setAccessibleName, [] { return tr("Your id, if one is asked for"); });
    worded(m_id, &QLineEdit::setPlaceholderText, [] { return tr("Your id, if one is asked for"); });
    for (QLineEdit* line : {m_name, m_id})
        line->setMaxLength(static_cast<int>(mostNameLetters));
    connect(m_name, &QLineEdit::textChanged, this,
            [this] { m_save->setEnabled(!m_name->text().simplified().isEmpty()); });
    m_save->setEnabled(false);
    auto* note = typed(sideNote([] {
                           return tr("The file has your name, your id and the steps that are done, "
                                     "for your teacher. It cannot tell who did them.");
                       }),
                       Type::Caption);
    note->setWordWrap(true);
    auto* all = named("handingIn", new QWidget);
    all->setLayout(column({heading([] { return tr("Hand in"); }),
                           new FoldingRow({{m_what, 1}, {m_name, 1}, {m_id, 1}, m_save}), note}));
    all->layout()->setContentsMargins({});
    return all;
}

void LessonList::know(const Lesson& own) {
    add(own);
    showHandingIn();
}

void LessonList::add(const Lesson& own) {
    std::erase_if(m_known, [&](const Lesson& lesson) { return lesson.id == own.id; });
    m_known.push_back(own);
}

void LessonList::showHandingIn() {
    const int before = m_what->currentIndex();
    const std::string chosen =
        before > 0 ? m_handedIn[static_cast<std::size_t>(before - 1)].id : std::string();
    m_handedIn = m_progress.now().handedIn(m_known);
    m_handingIn->setVisible(!m_handedIn.empty());
    m_what->clear();
    m_what->addItem(tr("All lessons"));
    for (const LessonDone& lesson : m_handedIn) {
        const auto at = std::ranges::find(m_known, lesson.id, &Lesson::id);
        m_what->addItem(at == m_known.end() ? QString::fromStdString(lesson.id)
                                            : spoken(at->title));
        if (lesson.id == chosen)
            m_what->setCurrentIndex(m_what->count() - 1);
    }
}

void LessonList::askWhereToSave() {
    AnswerSheet sheet;
    sheet.name = m_name->text().simplified().toStdString();
    sheet.id = m_id->text().simplified().toStdString();
    sheet.lessons = m_handedIn;
    if (const int at = m_what->currentIndex(); at > 0)
        sheet.lessons = {m_handedIn[static_cast<std::size_t>(at - 1)]};
    // It lies beside the same person's answers.
    const QString file =
        tr("%1 %2 lessons", "a file of lessons: a name and an id")
            .arg(QString::fromStdString(sheet.name), QString::fromStdString(sheet.id))
            .simplified();
    connect(askForFile(this, tr("Save what is done"), tr("Answers (*.json)"),
                       asFileName(file) + QStringLiteral(".json")),
            &QFileDialog::fileSelected, this,
            [this, sheet](const QString& path) { emit handInWanted(sheet, path); });
}

void LessonList::arrange() {
    const int width = std::min(viewport()->width() - 2 * margin, widest);
    const int side = (viewport()->width() - width) / 2;
    widget()->layout()->setContentsMargins(side, margin, side, margin);
    const int least = std::max(26 * Theme::unit, 26 * fontMetrics().averageCharWidth());
    const int columns = std::clamp((width + gap) / (least + gap), 1, mostColumns);
    if (columns == m_columns)
        return;
    m_columns = columns;
    fill(*m_grid, {m_cards.begin(), m_cards.end()});
    fill(*m_folder, m_foundCards);
}

void LessonList::fill(QGridLayout& grid, const std::vector<QWidget*>& cards) const {
    for (int c = 0; c < mostColumns; ++c)
        grid.setColumnStretch(c, c < m_columns ? 1 : 0);
    for (int i = 0; i < static_cast<int>(cards.size()); ++i)
        grid.addWidget(cards[static_cast<std::size_t>(i)], i / m_columns, i % m_columns);
}

// A teacher's lessons -----------------------------------------------------------------------------

void LessonList::putFolder(std::vector<FoundLesson> found, Wording words) {
    m_folderNote->setWords(std::move(words));
    if (found == m_found)
        return;
    for (QWidget* card : std::exchange(m_foundCards, {}))
        delete card;
    m_found = std::move(found);
    for (const FoundLesson& each : m_found) {
        const Wording file = [name = shownPath(QFileInfo(each.path).fileName())] { return name; };
        Button* card;
        if (each.lesson) {
            card = new LessonCard(*each.lesson, file);
            add(*each.lesson);
        } else {
            card = new LinkCard(file,
                                [damage = each.lesson.error().front()] { return wordsOn(damage); });
        }
        card->setObjectName(QStringLiteral("folderLesson"));
        connect(card, &Button::clicked, this, [this, path = each.path] { emit fileChosen(path); });
        m_foundCards.push_back(card);
    }
    if (m_columns > 0)
        fill(*m_folder, m_foundCards);
    tabAsLaidOut(*widget()->layout());
    refresh();
}

void LessonList::resizeEvent(QResizeEvent* event) {
    ScrollArea::resizeEvent(event);
    arrange();
}

void LessonList::changeEvent(QEvent* event) {
    ScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

QString wordsOn(const LessonDamage& damage) {
    const Phrase place = placeOf(damage);
    return place.empty() ? spoken(damage.why)
                         : LessonList::tr("%1 %2", "the place in a file; why")
                               .arg(spoken(place), spoken(damage.why));
}

// ProgressKeeper ----------------------------------------------------------------------------------

ProgressKeeper::ProgressKeeper(Preferences& preferences)
    : m_preferences(preferences),
      m_now(LessonProgress::read(preferences.lessonProgress().toStdString())) {}

void ProgressKeeper::enter(const Lesson& lesson) {
    m_now.setLast(lesson);
    keep();
}

void ProgressKeeper::setDone(const Lesson& lesson, const LessonStep& step) {
    m_now.setDone(lesson, step);
    keep();
}

const std::string& ProgressKeeper::attempt() {
    if (m_now.attempt().empty()) {
        m_now.setAttempt(newAttempt());
        keep();
    }
    return m_now.attempt();
}

// What was done in another window stays.
void ProgressKeeper::keep() {
    m_now.add(LessonProgress::read(m_preferences.lessonProgress().toStdString()));
    m_preferences.lessonProgress.set(QString::fromStdString(m_now.text()));
    emit changed();
}

// LessonCard --------------------------------------------------------------------------------------

LessonCard::LessonCard(const Lesson& lesson, const Wording& place)
    : LinkCard([&lesson] { return spoken(lesson.title); }, place),
      m_lesson(lesson),
      m_state(named("lessonState", sideNote())),
      m_dots(new StepDots) {
    delete words()->takeAt(0); // the titles of a row stand on one line
    m_dots->setAttribute(Qt::WA_TransparentForMouseEvents);
    words()->insertWidget(words()->count() - 1, m_dots);
    add(m_state);
}

void LessonCard::show(const LessonProgress& progress) {
    std::vector<bool> done;
    for (const LessonStep& step : m_lesson.steps)
        done.push_back(progress.isDone(m_lesson, step));
    m_dots->put(done, {});
    const std::size_t number = progress.doneOf(m_lesson);
    m_state->setText(number == done.size() ? tr("Done")
                                           : tr("%1 of %2 done").arg(number).arg(done.size()));
}

} // namespace bouton
