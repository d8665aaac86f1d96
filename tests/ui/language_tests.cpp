// SPDX-License-Identifier: MIT
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextEdit>
#include <QTranslator>

#include "ui/help/about_dialog.h"
#include "ui/help/help_view.h"
#include "ui/insight/sum_table.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/laboratory/results.h"
#include "ui/preferences/preferences_page.h"
#include "ui/programs/program_dialog.h"
#include "ui/programs/trial_transcript.h"
#include "ui/start/start_page.h"
#include "ui/support.h"
#include "ui/window/tour.h"

// Every word of the window follows a change of language.

namespace bouton::testing {

namespace {

constexpr QChar mark(0xA4);

// A language in which every text of ours is marked.
class Marked : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char*, int) const override {
        const bool ours = !std::string_view(context).starts_with('Q');
        return ours ? mark + QString::fromUtf8(text) : QString();
    }
    bool isEmpty() const override { return false; }
};

// Whether a text has more than cells, numbers and single letters.
bool hasWords(QString text) {
    static const QRegularExpression cells(QStringLiteral("\\b[a-p][0-9]{1,2}\\b"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    return text.remove(cells).contains(word);
}

class Language : public Window {
protected:
    ~Language() override { QCoreApplication::removeTranslator(&m_marked); }

    void change() {
        QCoreApplication::installTranslator(&m_marked);
        layOut();
    }

    void expectEveryGameMarked() {
        for (const Ruleset* game : catalogue()) {
            SCOPED_TRACE(game->name.id);
            expectMarked(openGame(game->name.id));
        }
    }
    // Begins tic-tac-toe with a friend, and makes these moves.
    void playWithAFriend(const Clicks& cells) {
        beginGame("tic-tac-toe");
        session().setSeat(Side::Two, {});
        clickAll(cells);
    }
    // Expects no text in the old language. Help pages are exempt, because they are files. So are
    // names that somebody has given.
    static void expectMarked(const QWidget& root) {
        QStringList texts{root.windowTitle()};
        collect(root, texts);
        for (const QWidget* widget : root.findChildren<QWidget*>())
            collect(*widget, texts);
        for (const QString& text : texts)
            EXPECT_TRUE(!hasWords(text) || text.contains(mark)) << text.toStdString();
    }

private:
    static void collect(const QWidget& widget, QStringList& texts) {
        if (qobject_cast<const QTextEdit*>(&widget)
            && !qobject_cast<const MessageBox*>(&widget)) // a help page
            return;
        if (qobject_cast<const QTabBar*>(widget.parentWidget())
            || qobject_cast<const QDockWidget*>(widget.parentWidget())) // Qt's own texts
            return;
        texts << widget.toolTip() << widget.accessibleName() << widget.accessibleDescription();
        for (const QAction* action : widget.actions())
            texts << action->text();
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            texts << button->text();
        if (const auto* dock = qobject_cast<const QDockWidget*>(&widget))
            texts << dock->windowTitle();
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i);
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
            collectItems(*view->model(), texts, saysClaims(*view) ? 1 : 0);
        if (const auto* messages = qobject_cast<const MessageBox*>(&widget))
            texts << messages->toPlainText().split(u'\n');
        if (const auto* sum = qobject_cast<const SumTable*>(&widget))
            for (const SumTable::Row& row : sum->rows())
                texts << row.title << row.measure;
    }
    // Claims of one's own are in a language of their own: the first column of these tables, which
    // their heads share.
    static bool saysClaims(const QObject& view) {
        return view.objectName() == "claimValues" || view.objectName() == "testedClaims"
               || (qobject_cast<const QHeaderView*>(&view) && saysClaims(*view.parent()));
    }
    static void collectItems(const QAbstractItemModel& model, QStringList& texts, int first) {
        for (int column = 0; column < model.columnCount(); ++column) {
            texts << model.headerData(column, Qt::Horizontal).toString();
            for (int row = 0; row < model.rowCount() && column >= first; ++row)
                texts << model.index(row, column).data().toString();
        }
    }

    Marked m_marked;
};

} // namespace

TEST_F(Language, ChangesOnTheStartPageAndInTheMenus) {
    beginGame("tic-tac-toe");
    window->pages().showStart(); // a card there says that its game is in play
    window->help().takeTour();
    layOut();
    change();
    expectMarked(window->help().tour().bubble());
    expectMarked(*window->pages().start());
    expectMarked(*window->menuBar());
    for (QMenu* menu : window->findChildren<QMenu*>())
        expectMarked(*menu);
    EXPECT_TRUE(window->windowTitle().contains(mark));
}

// A letter that two entries have only moves between them.
TEST_F(Language, EachLetterOfAMenuIsThatOfOneEntryInEnglish) {
    const auto expectUnique = [](const QList<QAction*>& entries, const QString& where) {
        QSet<QChar> letters;
        for (const QAction* entry : entries) {
            const QString text = entry->text().remove(QStringLiteral("&&"));
            const qsizetype sign = text.indexOf(u'&');
            if (sign < 0)
                continue;
            const QChar letter = text.at(sign + 1).toLower();
            EXPECT_FALSE(letters.contains(letter))
                << where.toStdString() << ": " << text.toStdString();
            letters << letter;
        }
    };
    beginGame("tic-tac-toe");
    session().remove(0);
    window->pages().openLaboratory();
    window->pages().openArchive();
    window->pages().openLessons();
    window->pages().openPreferences();
    openGame("reversi");
    expectUnique(window->menuBar()->actions(), QStringLiteral("the menu bar"));
    int menus = 0;
    for (QMenu* menu : window->findChildren<QMenu*>()) {
        emit menu->aboutToShow();
        expectUnique(menu->actions(), menu->title() + u' ' + menu->objectName());
        menus += !menu->isEmpty();
    }
    EXPECT_GT(menus, 12);
}

