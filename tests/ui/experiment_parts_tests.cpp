// SPDX-License-Identifier: MIT
#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSpinBox>
#include <QSvgGenerator>

#include <thread>

#include "games/catalogue.h"
#include "ui/controls/button.h"
#include "ui/controls/layouts.h"
#include "ui/controls/switches.h"
#include "ui/controls/title_box.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/claim_card.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/input_memory.h"
#include "ui/laboratory/practice_parts.h"
#include "ui/laboratory/question.h"
#include "ui/laboratory/result_buttons.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"
#include "ui/laboratory/run_controls.h"
#include "ui/laboratory/verdict_sign.h"
#include "ui/preferences/preferences.h"
#include "ui/print/picture_file.h"
#include "ui/printing_system.h"
#include "ui/support.h"
#include "ui/theme/type.h"

// The parts of an experiment's page, each without the others and without a window around it.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::Pair;

namespace {

template <class T> T& in(const QWidget& widget, const char* name) {
    T* found = widget.findChild<T*>(QLatin1String(name));
    EXPECT_TRUE(found) << name;
    return *found;
}

void click(const QWidget& widget, const char* button) {
    QTest::mouseClick(&in<QAbstractButton>(widget, button), Qt::LeftButton);
}

// Layouts within a layout.
void layOut() {
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

void enlarge(QWidget& widget) {
    QFont large = widget.font();
    large.setPointSizeF(2 * large.pointSizeF());
    widget.setFont(large);
}

Question::Part part(const char* value) {
    return {value, [value] { return QString::fromLatin1(value); }};
}

class Remembered : public Forgetful {
protected:
    Preferences preferences;
};
using InputMemoryTest = Remembered;
using ScorePanelTest = Remembered;

} // namespace

// The question ------------------------------------------------------------------------------------

TEST(Inquiry, BearsTheTitleOfWhatIsAnsweredOrElseAsked) {
    Inquiry inquiry{Question({part("chess")})};
    EXPECT_EQ(inquiry.title("Counts"), "Counts \u00b7 chess");
    EXPECT_EQ(inquiry.stale(), "");
    inquiry.answered = Question({part("go")});
    EXPECT_EQ(inquiry.title("Counts"), "Counts \u00b7 go");
    EXPECT_EQ(inquiry.stale(),
              "These results are older (go). Run again for the new settings (chess).");
    inquiry.now = *inquiry.answered;
    EXPECT_EQ(inquiry.stale(), "");
}

// The buttons of a run ----------------------------------------------------------------------------

namespace {

void waitForStop(const int&, std::stop_token stop, const Post<int>& post) {
    post(1);
    while (!stop.stop_requested())
        std::this_thread::yield();
}

void endAtOnce(const int&, std::stop_token, const Post<int>&) {}

Or<void> refuseNumber(const int&, std::stop_token, const Post<int>&) { return refuse({"No."}); }

class ControlsOfARun : public ::testing::Test {
protected:
    ControlsOfARun() {
        page.setLayout(column({&controls, controls.state(), controls.progress()}));
        page.show();
        page.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&page));
        QObject::connect(&controls, &RunControls::runWanted, [this] { ++wanted; });
        QObject::connect(&controls, &RunControls::stopWanted, [this] { run.stop(); });
    }
    QString state() { return in<QLabel>(page, "state").text(); }
    bool enabled(const char* name) { return in<QWidget>(page, name).isEnabled(); }
    template <class Work> void runToTheEnd(Work work) {
        run.start(0, work, [](int) {});
        ASSERT_TRUE(QTest::qWaitFor([&] { return !run.running(); }, 300'000));
    }

    bouton::Run run;
    QWidget page;
    RunControls& controls = *new RunControls(run);
    int wanted = 0;
};

} // namespace

TEST_F(ControlsOfARun, AskForItAndStopIt) {
    EXPECT_FALSE(enabled("stopButton"));
    click(page, "runButton");
    EXPECT_EQ(wanted, 1);
    run.start(0, waitForStop, [](int) {});
    EXPECT_EQ(state(), QString::fromUtf8("Running…"));
    EXPECT_FALSE(enabled("runButton"));
    EXPECT_TRUE(controls.progress()->isVisible());
    click(page, "stopButton");
    EXPECT_FALSE(run.running());
    EXPECT_TRUE(state().startsWith("Stopped after ")) << state().toStdString();
    EXPECT_TRUE(enabled("runButton"));
    EXPECT_FALSE(enabled("stopButton"));
    EXPECT_FALSE(controls.progress()->isVisible());
}

TEST_F(ControlsOfARun, HandTheFocusOnToTheOneThatCanBePressed) {
    in<QWidget>(page, "runButton").setFocus();
    run.start(0, waitForStop, [](int) {});
    EXPECT_TRUE(in<QWidget>(page, "stopButton").hasFocus());
    run.stop();
    EXPECT_TRUE(in<QWidget>(page, "runButton").hasFocus());
}

TEST_F(ControlsOfARun, ShowHowFarItIsOnceThatIsKnown) {
    const auto& bar = in<QProgressBar>(page, "progress");
    run.start(0, waitForStop, [this](int) { emit run.progressed(0.25); }); // as an experiment does
    EXPECT_EQ(bar.maximum(), 0) << "nobody knows";
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar.maximum() > 0; }, 30'000));
    EXPECT_EQ(bar.value() * 4, bar.maximum());
    run.start(0, waitForStop, [](int) {});
    EXPECT_EQ(bar.maximum(), 0) << "of the next run";
    run.stop();
}

