// SPDX-License-Identifier: MIT
#include "ui/laboratory/claim_line.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QTextBlock>
#include <QTextLayout>
#include <QVBoxLayout>

#include <thread>

#include "ui/controls/words.h"
#include "ui/laboratory/claim_field.h"
#include "ui/laboratory/claim_values.h"
#include "ui/laboratory/result_table.h"
#include "ui/preferences/appearance.h"
#include "ui/support.h"
#include "ui/theme/theme.h"

// The line in which a claim is typed, by real keys.

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds never = 24h;

class TypedClaim : public Forgetful {
protected:
    TypedClaim() {
        line = new ClaimLine;
        line->setPause(never);
        values = new ClaimValues(*line);
        after = new QLineEdit;
        auto* all = new QVBoxLayout(&window);
        all->addWidget(line);
        all->addWidget(values, 1);
        all->addWidget(after);
        line->setPosition(**gameNamed("cards"), "6:2/7:3/2:4 G");
        window.resize(600, 500);
        window.show();
        window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
        line->setFocus();
        QObject::connect(line, &ClaimLine::submitted, &window, [this] { ++submitted; });
    }

    ClaimField& field() { return *line->findChild<ClaimField*>(); }
    WordList& list() { return *window.findChild<WordList*>(); }
    QString note() { return line->findChild<QLabel*>("claimNote")->text(); }
    void type(const QString& keys) { QTest::keyClicks(&field(), keys); }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(&field(), key, with);
    }
    void typeAnew(const QString& keys) {
        line->setText({});
        type(keys);
    }
    // All of a position is found.
    void show(const char* game, const char* position) {
        line->setPosition(**gameNamed(game), position);
        ASSERT_TRUE(found());
    }
    bool found() {
        return QTest::qWaitFor([this] { return line->values().whole; }, 30'000);
    }
    QStringList offered() {
        QStringList words;
        for (int row = 0; list().open() && row < list().count(); ++row)
            words << list().item(row)->text();
        return words;
    }
    // How many pixels of the warning's colour are painted between these letters, just below them.
    int marked(int from, int to) {
        const QImage image = field().viewport()->grab().toImage();
        const QColor warning = Theme::of(field()).warning;
        QTextCursor cursor(field().document());
        cursor.setPosition(from);
        const QRect first = field().cursorRect(cursor);
        cursor.setPosition(to);
        const int right = field().cursorRect(cursor).left();
        int count = 0;
        for (int x = first.left(); x < right; ++x)
            for (int y = first.bottom() - 2; y <= first.bottom() + 2; ++y) {
                const QColor pixel = image.pixelColor(x, y);
                count += std::abs(pixel.red() - warning.red()) < 60
                         && std::abs(pixel.green() - warning.green()) < 60
                         && std::abs(pixel.blue() - warning.blue()) < 60;
            }
        return count;
    }
    // The words that are written in the accent of the moment.
    QStringList inked() {
        QStringList words;
        for (const auto& run : field().document()->firstBlock().layout()->formats()) {
            words << line->text().mid(run.start, run.length);
            EXPECT_EQ(run.format.foreground().color(), Theme::of(field()).accent);
            EXPECT_EQ(run.format.fontWeight(), QFont::DemiBold);
        }
        return words;
    }
    // What stands in the table beside a word, from the first column with something in it.
    QString valueOf(const QString& term) {
        auto& table = *values->findChild<ResultTable*>();
        QStringList told;
        for (int row = 0; row < table.rowCount(); ++row)
            if (table.item(row, 0)->text() == term)
                for (int column = 1; column < table.columnCount(); ++column)
                    if (const QString text = table.item(row, column)->text(); !text.isEmpty())
                        told << text;
        return told.join(u' ');
    }

    QWidget window;
    ClaimLine* line;
    ClaimValues* values;
    QLineEdit* after;
    int submitted = 0;
};

} // namespace

TEST_F(TypedClaim, TheListOffersWordsWithSentenceAndValueAndTabTakesOne) {
    ASSERT_TRUE(found());
    type("mo");
    EXPECT_EQ(offered(), (QStringList{"moves", "most", "mod"}));
    EXPECT_TRUE(list().chosen().meaning.contains("moves there are"));
    EXPECT_EQ(list().chosen().value, "7");
    press(Qt::Key_Down);
    EXPECT_EQ(list().chosen().value, "2, 3, 4");
    press(Qt::Key_Tab);
    EXPECT_EQ(line->text(), "most");
    EXPECT_FALSE(list().open());
    EXPECT_TRUE(field().hasFocus()) << "Tab has taken the word, not left the line";
    press(Qt::Key_Tab);
    EXPECT_FALSE(field().hasFocus()) << "without a list it goes on";
}

