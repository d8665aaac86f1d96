// SPDX-License-Identifier: MIT
#include "ui/lessons/step_words.h"

#include <QLabel>
#include <QSignalSpy>

#include <memory>

#include "games/catalogue.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/laboratory/hung_terms.h"
#include "ui/laboratory/verdict_sign.h"
#include "ui/lessons/step_dots.h"
#include "ui/lessons/step_page_parts.h"
#include "ui/support.h"

// The words of a step without a board, a lesson of ours or anybody who marks.

namespace bouton::testing {

namespace {

using State = StepWords::State;

Lesson smallLesson() {
    Lesson lesson;
    lesson.id = "small";
    lesson.title = {"A small lesson"};
    lesson.steps = {{.id = "first",
                     .game = "cards",
                     .words = {{"Cards are taken."}, {"Who wins?"}, {"That was all."}}},
                    {.id = "last", .game = "cards", .words = {{}, {"And now?"}, {}}}};
    return lesson;
}

class TheWordsOfAStep : public ::testing::Test {
protected:
    TheWordsOfAStep() { page.put(lesson, 0); }

    template <class T> T* find(const char* name) { return page.findChild<T*>(name); }
    QString text(const char* label) { return find<QLabel>(label)->text(); }
    bool has(const char* name) { return find<QWidget>(name)->isVisibleTo(&page); }
    QString button(const char* name) {
        return has(name) ? find<QAbstractButton>(name)->text().remove(u'&') : QString();
    }
    // What a click on a button asks for.
    template <class Signal> int clicked(const char* name, Signal signal) {
        QSignalSpy spy(&page, signal);
        QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton);
        return static_cast<int>(spy.size());
    }

    const Lesson lesson = smallLesson();
    AnswerPanel* answers = new AnswerPanel;
    QWidget* values = new QWidget;
    StepWords page{answers, values};
};

} // namespace

TEST_F(TheWordsOfAStep, TellTheLessonTheStepAndTheQuestion) {
    page.enter(State::Asked, 0);
    EXPECT_EQ(text("lessonTitle"), "A small lesson");
    EXPECT_EQ(text("stepNumber"), "Step 1 of 2");
    EXPECT_EQ(text("stepSays"), "Cards are taken.");
    EXPECT_EQ(text("stepQuestion"), "Who wins?");
    EXPECT_TRUE(has("stepQuestion"));
    EXPECT_FALSE(has("stepAfter"));
    EXPECT_FALSE(has("primaryButton")) << "an answer leads on";
    page.setPlace([] { return QStringLiteral("Lesson 3 of 4"); });
    EXPECT_EQ(text("stepNumber"), "Lesson 3 of 4. Step 1 of 2");
    page.put(lesson, 1);
    page.enter(State::Asked, 0);
    EXPECT_EQ(text("stepNumber"), "Lesson 3 of 4. Step 2 of 2");
    EXPECT_FALSE(has("stepSays")) << "there is nothing to be said";
}

TEST_F(TheWordsOfAStep, AreWalkedThroughAnExampleBeforeTheQuestion) {
    page.enter(State::Example, 2);
    EXPECT_EQ(text("stepNumber"), "Step 1 of 2: an example");
    EXPECT_FALSE(has("stepQuestion"));
    EXPECT_EQ(button("primaryButton"), "Next move");
    EXPECT_EQ(button("secondaryButton"), "Skip the example");
    EXPECT_EQ(clicked("primaryButton", &StepWords::moveWanted), 1);
    EXPECT_EQ(clicked("secondaryButton", &StepWords::questionWanted), 1);
    page.enter(State::Example, 0);
    EXPECT_EQ(button("primaryButton"), "To the question");
    EXPECT_FALSE(has("secondaryButton"));
    EXPECT_EQ(clicked("primaryButton", &StepWords::questionWanted), 1);
    EXPECT_EQ(clicked("primaryButton", &StepWords::moveWanted), 0);
}

TEST_F(TheWordsOfAStep, DoNotTellTheEndOfAnExampleBeforeItIsSeen) {
    Lesson shown = lesson;
    shown.steps[0].words.seen = {"Red took the last."};
    page.put(shown, 0);
    page.enter(State::Example, 1);
    EXPECT_EQ(text("stepSays"), "Cards are taken.");
    page.enter(State::Example, 0);
    EXPECT_EQ(text("stepSays"), "Cards are taken. Red took the last.");
    page.enter(State::Asked, 0);
    EXPECT_EQ(text("stepSays"), "Cards are taken. In the example: Red took the last.");
}

TEST_F(TheWordsOfAStep, HangTheValuesOfAClaimUntilSomethingElseIsTold) {
    const language::Vocabulary& words = (*gameNamed("cards"))->lore.vocabulary();
    const auto claim = language::readStatement("lost exactly if xor(cards) == 0", words).value();
    EXPECT_FALSE(has("stepTerms"));
    page.tell([] { return QStringLiteral("False."); }, false);
    page.hang(claim, words, {{"xor(cards)", false, TermValue::Of::Position, {2}}});
    EXPECT_TRUE(has("stepTerms"));
    ASSERT_EQ(find<HungTerms>("stepTerms")->hung().size(), 1u);
    EXPECT_EQ(find<HungTerms>("stepTerms")->hung().front().value, "2");
    page.tell({});
    EXPECT_FALSE(has("stepTerms"));
}

