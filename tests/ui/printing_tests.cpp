// SPDX-License-Identifier: MIT
#include <QComboBox>
#include <QFileDialog>
#include <QPushButton>
#include <QSpinBox>

#include <csignal>

#include "support/patience.h"
#include "ui/laboratory.h"
#include "ui/print/picture_file.h"
#include "ui/print/print_dialog.h"
#include "ui/printing_system.h"

// Printing, with commands in the place of lpstat and lp.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

class Printing : public ::testing::Test {
protected:
    Printing() { parent.resize(600, 400); }
    void print(const QString& name = "Sheets") {
        askToPrint(
            &parent, name, [this] { return drawings; },
            [this](const QString& sentence) { told.push_back(sentence.toStdString()); });
    }
    PrintDialog* dialog() { return parent.findChild<PrintDialog*>(); }
    template <class T> T* in(const char* name) {
        T* found = dialog() ? dialog()->findChild<T*>(name) : nullptr;
        EXPECT_TRUE(found) << name;
        return found;
    }
    QString note() { return in<QLabel>("printerNote")->text(); }
    bool found() {
        return QTest::qWaitFor([&] { return in<QComboBox>("printer")->isEnabled(); }, patience);
    }
    bool findsNone() {
        return QTest::qWaitFor([&] { return note().startsWith("No printer was found."); },
                               patience);
    }
    void printAtOnce() {
        print();
        ASSERT_TRUE(found());
        press("printNow");
    }
    bool isTold(std::size_t sentences) {
        return QTest::qWaitFor([&] { return told.size() >= sentences; }, patience);
    }
    bool closed() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return !dialog();
    }
    void press(const char* name) { QTest::mouseClick(in<QAbstractButton>(name), Qt::LeftButton); }

    PrintingSystem system;
    QWidget parent;
    Drawings drawings{
        {"One", paperSize, [](QPainter&) {}},
        {"Two", paperSize, [](QPainter&) {}},
    };
    std::vector<std::string> told;
};

} // namespace

TEST_F(Printing, ThePrintersAreOfferedTheUsualOneFirst) {
    system.lpstat(
        "echo 'system default destination: Office'; echo Attic; echo Office; echo 'Zoo 2'");
    print();
    ASSERT_TRUE(found());
    const auto& list = *in<QComboBox>("printer");
    ASSERT_EQ(list.count(), 3);
    EXPECT_EQ(list.currentText(), "Office");
    EXPECT_EQ(list.itemText(1), "Attic");
    EXPECT_EQ(list.itemText(2), "Zoo 2");
    EXPECT_EQ(note(), "");
}

// Its words are read.
TEST_F(Printing, ThePrintersAreAskedForInEnglishAndFaultsAreNotRead) {
    system.lpstat("echo system default destination: Gone; echo no printer >&2; echo \"$LC_ALL\"; "
                  "echo \"$@\"; cat");
    print();
    ASSERT_TRUE(found());
    EXPECT_EQ(in<QComboBox>("printer")->itemText(0), "C");
    EXPECT_EQ(in<QComboBox>("printer")->itemText(1), "-d -e");
    EXPECT_EQ(in<QComboBox>("printer")->count(), 2);
}

TEST_F(Printing, NothingIsSentWhereThereIsNothingToDraw) {
    system.lpstat("echo Attic");
    system.lp("cat > pages.pdf");
    drawings.clear();
    printAtOnce();
    EXPECT_THAT(told, ElementsAre("There is nothing to draw."));
    EXPECT_TRUE(closed());
}

TEST_F(Printing, APrintServerThatDoesNotAnswerHoldsNobodyUp) {
    system.lpstat("echo $$ > pid; exec cat hangs"); // a pipe into which nobody writes
    print();
    ASSERT_TRUE(dialog()) << "it is there at once";
    EXPECT_EQ(note(), "Looking for printers…");
    EXPECT_FALSE(in<QPushButton>("printNow")->isEnabled());
    ASSERT_TRUE(QTest::qWaitFor([&] { return system.text("pid").endsWith('\n'); }, patience));
    EXPECT_EQ(note(), "Looking for printers…") << "and still nobody waits";
    EXPECT_TRUE(in<QPushButton>("printToFile")->isEnabled());
    const pid_t process = system.text("pid").toInt();
    ASSERT_EQ(kill(process, 0), 0);
    press("cancelPrinting");
    EXPECT_TRUE(closed());
    EXPECT_EQ(kill(process, 0), -1) << "nobody asks any more";
}