TEST_F(TypedClaim, TheChoiceStaysAtItsWordAndWithinTheList) {
    type("m");
    ASSERT_TRUE(offered().contains("most"));
    while (list().chosen().word != "most" && list().currentRow() + 1 < list().count())
        press(Qt::Key_Down);
    type("o");
    ASSERT_EQ(offered(), (QStringList{"moves", "most", "mod"}));
    EXPECT_EQ(list().chosen().word, "most");
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Down);
    EXPECT_EQ(list().chosen().word, "mod");
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Up);
    EXPECT_EQ(list().chosen().word, "moves");
    press(Qt::Key_Escape);
    type("v");
    EXPECT_EQ(offered(), QStringList{"moves"});
}

TEST_F(TypedClaim, TheFieldIsAsHighAsItsTextWhateverRoomThereIs) {
    auto* room = new QWidget(&window);
    room->setGeometry(0, 0, 300, 400);
    auto* alone = new ClaimField;
    (new QVBoxLayout(room))->addWidget(alone);
    room->show();
    QCoreApplication::processEvents();
    const int one = alone->height();
    EXPECT_EQ(one, alone->sizeHint().height());
    EXPECT_LT(one, 60);
    alone->setPlainText(QString(30, u'x') + u' ' + QString(30, u'y'));
    QCoreApplication::processEvents();
    EXPECT_EQ(alone->height(), alone->sizeHint().height());
    EXPECT_GT(alone->height(), one);
}

TEST_F(TypedClaim, AnOpenListFollowsTheValuesOfAnotherPosition) {
    ASSERT_TRUE(found());
    type("mo");
    ASSERT_EQ(list().chosen().value, "7");
    show("cards", "2:1 G");
    EXPECT_TRUE(list().open());
    EXPECT_EQ(list().chosen().value, "1");
}

TEST_F(TypedClaim, AWholeClaimIsTypedByTheListAlone) {
    ASSERT_TRUE(found());
    type("lo");
    press(Qt::Key_Return);
    type(" ex");
    press(Qt::Key_Tab);
    type("xo");
    press(Qt::Key_Down); // xor( over the parts
    press(Qt::Key_Tab);
    type("ca");
    press(Qt::Key_Tab);
    type(" mod (mos");
    press(Qt::Key_Tab);
    type(" + 1)) == 0");
    EXPECT_EQ(line->text(), "lost exactly if xor(cards mod (most + 1)) == 0");
    ASSERT_TRUE(line->claim());
    EXPECT_EQ(submitted, 0) << "Enter took a word";
    press(Qt::Key_Return);
    EXPECT_EQ(submitted, 1);
}

TEST_F(TypedClaim, TheWordsOfTheGameStandInTheAccent) {
    apply(Preferences::Appearance::Light);
    type("every (cards > 1) exactly if lost");
    EXPECT_EQ(inked(), (QStringList{"cards", "lost"}));
    apply(Preferences::Appearance::Dark);
    EXPECT_EQ(inked(), (QStringList{"cards", "lost"})) << "in the dark one too";
    apply(Preferences::Appearance::System);
    line->setPosition(**gameNamed("grid-nim"), "");
    EXPECT_EQ(inked(), QStringList{"lost"}) << "of another game";
}

TEST_F(TypedClaim, EnterAfterAWholeWordDoesNotWaitForTheList) {
    type("lost");
    EXPECT_FALSE(list().open()) << "the one word that it could offer is there";
    press(Qt::Key_Return);
    EXPECT_EQ(submitted, 1);
    EXPECT_EQ(line->text(), "lost");
}

TEST_F(TypedClaim, AnOperatorThatIsHalfThereIsFinished) {
    type("groups is e");
    EXPECT_TRUE(offered().contains("is even")) << offered().join(u' ').toStdString();
    while (list().chosen().word != "is even")
        press(Qt::Key_Down);
    press(Qt::Key_Tab);
    EXPECT_EQ(line->text(), "groups is even");
}

