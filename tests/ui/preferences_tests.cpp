// SPDX-License-Identifier: MIT
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QSettings>
#include <QSlider>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QUrl>

#include <map>
#include <sys/stat.h>

#include "support/warnings.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences_page.h"
#include "ui/print/picture_file.h"
#include "ui/start/start_page.h"
#include "ui/support.h"
#include "ui/theme/theme.h"

// The page of preferences, and that what is chosen there is still chosen the next day.

namespace bouton::testing {

namespace {

using Appearance = Preferences::Appearance;
using namespace std::chrono_literals;

// Takes the folders that are to be shown, in place of the desktop. A text browser has a slot for
// that.
struct Desktop {
    Desktop() { QDesktopServices::setUrlHandler(QStringLiteral("file"), &browser, "setSource"); }
    ~Desktop() { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

    QTextBrowser browser;
};

class InTwoWindows : public Forgetful {};

class AtFirst : public Forgetful {};

class PreferencesOnAPage : public Window {
protected:
    ~PreferencesOnAPage() override {
        window->preferences().appearance.set(Appearance::System);
        window->preferences().palette.set(Eyes::Usual);
    }

    void openPreferences() {
        QTest::keyClick(window->focusWidget() ? window->focusWidget() : window.get(), Qt::Key_Comma,
                        Qt::ControlModifier);
        QCoreApplication::processEvents();
        ASSERT_TRUE(preferencesPage());
        ASSERT_TRUE(preferencesPage()->isVisible());
    }
    PreferencesPage* preferencesPage() { return window->findChild<PreferencesPage*>(); }
    template <class T> T* on(const char* name) {
        T* widget = preferencesPage()->findChild<T*>(QString::fromLatin1(name));
        EXPECT_TRUE(widget) << name;
        return widget;
    }
    void clickOn(const char* name) {
        auto* button = on<QAbstractButton>(name);
        EXPECT_TRUE(button->isVisible() && button->isEnabled()) << name;
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
    }
    // Chooses a line of a list by its keys, as the user does.
    void choose(const char* name, int item) {
        auto* box = on<QComboBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < item; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QCoreApplication::processEvents(); // tells all widgets of another palette
    }
    void restart() {
        window->close();
        open();
    }
    Preferences& preferences() { return window->preferences(); }
    void leaveByEscape() { QTest::keyClick(window->focusWidget(), Qt::Key_Escape); }
    void playTicTacToe() {
        beginGame("tic-tac-toe");
        seat(Side::One, std::nullopt);
    }
};

} // namespace

TEST_F(InTwoWindows, ProgramsOfBothAreKept) {
    Preferences one, two;
    const auto put = [](Preferences& where, const char* name, const std::string& instead = {}) {
        EXPECT_TRUE(where.programs().put({name, "a.py", {"towers"}}, instead));
    };
    put(one, "Eva");
    put(two, "Adam");
    put(one, "Eve", "Eva");
    put(two, "Bea");
    two.programs().remove("Bea");
    std::vector<std::string> names;
    const Preferences later;
    for (const OwnPrograms::Entry& entry : later.programs().all())
        names.push_back(entry.name);
    EXPECT_EQ(names, (std::vector<std::string>{"Adam", "Eve"}));
}

TEST_F(AtFirst, NothingIsChosenYet) {
    const Preferences preferences;
    const Ruleset& game = *gameNamed("towers").value();
    EXPECT_EQ(preferences.pace(), 600ms);
    EXPECT_EQ(preferences.replayStep(), 1s);
    EXPECT_TRUE(preferences.legalMovesShown());
    EXPECT_TRUE(preferences.coordinatesShown());
    EXPECT_TRUE(preferences.questionFirst());
    EXPECT_TRUE(preferences.archiveOn());
    EXPECT_FALSE(preferences.brightRoom());
    EXPECT_FALSE(preferences.thinkingAhead());
    EXPECT_FALSE(preferences.boardTurned(game));
    EXPECT_FALSE(preferences.sounds());
    EXPECT_FALSE(preferences.passingAlone());
    EXPECT_FALSE(preferences.tourTaken());
    EXPECT_FALSE(preferences.wantsAny(game));
    EXPECT_FALSE(preferences.startFor(game));
    EXPECT_EQ(preferences.appearance(), Appearance::System);
    EXPECT_EQ(preferences.palette(), std::nullopt);
    EXPECT_EQ(preferences.fullMotion(), std::nullopt);
    EXPECT_EQ(preferences.usLetter(), std::nullopt);
    EXPECT_EQ(preferences.typeSize(), 100);
    EXPECT_EQ(preferences.playerName(), "");
    EXPECT_EQ(preferences.scoreOf(game).asked, 0);
    EXPECT_TRUE(preferences.recentFiles().isEmpty());
    EXPECT_EQ(preferences.gamesFolder(), Preferences::standardGamesFolder());
    EXPECT_TRUE(Preferences::standardGamesFolder().endsWith("/games"));
    EXPECT_TRUE(preferences.archiveFolder().endsWith("/archive"));
    EXPECT_TRUE(Preferences::ownBookFile().endsWith("/own-book.txt"));
}

TEST_F(AtFirst, WhatIsKeptIsItsOwnersAlone) {
    QString file;
    {
        Preferences preferences;
        preferences.playerName.set(QStringLiteral("Ada"));
        file = QSettings(QSettings::IniFormat, QSettings::UserScope,
                         QCoreApplication::organizationName(), QCoreApplication::applicationName())
                   .fileName();
    }
    EXPECT_EQ(Preferences().playerName(), "Ada");
    for (const QString& own : {file, QFileInfo(file).absolutePath()})
        EXPECT_FALSE(QFile::permissions(own)
                     & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther
                        | QFile::ExeGroup | QFile::ExeOther))
            << own.toStdString();
}

TEST_F(AtFirst, ALockOfItsFileThatAKilledProgramLeftEmptyIsTakenAway) {
    const QString lock =
        QSettings(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
                  QCoreApplication::applicationName())
            .fileName()
        + ".lock";
    const auto leave = [&](const QByteArray& text) {
        ASSERT_TRUE(QDir().mkpath(QFileInfo(lock).absolutePath()));
        QFile file(lock);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    };
    leave({});
    Preferences();
    EXPECT_FALSE(QFile::exists(lock));
    leave("1\nsomebody\nelsewhere\n");
    Preferences();
    EXPECT_TRUE(QFile::remove(lock)) << "another one's";
}

// Also a link to a device, which no test may name: as root Qt would have replaced it.
TEST_F(AtFirst, APipeInThePlaceOfItsFileIsLeftAndNothingIsKept) {
    const QString file =
        QSettings(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
                  QCoreApplication::applicationName())
            .fileName();
    ASSERT_TRUE(QDir().mkpath(QFileInfo(file).absolutePath()));
    QFile::remove(file);
    ASSERT_EQ(mkfifo(QFile::encodeName(file).constData(), 0600), 0);
    {
        Preferences preferences;
        preferences.playerName.set(QStringLiteral("Ada"));
        EXPECT_EQ(preferences.playerName(), "Ada");
    }
    struct stat about {};
    EXPECT_TRUE(::stat(QFile::encodeName(file).constData(), &about) == 0
                && S_ISFIFO(about.st_mode));
    EXPECT_TRUE(QFile::remove(file));
    EXPECT_EQ(Preferences().playerName(), "");
}

TEST_F(AtFirst, WhatIsChosenIsToldOnceAndReadAgain) {
    Preferences preferences;
    const Ruleset &towers = *gameNamed("towers").value(), &cards = *gameNamed("cards").value();
    QStringList told;
    const auto hear = [&](auto changed, const char* name) {
        QObject::connect(&preferences, changed, &preferences, [&told, name] { told << name; });
    };
    const auto hearOf = [&](const AnyPreference& preference, const char* name) {
        QObject::connect(&preference, &AnyPreference::changed, [&told, name] { told << name; });
    };
    hearOf(preferences.legalMovesShown, "moves");
    hearOf(preferences.coordinatesShown, "coordinates");
    hearOf(preferences.boardTurned, "turned");
    hear(&Preferences::gamesFolderChanged, "folder");
    hearOf(preferences.archiveOn, "archive");
    hearOf(preferences.pace, "pace");
    hearOf(preferences.passingAlone, "pass");
    hearOf(preferences.thinkingAhead, "ahead");
    hearOf(preferences.replayStep, "step");
    hear(&Preferences::appearanceChanged, "appearance");
    hearOf(preferences.typeSize, "size");
    hear(&Preferences::motionChanged, "motion");
    hearOf(preferences.usLetter, "paper");
    hearOf(preferences.sounds, "sounds");
    hearOf(preferences.playerName, "name");
    hear(&Preferences::insightShownChanged, "insight");
    for (int time = 0; time < 2; ++time) {
        preferences.legalMovesShown.set(false);
        preferences.coordinatesShown.set(false);
        preferences.boardTurned.set(towers, true);
        preferences.setGamesFolder(QStringLiteral("/elsewhere"));
        preferences.archiveOn.set(false);
        preferences.pace.set(300ms);
        preferences.passingAlone.set(true);
        preferences.thinkingAhead.set(true);
        preferences.replayStep.set(2s);
        preferences.appearance.set(Appearance::Dark);
        preferences.palette.set(Eyes::HighContrast);
        preferences.typeSize.set(125);
        preferences.fullMotion.set(true);
        preferences.usLetter.set(true);
        preferences.sounds.set(true);
        preferences.playerName.set(QStringLiteral("Ada"));
        preferences.setInsightShown(Insight::Why, towers, true);
        preferences.tourTaken.set(true);
        preferences.questionFirst.set(false);
        preferences.brightRoom.set(true);
        preferences.archiveFolder.set(QStringLiteral("/archived"));
    }
    EXPECT_EQ(told.join(u' '),
              "moves coordinates turned folder archive pace pass ahead step appearance "
              "appearance size motion paper sounds name insight");
    const Preferences later;
    EXPECT_FALSE(later.legalMovesShown());
    EXPECT_FALSE(later.coordinatesShown());
    EXPECT_TRUE(later.boardTurned(towers));
    EXPECT_FALSE(later.boardTurned(cards));
    EXPECT_EQ(later.gamesFolder(), "/elsewhere");
    EXPECT_EQ(later.archiveFolder(), "/archived");
    EXPECT_FALSE(later.archiveOn());
    EXPECT_EQ(later.pace(), 300ms);
    EXPECT_TRUE(later.passingAlone());
    EXPECT_TRUE(later.thinkingAhead());
    EXPECT_EQ(later.replayStep(), 2s);
    EXPECT_EQ(later.appearance(), Appearance::Dark);
    EXPECT_EQ(later.palette(), Eyes::HighContrast);
    EXPECT_EQ(later.eyes(), Eyes::HighContrast);
    EXPECT_EQ(later.typeSize(), 125);
    EXPECT_EQ(later.fullMotion(), true);
    EXPECT_EQ(later.usLetter(), true);
    EXPECT_TRUE(later.sounds());
    EXPECT_EQ(later.playerName(), "Ada");
    EXPECT_TRUE(later.insightShown(Insight::Why, towers));
    EXPECT_FALSE(later.insightShown(Insight::Why, cards));
    EXPECT_TRUE(later.wantsAny(towers));
    EXPECT_TRUE(later.tourTaken());
    EXPECT_FALSE(later.questionFirst());
    EXPECT_TRUE(later.brightRoom());
}

TEST_F(AtFirst, WhatIsOutOfItsRangeIsPutIntoItAndATypeSizeThatIsNotOfferedIsTheStandardOne) {
    Preferences preferences;
    preferences.pace.set(-1s);
    EXPECT_EQ(preferences.pace(), 0ms);
    preferences.pace.set(6s);
    EXPECT_EQ(preferences.pace(), 5s);
    preferences.replayStep.set(1ms);
    EXPECT_EQ(preferences.replayStep(), 100ms);
    preferences.replayStep.set(11s);
    EXPECT_EQ(preferences.replayStep(), 10s);
    preferences.appearance.set(static_cast<Appearance>(3));
    EXPECT_EQ(preferences.appearance(), Appearance::Dark);
    preferences.palette.set(static_cast<Eyes>(9));
    EXPECT_EQ(preferences.palette(), Eyes::HighContrast);
    QSettings store(QSettings::IniFormat, QSettings::UserScope,
                    QCoreApplication::organizationName(), QCoreApplication::applicationName());
    store.setValue("paper", 9);
    EXPECT_EQ(preferences.usLetter(), true);
    store.setValue("palette", -1);
    EXPECT_EQ(preferences.palette(), std::nullopt);
    for (const int size : {3000, -7}) {
        preferences.typeSize.set(125);
        preferences.typeSize.set(size);
        EXPECT_EQ(preferences.typeSize(), 100) << size;
    }
    const Ruleset& game = *gameNamed("cards").value();
    preferences.keep(game, Score{.asked = 5, .right = -1, .streak = 2, .longest = 3, .hints = 4});
    const Score score = preferences.scoreOf(game);
    EXPECT_EQ((std::array{score.asked, score.right, score.streak, score.longest, score.hints}),
              (std::array{5, 0, 2, 3, 4}));
    Proposal proposal = firstProposal(game);
    proposal.why = static_cast<Proposal::Why>(99);
    preferences.keep(game, proposal);
    EXPECT_EQ(preferences.proposalFor(game).why, static_cast<Proposal::Why>(3));
}

TEST_F(AtFirst, TheLastNineFilesAreRemembered) {
    Preferences preferences;
    int told = 0;
    QObject::connect(&preferences.recentFiles, &AnyPreference::changed, [&] { ++told; });
    for (int file = 1; file <= 10; ++file)
        preferences.addRecentFile(QString::number(file));
    preferences.addRecentFile(QStringLiteral("4"));
    EXPECT_EQ(told, 11);
    EXPECT_EQ(preferences.recentFiles().join(u' '), "4 10 9 8 7 6 5 3 2");
}

TEST_F(AtFirst, AnInsightThatIsShownInEveryGameOrInNoneLeavesNoExceptions) {
    Preferences preferences;
    const Ruleset &towers = *gameNamed("towers").value(), &cards = *gameNamed("cards").value();
    std::vector<const Ruleset*> told;
    QObject::connect(&preferences, &Preferences::insightShownChanged,
                     [&](Insight, const Ruleset* game, bool) { told.push_back(game); });
    preferences.setInsightShown(Insight::Twin, towers, true);
    preferences.setInsightShown(Insight::Why, towers, true);
    preferences.setInsightShown(Insight::Twin, false);
    EXPECT_EQ(told, (std::vector<const Ruleset*>{&towers, &towers, nullptr}));
    EXPECT_FALSE(preferences.insightShown(Insight::Twin, towers));
    EXPECT_TRUE(preferences.insightShown(Insight::Why, towers)) << "another one";
    preferences.setInsightShown(Insight::Twin, true);
    EXPECT_TRUE(preferences.insightShown(Insight::Twin, towers));
    EXPECT_TRUE(preferences.wants(Insight::Twin, cards));
    const Ruleset& ticTacToe = *gameNamed("tic-tac-toe").value();
    EXPECT_TRUE(preferences.insightShown(Insight::Twin, ticTacToe));
    EXPECT_FALSE(preferences.wants(Insight::Twin, ticTacToe)) << "it does not suit";
}

TEST_F(AtFirst, ThePaceIsSetInTenthsOfASecondAndStaysAsItWasPut) {
    Preferences preferences;
    preferences.pace.set(1240ms);
    PaceEditor editor(preferences);
    auto* slider = editor.findChild<QSlider*>("pace");
    const auto* seconds = editor.findChildren<QLabel*>().back();
    EXPECT_EQ(slider->minimum(), 0);
    EXPECT_EQ(slider->maximum(), 50);
    EXPECT_EQ(slider->value(), 12);
    EXPECT_EQ(seconds->text(), "1.2 s");
    EXPECT_EQ(preferences.pace(), 1240ms);
    QTest::keyClick(slider, Qt::Key_PageUp);
    EXPECT_EQ(preferences.pace(), 1700ms);
    EXPECT_EQ(seconds->text(), "1.7 s");
    preferences.pace.set(4040ms);
    EXPECT_EQ(slider->value(), 40);
    EXPECT_EQ(preferences.pace(), 4040ms);
    slider->setValue(50);
    EXPECT_EQ(preferences.pace(), Preferences::longestPace);
}

TEST_F(PreferencesOnAPage, AreReachedByTheirKeyAndLeftByEscapeToWhereOneWas) {
    openPreferences();
    EXPECT_EQ(window->windowTitle(), QStringLiteral("Preferences – Bouton"));
    EXPECT_TRUE(on<QComboBox>("appearance")->hasFocus());
    leaveByEscape();
    EXPECT_TRUE(window->pages().start()->isVisible());
    openGame("towers");
    openPreferences();
    EXPECT_FALSE(window->pages().game());
    leaveByEscape();
    ASSERT_TRUE(window->pages().game());
    EXPECT_EQ(session().game().name.id, std::string_view("towers"));
    window->pages().openLaboratory();
    openPreferences();
    openPreferences(); // once more changes nothing
    clickOn("leavePreferencesButton");
    EXPECT_TRUE(window->pages().laboratory()->isVisible());
}

TEST_F(PreferencesOnAPage, QuestionsStandOnALineWithTheirAnswers) {
    openPreferences();
    for (const auto* label : preferencesPage()->findChildren<QLabel*>())
        if (const QWidget* answer = label->buddy(); answer && label->isVisible()) {
            const int words = label->mapTo(window.get(), label->rect().center()).y();
            const int box = answer->mapTo(window.get(), answer->rect().center()).y();
            EXPECT_NEAR(words, box, 1) << label->text().toStdString();
        }
}

TEST_F(PreferencesOnAPage, AnswersOfAllCardsStandInOneColumn) {
    openPreferences();
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
        resizeTo(size);
        const auto left = [this](const char* name) {
            const auto* widget = on<QWidget>(name);
            return widget->mapTo(window.get(), QPoint()).x();
        };
        for (const char* name : {"typeSize", "motion", "paper", "playerName", "pace", "replayStep"})
            EXPECT_EQ(left(name), left("appearance")) << name << ' ' << size.width();
    }
}

