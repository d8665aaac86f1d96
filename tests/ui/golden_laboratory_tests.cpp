// SPDX-License-Identifier: MIT
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QSlider>
#include <QTabBar>
#include <QTemporaryDir>

#include "classroom/answer_file.h"
#include "classroom/set_file.h"
#include "engine/scripts.h"
#include "lab/tables.h"
#include "support/file_bytes.h"
#include "ui/controls/game_chooser.h"
#include "ui/controls/switches.h"
#include "ui/golden_window.h"
#include "ui/laboratory.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/claim_card.h"
#include "ui/laboratory/claim_field.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/laboratory/exercise_sheet.h"
#include "ui/laboratory/heat_map.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/laboratory/trace_player.h"
#include "ui/laboratory/trace_view.h"
#include "ui/on_paper.h"
#include "ui/preferences/appearance.h"
#include "ui/printing_system.h"
#include "ui/walk.h"

// The laboratory as it stands after a run: what its pages do not show as they are opened.

namespace bouton::testing {

namespace {

void holdPicture(const QString& name, QWidget& part, const QRegion& passing = {}) {
    layOutAll();
    QImage picture = part.grab().toImage();
    QPainter painter(&picture);
    for (const QRect& rect : passing + changing(part))
        painter.fillRect(rect, Qt::gray);
    painter.end();
    expectGolden(QStringLiteral("lab-") + name, picture);
}
// Without the seconds of a search.
void holdLines(const QString& name, QStringList lines) {
    static const QRegularExpression seconds(QStringLiteral(R"(\b\d+\.\d{3}$)"));
    expectGoldenLines(QStringLiteral("lab-") + name, lines.replaceInStrings(seconds, "…"));
}
// In words, and painted but for what passes.
void hold(const QString& name, QWidget& part, const QRegion& passing = {}) {
    holdPicture(name, part, passing);
    holdLines(name, wordsWithin(part));
}
void holdInBoth(const QString& name, QWidget& part) {
    hold(name, part);
    apply(Appearance::Dark);
    holdPicture(name + "-dark", part);
    apply(Appearance::Light);
}
// What is written and painted on paper.
void holdPages(const QString& name, const Drawings& pages) {
    for (const Drawing& page : pages) {
        QImage image(page.size.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setFont(paperFont());
        page.paint(painter);
        painter.end();
        expectGolden(QStringLiteral("lab-%1-%2").arg(name).arg(&page - pages.data() + 1), image);
    }
    holdLines(name, linesOn(pages));
}

// A window, or parts without one, in the usual colours.
template <class Fixture> class InLight : public Golden<Fixture> {
protected:
    InLight() { apply(Appearance::Light); }
    ~InLight() override { apply(Appearance::System); }
};

class GoldenLaboratory : public InLight<Laboratory> {
protected:
    // Exercises and values are found without a button that stops it.
    Walk walk() {
        return {*window, [this] { return &experiment(); }, [this] { openLaboratory(); },
                [this] {
                    const auto* line = experiment().findChild<ClaimLine*>();
                    return !experiment().running() && (!line || line->values().whole);
                }};
    }
    static void clickAt(QAbstractItemView& view, int row, int column) {
        const QModelIndex at = view.model()->index(row, column);
        view.scrollTo(at);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(at).center());
    }
    void holdNarrow(const QString& name, QWidget& part) {
        window->resize(800, 600);
        holdPicture(name + "-narrow", part);
        window->resize(1300, 800);
        layOutAll();
    }
    ExerciseSheet& sheet() { return *experiment().findChild<ExerciseSheet*>(); }

    const PrintingSystem noPrinter;
    const QTemporaryDir folder;
};

class GoldenLaboratoryOfAGame : public GoldenLaboratory,
                                public ::testing::WithParamInterface<const Ruleset*> {
protected:
    void enter(const char* id) {
        choose(id);
        pick("game", QString::fromUtf8(GetParam()->name.title));
    }
    QString name(const char* what) const {
        return QStringLiteral("%1-%2").arg(QLatin1String(GetParam()->name.id), QLatin1String(what));
    }
};
class GoldenLaboratorySearch : public GoldenLaboratoryOfAGame {};
class GoldenLaboratoryParts : public InLight<::testing::Test> {};
std::string idOfGame(const ::testing::TestParamInfo<const Ruleset*>& game) {
    return QString::fromLatin1(game.param->name.id).remove(u'-').toStdString();
}

} // namespace

TEST_P(GoldenLaboratorySearch, IsSteppedThroughAsItWas) {
    enter("microscope");
    press("fromStart");
    set("plies", 4);
    runToTheEnd();
    auto& player = *find<TracePlayer>("player");
    auto& slider = *find<QSlider>("stepSlider");
    QStringList told;
    const auto tell = [&] { told << text("stepPlace") + u' ' + text("stepWords"); };
    const auto turnTo = [&](int method, const char* words) { // and to where this is said
        find<QTabBar>("pages")->setCurrentIndex(method);
        layOutAll();
        for (int step = 0; step <= slider.maximum(); step += 1 + slider.maximum() / 20) {
            player.setStep(step);
            tell();
        }
        player.setStep(slider.maximum() / 3);
        while (!text("stepWords").contains(words) && player.step() < slider.maximum())
            player.setStep(player.step() + 1);
    };
    const auto clickOver = [&](QWidget& picture) {
        constexpr int columns = 16, rows = 10;
        const int from = player.step();
        for (int at = 0; at < columns * rows; ++at) {
            player.setStep(from);
            QTest::mouseClick(&picture, Qt::LeftButton, {},
                              {(at % columns * 2 + 1) * picture.width() / (2 * columns),
                               (at / columns * 2 + 1) * picture.height() / (2 * rows)});
            told << QStringLiteral("%1: %2").arg(at).arg(player.step());
        }
        player.setStep(from);
    };
    turnTo(1, "leaf"); // minimax
    player.setStep(0);
    hold(name("search-first"), player);
    turnTo(2, "need not be tried"); // alpha-beta
    holdInBoth(name("search-cut"), player);
    holdNarrow(name("search-cut"), player);
    clickOver(*experiment().findChild<TraceOverview*>());
    clickOver(*experiment().findChild<TraceView*>());
    turnTo(4, "remembers"); // with a table
    holdPicture(name("search-remembered"), player);
    for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Home, Qt::Key_Right}) {
        QTest::keyClick(&slider, key);
        tell();
    }
    for (const char* button : {"stepOn", "nextCut", "nextCut", "stepBack"}) {
        QTest::keyClick(find<QWidget>(button), Qt::Key_Space);
        tell();
    }
    QTest::keyClick(&slider, Qt::Key_End);
    hold(name("search-last"), player);
    holdLines(name("search-steps"), told);
}
INSTANTIATE_TEST_SUITE_P(Games, GoldenLaboratorySearch,
                         ::testing::Values(*gameNamed("tic-tac-toe"), *gameNamed("reversi"),
                                           *gameNamed("cards")),
                         idOfGame);