TEST_F(TypedClaim, OnlyWhatCanFollowAnOperatorThatIsHalfThereOrBeforeIsOffered) {
    type("some mo");
    EXPECT_EQ(offered(), QStringList{"some move (…)"}) << "neither moves nor mod";
    press(Qt::Key_Tab);
    EXPECT_EQ(line->text(), "some move (");
    typeAnew("groups > 1 and (every m");
    EXPECT_EQ(offered(), QStringList{"every move (…)"}) << "behind a bracket too";
    typeAnew("some move (before.m");
    EXPECT_EQ(offered(), QStringList{"moves"}) << "of words those of a position";
    typeAnew("lost exactly ");
    press(Qt::Key_Space, Qt::ControlModifier);
    EXPECT_EQ(offered(), QStringList{"exactly if"}) << "all that can follow";
}

TEST_F(TypedClaim, EnterChangesNoWordThatIsWhole) {
    for (const char* const text : {"some move", "sum", "every move", "moves"}) {
        typeAnew(text);
        press(Qt::Key_Return);
        EXPECT_EQ(line->text(), text);
        EXPECT_FALSE(list().open());
    }
    typeAnew("gr");
    press(Qt::Key_Return);
    EXPECT_EQ(line->text(), "groups") << "a word that is not";
}

TEST_F(TypedClaim, CtrlSpaceListsAllAndEscapeClosesTheListAlone) {
    press(Qt::Key_Space, Qt::ControlModifier);
    EXPECT_TRUE(offered().contains("groups"));
    EXPECT_TRUE(offered().contains("every move (…)"));
    EXPECT_TRUE(line->text().isEmpty());
    press(Qt::Key_Escape);
    EXPECT_FALSE(list().open());
}

TEST_F(TypedClaim, AClickTakesAWord) {
    type("gr");
    ASSERT_TRUE(list().open());
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualItemRect(list().item(0)).center());
    EXPECT_EQ(line->text(), "groups");
    EXPECT_FALSE(list().open());
    EXPECT_TRUE(field().hasFocus());
}

TEST_F(TypedClaim, TheListLiesInTheWindowBelowTheWordAndNeverOnIt) {
    type("won and lo");
    ASSERT_TRUE(list().open());
    EXPECT_TRUE(window.rect().contains(list().geometry()));
    const QRect word = field().placeOfBegun().translated(field().mapTo(&window, QPoint()));
    EXPECT_GT(list().y(), word.bottom());
    const QRect whole(field().mapTo(&window, QPoint()), field().size());
    EXPECT_EQ(list().y(), whole.bottom() + 3) << "below the field";
    QTextCursor cursor = field().textCursor();
    cursor.setPosition(8);
    EXPECT_EQ(list().x() + Theme::unit,
              field().viewport()->mapTo(&window, QPoint()).x() + field().cursorRect(cursor).left());
    window.resize(400, 300);
    EXPECT_FALSE(list().open()) << "it does not stay where the word was";
    type("won or won or won or won or won or won or lo");
    ASSERT_EQ(field().rows(), 2);
    EXPECT_EQ(list().y(),
              field().mapTo(&window, QPoint()).y() + field().placeOfBegun().bottom() + 2)
        << "below its row";
}

TEST_F(TypedClaim, TheListLiesAboveAWordThatHasMoreRoomThere) {
    auto* all = dynamic_cast<QVBoxLayout*>(window.layout());
    all->removeWidget(line);
    all->insertWidget(1, line);
    window.resize(360, 500); // narrower than the list would be
    QCoreApplication::processEvents();
    press(Qt::Key_Space, Qt::ControlModifier);
    ASSERT_TRUE(list().open());
    EXPECT_TRUE(window.rect().contains(list().geometry()));
    const QRect word = field().placeOfBegun().translated(field().mapTo(&window, QPoint()));
    EXPECT_LT(list().geometry().bottom(), word.top());
}

TEST_F(TypedClaim, TheListGoesWithTheFocusOrWhereTheCursorIsMovedOrTheGameIsAnother) {
    const auto open = [this] {
        typeAnew("lo");
        return list().open();
    };
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End}) {
        ASSERT_TRUE(open());
        press(key);
        EXPECT_FALSE(list().open()) << key;
    }
    ASSERT_TRUE(open());
    QTest::mouseClick(field().viewport(), Qt::LeftButton);
    EXPECT_FALSE(list().open());
    ASSERT_TRUE(open());
    int changes = 0;
    QObject::connect(line, &ClaimLine::changed, &window, [&] { ++changes; });
    line->setPosition(**gameNamed("cards"), "2:1 G");
    EXPECT_TRUE(list().open());
    EXPECT_EQ(changes, 1);
    line->setPosition(**gameNamed("grid-nim"), "");
    EXPECT_FALSE(list().open());
    ASSERT_TRUE(open());
    after->setFocus();
    EXPECT_FALSE(list().open());
    line->setFocus();
    ASSERT_TRUE(open());
    line->hide();
    EXPECT_FALSE(list().open());
}