TEST_F(Language, ChangesInATrialOfAProgram) {
    openGame("tic-tac-toe");
    ProgramDialog dialog(window->preferences().programs(), session().game(), {}, window.get());
    dialog.show();
    dialog.findChild<QLineEdit*>("programCommand")->setText("/nowhere/at/all");
    QTest::mouseClick(dialog.findChild<QAbstractButton*>("tryProgram"), Qt::LeftButton);
    const auto* transcript = dialog.findChild<TrialTranscript*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !transcript->toPlainText().isEmpty(); }, 30'000));
    change();
    EXPECT_TRUE(transcript->toPlainText().contains(mark));
}

TEST_F(Language, ChangesInEveryGameWhileItIsSetUp) {
    for (const Ruleset* game : catalogue()) {
        openGame(game->name.id);
        find<QCheckBox>("autoFill")->setChecked(false);
        page().newGame();
    }
    change();
    expectEveryGameMarked();
}

TEST_F(Language, ChangesInEveryGameWhileAPositionIsEdited) {
    for (const Ruleset* game : catalogue()) {
        openGame(game->name.id).editPosition();
        press("clearButton");
    }
    change();
    expectEveryGameMarked();
}

TEST_F(Language, ChangesInEveryGameWhileItIsPlayedWithAllInsights) {
    showInsights(true);
    for (const Ruleset* game : catalogue()) {
        openGame(game->name.id);
        press("startButton");
        session().setSeat(Side::Two, {});
        const LegalMove move = session().match()->moves(0).front();
        for (const Cell cell : move.orders.front())
            click(cell);
        if (session().clicking().move().has_value())
            session().endTurn();
        session().hint();
        EXPECT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
    }
    window->help().showRules(true);
    change();
    expectEveryGameMarked();
    expectMarked(*window->help().view());
}

TEST_F(Language, ChangesWhileTwoComputersArePaused) {
    openGame("tic-tac-toe");
    for (const Side side : {Side::One, Side::Two})
        seat(side, computer("random"));
    window->preferences().pace.set(std::chrono::milliseconds(5000));
    press("startButton");
    press("pauseButton");
    change();
    EXPECT_EQ(find<QAbstractButton>("pauseButton")->text(), mark + QStringLiteral("Continue"));
    expectMarked(page());
}

TEST_F(Language, ChangesAtTheEndOfAGameAndInItsReview) {
    playWithAFriend({{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
    press("reviewButton");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
    change();
    expectMarked(page());
}

TEST_F(Language, ChangesWhereMovesWereDeletedAndAGameIsReplayed) {
    window->preferences().replayStep.set(Preferences::longestReplayStep);
    playWithAFriend({{0, 0}, {1, 0}, {0, 1}});
    session().remove(2);
    EXPECT_TRUE(sees("undoEditButton"));
    press("replayButton");
    change();
    EXPECT_TRUE(sees("replaySpeedButton"));
    expectMarked(page());
    expectMarked(*moveList()->findChild<QMenu*>());
}

TEST_F(Language, ChangesInEveryExperimentOfTheLaboratory) {
    window->pages().openLaboratory();
    LaboratoryPage& laboratory = *window->pages().laboratory();
    for (Experiment* experiment : laboratory.all()) {
        laboratory.choose(experiment->objectName());
        experiment->run();
        const auto found = [&] {
            const Results* results = experiment->results();
            return !experiment->running() || (results && !results->csv().isEmpty());
        };
        ASSERT_TRUE(QTest::qWaitFor(found, 60'000));
        experiment->stop();
    }
    change();
    for (Experiment* experiment : laboratory.all()) {
        SCOPED_TRACE(experiment->objectName().toStdString());
        laboratory.choose(experiment->objectName());
        expectMarked(*experiment);
    }
    expectMarked(laboratory);
}

TEST_F(Language, ChangesInExercisesThatAreInView) {
    window->pages().openLaboratory();
    LaboratoryPage& laboratory = *window->pages().laboratory();
    laboratory.choose(QStringLiteral("practice"));
    auto* save = laboratory.findChild<QAbstractButton*>("saveAnswersButton");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !save->toolTip().isEmpty(); }, 60'000));
    change();
    EXPECT_EQ(save->toolTip(), mark + QStringLiteral("Write your name first"));
}

TEST_F(Language, ChangesOnThePageOfPreferences) {
    window->pages().openPreferences();
    window->preferences().setGamesFolder(QStringLiteral("/"));
    change();
    expectMarked(*window->findChild<PreferencesPage*>());
    EXPECT_TRUE(window->windowTitle().contains(mark));
}

TEST_F(Language, ChangesInTheDialogAboutBouton) {
    AboutDialog about;
    change();
    expectMarked(about);
}

} // namespace bouton::testing
