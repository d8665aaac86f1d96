// SPDX-License-Identifier: MIT
#include <QAction>
#include <QLineEdit>
#include <QMenu>

#include "ui/support.h"

// Variations and comments in the list of moves: deleted, promoted, written and taken back.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;
using Node = Match::Node;

class Variations : public Window {
protected:
    // Tic-tac-toe between two humans: a1 b2 c3, and c1 instead of b2, with a3 after it. The nodes
    // are 1 2 3 and 4 5.
    void SetUp() override {
        twoPeoplePlay("tic-tac-toe", {{0, 0}, {1, 1}, {2, 2}});
        session().go(1);
        click({0, 2});
        click({2, 0});
        QCoreApplication::processEvents();
    }
    MoveList& list() { return *moveList(); }
    const Match& match() { return *session().match(); }
    std::vector<std::string> rows() {
        const QAbstractItemModel& moves = *list().model();
        std::vector<std::string> all;
        for (int row = 1; row < moves.rowCount(); ++row) {
            std::string text;
            for (int column = 0; column < 3; ++column)
                text +=
                    (column ? " " : "") + moves.index(row, column).data().toString().toStdString();
            all.push_back(text);
        }
        return all;
    }
    void clickOn(const QRect& rect, Qt::MouseButton button = Qt::LeftButton) {
        ASSERT_TRUE(list().viewport()->rect().contains(rect.center()));
        QTest::mouseClick(list().viewport(), button, {}, rect.center());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&list(), key, modifiers);
    }
    // Puts the frame on a move, without going there.
    void frame(Node node) {
        list().setFocus();
        const QRect rect = list().rectOf(node);
        list().setCurrentIndex(list().indexAt(rect.center()));
    }
    QRect placeOfFrame() { return list().visualRect(list().currentIndex()); }
    // A menu of the pointer or of the keys, asked for here.
    QMenu& openMenu(QContextMenuEvent::Reason reason, QPoint at) {
        QContextMenuEvent event(reason, at, list().viewport()->mapToGlobal(at));
        QApplication::sendEvent(list().viewport(), &event);
        return *list().findChild<QMenu*>(QStringLiteral("moveMenu"));
    }
    // Begins a comment.
    void type(Node node, const char* text) {
        frame(node);
        key(Qt::Key_F2);
        QTest::keyClicks(&editor(), QString::fromUtf8(text));
    }
    bool writesAt(Node node) {
        return list().rectOfComment(node).contains(editor().geometry().center());
    }
    QLineEdit& editor() { return *find<QLineEdit>("commentEditor"); }
    void comment(Node node, const char* text) {
        frame(node);
        key(Qt::Key_F2);
        ASSERT_TRUE(editor().hasFocus());
        editor().clear();
        QTest::keyClicks(&editor(), QString::fromUtf8(text));
        QTest::keyClick(&editor(), Qt::Key_Return);
    }
    QAction& action(const char* name) {
        return *list().findChild<QAction*>(QString::fromLatin1(name));
    }
};

const std::vector<std::string> asSetUp{"1. a1 c1", "2. … b2", "3. c3 ", "3. a3 "};

} // namespace

TEST_F(Variations, StandInRowsOfTheirOwnBelowTheMoveThatTheyReplaceEachMoveWithItsNumber) {
    EXPECT_EQ(rows(), asSetUp);
    const QAbstractItemModel& moves = *list().model();
    const auto tip = [&](int row, int column) {
        return moves.index(row, column).data(Qt::ToolTipRole).toString();
    };
    EXPECT_EQ(tip(2, 2), "A variation: click to go there");
    EXPECT_EQ(tip(3, 1), "A variation: click to go there");
    EXPECT_EQ(tip(1, 1), "") << "the main line";
    EXPECT_EQ(tip(4, 1), "");
    const auto number = [&](int row, int column) {
        return moves.index(row, column).data(Qt::UserRole).toString();
    };
    EXPECT_EQ(number(1, 1), "") << "a1 has that of its row";
    EXPECT_EQ(number(1, 2), "2.");
    EXPECT_EQ(number(2, 2), "") << "b2, too";
    clickOn(list().rectOf(3));
    EXPECT_EQ(match().current(), 3u);
    EXPECT_EQ(rows(), asSetUp);
    EXPECT_EQ(placeOfFrame(), list().rectOf(3));
}