TEST_F(TypedClaim, TheFieldIsDescribedByTheChosenWordWhileTheListIsOpen) {
    ASSERT_TRUE(found());
    line->setText("mo");
    EXPECT_FALSE(window.findChild<WordList*>()) << "nobody typed that";
    type("s");
    const auto told = [this] { return field().accessibleDescription(); };
    EXPECT_EQ(told(), "most " + list().chosen().meaning + " 2, 3, 4");
    press(Qt::Key_Escape);
    EXPECT_EQ(told(), note());
    typeAnew("mo");
    press(Qt::Key_Down);
    press(Qt::Key_Up);
    EXPECT_EQ(told(), "moves " + list().chosen().meaning + " 7");
    line->setText("lost exactly if xor(card)");
    press(Qt::Key_Return);
    type(" ");
    type("mo");
    EXPECT_TRUE(told().startsWith("moves ")) << told().toStdString();
    type("3");
    EXPECT_FALSE(list().open());
    EXPECT_EQ(told(), note()) << "the same mistake as before";
}

TEST_F(TypedClaim, AWordIsOfferedInAnyCaseAndNoneAfterOneIsTaken) {
    type("MO");
    EXPECT_EQ(offered(), (QStringList{"moves", "most", "mod"}));
    line->setPosition(**gameNamed("tic-tac-toe"), "X.O/.X./..O X");
    typeAnew("ow");
    press(Qt::Key_Tab);
    EXPECT_EQ(line->text(), "own");
    EXPECT_FALSE(list().open()) << "ownIn begins so, too";
}

TEST_F(TypedClaim, AGameWithoutPartsHasNoOperatorsOfParts) {
    line->setPosition(**gameNamed("trojan-horse"), "");
    type("su");
    EXPECT_EQ(offered(), QStringList());
    typeAnew("mi");
    EXPECT_EQ(offered(), QStringList{"min(…, …)"});
}

TEST_F(TypedClaim, AListOfAllStaysOneWhenItsValuesCome) {
    press(Qt::Key_Space, Qt::ControlModifier);
    const QStringList all = offered();
    show("cards", "2:1 G");
    EXPECT_EQ(offered(), all);
    EXPECT_EQ(list().chosen().value, "1");
}

TEST_F(TypedClaim, NobodyWaitsToTellAMistakeOfAnEmptyLineOrOneThatIsTold) {
    const auto waits = [this] {
        return line->findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly)->isActive();
    };
    type("won an");
    EXPECT_TRUE(waits());
    line->setText(" ");
    EXPECT_FALSE(waits());
    type("q");
    EXPECT_TRUE(waits());
    press(Qt::Key_Return);
    EXPECT_FALSE(waits());
    line->setText("won or");
    EXPECT_TRUE(waits());
    type(" lost");
    EXPECT_FALSE(waits());
    ClaimLine usual;
    usual.showMistake(); // of no game
    EXPECT_FALSE(usual.mistake());
    EXPECT_EQ(usual.findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly)->intervalAsDuration(),
              700ms);
}

TEST_F(TypedClaim, AMistakeIsToldWhenOnePausesAndMarkedInTheLine) {
    const QString hint = note();
    type("lost exactly if xor(card) == 0");
    EXPECT_TRUE(line->mistake());
    EXPECT_EQ(note(), hint) << "not while one types";
    EXPECT_FALSE(field().marked());
    line->setPause(0ms);
    type(" ");
    ASSERT_TRUE(QTest::qWaitFor([&] { return note() != hint; }));
    EXPECT_EQ(note(), spoken(line->mistake()->what));
    EXPECT_TRUE(field().marked());
}

