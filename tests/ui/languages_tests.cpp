// SPDX-License-Identifier: MIT
#include <QComboBox>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "lessons/lessons.h"
#include "ui/controls/languages.h"
#include "ui/controls/words.h"
#include "ui/golden.h"
#include "ui/help/help_view.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/lessons/lesson_texts.h"
#include "ui/support.h"
#include "ui/wide_language.h"

// Which languages there are, and that a window which changes to one says all that a window says
// which begins with it.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;

class Languages : public WideLanguage, public Window {
protected:
    void speakWide() {
        window->preferences().language.set(wideLanguage);
        layOut();
    }
    QComboBox* choice() const { return window->findChild<QComboBox*>(QStringLiteral("language")); }
    // Opens the page in a window that then changes to the other language, and in one that has begun
    // with it.
    void expectEveryTextChanges(const std::function<void()>& openPage) {
        const auto begin = [this] {
            window.reset();
            forget();
            Preferences preferences;
            preferences.pace.set({});
            preferences.motion.set(Preferences::Motion::Reduced);
        };
        const auto words = [this] {
            layOut();
            // What has grown for one language may stay as large for the next.
            static const QRegularExpression places(QStringLiteral(" -?\\d+,-?\\d+ \\d+x\\d+"));
            QStringList all = wordsWithin(*window).replaceInStrings(places, QString());
            all.removeIf([](const QString& line) { return line.contains(u"QScrollBar"); });
            return all;
        };
        begin();
        open();
        openPage();
        speakWide();
        const QStringList changed = words();
        begin();
        Preferences().language.set(wideLanguage);
        open();
        openPage();
        const QStringList begun = words();
        for (qsizetype i = 0; i < std::max(changed.size(), begun.size()); ++i)
            EXPECT_EQ(changed.value(i).toStdString(), begun.value(i).toStdString());
    }
};

} // namespace

TEST(LanguagesOfTheProgram, BeginWithEnglish) {
    ASSERT_FALSE(languages().empty());
    EXPECT_EQ(languages().front().id, QStringLiteral("en"));
    EXPECT_EQ(languages().front().name, QStringLiteral("English"));
}

TEST_F(Languages, AreEnglishAndThoseThatHaveACatalogueUnderTheirOwnNames) {
    const auto all = languages();
    const auto wide = std::ranges::find(all, wideLanguage, &bouton::Language::id);
    ASSERT_NE(wide, all.end());
    EXPECT_EQ(wide->name, QStringLiteral("Polski"));
    EXPECT_EQ(all.front().id, QStringLiteral("en"));
}

TEST_F(Languages, WhatIsChosenHoldsAtOnceAndInTheNextWindow) {
    window->pages().openPreferences();
    const QString title = window->windowTitle();
    ASSERT_TRUE(choice());
    EXPECT_EQ(choice()->currentText(), QStringLiteral("Follow the desktop"));
    const int polish = choice()->findText(QStringLiteral("Polski"));
    choice()->setCurrentIndex(polish);
    emit choice()->activated(polish);
    layOut();
    EXPECT_NE(window->windowTitle(), title);
    EXPECT_EQ(choice()->itemText(polish), QStringLiteral("Polski"))
        << "a language has its own name";
    EXPECT_EQ(window->locale().language(), QLocale::Polish);
    window.reset();
    open();
    window->pages().openPreferences();
    EXPECT_NE(window->windowTitle(), title);
    window->preferences().language.set(QStringLiteral("en"));
    layOut();
    EXPECT_EQ(window->windowTitle(), title);
}

TEST_F(Languages, OneThatHasNoCatalogueAnyMoreIsTakenForTheDesktops) {
    window->preferences().language.set(QStringLiteral("el"));
    window->pages().openPreferences();
    EXPECT_EQ(window->windowTitle(), QStringLiteral("Preferences – Bouton"));
}

TEST_F(Languages, CountByTheFormsOfTheLanguage) {
    speakWide();
    const auto form = [](int n) {
        const QString said = spoken(
            {QT_TRANSLATE_N_NOOP("Phrase", "Row %1 has %n cell(s), row 1 has %2."), {"1", "2"}, n});
        EXPECT_TRUE(said.contains(QString::number(n))) << said.toStdString();
        return said.section(u'[', 1).chopped(1).toStdString();
    };
    std::vector<std::string> forms;
    for (const int n : {0, 1, 2, 5, 12, 22, 112})
        forms.push_back(form(n));
    EXPECT_THAT(forms, ElementsAre("many", "one", "few", "many", "many", "few", "many"));
}