TEST_F(Variations, AreDeletedWithTheKeyAndComeBackByTheButtonBelow) {
    frame(2);
    key(Qt::Key_Delete);
    EXPECT_EQ(rows(), (std::vector<std::string>{"1. a1 c1", "3. a3 "}));
    EXPECT_EQ(match().current(), 5u) << "the board stays";
    EXPECT_EQ(text("editWords"), "Moves deleted.");
    press("undoEditButton");
    EXPECT_EQ(rows(), asSetUp);
    EXPECT_FALSE(sees("undoEditButton"));
}

TEST_F(Variations, TheOneOnTheBoardIsLeftBeforeItGoes) {
    frame(4);
    key(Qt::Key_Delete);
    EXPECT_EQ(match().current(), 1u);
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(rows(), (std::vector<std::string>{"1. a1 b2", "3. c3 "}));
    EXPECT_EQ(write(page().board()->picture(), "XO"), "X../.../... O");
}

TEST_F(Variations, ThatWereDeletedAreOfferedUntilTheNextMoveAndInTheMenuLater) {
    frame(2);
    key(Qt::Key_Delete);
    EXPECT_TRUE(sees("undoEditButton"));
    click({2, 1});
    EXPECT_FALSE(sees("undoEditButton"));
    action("undoEdit").trigger();
    EXPECT_EQ(rows(), (std::vector<std::string>{"1. a1 c1", "2. … b2", "3. c3 ", "3. a3 b3"}));
}

TEST_F(Variations, AreMadeTheMainLineByTheKeyAndTheBoardStays) {
    frame(3);
    key(Qt::Key_Up, Qt::ControlModifier);
    EXPECT_EQ(rows(), (std::vector<std::string>{"1. a1 b2", "2. … c1", "3. a3 ", "3. c3 "}));
    EXPECT_EQ(match().current(), 5u);
    EXPECT_EQ(text("editWords"), "Main line changed.");
    press("undoEditButton");
    EXPECT_EQ(rows(), asSetUp);
}

TEST_F(Variations, HaveAMenuThatDoesWhatTheKeysDo) {
    QMenu& menu = openMenu(QContextMenuEvent::Mouse, list().rectOf(3).center());
    ASSERT_TRUE(menu.isVisible());
    EXPECT_FALSE(action("undoEdit").isEnabled());
    QTest::mouseClick(&menu, Qt::LeftButton, {},
                      menu.actionGeometry(&action("removeMove")).center());
    EXPECT_EQ(rows(), (std::vector<std::string>{"1. a1 c1", "2. … b2", "3. a3 "}));
    EXPECT_TRUE(action("undoEdit").isEnabled());
    EXPECT_EQ(action("undoEdit").text().toStdString(), "&Undo: Moves deleted");
}

TEST_F(Variations, AMenuByTheKeysIsForTheMoveInTheFrame) {
    frame(3);
    const QMenu& menu = openMenu(QContextMenuEvent::Keyboard, list().rectOf(5).center());
    ASSERT_TRUE(menu.isVisible());
    EXPECT_EQ(menu.y(), list().viewport()->mapToGlobal(list().rectOf(3).center()).y());
    QStringList entries;
    for (const QAction* each : menu.actions())
        entries << each->text() + u' ' + each->shortcut().toString();
    EXPECT_EQ(entries, (QStringList{"&Go there ", "&Comment F2", "Make it the &main line Ctrl+Up",
                                    "&Delete from here Del", " ", "&Undo the last change "}));
    action("commentMove").trigger();
    EXPECT_EQ(editor().placeholderText(), "A comment");
    EXPECT_TRUE(writesAt(3));
    QTest::keyClick(&editor(), Qt::Key_Escape);
    frame(3);
    action("goToMove").trigger();
    EXPECT_EQ(match().current(), 3u);
    action("promoteMove").trigger();
    EXPECT_EQ(rows().front(), "1. a1 b2");
}