TEST_F(TypedClaim, WhatIsMendedIsToldNoLongerAtOnceAndWhatIsNotStaysStill) {
    const QString hint = note();
    type("lost exactly if xor(card) == 0");
    press(Qt::Key_Return);
    EXPECT_EQ(submitted, 0);
    const QString told = note();
    EXPECT_TRUE(told.startsWith("Column 21: ")) << told.toStdString();
    press(Qt::Key_End);
    type(" or lost");
    EXPECT_EQ(note(), told) << "the same mistake does not flicker";
    field().go(24);
    type("s");
    EXPECT_TRUE(line->claim());
    EXPECT_EQ(note(), hint);
    EXPECT_FALSE(field().marked());
}

TEST_F(TypedClaim, EnterGoesToTheMistakeAndItsMarkLiesBelowTheWrongWord) {
    type("won and lots");
    EXPECT_EQ(marked(8, 12), 0);
    field().go(0);
    press(Qt::Key_Return);
    EXPECT_TRUE(field().marked());
    EXPECT_EQ(field().textCursor().position(), 12);
    EXPECT_GT(marked(8, 12), 10);
    EXPECT_EQ(marked(0, 7), 0);
}

TEST_F(TypedClaim, AMarkGoesOnInTheNextRows) {
    line->setText(QStringList(40, "xxxx").join(u' '));
    QCoreApplication::processEvents();
    ASSERT_GE(field().rows(), 3);
    const auto* layout = field().document()->firstBlock().layout();
    const int second = layout->lineAt(1).textStart(), third = layout->lineAt(2).textStart();
    field().mark(20, third + 4 - 20);
    EXPECT_EQ(marked(0, 19), 0);
    EXPECT_GT(marked(20, 24), 10);
    EXPECT_GT(marked(second - 6, second - 2), 10);
    EXPECT_GT(marked(second, second + 4), 10);
    EXPECT_GT(marked(third - 6, third - 2), 10);
    EXPECT_GT(marked(third, third + 4), 10);
    EXPECT_EQ(marked(third + 5, third + 9), 0);
    field().mark(20, 0);
    EXPECT_EQ(marked(0, 19), 0);
    EXPECT_GT(marked(20, 21), 2) << "something is missing there";
    EXPECT_EQ(marked(22, 26), 0);
}

TEST_F(TypedClaim, AMarkIsSeenAtOnce) {
    struct Watch : QObject {
        QRegion painted;
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::Paint)
                painted += static_cast<QPaintEvent*>(event)->region();
            return false;
        }
    } watch;
    type("won and lots");
    QTextCursor start(field().document());
    const QPoint word = field().cursorRect(start).center() + QPoint(4, 0);
    field().viewport()->installEventFilter(&watch);
    const auto repainted = [&] {
        return QTest::qWaitFor([&] { return watch.painted.contains(word); }, 30'000);
    };
    ASSERT_TRUE(repainted()) << "what was typed";
    QCoreApplication::processEvents();
    watch.painted = {};
    field().mark(0, 3);
    EXPECT_TRUE(repainted());
    field().viewport()->removeEventFilter(&watch);
}

TEST_F(TypedClaim, AReaderOfItsOwnRefusesWhatTheGrammarTakes) {
    line->setReader(
        [](const std::string& text) -> std::expected<language::Statement, language::Mistake> {
            auto claim = language::readStatement(text, (*gameNamed("cards"))->lore.vocabulary());
            if (claim && !claim->premise)
                return std::unexpected(language::Mistake{{"Column %1: say when.", {"1"}}, 1, 3});
            return claim;
        });
    type("won");
    press(Qt::Key_Return);
    EXPECT_EQ(note(), "Column 1: say when.");
    line->setReader({});
    EXPECT_TRUE(line->claim()) << "it is read anew";
    line->setReader([](const std::string&) {
        return std::expected<language::Statement, language::Mistake>(
            std::unexpect, language::Mistake{{"Column %1: say when.", {"1"}}, 1, 3});
    });
    EXPECT_FALSE(line->claim());
    press(Qt::Key_Return);
    EXPECT_EQ(submitted, 0);
}

TEST_F(TypedClaim, OnlyTheOfferedWordsAreOfferedAndShown) {
    line->offer({"cards", "groups"});
    show("cards", "2:1 G");
    EXPECT_EQ(valueOf("groups"), "1");
    EXPECT_EQ(valueOf("lost"), "");
    press(Qt::Key_Space, Qt::ControlModifier);
    EXPECT_FALSE(offered().contains("lost"));
    EXPECT_TRUE(offered().contains("cards"));
}