TEST_F(ControlsOfARun, SayHowItEnded) {
    runToTheEnd(endAtOnce);
    EXPECT_TRUE(state().startsWith("Done in ")) << state().toStdString();
    runToTheEnd(refuseNumber);
    EXPECT_EQ(state(), "No.");
    controls.tell([] { return QString("Saved."); });
    EXPECT_EQ(state(), "Saved.");
    controls.tell({});
    EXPECT_EQ(state(), "");
}

TEST_F(ControlsOfARun, ThatAreHiddenTellOfRefusalsAndOfNoRunThatNobodyAskedFor) {
    controls.hide();
    runToTheEnd(endAtOnce);
    EXPECT_EQ(state(), "");
    runToTheEnd(refuseNumber);
    EXPECT_EQ(state(), "No.");
    run.start(0, waitForStop, [](int) {});
    run.stop();
    EXPECT_TRUE(state().startsWith("Stopped after ")) << state().toStdString();
}

// The page ----------------------------------------------------------------------------------------

namespace {

class FrameOfAnExperiment : public ::testing::Test {
protected:
    FrameOfAnExperiment() {
        ask(frame.form(), &question, [] { return QString("Number"); });
        frame.addResult(&result, 1);
        frame.addButtons(&below);
        frame.put("Counts, chess", {}, false);
        resize(1200);
        frame.show();
        QCoreApplication::processEvents();
    }
    void resize(int width) {
        frame.resize(width, 600);
        layOut();
    }
    QAbstractButton& unfold() { return in<QAbstractButton>(frame, "unfoldButton"); }
    QRect at(const QWidget& widget) { return {widget.mapTo(&frame, QPoint()), widget.size()}; }

    QWidget &buttons = *new Button("Run"), &state = *new QLabel("Done"),
            &progress = *new QProgressBar;
    ExperimentFrame frame{&buttons, &state, &progress, [] { return QString("Counts."); }};
    QSpinBox& question = *new QSpinBox;
    QWidget &result = *new QLabel("42"), &below = *new Button("Print");
};

} // namespace

TEST_F(FrameOfAnExperiment, HasTheFormBesideTheResultsAndTheRunBelowIt) {
    EXPECT_GT(at(question).left(), at(result).right());
    EXPECT_GT(at(buttons).top(), at(question).bottom());
    EXPECT_GT(at(below).top(), at(buttons).bottom());
    EXPECT_FALSE(in<QWidget>(frame, "unfoldButton").isVisible());
    EXPECT_EQ(frame.questions().findChild<QSpinBox*>(), &question);
}

TEST(AnExperimentFrame, OwnsItsControlsThoughItIsNeverShown) {
    const std::array<QWidget*, 3> all{new Button("Run"), new QLabel, new QProgressBar};
    const ExperimentFrame frame{all[0], all[1], all[2], [] { return QString("Counts."); }};
    for (const QWidget* widget : all)
        EXPECT_TRUE(frame.isAncestorOf(widget));
}

TEST_F(FrameOfAnExperiment, FoldsTheFormAwayWhereItIsNarrow) {
    resize(640);
    EXPECT_FALSE(question.isVisible());
    EXPECT_FALSE(below.isVisible());
    EXPECT_TRUE(buttons.isVisible());
    EXPECT_LT(at(buttons).bottom(), at(result).top());
    EXPECT_LT(at(state).bottom(), at(result).top());
    resize(1200);
    EXPECT_TRUE(question.isVisible());
    EXPECT_GT(at(buttons).top(), at(question).bottom());
}

TEST_F(FrameOfAnExperiment, UnfoldsItBesideTheResultsWhereItStaysIfThereIsRoomElseInTheirPlace) {
    resize(700);
    ASSERT_TRUE(unfold().isVisible());
    EXPECT_FALSE(unfold().isChecked());
    click(frame, "unfoldButton");
    EXPECT_TRUE(unfold().isChecked());
    EXPECT_TRUE(question.isVisible());
    EXPECT_TRUE(result.isVisible());
    frame.showResults();
    EXPECT_TRUE(question.isVisible()) << "it does not hide them";
    resize(500);
    EXPECT_TRUE(question.isVisible());
    EXPECT_FALSE(result.isVisible());
    EXPECT_GT(at(below).right(), 460) << "the form takes all the width";
    frame.showResults();
    EXPECT_FALSE(unfold().isChecked());
    EXPECT_FALSE(question.isVisible());
    EXPECT_TRUE(result.isVisible());
    click(frame, "unfoldButton");
    EXPECT_FALSE(result.isVisible());
    click(frame, "unfoldButton");
    EXPECT_TRUE(result.isVisible());
}