TEST_F(PreferencesOnAPage, TheColoursChangeAtOnceAndAreKept) {
    openPreferences();
    choose("appearance", 2);
    EXPECT_TRUE(Theme::of(*window).isDark);
    restart();
    EXPECT_TRUE(Theme::of(*window).isDark);
    openPreferences();
    EXPECT_EQ(on<QComboBox>("appearance")->currentText(), QStringLiteral("Dark"));
    choose("appearance", 1);
    EXPECT_FALSE(Theme::of(*window).isDark);
}

// A game's sheet, the pages of results and a lesson alike lie on it.
TEST_F(PreferencesOnAPage, ThePaperOfEverySheetIsChosenAtOnceAndIsKept) {
    const Drawings sheets = pagesOf(PaperTable{"Numbers", {{"name", "value"}, {"one", "1"}}});
    const auto isOn = [&](const char* size) {
        return pictureBytes(sheets, QStringLiteral("pdf"))
            .contains(QByteArray("/MediaBox [0 0 ") + size + ']');
    };
    const char *const a4 = "595.000000 842.000000", *const letter = "612.000000 792.000000";
    openPreferences();
    choose("paper", 2);
    EXPECT_TRUE(isOn(letter));
    usePaper(QPageSize::A4); // as at the start of the program
    restart();
    EXPECT_TRUE(isOn(letter));
    openPreferences();
    EXPECT_EQ(on<QComboBox>("paper")->currentText(), QStringLiteral("US Letter"));
    choose("paper", 1);
    EXPECT_TRUE(isOn(a4));
    choose("paper", 0);
    EXPECT_EQ(paperInUse(), paperOf(QLocale::system().territory()));
    usePaper(QPageSize::A4);
}

