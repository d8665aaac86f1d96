// SPDX-License-Identifier: MIT
#include <QCheckBox>

#include "lab/variants.h"
#include "support/patience.h"
#include "ui/controls/languages.h"
#include "ui/golden_window.h"
#include "ui/insights.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/lessons.h"
#include "ui/on_paper.h"
#include "ui/opened.h"
#include "ui/start/start_page.h"
#include "ui/whole_page.h"

// Six pages in each language that is built in, in words, and whole at two sizes. With
// BOUTON_PICTURES=DIR each is painted there, to be looked at by somebody.

namespace bouton::testing {

namespace {

class GoldenLanguages : public Golden<Insights>, public ::testing::WithParamInterface<const char*> {
protected:
    ~GoldenLanguages() override {
        window.reset();
        speakLanguage({});
    }
    void SetUp() override {
        Golden::SetUp();
        window->preferences().appearance.set(Appearance::Light);
        window->preferences().language.set(QLatin1String(GetParam()));
        layOutAll();
    }
    QString named(const char* page) const {
        return QLatin1String(GetParam()) + u'-' + QLatin1String(page);
    }
    void expectPage(const char* page) {
        for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
            SCOPED_TRACE(size.width());
            window->resize(size);
            layOutAll();
            QStringList faults;
            (void)QTest::qWaitFor([&] { return (faults = faultsOf(*window, *window)).isEmpty(); },
                                  5000);
            EXPECT_EQ(faults.join(u'\n').toStdString(), "");
            if (const QString folder = qEnvironmentVariable("BOUTON_PICTURES"); !folder.isEmpty())
                window->grab().save(
                    QStringLiteral("%1/%2-%3.png").arg(folder, named(page)).arg(size.width()));
        }
        expectGoldenWords(named(page), *window);
    }
};

} // namespace

TEST_P(GoldenLanguages, BeginAsTheyDid) {
    window->pages().showStart();
    expectPage("start");
}

TEST_P(GoldenLanguages, SetUpAGameAsTheyDid) {
    openGame("cards");
    find<QCheckBox>("autoFill")->setChecked(false);
    page().newGame();
    expectPage("set-up");
}

TEST_P(GoldenLanguages, SayWhyAsTheyDid) {
    show(Insight::MoveValues);
    lookAt(Insight::Why, "cards", "5:3/7:2/4:4 G");
    expectPage("why");
}

TEST_P(GoldenLanguages, AskInALessonAsTheyDid) {
    window->pages().openLessons();
    layOutAll();
    LessonsPage& page = *window->pages().lessons();
    page.stepPage()->board()->setPause({});
    page.open(lessons()[1], 0);
    ASSERT_TRUE(comesToRest(*page.stepPage()));
    expectPage("lesson");
}

TEST_P(GoldenLanguages, TellOfAGameOfOnesOwnAsTheyDid) {
    OwnGamePage& page = window->pages().openOwnGame();
    const std::vector<OwnGamePage::Example> examples = page.examples();
    ASSERT_EQ(examples.size(), 12u);
    openRules(*window, examples[8].text);
    expectPage("own-game");
    window->resize(800, 600);
    layOutAll();
    EXPECT_FALSE(page.folded()) << "it was wide before";
}

TEST_P(GoldenLanguages, PrintASheetAsTheyDid) {
    const Ruleset* game = *gameNamed("cards");
    ExerciseSets sets;
    ASSERT_TRUE(drawSets({game, *complete(game->settings, {}), 2, 4117}, {},
                         [&](const ExerciseSets& all) { sets = all; }));
    const Drawings pages = pagesOf(sets);
    expectGoldenLines(named("sheet"), linesOn(pages));
    const ElisionWatch watch;
    for (const Drawing& page : pages) {
        QImage image(page.size.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setFont(paperFont());
        page.paint(painter);
        painter.end();
        if (const QString folder = qEnvironmentVariable("BOUTON_PICTURES"); !folder.isEmpty())
            image.save(QStringLiteral("%1/%2-%3.png")
                           .arg(folder, named("sheet"))
                           .arg(&page - pages.data() + 1));
    }
    EXPECT_EQ((watch.elided() + watch.misplaced()).join(u'|').toStdString(), "");
}

INSTANTIATE_TEST_SUITE_P(BuiltIn, GoldenLanguages, ::testing::Values("el", "pl"),
                         [](const auto& language) { return std::string(language.param); });

} // namespace bouton::testing