TEST_F(FrameOfAnExperiment, HasRoomForTheFormToTheLastPixel) {
    const int letter = frame.fontMetrics().averageCharWidth();
    const int form = std::max(272, 40 * letter), results = std::max(464, 62 * letter);
    resize(form + results);
    EXPECT_FALSE(unfold().isVisible());
    resize(form + results - 1);
    EXPECT_TRUE(unfold().isVisible());
    click(frame, "unfoldButton");
    EXPECT_TRUE(result.isVisible());
    resize(form + 16 + 46 * letter);
    EXPECT_TRUE(result.isVisible());
    resize(form + 16 + 46 * letter - 1);
    EXPECT_FALSE(result.isVisible());
    EXPECT_TRUE(frame.foldForm());
    EXPECT_TRUE(result.isVisible());
    EXPECT_FALSE(frame.foldForm()) << "it is";
    resize(1200);
    EXPECT_FALSE(frame.foldForm()) << "it never is";
}

TEST_F(FrameOfAnExperiment, IsNarrowForLargerLettersSooner) {
    resize(900);
    ASSERT_FALSE(unfold().isVisible());
    enlarge(frame);
    layOut();
    EXPECT_TRUE(unfold().isVisible());
}

TEST_F(FrameOfAnExperiment, SaysWhatIsAskedAndThatResultsAreOfAnotherQuestion) {
    const QLabel &asked = in<QLabel>(frame, "asked"), &stale = in<QLabel>(frame, "stale");
    const auto sentence = [this] {
        for (const QLabel* label : frame.findChildren<QLabel*>())
            if (label->text() == "Counts.")
                return label->isVisible();
        return false;
    };
    EXPECT_EQ(asked.text(), "Counts, chess");
    EXPECT_FALSE(stale.isVisible());
    EXPECT_TRUE(sentence());
    frame.put("Counts, go", "Run again.", true);
    EXPECT_EQ(asked.text(), "Counts, go");
    EXPECT_TRUE(stale.isVisible());
    EXPECT_FALSE(sentence());
    frame.put("Counts, go", {}, true);
    EXPECT_FALSE(stale.isVisible());
    EXPECT_TRUE(sentence());
    resize(640);
    EXPECT_FALSE(sentence()) << "a narrow page gives its room to the results";
    frame.put("Counts, chess", {}, false);
    EXPECT_TRUE(sentence()) << "there are none";
}

// The results -------------------------------------------------------------------------------------

namespace {

class ResultsOfAnExperiment : public ::testing::Test {
protected:
    ResultsOfAnExperiment() {
        results.table().put({"Depth", "Nodes"}, {{QString("1"), ResultTable::numeral(1234)}});
    }