TEST_F(PreferencesOnAPage, ThePaletteChangesAtOnceAlsoOnTheBoardAndIsKept) {
    openGame("towers");
    const auto board = [this] { return page().board()->grab().toImage(); };
    const QImage usual = board();
    preferences().palette.set(Eyes::ColourBlind);
    const QImage blind = board();
    EXPECT_NE(blind, usual) << "the towers, not the ground";
    EXPECT_EQ(Theme::of(*window).window, QColor("#F5F3EE"));
    openPreferences();
    choose("palette", 3);
    EXPECT_EQ(Theme::of(*window).eyes, Eyes::HighContrast);
    EXPECT_FALSE(Theme::of(*window).isDark);
    choose("appearance", 2);
    EXPECT_EQ(window->palette().color(QPalette::Window), QColor(Qt::black));
    restart();
    EXPECT_EQ(window->palette().color(QPalette::Window), QColor(Qt::black));
    openPreferences();
    EXPECT_EQ(on<QComboBox>("palette")->currentText(), QStringLiteral("High contrast"));
    choose("appearance", 1);
    choose("palette", 0);
    EXPECT_EQ(Theme::of(*window).eyes, Eyes::Usual);
    openGame("towers");
    EXPECT_EQ(board(), usual);
}

// Those whose palette is the same hear of it too, or a board would stay as it was.
TEST_F(PreferencesOnAPage, APaletteThatChangesPiecesAlonePaintsTheBoardAnew) {
    struct Counter : QObject {
        int painted = 0;
        bool eventFilter(QObject*, QEvent* event) override {
            painted += event->type() == QEvent::Paint;
            return false;
        }
    } counter;
    openGame("towers");
    QTest::qWait(0);
    page().board()->installEventFilter(&counter);
    preferences().palette.set(Eyes::ColourBlind);
    EXPECT_TRUE(QTest::qWaitFor([&] { return counter.painted > 0; }, 30'000));
    page().board()->removeEventFilter(&counter);
}

TEST_F(PreferencesOnAPage, LegalMovesAndCoordinatesAreShownOrNotAtOnce) {
    playTicTacToe();
    const QImage with = page().board()->grab().toImage();
    const QRectF cell = page().board()->cellRect({0, 0});
    openPreferences();
    clickOn("coordinatesBox");
    EXPECT_FALSE(preferences().coordinatesShown());
    leaveByEscape();
    EXPECT_GT(page().board()->cellRect({0, 0}).width(), cell.width()) << "the board takes the room";
    const QImage without = page().board()->grab().toImage();
    openPreferences();
    clickOn("legalMovesBox");
    leaveByEscape();
    EXPECT_NE(page().board()->grab().toImage(), without);
    restart();
    openPreferences();
    EXPECT_FALSE(on<QCheckBox>("coordinatesBox")->isChecked());
    EXPECT_FALSE(on<QCheckBox>("legalMovesBox")->isChecked());
    clickOn("coordinatesBox");
    clickOn("legalMovesBox");
    playTicTacToe();
    EXPECT_EQ(page().board()->cellRect({0, 0}), cell);
    EXPECT_EQ(page().board()->grab().size(), with.size());
}

TEST_F(PreferencesOnAPage, CardsTellTheirNumbersWithoutCoordinatesToo) {
    openGame("cards");
    const QImage with = page().board()->grab().toImage();
    preferences().coordinatesShown.set(false);
    EXPECT_NE(page().board()->grab().toImage(), with);
    preferences().coordinatesShown.set(true);
    EXPECT_EQ(page().board()->grab().toImage(), with);
}

TEST_F(PreferencesOnAPage, PaceAndReplayAreSetThereAndKept) {
    openPreferences();
    on<QSlider>("pace")->setFocus();
    QTest::keyClick(on<QSlider>("pace"), Qt::Key_End);
    EXPECT_EQ(preferences().pace(), Preferences::longestPace);
    choose("replayStep", 2);
    EXPECT_EQ(preferences().replayStep(), 2s);
    restart();
    openPreferences();
    EXPECT_EQ(on<QComboBox>("replayStep")->currentText(), QStringLiteral("2 s"));
    EXPECT_EQ(on<QSlider>("pace")->value(), on<QSlider>("pace")->maximum());
    preferences().replayStep.set(3s);
    EXPECT_EQ(on<QComboBox>("replayStep")->currentIndex(), -1) << "none of those that are offered";
}

TEST_F(PreferencesOnAPage, LargerTypeIsWornAtOnceByEveryWidgetAndKept) {
    openPreferences();
    const auto size = [](const QWidget* widget) { return widget->font().pointSizeF(); };
    const double small = size(on<QCheckBox>("legalMovesBox"));
    std::map<const QWidget*, double> before;
    for (const QWidget* widget : window->findChildren<QWidget*>())
        before[widget] = size(widget);
    choose("typeSize", 4);
    EXPECT_EQ(preferences().typeSize(), 175);
    for (const auto& [widget, points] : before)
        EXPECT_NEAR(size(widget), points * 1.75, 0.1)
            << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
    restart();
    openPreferences();
    EXPECT_EQ(on<QComboBox>("typeSize")->currentText(), QStringLiteral("175 %"));
    EXPECT_NEAR(size(on<QCheckBox>("legalMovesBox")), small * 1.75, 0.1);
    choose("typeSize", 0);
    EXPECT_NEAR(size(on<QCheckBox>("legalMovesBox")), small, 0.01);
}

TEST_F(PreferencesOnAPage, MotionSoundsAndANameAreChosenToldAndKept) {
    int motions = 0;
    QStringList told;
    QObject::connect(&preferences(), &Preferences::motionChanged, window.get(), [&] { ++motions; });
    QObject::connect(&preferences().sounds, &AnyPreference::changed, window.get(),
                     [&] { told << (preferences().sounds() ? "sounds" : "silence"); });
    QObject::connect(&preferences().playerName, &AnyPreference::changed, window.get(),
                     [&] { told << preferences().playerName(); });
    EXPECT_FALSE(preferences().sounds()) << "off until they are switched on";
    openPreferences();
    choose("motion", 2);
    EXPECT_TRUE(preferences().reducedMotion());
    EXPECT_EQ(motions, 2) << "Full on the way";
    choose("motion", 1);
    EXPECT_FALSE(preferences().reducedMotion());
    clickOn("soundsBox");
    auto* name = on<QLineEdit>("playerName");
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral(" Jo  B "));
    EXPECT_EQ(preferences().playerName(), QStringLiteral("Jo B"));
    EXPECT_EQ(name->text(), QStringLiteral(" Jo  B ")) << "what is being typed stays";
    EXPECT_EQ(told, (QStringList{"sounds", "J", "Jo", "Jo B"}));
    restart();
    EXPECT_FALSE(preferences().reducedMotion());
    EXPECT_TRUE(preferences().sounds());
    openPreferences();
    EXPECT_EQ(on<QLineEdit>("playerName")->text(), QStringLiteral("Jo B"));
    preferences().playerName.set(QString(40, u'x'));
    EXPECT_EQ(preferences().playerName().size(), Preferences::longestName);
    EXPECT_EQ(on<QLineEdit>("playerName")->text(), preferences().playerName());
    preferences().playerName.set({});
    EXPECT_TRUE(preferences().playerName().isEmpty());
}

TEST_F(PreferencesOnAPage, FollowWhatIsChosenElsewhere) {
    openPreferences();
    QTest::keyClick(window->focusWidget(), Qt::Key_L, Qt::ControlModifier);
    EXPECT_FALSE(on<QCheckBox>("legalMovesBox")->isChecked());
    preferences().appearance.set(Appearance::Dark);
    EXPECT_EQ(on<QComboBox>("appearance")->currentText(), QStringLiteral("Dark"));
    preferences().archiveOn.set(false);
    EXPECT_FALSE(on<QCheckBox>("archiveBox")->isChecked());
}

TEST_F(PreferencesOnAPage, TheFolderOfGamesIsChosenShownAndPutBack) {
    const WantedWarning shown("No document for"); // what stands for the desktop shows no folder
    const QTemporaryDir folder;
    Desktop desktop;
    openPreferences();
    const QString standard = Preferences::standardGamesFolder();
    EXPECT_EQ(on<QLabel>("gamesFolder")->text(), standard);
    EXPECT_FALSE(on<QAbstractButton>("standardFolderButton")->isEnabled());
    QStringList told;
    const auto listen = [&] {
        QObject::connect(&preferences(), &Preferences::gamesFolderChanged, window.get(),
                         [&](const QString& where) { told << where; });
    };
    listen();
    clickOn("chooseFolderButton");
    auto* dialog = on<QFileDialog>("folderDialog");
    emit dialog->fileSelected(folder.path() + QStringLiteral("/"));
    dialog->close();
    EXPECT_EQ(preferences().gamesFolder(), folder.path());
    EXPECT_EQ(on<QLabel>("gamesFolder")->text(), folder.path());
    clickOn("showFolderButton");
    EXPECT_EQ(desktop.browser.source(), QUrl::fromLocalFile(folder.path()));
    restart();
    EXPECT_EQ(preferences().gamesFolder(), folder.path());
    openPreferences();
    listen();
    clickOn("standardFolderButton");
    EXPECT_EQ(told, (QStringList{folder.path(), standard}));
    EXPECT_EQ(preferences().gamesFolder(), standard);
}

TEST_F(PreferencesOnAPage, ThatNoFolderCanBeShownIsSaid) {
    openPreferences();
    // Nobody shows files where there is no desktop.
    clickOn("showFolderButton");
    EXPECT_EQ(on<QLabel>("gamesFolderWord")->text(),
              QStringLiteral("There is no program here that shows folders, or no such folder."));
    EXPECT_TRUE(on<QLabel>("gamesFolderWord")->isVisible());
}

TEST_F(PreferencesOnAPage, TheArchiveIsSwitchedOffAndStaysOff) {
    openPreferences();
    EXPECT_TRUE(preferences().archiveOn());
    clickOn("archiveBox");
    EXPECT_FALSE(preferences().archiveOn());
    restart();
    EXPECT_FALSE(preferences().archiveOn());
    openPreferences();
    clickOn("archiveBox");
    EXPECT_TRUE(preferences().archiveOn());
}

TEST_F(PreferencesOnAPage, TheGameMenuResignsWhereSomebodyCan) {
    const auto all = window->findChildren<QAction*>();
    const auto found = std::ranges::find(all, QStringLiteral("Res&ign"), &QAction::text);
    ASSERT_NE(found, all.end());
    QAction* resign = *found;
    EXPECT_FALSE(resign->isEnabled());
    openGame("tic-tac-toe");
    EXPECT_FALSE(resign->isEnabled());
    press("startButton");
    ASSERT_TRUE(resign->isEnabled());
    resign->trigger();
    EXPECT_TRUE(session().ending().forfeit);
    EXPECT_FALSE(resign->isEnabled());
}

} // namespace bouton::testing
