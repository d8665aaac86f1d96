// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QDir>
#include <QLabel>
#include <QLayout>
#include <QSettings>
#include <QTest>

#include <memory>

#include "ui/boards/board_view.h"
#include "ui/fresh.h"
#include "ui/game/game_page.h"
#include "ui/game/message_box.h"
#include "ui/game/move_list.h"
#include "ui/game/seat_editor.h"
#include "ui/game/seat_line.h"
#include "ui/game/set_up_panel.h"
#include "ui/insight/review_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/pages.h"
#include "ui/window/window_menus.h"

namespace bouton::testing {

// Nothing is remembered, from test to test.
class Forgetful : public ::testing::Test {
protected:
    Forgetful() { forget(); }
    ~Forgetful() override { forget(); }

    static void forget() {
        QSettings(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
                  QCoreApplication::applicationName())
            .clear();
        QDir(Preferences().gamesFolder()).removeRecursively();
        QDir(Preferences().archiveFolder()).removeRecursively();
        QDir(Preferences::ownRulesFolder()).removeRecursively();
        QFile::remove(Preferences::ownBookFile());
    }
};

// The notices that stand above the pages, the newest first.
inline QStringList noticesOf(const MainWindow& window) {
    QStringList all;
    if (const auto* bar = window.findChild<QWidget*>(QStringLiteral("noticeBar")))
        for (int i = 0; i < bar->layout()->count(); ++i)
            if (const QWidget* line = bar->layout()->itemAt(i)->widget(); !line->isHidden())
                all << line->findChild<QLabel*>(QStringLiteral("noticeWords"))->text();
    return all;
}

// The real window on the screen. Computers play at once.
class Window : public Forgetful {
protected:
    Window() {
        Preferences preferences;
        preferences.pace.set({});
        open();
    }
    ~Window() override {
        if (window && window->isVisible())
            expectFresh(*window, QStringLiteral("the test"));
        window.reset(); // which writes what is still to be kept
    }
    void open(std::span<const Ruleset* const> games = catalogue()) {
        window = std::make_unique<MainWindow>(7, games);
        window->resize(1300, 800);
        window->show();
        window->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }

    GamePage& openGame(std::string_view id) {
        window->pages().openGame(id);
        QCoreApplication::processEvents(); // lays the page out
        return page();
    }
    GamePage& page() { return *window->pages().game(); }
    Preparation& preparation() { return *page().findChild<Preparation*>(); }
    SetUpPanel& setUpPanel() { return *page().findChild<SetUpPanel*>(); }
    MessageBox* messageBox() { return find<MessageBox>("messageBox"); }
    MoveList* moveList() { return find<MoveList>("moveList"); }
    ReviewBar* review() { return find<ReviewBar>("reviewBar"); }
    SeatLine* seatLine(Side side) {
        return find<SeatLine>(side == Side::One ? "seatLine1" : "seatLine2");
    }
    // In the set-up questions.
    SeatEditor& seatEditor(Side side) {
        return *find<SeatEditor>(side == Side::One ? "firstPlayer" : "secondPlayer");
    }
    Session& session() { return page().session(); }

    template <class T> T* find(const char* name) {
        T* widget = page().findChild<T*>(QString::fromLatin1(name));
        EXPECT_TRUE(widget) << name;
        return widget;
    }
    bool sees(const char* name) { return find<QWidget>(name)->isVisible(); }
    QString text(const char* label) { return find<QLabel>(label)->text(); }
    void press(const char* button) {
        auto* widget = find<QAbstractButton>(button);
        EXPECT_TRUE(widget->isVisible() && widget->isEnabled()) << button;
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void click(Cell cell) {
        QTest::mouseClick(page().board(), Qt::LeftButton, {},
                          page().board()->cellRect(cell).center().toPoint());
    }
    void clickAll(const Clicks& cells) {
        for (const Cell cell : cells)
            click(cell);
    }
    void seat(Side side, std::optional<PlayerChoice> computer) {
        session().setSeat(side, {std::move(computer)});
    }
    PlayerChoice computer(std::string_view spec) {
        return choosePlayer(session().game(), readSpec(spec).value()).value();
    }
    // Two people sit down at a game, begin it and click these cells.
    void twoPeoplePlay(std::string_view id, const Clicks& cells = {}) {
        openGame(id);
        seat(Side::One, std::nullopt);
        seat(Side::Two, std::nullopt);
        press("startButton");
        clickAll(cells);
    }
    void showInsights(bool shown) {
        for (const Insight insight : allInsights)
            window->preferences().setInsightShown(insight, shown);
    }
    void beginGame(std::string_view id) {
        openGame(id);
        press("startButton");
    }
    // Layouts within a layout.
    static void layOut() {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
    }
    void resizeTo(QSize size) {
        window->resize(size);
        layOut();
    }
    // In the place of what is there.
    static void typeInto(QAbstractSpinBox* box, const QString& number) {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, number);
    }
    bool rested() {
        return QTest::qWaitFor([this] { return !session().turn().thinking; }, 30'000);
    }

    std::unique_ptr<MainWindow> window;
};

} // namespace bouton::testing