// Plots and tables ------------------------------------------------------------------------------

namespace {

template <class Sheet> struct Told : Sheet { using Sheet::wordsAt; };

// A sheet large and small, and what it says of places.
template <class Sheet> void holdSheet(const QString& name, Told<Sheet>& sheet) {
    QStringList told{sheet.accessibleDescription()};
    for (const QSize size : {QSize(640, 320), QSize(240, 160)}) {
        sheet.resize(size);
        holdPicture(QStringLiteral("%1-%2").arg(name).arg(size.width()), sheet);
        for (int at = 0; at < 16; ++at)
            told << sheet.wordsAt(
                {(at % 8 + 0.5) * size.width() / 8, (at + 0.5) * size.height() / 16});
    }
    holdLines(name, told);
}

Chart::Data plotOf(bool isLine, bool logarithmic, int columns, int series, bool intervals) {
    Chart::Data data{
        .isLine = isLine, .below = "depth", .beside = "Nodes", .logarithmic = logarithmic};
    data.series = QStringList{"won", "drawn", "lost"}.mid(0, series);
    data.suffix = intervals ? QStringLiteral(" %") : QString();
    data.decimals = intervals;
    for (int i = 0; i < columns; ++i) {
        const double value = 1 + i * i * i * 3.5;
        data.columns.push_back({QStringLiteral("%1 plies").arg(i), {}});
        data.columns.back().values.assign(static_cast<std::size_t>(series), value);
        if (intervals)
            data.columns.back().interval = {0.8 * value, 1.2 * value};
    }
    return data;
}

} // namespace