    static QStringList writtenIn(const QByteArray& svg) {
        static const QRegularExpression text(QStringLiteral(">([^<>]+)</text>"));
        QStringList all;
        for (auto each = text.globalMatch(QString::fromUtf8(svg)); each.hasNext();)
            all << each.next().captured(1);
        return all;
    }
    // With what they have said.
    struct Buttons : ResultButtons {
        explicit Buttons(Results& results)
            : ResultButtons(
                results, "depths", [] { return QString("Depths, chess"); },
                [] { return QString("Depths"); }) {
            QObject::connect(this, &ResultButtons::statusText,
                             [this](const QString& sentence) { told = sentence; });
        }
        QByteArray savedAs(const QString& path) {
            EXPECT_TRUE(QTest::qWaitFor([&] { return told == "Saved as " + path + "."; }, 300'000));
            QFile file(path);
            EXPECT_TRUE(file.open(QIODevice::ReadOnly));
            return file.readAll();
        }
        QString told;
    };
    // The plot of one player's games.
    QByteArray svgOf(double most, int decimals = 0) {
        chart->put({.below = "Player",
                    .beside = "Games",
                    .series = {"Games"},
                    .columns = {{"Club", {1}}},
                    .most = most,
                    .decimals = decimals});
        return pictureBytes(results.plot("Games"), "svg");
    }

    Chart* chart = new Chart;
    Results results{chart, [] { return QString("Run draws here."); }};
};

} // namespace

TEST_F(ResultsOfAnExperiment, HaveAnInvitationWhereNothingIsDrawnYet) {
    auto* silent = new Chart;
    const Results none{silent, [] { return QString(); }};
    chart->resize(400, 300);
    silent->resize(400, 300);
    EXPECT_NE(chart->grab().toImage(), silent->grab().toImage());
    svgOf(1); // draws
    silent->put(chart->data());
    EXPECT_EQ(chart->grab().toImage(), silent->grab().toImage());
}

TEST_F(ResultsOfAnExperiment, AreSavedAsTheTableHasThemUnlessOtherLinesAreGiven) {
    EXPECT_THAT(results.csv(),
                ElementsAre(QStringList{"Depth", "Nodes"}, QStringList{"1", "1234"}));
    results.setCsv([] { return Results::Lines{{"none"}}; });
    EXPECT_THAT(results.csv(), ElementsAre(QStringList{"none"}));
}

TEST_F(ResultsOfAnExperiment, ArePrintedAsAPlotAndATableBelowTheirTitle) {
    const Drawings pages = results.onPaper("Depths");
    ASSERT_EQ(pages.size(), 2u);
    for (const Drawing& page : pages)
        EXPECT_EQ(page.title, "Depths");
    EXPECT_EQ(results.plot("Depths").size(), 1u);
    const Results table;
    EXPECT_FALSE(table.hasPlot());
    EXPECT_EQ(table.plot("Depths").size(), 0u);
}

TEST_F(ResultsOfAnExperiment, HaveNoHalvesOnAnAxisOfWholeNumbers) {
    EXPECT_TRUE(svgOf(1).contains(">1<"));
    EXPECT_FALSE(svgOf(1).contains(">0.5<"));
    EXPECT_TRUE(svgOf(1, 1).contains(">0.5<")) << "of means";
}

TEST_F(ResultsOfAnExperiment, HaveAboutFourLinesOnTheirAxis) {
    const auto numbers = [this](double most) {
        QStringList all;
        for (const QString& text : writtenIn(svgOf(most)))
            if (text.front().isDigit())
                all << text;
        all.removeLast(); // above the bar
        return all.join(u' ').toStdString();
    };
    EXPECT_EQ(numbers(3), "0 1 2 3");
    EXPECT_EQ(numbers(8), "0 2 4 6 8");
    EXPECT_EQ(numbers(20), "0 5 10 15 20");
    EXPECT_EQ(numbers(30), "0 10 20 30");
    EXPECT_EQ(numbers(41), "0 20 40");
}

TEST_F(ResultsOfAnExperiment, HaveNamesThatAreBrokenNearTheirMiddle) {
    const auto pieces = [this](const char* name) {
        Chart::Data data{.below = {}, .beside = {}, .series = {"Games"}, .columns = {{name, {1}}}};
        for (int i = 1; i < 5; ++i)
            data.columns.push_back({QString::number(i), {1}});
        chart->put(std::move(data));
        QStringList all;
        for (const QString& text : writtenIn(pictureBytes(results.plot("Games"), "svg")))
            if (QString(name).contains(text))
                all << text;
        return all.join(u'|').toStdString();
    };
    EXPECT_EQ(pieces("An engine of level twenty"), "An engine of|level twenty");
    EXPECT_EQ(pieces("algorithm plays randomly"), "algorithm|plays randomly");
    EXPECT_EQ(pieces("A randomly playing computer"), "A randomly|playing computer");
    EXPECT_EQ(chart->accessibleDescription(),
              "A randomly playing computer: Games 1\n1: Games 1\n2: Games 1\n3: Games 1\n4: "
              "Games 1");
}

TEST(AChart, HasUprightNamesWhereTheyTakeNoMoreThanHalfOfItsHeight) {
    const QString name = "Somethingratherlong incomprehensible";
    Chart chart;
    Chart::Data data{.below = {}, .beside = {}, .series = {"Games"}};
    for (int i = 0; i < 6; ++i)
        data.columns.push_back({name, {1}});
    chart.put(std::move(data));
    const auto isUpright = [&](int height) {
        chart.resize(450, height);
        QBuffer bytes;
        QSvgGenerator generator;
        generator.setOutputDevice(&bytes);
        QPainter painter(&generator);
        chart.render(&painter);
        painter.end();
        return bytes.data().contains("matrix(0,-1,1,0");
    };
    const double needed =
        2 * 1.03 * QFontMetrics(sized(chart.font(), Type::Caption)).horizontalAdvance(name);
    EXPECT_FALSE(isUpright(static_cast<int>(needed) - 2));
    EXPECT_TRUE(isUpright(static_cast<int>(needed) + 2));
}

TEST_F(ResultsOfAnExperiment, HaveNoMoreRoomBesideTheirAxisThanItsLastNumberNeeds) {
    const auto foot = [this](double most) {
        const QByteArray svg = svgOf(most);
        return svg.mid(svg.indexOf("<polyline"), 80).split('/').front().toStdString();
    };
    EXPECT_EQ(foot(900'000), foot(100'000));
    EXPECT_NE(foot(1'000'000), foot(100'000));
}

TEST_F(ResultsOfAnExperiment, AreWrittenInTheTable) {
    ResultTable& table = results.table();
    const auto field = [&] {
        return table.viewport()->grab(table.visualItemRect(table.item(0, 1))).toImage();
    };
    const QImage number = field();
    table.item(0, 1)->setText("4,321");
    EXPECT_NE(field(), number);
}

TEST_F(ResultsOfAnExperiment, AreNamedForWhoDoesNotSeeThem) {
    results.setName([] { return QString("Depths"); });
    EXPECT_EQ(results.table().accessibleName(), "Depths");
    EXPECT_EQ(chart->accessibleName(), "Depths");
    EXPECT_EQ(results.accessibleName(), "Depths");
}

TEST_F(ResultsOfAnExperiment, AreSavedByTheEndingOfTheFile) {
    Buttons buttons(results);
    const QTemporaryDir directory;
    const auto saved = [&](const char* name) {
        const QString path = directory.filePath(QLatin1String(name));
        buttons.saveTable(path);
        return buttons.savedAs(path);
    };
    EXPECT_EQ(saved("t.csv"), "Depth,Nodes\r\n1,1234\r\n");
    EXPECT_TRUE(saved("t.SVG").contains("Depths, chess")) << "what is asked is its title";
    EXPECT_TRUE(saved("t.pdf").startsWith("%PDF"));
    EXPECT_TRUE(saved("t.png").startsWith("\x89PNG"));
    buttons.saveTable("/nowhere/at/all.csv");
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return buttons.told.startsWith("Could not be saved: "); }, 300'000));
}

TEST_F(ResultsOfAnExperiment, ArePlottedIntoAFileAndPrintedUnderTheirTitles) {
    svgOf(1); // draws
    chart->resize(400, 300);
    Buttons buttons(results);
    buttons.setSavable(true);
    buttons.show();
    click(buttons, "savePlotButton");
    auto* dialog = buttons.findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);
    EXPECT_EQ(dialog->selectedFiles().value(0).section(u'/', -1), "depths.png");
    const QTemporaryDir directory;
    const QString path = directory.filePath("plot.svg");
    emit dialog->fileSelected(path);
    dialog->close();
    EXPECT_TRUE(buttons.savedAs(path).contains("Depths, chess"));

    PrintingSystem system;
    system.lpstat("echo Office");
    system.lp("echo \"$*\" > asked; cat > pages.pdf");
    click(buttons, "printButton");
    printBy(buttons);
    ASSERT_TRUE(QTest::qWaitFor([&] { return buttons.told == "Sent to Office."; }, 60'000));
    EXPECT_EQ(system.text("pages.pdf").count("/Type /Page\n"), 2);
    EXPECT_THAT(system.text("asked").toStdString(), ::testing::HasSubstr("Depths"));
}

TEST(ResultTable, OpensWhatOpensByAClickOrEnterAndNothingElse) {
    QWidget page;
    auto* table = new ResultTable;
    page.setLayout(column({table, new Button("Run")}));
    table->put({"Player", "All"}, {{QString("Club"), {"3–0–1", "3-0-1", "Shows these games"}},
                                   {QString("Expert"), {"0–0–0", "0-0-0"}}});
    page.resize(400, 300);
    page.show();
    page.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    std::vector<std::pair<int, int>> opened;
    QObject::connect(table, &ResultTable::opened,
                     [&](int row, int column) { opened.emplace_back(row, column); });
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 2; ++column) {
            const QPoint at = table->visualItemRect(table->item(row, column)).center();
            QTest::mouseMove(table->viewport(), at);
            EXPECT_EQ(table->viewport()->cursor().shape() == Qt::PointingHandCursor,
                      row == 0 && column == 1);
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
        }
    EXPECT_THAT(opened, ElementsAre(Pair(0, 1)));
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2, Qt::Key_A})
        for (int row = 0; row < 2; ++row) {
            table->setCurrentCell(row, 1);
            QTest::keyClick(table, key);
        }
    EXPECT_THAT(opened, ElementsAre(Pair(0, 1), Pair(0, 1), Pair(0, 1)));
    EXPECT_FALSE(table->viewport()->findChild<QLineEdit*>()) << "it is to be read alone";
    EXPECT_EQ(table->item(0, 0)->toolTip(), "Club");
    EXPECT_EQ(table->item(0, 1)->toolTip(), "Shows these games");
    EXPECT_EQ(table->item(1, 1)->toolTip(), "");
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Tab);
    EXPECT_FALSE(table->hasFocus());
}