TEST_F(TypedClaim, TheTableFollowsTheTextAndThePosition) {
    ASSERT_TRUE(found());
    EXPECT_EQ(valueOf("cards"), "6 7 2");
    EXPECT_EQ(valueOf("moves"), "7");
    EXPECT_EQ(valueOf("lost"), "no");
    type("lost exactly if xor(cards mod (most + 1)) == 0");
    ASSERT_TRUE(found());
    EXPECT_EQ(valueOf("cards mod (most + 1)"), "0 3 2");
    EXPECT_EQ(valueOf("xor(cards mod (most + 1))"), "1");
    auto* verdict = values->findChild<QLabel*>("claimHere");
    EXPECT_EQ(verdict->text(), "The claim is right on this board.");
    show("cards", "2:1 G");
    EXPECT_EQ(valueOf("cards mod (most + 1)"), "0");
    EXPECT_EQ(valueOf("lost"), "yes");
    line->setText("lost exactly if xor(cards) == 0");
    ASSERT_TRUE(found());
    EXPECT_EQ(verdict->text(), "The claim is false on this board.");
}

TEST_F(TypedClaim, TheTableNamesEachPartByItsColumnOrCountsThemAndSaysWhatIsTooLargeToBeSolved) {
    const auto head = [this] {
        auto& table = *values->findChild<ResultTable*>();
        QStringList all;
        for (int column = 0; column < table.columnCount(); ++column)
            all << table.horizontalHeaderItem(column)->text();
        return all.join(u' ').toStdString();
    };
    ASSERT_TRUE(found());
    EXPECT_EQ(head(), "Word a b c Value");
    line->setPosition(**gameNamed("towers"), "GGGG/..../..../..../RRRR G");
    EXPECT_EQ(valueOf("lost"), "…") << "nothing is known yet";
    ASSERT_TRUE(found());
    EXPECT_EQ(head(), "Word a b c d Value");
    EXPECT_EQ(valueOf("gap"), "3 3 3 3");
    EXPECT_EQ(valueOf("lost"), "unknown");
    show("tic-tac-toe", "X.O/.X./..O X");
    EXPECT_EQ(head(), "Word Value") << "eight parts would need too many columns";
    EXPECT_EQ(valueOf("ownIn"), "1 1 0 1 1 0 2 1");
    line->setText("count(ownIn == 1) > 3");
    ASSERT_TRUE(found());
    EXPECT_EQ(valueOf("ownIn == 1"), "5 of 8");
    show("grid-nim", ".../RGR/GRG R");
    EXPECT_EQ(head(), "Word 1 2 Value");
}

TEST_F(TypedClaim, NoWordOfTheTableIsCutHoweverLittleRoomThereIs) {
    line->setPosition(**gameNamed("tic-tac-toe"), "XO./.X./..O X");
    line->setText("some move (own * 1000000000 == 3)"); // much to be told of each move
    ASSERT_TRUE(found());
    const auto& table = *values->findChild<ResultTable*>();
    for (const int width : {900, 420, 360}) {
        window.resize(width, 500);
        QCoreApplication::processEvents();
        int widest = 0;
        for (const language::Word& word : line->game()->lore.vocabulary().words)
            widest = std::max(widest, widthOfWord(QLatin1String(word.id), table.font()));
        EXPECT_GE(table.columnWidth(0), widest) << width;
        EXPECT_EQ(table.columnWidth(0) + table.columnWidth(1), table.viewport()->width()) << width;
    }
    EXPECT_LT(table.columnWidth(1),
              static_cast<const QAbstractItemView&>(table).sizeHintForColumn(1))
        << "the values are what has too little room";
}

TEST_F(TypedClaim, AfterEachMoveAllValuesAreListedOfManyTheFirstAndOfManyTruthsTheirNumber) {
    const auto told = [this](const char* position, const char* term) {
        show("cards", position);
        return valueOf(term);
    };
    line->setText("some move (groups == 1 and lost)");
    EXPECT_EQ(told("2:2 G", "lost"), "no no, yes by move");
    line->setText("some move (moves == 2)");
    EXPECT_EQ(told("4:4 G", "moves == 2"), "no, yes, no, no by move");
    EXPECT_EQ(told("5:5 G", "moves == 2"), "1 of 5 by move");
    EXPECT_EQ(told("12:12 G", "moves"), "12 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0 by move");
    EXPECT_EQ(told("12:12/1:1 G", "moves"), "13 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, … by move");
}