TEST_F(Printing, WithoutPrintersThePagesCanStillBeSaved) {
    for (const char* answer : {"echo 'no system default destination'", "exit 1"}) {
        system.lpstat(answer);
        print();
        ASSERT_TRUE(findsNone());
        EXPECT_FALSE(in<QPushButton>("printNow")->isEnabled());
    }
    system.without("lpstat");
    print("A/B");
    ASSERT_TRUE(findsNone());
    press("printToFile");
    auto* file = parent.findChild<QFileDialog*>("savePictureDialog");
    ASSERT_TRUE(file);
    EXPECT_EQ(file->selectedFiles().value(0).section(u'/', -1), "A_B.pdf");
    EXPECT_EQ(file->windowTitle(), "Save as PDF");
    EXPECT_EQ(file->nameFilters(), QStringList{"PDF document (*.pdf)"});
    file->close();
    EXPECT_TRUE(closed()) << "one question is enough";
}

TEST_F(Printing, TheChosenPrinterGetsAllPagesAndTheCopies) {
    system.lpstat("echo Attic; echo Office");
    system.lp("printf '%s\\n' \"$@\" > asked; cat > pages.pdf");
    print("-o Sheets");
    ASSERT_TRUE(found());
    in<QComboBox>("printer")->setCurrentText("Office");
    in<QSpinBox>("copies")->setValue(3);
    press("printNow");
    ASSERT_TRUE(isTold(2));
    EXPECT_THAT(told, ElementsAre("Sending it to Office…", "Sent to Office."));
    EXPECT_EQ(system.text("asked"), "-d\nOffice\n-n\n3\n-t\n-o Sheets\n-o\nfit-to-page\n");
    EXPECT_EQ(system.text("pages.pdf").count("/Type /Page\n"), 2);
    EXPECT_TRUE(system.text("pages.pdf").contains("/MediaBox [0 0 595"));
}

TEST_F(Printing, EnterOnCancelPrintsNothing) {
    system.lpstat("echo Attic");
    system.lp("cat > pages.pdf");
    print();
    ASSERT_TRUE(found());
    auto* cancel = in<QAbstractButton>("cancelPrinting");
    cancel->setFocus(Qt::TabFocusReason);
    QTest::keyClick(cancel, Qt::Key_Return);
    EXPECT_TRUE(closed());
    EXPECT_TRUE(told.empty());
}

TEST_F(Printing, WhatThePrinterRefusesIsTold) {
    system.lpstat("echo Office");
    system.lp("cat > /dev/null; echo 'lp: <b>Paper</b> is out' >&2; exit 1");
    printAtOnce();
    ASSERT_TRUE(isTold(2));
    ASSERT_EQ(told.size(), 2u);
    EXPECT_EQ(told.back(), "It could not be printed: lp: <b>Paper</b> is out");
    // One that says nothing, one that is killed and one that is not there.
    for (const char* const lp : {"cat > /dev/null; exit 1", "cat > /dev/null; kill -9 $$", ""}) {
        told.clear();
        *lp ? system.lp(lp) : system.without("lp");
        printAtOnce();
        ASSERT_TRUE(isTold(2));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        ASSERT_EQ(told.size(), 2u) << lp;
        EXPECT_THAT(told.back(), ::testing::MatchesRegex("It could not be printed: .+")) << lp;
    }
}

TEST_F(Printing, WhoHasGoneIsToldNothingAndItIsPrintedAllTheSame) {
    system.lpstat("echo Office");
    system.lp("cat go > /dev/null; cat > pages.pdf; echo > done");
    auto* page = new QWidget;
    bool hears = false;
    int sentences = 0;
    askToPrint(
        page, "Sheets", [this] { return drawings; },
        [&](const QString&) { hears = ++sentences > 1; });
    printBy(*page->findChild<PrintDialog*>());
    delete page;
    system.open("go");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !system.text("done").isEmpty(); }, patience));
    EXPECT_EQ(system.text("pages.pdf").count("/Type /Page\n"), 2);
    EXPECT_FALSE(hears);
}

TEST_F(Printing, ASecondDialogTakesThePlaceOfTheFirst) {
    system.lpstat("exec cat hangs");
    print();
    print();
    EXPECT_EQ(parent.findChildren<PrintDialog*>().size(), 1);
}

TEST_F(Window, TellsWhatBecameOfTheBoardThatIsPrinted) {
    PrintingSystem system;
    system.lpstat("echo Office");
    system.lp("cat > /dev/null");
    openGame("towers");
    window->findChild<QAction*>("printBoard")->trigger();
    printBy(*window);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return window->findChild<QLabel*>("told")->text() == "Sent to Office."; }, patience));
}

} // namespace bouton::testing