TEST_F(ResultsOfAnExperiment, HaveButtonsThatWaitUntilThereIsSomething) {
    ResultButtons buttons(results, "depths", {}, {});
    for (const char* name : {"saveButton", "savePlotButton", "printButton"}) {
        EXPECT_FALSE(in<QWidget>(buttons, name).isEnabled()) << name;
        EXPECT_FALSE(in<QWidget>(buttons, name).isHidden()) << name;
    }
    buttons.setSavable(true);
    EXPECT_TRUE(in<QWidget>(buttons, "printButton").isEnabled());
    const Results table;
    const ResultButtons ofTable(table, "claims", {}, {});
    EXPECT_TRUE(in<QWidget>(ofTable, "savePlotButton").isHidden());
}

TEST_F(ResultsOfAnExperiment, HaveButtonsBesideEachOtherWhereThereIsRoom) {
    ResultButtons buttons(results, "depths", {}, {});
    const auto &plot = in<QWidget>(buttons, "savePlotButton"),
               &print = in<QWidget>(buttons, "printButton");
    buttons.resize(600, 120);
    buttons.show();
    QCoreApplication::processEvents();
    EXPECT_EQ(plot.y(), print.y());
    buttons.resize(buttons.minimumSizeHint().width() / 2, 120);
    buttons.setFixedWidth(plot.sizeHint().width());
    layOut();
    EXPECT_LT(plot.y(), print.y());
    buttons.setMaximumWidth(QWIDGETSIZE_MAX);
    buttons.setFixedWidth(plot.sizeHint().width() + print.sizeHint().width() + 60);
    layOut();
    ASSERT_EQ(plot.y(), print.y());
    enlarge(buttons);
    layOut();
    EXPECT_LT(plot.y(), print.y());
}