TEST_F(Variations, OnlyCellsWithAMoveCanBeChosen) {
    const QAbstractItemModel& moves = *list().model();
    const auto enabled = [&](int row, int column) {
        return bool(moves.flags(moves.index(row, column)) & Qt::ItemIsEnabled);
    };
    EXPECT_FALSE(enabled(1, 0)) << "the number";
    EXPECT_TRUE(enabled(0, 1) && enabled(1, 1) && enabled(1, 2));
    EXPECT_FALSE(enabled(2, 1)) << "what stands for a1";
    EXPECT_TRUE(enabled(2, 2) && enabled(3, 1));
    EXPECT_FALSE(enabled(3, 2));
    EXPECT_EQ(moves.index(0, 1).data().toString(), "Start");
    EXPECT_EQ(moves.index(0, 0).data().toString(), "");
    comment(2, "Why?");
    EXPECT_EQ(moves.index(3, 1).data(Qt::ToolTipRole).toString(), "Why?");
    EXPECT_EQ(list().columnSpan(3, 1), 2);
    EXPECT_EQ(list().columnSpan(0, 1), 2);
    EXPECT_EQ(list().columnSpan(1, 1), 1);
}

TEST_F(Variations, APointerOverARefusedPlaceMovesNoFrame) {
    frame(3);
    const QRect number = list().visualRect(list().model()->index(1, 0));
    QMenu& menu = openMenu(QContextMenuEvent::Mouse, number.center());
    EXPECT_EQ(menu.y(), list().viewport()->mapToGlobal(number.center()).y());
    EXPECT_EQ(placeOfFrame(), list().rectOf(3));
    menu.close();
    clickOn(number);
    EXPECT_EQ(match().current(), 5u);
}

TEST_F(Variations, OfTheStartNothingIsDeletedAndItIsSaidWhy) {
    frame(0);
    key(Qt::Key_Delete);
    EXPECT_EQ(text("detail"), "The start of a game cannot be deleted.");
    EXPECT_EQ(rows(), asSetUp);
}

TEST_F(Variations, ACommentIsWrittenInItsPlaceAndStandsUnderItsMove) {
    comment(2, "Better than c1?");
    EXPECT_EQ(match().comment(2), "Better than c1?");
    EXPECT_EQ(text("editWords"), "Comment changed.");
    EXPECT_EQ(action("undoEdit").text(), "&Undo: Comment changed");
    EXPECT_EQ(rows()[2], " Better than c1? Better than c1?");
    EXPECT_FALSE(editor().isVisible());
    EXPECT_TRUE(list().hasFocus());
    clickOn(list().rectOfComment(2));
    EXPECT_EQ(match().current(), 2u);
    comment(2, "");
    EXPECT_EQ(rows(), asSetUp);
}

TEST_F(Variations, ACommentIsHigherInANarrowerList) {
    comment(2, "Better than c1, because the middle of the board is a part of four lines");
    const int height = list().rectOfComment(2).height();
    list().resize(list().width() / 2, list().height());
    EXPECT_GT(list().rectOfComment(2).height(), height);
}

TEST_F(Variations, ADoubleClickOnACommentOpensItAndNoneBesideIt) {
    comment(2, "Better than c1?");
    const auto opens = [this](QPoint at) {
        QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, at);
        return editor().isVisible();
    };
    const QRect words = list().rectOfComment(2);
    EXPECT_TRUE(opens(words.center()));
    EXPECT_EQ(editor().text(), "Better than c1?");
    QTest::keyClick(&editor(), Qt::Key_Escape);
    EXPECT_FALSE(opens(list().rectOf(2).center()));
    EXPECT_FALSE(opens({words.left() / 2, words.center().y()}));
    const QPoint below(words.center().x(), list().viewport()->height() - 1);
    if (!list().indexAt(below).isValid()) { // with high letters the rows fill the list
        EXPECT_FALSE(opens(below));
    }
}

TEST_F(Variations, TwoCommentsOfARowStandInTheOrderOfTheirMoves) {
    comment(4, "Second");
    comment(1, "  First ");
    EXPECT_EQ(match().comment(1), "First") << "without blanks around it";
    EXPECT_EQ(rows()[1], " First First");
    EXPECT_EQ(rows()[2], " Second Second");
    EXPECT_EQ(list().rectOfComment(1).top(), list().rectOf(1).bottom() + 1);
    EXPECT_EQ(list().rectOfComment(4).top(), list().rectOfComment(1).bottom() + 1);
    EXPECT_TRUE(list().rectOfComment(5).isEmpty());
    comment(0, "Zero");
    EXPECT_EQ(rows().front(), " Zero Zero");
}