TEST_F(GoldenLaboratoryParts, ThatPlotLookAsTheyDid) {
    constexpr bool isLine = true;
    for (const auto& [name, data] : {std::pair("line", plotOf(isLine, false, 6, 1, false)),
                                     std::pair("line-steep", plotOf(isLine, true, 6, 1, false)),
                                     std::pair("steep", plotOf(!isLine, true, 6, 1, false)),
                                     std::pair("few", plotOf(!isLine, false, 4, 3, false)),
                                     std::pair("many", plotOf(!isLine, false, 64, 2, false)),
                                     std::pair("intervals", plotOf(!isLine, false, 3, 1, true)),
                                     std::pair("none", Chart::Data{})}) {
        Told<Chart> chart;
        chart.setInvitation("Run counts the positions.");
        chart.put(data);
        holdSheet(QStringLiteral("chart-%1").arg(name), chart);
    }
    for (const TableKind& kind : tableKinds()) {
        Told<HeatMap> map;
        makeTable({&kind, *complete(kind.settings, {})}, {},
                  [&](const NimberTable& table) { map.put(table); });
        holdSheet(QStringLiteral("map-%1").arg(kind.id), map);
    }
}

TEST_F(GoldenLaboratory, ResultsAreChosenAndPrintedAsTheyWere) {
    for (const auto& [id, box, kind] :
         {std::tuple("counts", "game", "Tic-tac-toe"), std::tuple("counts", "game", "Card groups"),
          std::tuple("tables", "kind", "The Trojan horse in each cell")}) {
        choose(id);
        pick(box, kind);
        runToTheEnd();
        const QString name = QString(kind).section(u' ', -1);
        holdPages(name + "-paper", experiment().results()->onPaper(kind));
        clickAt(table(), 1, 2);
        QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
        holdInBoth(name, table());
        holdNarrow(name, experiment());
    }
}

TEST_F(GoldenLaboratory, EveryClaimIsToldAsItWas) {
    choose("claims");
    QStringList told;
    for (int row = 0; row < table().rowCount(); ++row) {
        clickAt(table(), row, 0);
        layOutAll();
        auto& card = *experiment().findChild<ClaimCard*>();
        told += wordsWithin(card);
        if (!card.position().empty())
            holdPicture(QStringLiteral("claim-%1").arg(row), card);
    }
    holdLines("claims", told);
}

TEST_F(GoldenLaboratory, DepthsLookAsTheyDid) {
    choose("depths");
    for (const char* game : {"Reversi", "Tic-tac-toe"}) {
        pick("game", game);
        set("depth", 3);
        runToTheEnd();
        layOutAll();
        auto& results = *experiment().findChild<Results*>();
        const QPoint seconds(table().columnViewportPosition(4), 0);
        hold(QStringLiteral("depths-%1").arg(game), results,
             QRect(table().viewport()->mapTo(&results, seconds), results.size()));
    }
}

// Tournaments -----------------------------------------------------------------------------------