// A claim -----------------------------------------------------------------------------------------

TEST(ClaimCard, TellsAClaimItsVerdictAndItsCounterexample) {
    const Ruleset& game = **gameNamed("grid-nim");
    Claim claim{};
    claim.game = game.name.id;
    claim.title = "Pairs";
    claim.statement = "Two pairs are lost.";
    ClaimCard card;
    card.show();
    const auto sees = [&](const char* name) {
        const auto* widget = card.findChild<QWidget*>(QLatin1String(name));
        return widget && widget->isVisible();
    };
    card.put(game, "Grid Nim: Pairs", {claim, {}}, {});
    EXPECT_EQ(in<QLabel>(card, "claim").text(), "Grid Nim: Pairs");
    EXPECT_EQ(in<QLabel>(card, "statement").text(), "Two pairs are lost.");
    EXPECT_EQ(in<QLabel>(card, "verdict").text(), "Not tested yet.");
    EXPECT_EQ(card.findChild<VerdictSign*>()->right(), std::nullopt);
    EXPECT_FALSE(sees("counterexample") || sees("openButton") || sees("why"));

    Verdict verdict{};
    verdict.tested = 4;
    card.put(game, "Grid Nim: Pairs", {claim, {}}, verdict);
    EXPECT_EQ(card.findChild<VerdictSign*>()->right(), std::nullopt) << "it is not settled";
    verdict.settled = true;
    card.put(game, "Grid Nim: Pairs", {claim, {}}, verdict);
    EXPECT_EQ(in<QLabel>(card, "verdict").text(), "Holds for all 4 positions.");
    EXPECT_EQ(card.findChild<VerdictSign*>()->right(), true);

    verdict.against = Counterexample{"G..R/RG../GRGR/RGRG R", {"c1+c2 wins.", {}, -1, {{0, 2}}}};
    card.put(game, "Grid Nim: Pairs", {claim, {}}, verdict);
    EXPECT_EQ(card.findChild<VerdictSign*>()->right(), false);
    EXPECT_EQ(in<QLabel>(card, "why").text(), "c1+c2 wins.");
    ASSERT_TRUE(sees("counterexample") && sees("openButton"));
    EXPECT_EQ(in<BoardView>(card, "counterexample").marks().named, (Clicks{{0, 2}}));
    QStringList opened;
    QObject::connect(&card, &ClaimCard::openPosition, [&](const QString& id, const QString& at) {
        opened = {id, at};
    });
    click(card, "openButton");
    EXPECT_EQ(opened, QStringList({"grid-nim", "G..R/RG../GRGR/RGRG R"}));

    verdict.against->position = "of no board";
    card.put(game, "Grid Nim: Pairs", {claim, {}}, verdict);
    EXPECT_TRUE(sees("why"));
    EXPECT_FALSE(sees("counterexample") || sees("openButton"));
}

// What is remembered ------------------------------------------------------------------------------

namespace {

// Another game begins with another number, as a game's form may do.
struct Form : QWidget {
    Form() {
        setLayout(column({games, number}));
        QObject::connect(games, &QComboBox::currentIndexChanged, number,
                         [this] { number->setValue(number->minimum()); });
    }
    GameBox* games = named("game", new GameBox(catalogue()));
    QSpinBox* number = named("number", new QSpinBox);
};

} // namespace