TEST_F(TypedClaim, TheWordsKeepTheirValuesWhileTheClaimChanges) {
    ASSERT_TRUE(found());
    bool kept = true;
    QObject::connect(line, &ClaimLine::valuesChanged, &window, [&] {
        kept = kept && valueOf("cards") == "6 7 2" && valueOf("moves") == "7";
    });
    type("groups == 3");
    ASSERT_TRUE(found());
    EXPECT_TRUE(kept);
}

TEST_F(TypedClaim, AVerdictStaysWhileItIsFoundAgain) {
    show("towers", "GGG/.../.../.../.../.../.../RRR G");
    EXPECT_EQ(valueOf("won"), "yes");
    bool kept = true;
    QObject::connect(line, &ClaimLine::valuesChanged, &window,
                     [&] { kept = kept && valueOf("won") == "yes" && valueOf("gap") == "6 6 6"; });
    type("rows == 8");
    ASSERT_TRUE(found());
    EXPECT_TRUE(kept);
}

TEST_F(TypedClaim, ValuesAreNeverThoseOfThePositionBefore) {
    ASSERT_TRUE(found());
    for (int round = 0; round < 60; ++round) {
        line->setPosition(**gameNamed("cards"), "6:2/7:3/2:4 G");
        for (int turn = 0; turn < 500 * (round % 4); ++turn)
            std::this_thread::yield(); // what is found there may be on its way by now
        line->setPosition(**gameNamed("cards"), "2:1 G");
        EXPECT_NE(valueOf("groups"), "3") << round;
        ASSERT_TRUE(found());
        ASSERT_EQ(valueOf("groups"), "1") << round;
    }
}

TEST_F(TypedClaim, WhatIsPastedComesOnOneLineAndCanBeUndone) {
    QApplication::clipboard()->setText("lost exactly if\n  xor(cards)\t== 0");
    press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(line->text(), "lost exactly if xor(cards) == 0");
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(line->text(), "");
    QApplication::clipboard()->setText(QString::fromUtf8("a\u2028b\u2029c ") + QString(1200, u'x'));
    press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(line->text(), "a b c " + QString(994, u'x')) << "no more than 1000 letters";
}

TEST_F(TypedClaim, ALongClaimTakesMoreLines) {
    const int before = field().height();
    line->setText(QStringList(20, "groups == 1").join(" or "));
    QCoreApplication::sendPostedEvents();
    EXPECT_TRUE(QTest::qWaitFor([&] { return field().height() > before; }));
    EXPECT_TRUE(line->claim());
    const int row = field().fontMetrics().lineSpacing();
    EXPECT_EQ(field().sizeHint(), QSize(320, before + 3 * row)) << "four of them, and no more";
    EXPECT_EQ(field().minimumSizeHint(), QSize(240, before + 3 * row));
    line->setText("groups == 1 or groups == 2 or groups == 3 or groups == 4 or groups == 5 or won");
    EXPECT_EQ(field().sizeHint().height(), before + field().rows() * row - row);
    window.resize(300, 500);
    EXPECT_TRUE(QTest::qWaitFor([&] { return field().height() > before + row; }));
    type(" or lost");
    EXPECT_TRUE(line->text().endsWith("won or lost")) << "the cursor stands behind it";
}

TEST_F(TypedClaim, OnlyLettersOfTheGrammarBeginAWord) {
    for (const auto& [text, begun] : {std::pair("won and lo", "lo"), std::pair("3mo", "mo"),
                                      std::pair("λmo", "mo"), std::pair("mo ", "")}) {
        line->setText(QString::fromUtf8(text));
        EXPECT_EQ(field().begun(), begun);
        EXPECT_EQ(field().beforeBegun() + begun, QString::fromUtf8(text));
    }
}

TEST_F(TypedClaim, WhatIsTypedInAnyTongueIsMarkedWhereItStands) {
    line->setText(QString::fromUtf8("won and λάθος"));
    press(Qt::Key_Return);
    EXPECT_TRUE(note().startsWith("Column 9: ")) << note().toStdString();
    EXPECT_EQ(field().textCursor().position(), 9);
}

TEST_F(TypedClaim, CanGoWhileValuesAreBeingFound) {
    line->setPosition(**gameNamed("towers"), "GGG/.../.../.../.../.../.../RRR G");
    type("won an"); // the list is open, too
    delete values;
    delete line;
    QCoreApplication::processEvents();
    EXPECT_FALSE(window.findChild<WordList*>());
}

} // namespace bouton::testing
