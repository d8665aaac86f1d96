#include "lessons/lessons.h"
#include "ui/golden_window.h"
#include "ui/help/shortcut_sheet.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lessons_page.h"
#include "ui/lessons/step_page.h"
#include "ui/print/print_dialog.h"
#include "ui/printing_system.h"
#include "ui/programs/program_dialog.h"
#include "ui/start/game_card.h"
#include "ui/start/lessons_card.h"
#include "ui/start/start_page.h"

// What asks something: forms, dialogs and lessons, as they were.

namespace bouton::testing {

namespace {

class GoldenLesson : public GoldenParts, public ::testing::WithParamInterface<std::size_t> {
protected:
    void SetUp() override {
        GoldenParts::SetUp();
        if (IsSkipped())
            return;
        window->pages().openLessons();
    }
    LessonsPage& lessonsPage() { return *window->pages().lessons(); }
    StepPage& step() { return *lessonsPage().stepPage(); }
    bool rested() {
        using State = StepPage::State;
        return QTest::qWaitFor(
            [this] {
                return step().state() != State::Drawing && step().state() != State::Marking
                       && !step().board()->showing();
            },
            600'000);
    }
};

} // namespace

TEST_F(GoldenParts, OfTheLaboratorysFormsLookAsTheyDid) {
    window->pages().openLaboratory();
    LaboratoryPage& page = *window->pages().laboratory();
    for (Experiment* each : page.all()) {
        if (each->objectName() == u"practice")
            continue; // its first exercise comes when it comes
        page.choose(each->objectName());
        ASSERT_TRUE(QTest::qWaitFor([&] { return !each->running(); }, 300'000));
        auto* unfold = each->findChild<QAbstractButton*>(QStringLiteral("unfoldButton"));
        if (unfold->isVisible() && !unfold->isChecked())
            unfold->click();
        expectPart(QStringLiteral("form-") + each->objectName(), each->questions());
    }
}

TEST_F(GoldenParts, OfTheStartPageLookAsTheyDid) {
    const StartPage& start = *window->pages().start();
    for (const Ruleset* game : catalogue())
        expectPart(QStringLiteral("card-") + QLatin1String(game->name.id), *start.cardOf(*game));
    expectPart(QStringLiteral("card-lessons"), *start.lessonsCard());
}

TEST_F(GoldenParts, InDialogsLookAsTheyDid) {
    const PrintingSystem noPrinter;
    openGame("cards");
    ProgramDialog program(window->preferences().programs(), session().game(), {}, window.get());
    ShortcutSheet keys(*window);
    PrintDialog print(window.get());
    for (QDialog* dialog : std::initializer_list<QDialog*>{&program, &keys, &print}) {
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
        expectPart(QStringLiteral("dialog-") + dialog->objectName(), *dialog);
        dialog->hide();
    }
}

// Each step as it is asked, in words; the first of a lesson as a picture too.
TEST_P(GoldenLesson, LooksAsItDid) {
    const Lesson& lesson = lessons()[GetParam()];
    step().board()->setPause({});
    for (std::size_t at = 0; at < lesson.steps.size(); ++at) {
        const QString name = QStringLiteral("lesson-%1-%2")
                                 .arg(QString::fromStdString(lesson.id),
                                      QString::fromStdString(lesson.steps[at].id));
        lessonsPage().open(lesson, at);
        ASSERT_TRUE(rested());
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        if (at == 0)
            expectPart(name, lessonsPage());
        else
            expectGoldenWords(name, lessonsPage());
    }
}
INSTANTIATE_TEST_SUITE_P(Twelve, GoldenLesson, ::testing::Range<std::size_t>(0, 12),
                         [](const auto& at) {
                             std::string id = lessons().at(at.param).id;
                             std::erase(id, '-');
                             return id;
                         });

} // namespace bouton::testing