TEST_F(InputMemoryTest, PutsEachGamesLastInputsIntoTheForm) {
    {
        Form form;
        const InputMemory memory("test", form, preferences, {});
        form.number->setValue(3);
        form.games->setCurrentIndex(1);
        form.number->setValue(5);
        form.games->setCurrentIndex(0);
        EXPECT_EQ(form.number->value(), 3);
        form.games->setCurrentIndex(1);
    }
    Form again;
    const InputMemory memory("test", again, preferences, {});
    EXPECT_EQ(again.games->currentIndex(), 1);
    EXPECT_EQ(again.number->value(), 5);
    Form other;
    const InputMemory ofAnother("other", other, preferences, {});
    EXPECT_EQ(other.games->currentIndex(), 0) << "each form by its name";
}

TEST_F(InputMemoryTest, KeepsThemByTheItemToo) {
    std::string item = "a";
    const InputMemory::Item choice{[&] { return item; }, [&](const std::string& id) { item = id; }};
    {
        Form form;
        auto* memory = new InputMemory("test", form, preferences, choice);
        int edits = 0;
        QObject::connect(memory, &InputMemory::edited, [&] { ++edits; });
        form.number->setValue(3);
        EXPECT_EQ(edits, 1);
        item = "b";
        memory->follow();
        form.number->setValue(4);
        item = "a";
        memory->follow();
        EXPECT_EQ(form.number->value(), 3);
        item = "b";
        memory->follow();
    }
    item = "a";
    Form again;
    new InputMemory("test", again, preferences, choice);
    EXPECT_EQ(item, "b");
    EXPECT_EQ(again.number->value(), 4);
}

TEST_F(InputMemoryTest, KeepsEveryKindOfInputThatIsShown) {
    struct All : QWidget {
        All() { setLayout(column({number, decimal, tick, line, game, hidden})); }
        QString told() const {
            return QStringLiteral("%1 %2 %3 %4 %5")
                .arg(number->value())
                .arg(decimal->value())
                .arg(tick->isChecked())
                .arg(line->text(), game->currentText());
        }
        QSpinBox* number = named("number", new QSpinBox);
        QDoubleSpinBox* decimal = named("decimal", new QDoubleSpinBox);
        QCheckBox* tick = named("tick", new QCheckBox);
        QLineEdit* line = named("line", new QLineEdit);
        GameBox* game = named("opponent", new GameBox(catalogue()));
        QSpinBox* hidden = named("hidden", new QSpinBox);
    };
    const std::vector<std::function<void(All&)>> changes{
        [](All& form) { form.number->setValue(3); },
        [](All& form) { form.decimal->setValue(1.5); },
        [](All& form) { form.tick->setChecked(true); },
        [](All& form) { form.line->setText("a=b/c"); },
        [](All& form) { form.game->setCurrentIndex(2); },
        [](All& form) { form.tick->setChecked(false); },
    };
    for (const auto& change : changes) {
        All form;
        const InputMemory memory("test", form, preferences, {});
        form.hidden->hide();
        form.hidden->setValue(7);
        change(form);
        All again;
        const InputMemory later("test", again, preferences, {});
        EXPECT_EQ(again.told(), form.told());
        EXPECT_EQ(again.hidden->value(), 0);
    }
}

// Practice ----------------------------------------------------------------------------------------

TEST(PracticeForm, AsksWhichExercisesAreWanted) {
    PracticeForm form(catalogue(), true);
    int games = 0, drawn = 0, slips = 0, printed = 0;
    QObject::connect(&form, &PracticeForm::gameChanged, [&] { ++games; });
    QObject::connect(&form, &PracticeForm::drawWanted, [&] { ++drawn; });
    QObject::connect(&form, &PracticeForm::slipsWanted, [&] { ++slips; });
    QObject::connect(&form, &PracticeForm::printWanted, [&] { ++printed; });
    form.show();
    in<QComboBox>(form, "game").setCurrentIndex(2);
    EXPECT_EQ(games, 1);
    EXPECT_EQ(&form.game(), catalogue()[2]);
    in<QSpinBox>(form, "count").setValue(4);
    const ExerciseTask task = form.task(9);
    EXPECT_EQ(task.game, catalogue()[2]);
    EXPECT_EQ(task.count, 4u);
    EXPECT_EQ(task.seed, 9u);
    EXPECT_EQ(task.settings, complete(task.game->settings, {}).value());
    form.tellSets(0, {});
    EXPECT_FALSE(in<QWidget>(form, "saveExercisesButton").isEnabled());
    EXPECT_FALSE(in<QWidget>(form, "printExercisesButton").isEnabled());
    form.tellSets(1, {});
    EXPECT_TRUE(in<QWidget>(form, "saveExercisesButton").isEnabled());
    EXPECT_TRUE(in<QWidget>(form, "printExercisesButton").isEnabled());
    for (const char* name : {"newButton", "slipsButton", "printExercisesButton"})
        in<QAbstractButton>(form, name).click();
    EXPECT_EQ(drawn, 1);
    EXPECT_EQ(slips, 1);
    EXPECT_EQ(printed, 1);
}