TEST_F(TheWordsOfAStep, LeadOnAfterARightAnswerAndBackToTheQuestionAfterAWrongOne) {
    page.enter(State::Wrong, 0);
    EXPECT_EQ(button("primaryButton"), "Try again");
    EXPECT_EQ(clicked("primaryButton", &StepWords::againWanted), 1);
    EXPECT_FALSE(has("stepAfter"));
    page.enter(State::Right, 0);
    EXPECT_TRUE(has("stepAfter"));
    EXPECT_EQ(button("primaryButton"), "Next step");
    EXPECT_EQ(clicked("primaryButton", &StepWords::nextWanted), 1);
    page.put(lesson, 1);
    page.enter(State::Right, 0);
    EXPECT_EQ(button("primaryButton"), "Finish the lesson");
    EXPECT_FALSE(has("stepAfter")) << "there is nothing to be said";
}

TEST_F(TheWordsOfAStep, OfferAnotherPositionUnlessOneIsBeingDrawn) {
    page.enter(State::Drawing, 0);
    EXPECT_EQ(clicked("secondaryButton", &StepWords::anotherWanted), 0);
    for (const State state : {State::Asked, State::Marking, State::Wrong, State::Right}) {
        page.enter(state, 0);
        EXPECT_EQ(button("secondaryButton"), "Another position");
        EXPECT_EQ(clicked("secondaryButton", &StepWords::anotherWanted), 1);
    }
}

TEST_F(TheWordsOfAStep, SayOfAnAnswerWhetherItIsRightUntilTheNextStep) {
    page.enter(State::Wrong, 0);
    EXPECT_FALSE(has("stepWord"));
    page.tell([] { return QStringLiteral("It is lost."); }, false);
    EXPECT_EQ(text("stepWord"), "It is lost.");
    EXPECT_TRUE(has("stepWord"));
    EXPECT_EQ(find<VerdictSign>("verdict")->right(), false);
    page.put(lesson, 1);
    EXPECT_FALSE(has("stepWord"));
    EXPECT_EQ(find<VerdictSign>("verdict")->right(), std::nullopt);
}

TEST_F(TheWordsOfAStep, OfAnAnswerAreSaidAloudAndThoseOfTheWayToThemAreNot) {
    page.enter(State::Marking, 0);
    page.show();
    QSignalSpy said(&Announcer::of(page), &Announcer::said);
    page.tell([] { return QStringLiteral("Positions tested so far: 7"); }, {}, false);
    page.tell([] { return QStringLiteral("It is lost."); }, false);
    QCoreApplication::processEvents();
    ASSERT_EQ(said.size(), 1);
    EXPECT_EQ(said.front().front(), "It is lost.");
}

TEST_F(TheWordsOfAStep, AreHeardAsAStepIsEnteredAndNotAgainWhileItGoesOn) {
    page.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&page));
    QSignalSpy said(&Announcer::of(page), &Announcer::said);
    const auto heard = [&] {
        QCoreApplication::processEvents();
        QStringList all;
        for (const auto& one : said)
            all << one.front().toString();
        said.clear();
        return all.join(u'|').toStdString();
    };
    page.enter(State::Asked, 0);
    EXPECT_EQ(heard(), "Cards are taken. Who wins?");
    page.enter(State::Asked, 0);
    EXPECT_EQ(heard(), "");
    page.enter(State::Right, 0);
    EXPECT_EQ(heard(), "That was all.");
}

TEST_F(TheWordsOfAStep, LeadToTheStepsBesideItAndToTheListAndToPaper) {
    page.setDots({true, false});
    page.enter(State::Asked, 0);
    EXPECT_EQ(clicked("stepBackButton", &StepWords::backWanted), 0) << "it is the first";
    EXPECT_EQ(clicked("stepNextButton", &StepWords::nextWanted), 1);
    page.put(lesson, 1);
    page.enter(State::Asked, 0);
    EXPECT_EQ(clicked("stepBackButton", &StepWords::backWanted), 1);
    EXPECT_EQ(clicked("stepNextButton", &StepWords::nextWanted), 0) << "it is the last";
    EXPECT_EQ(clicked("allLessonsButton", &StepWords::listWanted), 1);
    EXPECT_EQ(clicked("printLessonButton", &StepWords::printWanted), 1);
    auto* dots = find<StepDots>("stepDots");
    EXPECT_EQ(dots->done(), (std::vector{true, false}));
    QSignalSpy spy(&page, &StepWords::stepWanted);
    QTest::mouseClick(dots, Qt::LeftButton, {}, dots->dotRect(1).center());
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy.front().front().value<std::size_t>(), 1u);
}

TEST_F(TheWordsOfAStep, HoldWhatAnswersAndTheValuesAmongThem) {
    page.resize(600, 800);
    page.enter(State::Asked, 0);
    answers->show();
    page.show();
    QCoreApplication::processEvents();
    const auto top = [&](QWidget* widget) { return widget->mapTo(&page, QPoint()).y(); };
    EXPECT_LT(top(find<QWidget>("stepQuestion")), top(answers));
    EXPECT_LT(top(answers), top(values));
    EXPECT_LT(top(values), top(find<QWidget>("secondaryButton")));
}

TEST_F(TheWordsOfAStep, StandBelowOneAnotherWhereThereIsLittleRoomAndAreLargerWhereThereIsMuch) {
    page.resize(600, 800);
    page.enter(State::Wrong, 0);
    page.show();
    const auto laidOut = [&](int room) {
        page.setRoom(room);
        page.layout()->activate();
        QCoreApplication::processEvents();
        return std::pair(find<QWidget>("primaryButton")->y()
                             < find<QWidget>("secondaryButton")->y(),
                         find<QLabel>("stepSays")->font().pointSizeF());
    };
    const auto [below, small] = laidOut(640);
    EXPECT_TRUE(below);
    const auto [belowToo, large] = laidOut(4000);
    EXPECT_FALSE(belowToo);
    EXPECT_GT(large, small);
}

} // namespace bouton::testing