namespace {

class GoldenLaboratoryTournament : public GoldenLaboratory {
protected:
    // As many as these enter, by clicks.
    void letEnter(const QStringList& names) {
        layOutAll();
        while (experiment().findChildren<QComboBox*>("entrant").size() > names.size()) {
            QTest::mouseClick(experiment().findChildren<QAbstractButton*>("removeEntrant").back(),
                              Qt::LeftButton);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            layOutAll();
        }
        for (qsizetype i = 0; i < names.size(); ++i)
            experiment().findChildren<QComboBox*>("entrant")[i]->setCurrentText(names[i]);
    }
    void addProgram(const std::string& name, const std::string& work) {
        const QString path = folder.filePath(QString::fromStdString(name));
        write(path, QByteArray::fromStdString("#!/bin/sh\n" + forEachLine(work) + '\n'));
        QFile(path).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        OwnPrograms& programs = window->preferences().programs();
        programs.setLimits(longLimits());
        ASSERT_TRUE(programs.put({name, path.toStdString(), {"tic-tac-toe"}}));
    }
    // What came of it, and the games below a field.
    void runAndHold(const QString& name, int row, int column) {
        runToTheEnd();
        hold(name, experiment());
        clickAt(table(), row, column);
        auto* chooser = window->findChild<GameChooser*>();
        ASSERT_TRUE(chooser);
        hold(name + "-games", *chooser);
        chooser->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
};

} // namespace

TEST_F(GoldenLaboratoryTournament, EndsAsItDid) {
    choose("tournament");
    set("games", 4);
    while (find<QWidget>("addEntrant")->isEnabled())
        press("addEntrant");
    auto* last = experiment().findChildren<QComboBox*>("entrant").back();
    last->setCurrentIndex(last->count() - 1); // a custom one
    hold("entrants", *find<QWidget>("entrants"));
    letEnter({"Beginner", "Perfect", "Beginner"});
    holdInBoth("tournament-stale", experiment());
    runAndHold("tournament", 0, 5);
    holdNarrow("tournament", experiment());
    holdPages("tournament-paper", experiment().results()->onPaper("Tournament"));
    addProgram("bad", "echo z9");
    addProgram("good", firstMove);
    letEnter({"Your program: bad", "Your program: good"});
    runAndHold("tournament-fault", 1, 5);
    pick("game", "Card groups");
    letEnter({"Beginner", "Beginner"});
    set("openingPlies", 2);
    set("games", 3);
    runAndHold("tournament-cards", 1, 4);
}

// Claims of one's own ---------------------------------------------------------------------------

namespace {

class GoldenLaboratoryOwnClaim : public GoldenLaboratory {
protected:
    ClaimLine& line() { return *find<ClaimLine>("claimLine"); }
    ClaimField& field() { return *find<ClaimField>("claimText"); }
    void type(const char* claim) {
        QTest::mouseClick(field().viewport(), Qt::LeftButton);
        QTest::keyClick(&field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field(), claim);
    }
    bool valued() {
        return QTest::qWaitFor([this] { return line().values().whole; }, 60'000);
    }
};

} // namespace

TEST_F(GoldenLaboratoryOwnClaim, IsTestedAsItWas) {
    choose("own");
    pick("game", "Card groups");
    find<QLineEdit>("position")->setText("6:2/7:3/2:4 G");
    for (const auto& [name, claim] :
         {std::pair("holds", "lost exactly if xor(cards mod (most + 1)) == 0"),
          std::pair("refuted", "lost exactly if xor(cards) == 0"),
          std::pair("premise", "if groups == 1 then moves <= 8"),
          std::pair("moves", "lost exactly if some move (moves == 2)"),
          std::pair("without", "max(cards mod (most - 1)) == 0"),
          std::pair("mistake", "lost exactly if xor(card) == 0 and groups"),
          std::pair("unfinished", "lost exactly if ("),
          std::pair("long", "if groups == 1 or groups == 2 or moves <= 3 and max(cards) <= 7 then "
                            "lost exactly if xor(cards) == 0 or sum(cards) == 0 or groups == 2")}) {
        type(claim);
        line().closeList();
        QTest::keyClick(&field(), Qt::Key_Return); // which goes to a mistake
        ASSERT_TRUE(rested() && valued());
        hold(QStringLiteral("own-%1").arg(name), experiment());
    }
    holdNarrow("own", experiment());
    press("removeClaim");
    holdInBoth("own-removed", experiment());
    for (const Ruleset* game : catalogue()) {
        pick("game", QString::fromUtf8(game->name.title));
        runToTheEnd();
        ASSERT_TRUE(valued());
        hold(QStringLiteral("own-of-%1").arg(game->name.id), experiment());
    }
}

TEST_F(GoldenLaboratoryOwnClaim, OffersTheWordsThatItDid) {
    choose("own");
    pick("game", "Card groups");
    QStringList told;
    for (const char* text : {"", "mo", "lost ", "some move (before.", "groups >"}) {
        type(text);
        ASSERT_TRUE(valued());
        layOutAll(); // a line that grows closes the list
        QTest::keyClick(&field(), Qt::Key_Space, Qt::ControlModifier);
        auto& list = *window->findChild<WordList*>("claimWords");
        if (qstrlen(text) < 3)
            holdInBoth(QStringLiteral("words-%1").arg(text), list);
        for (int row = 0; list.isVisible() && row < list.count(); ++row) {
            told << text + list.chosen().written + ": " + field().accessibleDescription();
            QTest::keyClick(&field(), Qt::Key_Down);
        }
    }
    holdLines("words-offered", told);
}

// Exercises -------------------------------------------------------------------------------------

TEST_P(GoldenLaboratoryOfAGame, ExercisesAreAnsweredAsTheyWere) {
    enter("practice");
    set("count", 3);
    press("newButton");
    Walk walk = this->walk();
    QStringList held;
    const auto step = [&](const char* words, const std::function<void()>& does) {
        walk.step(words, does);
        if (!held.contains(words)) // the first of its kind
            holdPicture(name(words), sheet());
        held << words;
    };
    const auto hints = [&](const char* words) {
        while (find<QWidget>("hintButton")->isEnabled() && find<QWidget>("hintButton")->isVisible())
            step(words, [&] { press("hintButton"); });
    };
    const auto play = [&](bool right) {
        const std::vector<LegalMove> moves = sheet().attempt()->match().moves(0);
        std::size_t move = 0;
        while (move + 1 < moves.size() && sheet().attempt()->exercise().isRight(move) != right)
            ++move;
        for (const Cell cell : moves[move].orders.front())
            QTest::mouseClick(sheet().board(), Qt::LeftButton, {},
                              sheet().board()->cellRect(cell).center().toPoint());
        if (find<QWidget>("endTurnButton")->isVisible())
            press("endTurnButton");
    };
    for (int number = 1; sheet().attempt(); ++number) {
        const Outcome outcome = sheet().attempt()->exercise().outcome();
        const bool right = number != 2;
        hints("hint");
        step(right ? "judged" : "misjudged", [&] {
            press((outcome == Outcome::Loss) == right ? "lostButton"
                  : outcome == Outcome::Draw          ? "drawnButton"
                                                      : "wonButton");
        });
        if (sheet().attempt()->question() == Attempt::Question::Move) {
            hints("hint-of-a-move");
            step("wrong", [&] { play(false); });
            step("right", [&] { play(true); });
        }
        step(number < 3 ? "next" : "done", [&] { press("nextButton"); });
    }
    holdLines(name("exercises"), walk.told());
}
INSTANTIATE_TEST_SUITE_P(Games, GoldenLaboratoryOfAGame, ::testing::ValuesIn(catalogue()),
                         idOfGame);

// A set and its key; of one game for neighbours.
TEST_F(GoldenLaboratoryParts, OfExercisesOnPaperLookAsTheyDid) {
    for (const Ruleset* game : catalogue()) {
        const std::size_t variants = game == *gameNamed("cards") ? 2 : 1;
        ExerciseSets sets;
        ASSERT_TRUE(drawSets({.game = game,
                              .settings = *complete(game->settings, {}),
                              .count = 3,
                              .seed = 4117,
                              .variants = variants},
                             {}, [&](const ExerciseSets& all) { sets = all; }));
        holdPages(QStringLiteral("%1-sheets").arg(game->name.id), pagesOf(sets));
    }
}

TEST_F(GoldenLaboratory, AClassIsHandedASetAndMarkedAsItWas) {
    const std::vector<ExerciseText> set{
        {"cards", "5:3/7:2/4:4 G"}, {"cards", "4:3/3:2/5:4 G"}, {"tic-tac-toe", "X../.../... O"}};
    auto& practice = dynamic_cast<PracticeExperiment&>(choose("practice"));
    write(folder.filePath("set.json"), exercisesAsJson({set, true}));
    practice.openFrom(folder.filePath("set.json"));
    ASSERT_TRUE(rested());
    const auto turnTo = [&](int purpose) {
        find<SegmentedSwitch>("purpose")->segment(purpose)->click();
    };
    turnTo(1);
    hold("set-that-rests", practice.questions());
    const auto win = Outcome::Win, loss = Outcome::Loss, draw = Outcome::Draw;
    QDir().mkdir(folder.filePath("class"));
    for (const AnswerSheet& each :
         {AnswerSheet{"Zoe", set, {{win, "c4"}, {win, "a1"}, {draw, "b2"}}},
          AnswerSheet{"=Adam", set, {{win, "c4"}, {loss, ""}, {draw, "c3"}}},
          AnswerSheet{"<b>Bea</b>", set, {{win, "c9"}, {}, {}}}})
        write(folder.filePath("class/%1.json").arg(each.name.size()), answersAsJson(each));
    write(folder.filePath("class/bad.json"), "{");
    practice.openClass(folder.filePath("class"));
    ASSERT_TRUE(rested());
    holdInBoth("class", *find<QWidget>("classTable"));
    press("leaveClassButton");
    turnTo(0);
    Walk walk = this->walk();
    for (const char* button :
         {"lostButton", "nextButton", "lostButton", "nextButton", "lostButton", "nextButton"})
        walk.step(button, [&] { press(button); });
    holdPicture("set-done", practice);
    holdLines("set-answers", walk.told());
}

// Walks -----------------------------------------------------------------------------------------

TEST_F(GoldenLaboratoryTournament, ExaminesAPlayerAsItDid) {
    addProgram("first", firstMove);
    choose("examine");
    pick("game", "Tic-tac-toe");
    letEnter({"Your program: first"});
    runToTheEnd();
    holdInBoth("examine", experiment());
    holdNarrow("examine", experiment());
    holdPages("examine-paper", experiment().results()->onPaper("Examination"));
}

namespace {

// With the controls that are left out: their work has no end, or tells a time.
class GoldenLaboratoryWalks
    : public GoldenLaboratory,
      public ::testing::WithParamInterface<std::pair<const char*, const char*>> {};

} // namespace

TEST_P(GoldenLaboratoryWalks, DoWhatTheyDid) {
    choose(GetParam().first);
    Walk walk = this->walk();
    walk.overThePage({"printButton", GetParam().second});
    holdLines(QStringLiteral("walk-%1").arg(GetParam().first), walk.told());
}
INSTANTIATE_TEST_SUITE_P(OfTheOthers, GoldenLaboratoryWalks,
                         ::testing::Values(std::pair("own", ""),
                                           std::pair("practice", "printExercisesButton"),
                                           std::pair("depths", "runButton"),
                                           std::pair("tournament", "runButton")),
                         [](const auto& walk) { return std::string(walk.param.first); });

} // namespace bouton::testing