TEST(PracticeForm, KeepsHandingOutApartFromAnswering) {
    PracticeForm form(catalogue(), true);
    std::vector<bool> told;
    QObject::connect(&form, &PracticeForm::handsOutChanged, [&](bool out) { told.push_back(out); });
    form.show();
    const auto sees = [&](const char* name) { return in<QWidget>(form, name).isVisible(); };
    in<QSpinBox>(form, "variants").setValue(4);
    EXPECT_EQ(form.task(9).variants, 1u) << "who answers has one set";
    for (const char* name : {"variants", "saveExercisesButton", "printExercisesButton", "setsWord"})
        EXPECT_FALSE(sees(name)) << name;
    EXPECT_TRUE(sees("slipsButton"));
    EXPECT_TRUE(sees("slipsWord"));
    auto& purpose = in<SegmentedSwitch>(form, "purpose");
    purpose.segment(1)->click();
    EXPECT_EQ(form.task(9).variants, 4u);
    for (const char* name : {"variants", "saveExercisesButton", "printExercisesButton", "setsWord"})
        EXPECT_TRUE(sees(name)) << name;
    EXPECT_FALSE(sees("slipsButton"));
    EXPECT_FALSE(sees("slipsWord"));
    for (const char* name : {"newButton", "count", "openExercisesButton"})
        EXPECT_TRUE(sees(name)) << name;
    purpose.segment(0)->click();
    EXPECT_EQ(told, (std::vector{true, false}));

    const auto words = [&](std::size_t count, std::optional<std::uint64_t> seed) {
        form.tellSets(count, seed);
        return in<QLabel>(form, "setsWord").text();
    };
    EXPECT_EQ(words(0, {}), "There is no set yet.");
    EXPECT_EQ(words(1, {}), "One set, put together by hand.");
    EXPECT_EQ(words(1, 7), "One set, drawn by seed 7.");
    EXPECT_EQ(words(4, 7), "Variants A to D, drawn by seed 7; A is in view.");
}

TEST(PracticeForm, AsksForTheFilesToOpenAndToSave) {
    PracticeForm form(catalogue(), false);
    QString opened, saved;
    QObject::connect(&form, &PracticeForm::openWanted, [&](const QString& path) { opened = path; });
    QObject::connect(&form, &PracticeForm::saveWanted, [&](const QString& path) { saved = path; });
    form.show();
    for (const char* name : {"openExercisesButton", "saveExercisesButton"}) {
        in<QAbstractButton>(form, name).click();
        auto* dialog = form.findChild<QFileDialog*>();
        ASSERT_TRUE(dialog) << name;
        emit dialog->fileSelected(QLatin1String(name));
        delete dialog;
    }
    EXPECT_EQ(opened, "openExercisesButton");
    EXPECT_EQ(saved, "saveExercisesButton");
}

TEST(PracticeForm, SaysWhatItIsToldAndWhatSlipsAre) {
    PracticeForm form(catalogue(), true);
    const QString promise = in<QLabel>(form, "slipsWord").text();
    EXPECT_FALSE(promise.isEmpty());
    form.tellSlips([] { return QString("None."); });
    EXPECT_EQ(in<QLabel>(form, "slipsWord").text(), "None.");
    form.tellSlips({});
    EXPECT_EQ(in<QLabel>(form, "slipsWord").text(), promise);
    form.tell([] { return QString("Saved."); });
    EXPECT_EQ(in<QLabel>(form, "word").text(), "Saved.");
    const PracticeForm without(catalogue(), false);
    EXPECT_FALSE(without.findChild<QWidget*>("slipsButton"));
    EXPECT_TRUE(in<QWidget>(without, "slipsWord").isHidden());
}

TEST_F(ScorePanelTest, KeepsTheScoreOfEachGame) {
    const Ruleset &one = *catalogue()[0], &other = *catalogue()[1];
    ScorePanel panel(preferences, one);
    EXPECT_FALSE(in<QWidget>(panel, "forgetScoreButton").isEnabled());
    panel.scoring().score().mark(true);
    panel.keep();
    EXPECT_TRUE(in<QLabel>(panel, "score").text().startsWith("Right answers: 1 of 1\n"));
    panel.practise(other);
    EXPECT_TRUE(in<QLabel>(panel, "score").text().startsWith("Right answers: 0 of 0\n"));
    EXPECT_EQ(panel.scoring().asked(), 1) << "of the set";
    panel.practise(one);
    EXPECT_EQ(panel.scoring().score().right, 1);
    ScorePanel again(preferences, one);
    EXPECT_EQ(again.scoring().score().right, 1);
    in<QAbstractButton>(again, "forgetScoreButton").click();
    EXPECT_EQ(preferences.scoreOf(one), Score{});
    EXPECT_FALSE(in<QWidget>(again, "forgetScoreButton").isEnabled());
}

} // namespace bouton::testing