TEST_F(Languages, GiveTheHelpOfTheLanguageOrTheEnglish) {
    speakWide();
    EXPECT_EQ(inLanguage(QStringLiteral(":/help/%1/cards.html")),
              QStringLiteral(":/help/en/cards.html"));
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir(QStringLiteral("pl"));
    const QString own = folder.filePath(QStringLiteral("pl/page.html"));
    ASSERT_TRUE(QFile(own).open(QIODevice::WriteOnly));
    EXPECT_EQ(inLanguage(folder.filePath(QStringLiteral("%1/page.html"))), own);
}

TEST_F(Languages, SayTheWordsOfALessonThatDiffersInNothingElse) {
    const std::vector<Lesson> ours{lessons()[0], lessons()[1], lessons()[2]};
    std::vector<Lesson> theirs = ours;
    for (Lesson& lesson : theirs) {
        lesson.title.args = {"Tytuł"};
        lesson.steps[1].words.question.args = {"Którym ruchem?"};
    }
    theirs[1].steps[0].start.positions.pop_back();
    theirs[2].id = "another";
    const LessonTexts texts(ours, theirs);
    const auto said = [&](const Phrase& words) {
        return texts.translate("Phrase", words.args[0].c_str(), "", -1);
    };
    EXPECT_EQ(said(ours[0].title), QStringLiteral("Tytuł"));
    EXPECT_EQ(said(ours[0].steps[1].words.question), QStringLiteral("Którym ruchem?"));
    EXPECT_TRUE(said(ours[1].title).isEmpty()) << "it asks for other positions";
    EXPECT_TRUE(said(ours[2].title).isEmpty()) << "it is another lesson";
    EXPECT_TRUE(
        texts.translate("bouton::MainWindow", ours[0].title.args[0].c_str(), "", -1).isEmpty());
    EXPECT_TRUE(lessonsIn("xx").empty());
}

TEST_F(Languages, ChangeEveryTextOfTheStartPage) {
    expectEveryTextChanges([this] { window->pages().showStart(); });
}

TEST_F(Languages, ChangeEveryTextOfThePreferences) {
    expectEveryTextChanges([this] { window->pages().openPreferences(); });
}

TEST_F(Languages, ChangeEveryTextOfTheArchive) {
    expectEveryTextChanges([this] { window->pages().openArchive(); });
}

TEST_F(Languages, ChangeEveryTextOfTheLessons) {
    expectEveryTextChanges([this] { window->pages().openLessons(); });
}

TEST_F(Languages, ChangeEveryTextOfTheRules) {
    expectEveryTextChanges([this] {
        openGame("towers");
        window->help().showRules(true);
    });
}

TEST_F(Languages, ChangeEveryTextOfTheSetUpOfEveryGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        expectEveryTextChanges([&] { openGame(game->name.id); });
    }
}

TEST_F(Languages, ChangeEveryTextOfAGameInPlayWithInsights) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        expectEveryTextChanges([&] {
            openGame(game->name.id);
            press("startButton");
            session().setSeat(Side::Two, {});
            for (const Insight insight : {Insight::Why, Insight::MoveValues})
                window->preferences().setInsightShown(insight, true);
            const LegalMove move = session().match()->moves(0).front();
            for (const Cell cell : move.orders.front())
                click(cell);
            if (session().clicking().move().has_value())
                session().endTurn();
            ASSERT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
        });
    }
}

TEST_F(Languages, ChangeEveryTextOfEveryExperiment) {
    expectEveryTextChanges([this] {
        window->pages().openLaboratory();
        LaboratoryPage& laboratory = *window->pages().laboratory();
        for (Experiment* each : laboratory.all()) {
            if (each->objectName() == QLatin1String("tournament"))
                continue; // its results say how long they took
            laboratory.choose(each->objectName());
            each->run();
            ASSERT_TRUE(QTest::qWaitFor([&] { return !each->running(); }, 60'000));
        }
    });
}

} // namespace bouton::testing
