// SPDX-License-Identifier: MIT
#include <QPainter>

#include "core/random.h"
#include "ui/boards/board_table.h"
#include "ui/boards/side_badge.h"
#include "ui/controls/game_chooser.h"
#include "ui/game/turn_strip.h"
#include "ui/golden_window.h"
#include "ui/preferences/preferences_page.h"
#include "ui/theme/theme.h"
#include "ui/window/notice_bar.h"
#include "ui/window/tour.h"

// What no page shows as it is opened: marks under the pointer and the keyboard, boards on paper,
// and small parts. Painted and in words, as they were.

namespace bouton::testing {

namespace {

class GoldenBoards : public GoldenParts, public ::testing::WithParamInterface<const Ruleset*> {
protected:
    QString name(const char* what) const {
        return QLatin1String("board-") + QLatin1String(GetParam()->name.id) + u'-'
               + QLatin1String(what);
    }
    // Two humans after some moves that the seed draws.
    void play(int plies) {
        openGame(GetParam()->name.id);
        seat(Side::One, std::nullopt);
        seat(Side::Two, std::nullopt);
        ASSERT_TRUE(session().start());
        Random random(11);
        for (int i = 0; i < plies && session().phase() == Session::Phase::Playing; ++i) {
            const Match& match = *session().match();
            session().play(random.below(match.moves(match.current()).size()));
        }
        QCoreApplication::processEvents();
    }
};

} // namespace

TEST_P(GoldenBoards, ShowWhereThePointerAndTheKeyboardAre) {
    play(1);
    BoardView& board = *page().board();
    ASSERT_FALSE(session().clicking().next().empty());
    const Cell cell = session().clicking().next().front();
    QTest::mouseMove(&board, board.cellRect(cell).center().toPoint());
    QCoreApplication::processEvents();
    expectPart(name("pointer"), board);
    board.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&board, Qt::Key_Right);
    QTest::keyClick(&board, Qt::Key_Down);
    QCoreApplication::processEvents();
    expectPart(name("keys"), board);
    session().hint();
    session().hint();
    session().hint();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session().hints().wanted(); }, 60'000));
    QCoreApplication::processEvents();
    expectGolden(name("hint"), board.grab().toImage());
}

TEST_P(GoldenBoards, StandOnPaper) {
    play(4);
    const InkBoard ink = inkBoardOf(
        *GetParam(), session().match()->picture(session().match()->current()), {300, 300});
    QImage image(ink.size.toSize() * 2, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(2, 2);
    ink.paint(painter);
    painter.end();
    expectGolden(name("ink"), image);
}

TEST_P(GoldenBoards, HaveTheSignsOfTheirSides) {
    for (const bool dark : {false, true}) {
        window->preferences().appearance.set(dark ? Appearance::Dark : Appearance::Light);
        openGame(GetParam()->name.id);
        const Theme& theme = Theme::of(page());
        QImage image(160, 96, QImage::Format_RGB32);
        image.fill(theme.surface);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        for (const Side side : {Side::One, Side::Two}) {
            const QRect half(side == Side::One ? 0 : 80, 0, 80, 96);
            painter.fillRect(half, tintOf(*GetParam(), side, theme));
            paintBadge(painter, half.adjusted(16, 24, -16, -24), *GetParam(), side, theme);
        }
        painter.end();
        expectGolden(name(dark ? "signs-dark" : "signs-light"), image);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenBoards, ::testing::ValuesIn(catalogue()),
                         [](const auto& game) {
                             std::string name = game.param->name.id;
                             std::erase(name, '-');
                             return name;
                         });

TEST_F(GoldenParts, WhileAComputerThinksLookAsTheyDid) {
    ThinkingDots dots(window.get());
    dots.resize(dots.sizeHint() * 2);
    dots.setThinking(true);
    dots.show();
    expectGolden(QStringLiteral("thinking-dots"), dots.grab().toImage());
}

// A few: what a palette changes is in pieces, grounds and controls.
TEST_F(GoldenParts, ForOtherEyesLookAsTheyDid) {
    Preferences& preferences = window->preferences();
    for (const auto& [palette, word] : {std::pair(Eyes::ColourBlind, "colour-blind"),
                                        std::pair(Eyes::HighContrast, "high-contrast")}) {
        preferences.palette.set(palette);
        const auto expect = [&](const QString& part, Appearance appearance, QWidget& widget,
                                const QSize& size) {
            preferences.appearance.set(appearance);
            layOutAll();
            expectGolden(part + u'-' + QLatin1String(word),
                         widget.grab(QRect(QPoint(), size)).toImage());
        };
        for (const char* id : {"towers", "cards"}) {
            openGame(id);
            expect(QStringLiteral("board-") + QLatin1String(id), Appearance::Light, *page().board(),
                   page().board()->size());
        }
        window->pages().openPreferences();
        // Above the games folder, which is another one in every run.
        auto& page = *window->findChild<PreferencesPage*>();
        expect(QStringLiteral("preferences"), Appearance::Dark, page, {page.width(), 630});
    }
    preferences.palette.set(Eyes::Usual);
    preferences.appearance.set(Appearance::Light);
}

TEST_F(GoldenParts, OfTheTourLookAsTheyDid) {
    Tour& tour = window->help().tour();
    window->help().takeTour();
    layOutAll();
    for (std::size_t step = 0; step < 2; ++step) {
        ASSERT_EQ(tour.step(), step);
        expectPart(QStringLiteral("tour-%1").arg(step), tour.bubble());
        tour.next();
        layOutAll();
    }
}

TEST_F(GoldenParts, OfTheWindowLookAsTheyDid) {
    auto* games =
        new GameChooser(QStringLiteral("games.txt"),
                        GameChooser::linesOf({"tic-tac-toe: b2 a1", "towers: a3"}), window.get());
    games->show();
    EXPECT_TRUE(games->focusWidget());
    EXPECT_EQ(games->focusWidget()->objectName(), "games");
    expectPart(QStringLiteral("game-chooser"), *games);
    games->close();
    NoticeBar notices(window.get());
    notices.setGeometry(0, 0, 700, 200);
    notices.add(*window, {QT_TRANSLATE_NOOP("Phrase", "The disk is full.")},
                {[] { return QStringLiteral("Try again"); }, [] {}});
    notices.add(notices, {QT_TRANSLATE_NOOP("Phrase", "The file is damaged.")});
    notices.show();
    QCoreApplication::processEvents();
    expectPart(QStringLiteral("notices"), notices);
}

} // namespace bouton::testing