TEST_F(Variations, ACommentIsKeptWhenAnotherIsOpened) {
    type(5, "One");
    QFocusEvent menu(QEvent::FocusOut, Qt::PopupFocusReason);
    QCoreApplication::sendEvent(&editor(), &menu);
    EXPECT_TRUE(editor().isVisible()) << "its own menu leaves it open";
    list().setCurrentIndex(list().indexAt(list().rectOf(4).center()));
    action("commentMove").trigger();
    EXPECT_EQ(match().comment(5), "One");
    EXPECT_EQ(editor().text(), "");
    EXPECT_TRUE(writesAt(4));
    list().setCurrentIndex(list().indexAt(list().rectOf(5).center()));
    action("commentMove").trigger();
    EXPECT_EQ(match().comment(4), "");
    EXPECT_EQ(editor().selectedText(), "One") << "the next one takes its place";
}

TEST_F(Variations, EscapeLeavesACommentAsItWas) {
    comment(5, "Old");
    type(5, "New");
    QTest::keyClick(&editor(), Qt::Key_Escape);
    EXPECT_EQ(match().comment(5), "Old");
    EXPECT_FALSE(editor().isVisible());
    EXPECT_TRUE(page().isVisible()) << "the page is not left";
    frame(4);
    key(Qt::Key_F2);
    QTest::keyClick(&editor(), Qt::Key_Escape);
    EXPECT_EQ(rows().size(), asSetUp.size() + 1) << "no empty row stays";
}

TEST_F(Variations, ACommentIsKeptWhenItsFieldIsLeft) {
    type(5, "Half a thou");
    click({2, 1});
    EXPECT_EQ(match().size(), 7u);
    page().board()->setFocus();
    EXPECT_EQ(match().comment(5), "Half a thou");
}

TEST_F(Variations, AMoveThatIsPlayedMeanwhileLeavesTheFieldWhereItIs) {
    type(1, "A corner");
    session().play(0);
    session().go(2);
    EXPECT_TRUE(editor().isVisible());
    EXPECT_TRUE(writesAt(1));
    EXPECT_EQ(editor().text(), "A corner");
    QTest::keyClick(&editor(), Qt::Key_Return);
    EXPECT_EQ(match().comment(1), "A corner");
}

TEST_F(Variations, AFieldWhoseMoveIsDeletedGoesWithIt) {
    frame(3);
    key(Qt::Key_F2);
    session().remove(2);
    EXPECT_FALSE(editor().isVisible());
    EXPECT_EQ(rows(), (std::vector<std::string>{"1. a1 c1", "3. a3 "}));
    (void)session().setUp(session().plan());
    EXPECT_EQ(list().model()->rowCount(), 0);
}

TEST_F(Variations, ACommentIsToldInTheConversationWhileOneStandsAtItsMove) {
    const auto box = [this] { return messageBox()->toPlainText().trimmed(); };
    comment(5, "%1 is mine");
    EXPECT_TRUE(box().endsWith(QStringLiteral("%1 is mine"))) << box().toStdString();
    session().go(4);
    EXPECT_FALSE(box().contains(QStringLiteral("is mine"))) << box().toStdString();
    EXPECT_EQ(messageBox()->count(), session().messages().size());
    session().go(5);
    EXPECT_TRUE(box().endsWith(QStringLiteral("%1 is mine"))) << box().toStdString();
    session().undoEdit();
    EXPECT_FALSE(box().contains(QStringLiteral("is mine"))) << box().toStdString();
    comment(5, "Again");
    click({2, 1});
    EXPECT_FALSE(box().contains(QStringLiteral("Again"))) << box().toStdString();
    EXPECT_TRUE(box().endsWith(QStringLiteral(": b3"))) << box().toStdString();
}

TEST_F(Variations, OfALongGameAreAllListedAndTheOneOnTheBoardIsInView) {
    twoPeoplePlay("towers");
    Session& towers = session();
    while (towers.match()->ply(towers.match()->current()) < 300)
        towers.play(0);
    for (Node node = 1; node < 201; ++node) {
        towers.go(node);
        towers.play(1);
    }
    QCoreApplication::processEvents();
    for (Node node = 0; node < towers.match()->size(); ++node)
        ASSERT_FALSE(list().rectOf(node).isEmpty()) << node;
    const QRect seen = list().viewport()->rect();
    EXPECT_TRUE(seen.contains(list().rectOf(towers.match()->current())));
    towers.go(3);
    EXPECT_TRUE(seen.contains(list().rectOf(3)));
}

} // namespace bouton::testing
