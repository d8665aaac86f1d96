// SPDX-License-Identifier: MIT
#include <QComboBox>
#include <QDir>
#include <QImage>
#include <QLineEdit>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>

#include <set>

#include "core/nimber_table.h"
#include "games/catalogue.h"
#include "pictures/screenshots.h"
#include "ui/controls/words.h"
#include "ui/game/message_box.h"
#include "ui/laboratory.h"

// The games of the tests in the real window: whole games by clicks with all that can be shown, and
// every experiment of the laboratory. No line here names one of them.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

constexpr std::size_t gamesOfBouton = 6; // the catalogue begins with them

std::vector<std::string> idsOfTheTests() {
    std::vector<std::string> ids;
    for (const Ruleset* game : catalogue().subspan(gamesOfBouton))
        ids.emplace_back(game->name.id);
    return ids;
}
const auto nameOfTest = [](const auto& info) {
    std::string name = info.param;
    std::erase(name, '-');
    return name;
};

class GameInTheWindow : public Window, public ::testing::WithParamInterface<std::string> {
protected:
    const Ruleset& game() { return *gameNamed(GetParam()).value(); }

    // Two humans at a new game, with every insight that suits it.
    void start() {
        for (const Insight insight : allInsights)
            window->preferences().setInsightShown(insight, true);
        openGame(GetParam());
        seat(Side::One, std::nullopt);
        seat(Side::Two, std::nullopt);
        press("startButton");
        known();
    }
    void known() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return !session().study().busy(); }, 30'000));
        for (int i = 0; i < 3; ++i) // a layout within a layout
            QCoreApplication::processEvents();
    }
    // What is shown of the position is whole sentences.
    void everythingIsTold() {
        known();
        for (const auto* label : page().findChildren<QLabel*>())
            if (label->isVisible()) {
                EXPECT_FALSE(label->text().contains("%1")) << label->text().toStdString();
                EXPECT_FALSE(label->text().contains("0 move")) << label->text().toStdString();
            }
        EXPECT_FALSE(text("whySentence").isEmpty());
        (void)page().grab();
    }
    // One turn by real clicks.
    void playSomething(Random& random) {
        const Match::Node before = session().match()->current();
        if (session().turn().mustPass)
            press("passButton");
        while (session().phase() == Phase::Playing && session().match()->current() == before)
            session().clicking().move().has_value() && random.below(2) == 0
                ? press("endTurnButton")
                : click(random.oneOf(session().clicking().next()));
    }
    std::string position() { return session().match()->position(session().match()->current()); }
};

} // namespace

TEST_P(GameInTheWindow, IsPlayedToItsEndByClicksWithEveryInsightAndUndoAndRedo) {
    start();
    Random random(5);
    std::vector<std::string> positions{position()};
    while (session().phase() == Phase::Playing) {
        everythingIsTold();
        playSomething(random);
        positions.push_back(position());
    }
    ASSERT_EQ(session().phase(), Phase::Over);
    everythingIsTold();
    EXPECT_EQ(text("headline"), spoken(session().messages().back().text));
    const auto path = session().match()->path(session().match()->current());
    for (const Match::Node node : path)
        EXPECT_TRUE(
            node == 0
            || messageBox()->toPlainText().contains(session().match()->moveText(node).c_str()));
    for (std::size_t ply = positions.size() - 1; ply-- > 0;) {
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        ASSERT_EQ(position(), positions[ply]);
    }
    for (std::size_t ply = 1; ply < positions.size(); ++ply) {
        session().redo();
        ASSERT_EQ(position(), positions[ply]);
    }
    EXPECT_EQ(session().phase(), Phase::Over);
}

TEST_P(GameInTheWindow, IsPlayedAgainstEachOfItsComputers) {
    openGame(GetParam());
    for (std::size_t player = 0; player < game().players.size(); ++player) {
        page().newGame();
        seat(Side::One, std::nullopt);
        seat(Side::Two,
             PlayerChoice{player, complete(game().players[player].settings, {}).value()});
        press("startButton");
        Random random(6);
        for (int turn = 0; turn < 100 && rested() && session().phase() == Phase::Playing; ++turn)
            playSomething(random);
        EXPECT_EQ(session().phase(), Phase::Over) << game().players[player].id;
    }
}

TEST_P(GameInTheWindow, GivesHintsToTheLast) {
    start();
    for (std::size_t step = 1; step <= 4; ++step) {
        ASSERT_TRUE(session().canHint());
        press("hintButton");
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return session().hints().used(Side::One) == static_cast<int>(step); }, 10'000));
        const Message& hint = session().messages().back();
        EXPECT_EQ(hint.kind, Message::Kind::Hint);
        EXPECT_FALSE(spoken(hint.text).isEmpty());
        EXPECT_FALSE(spoken(hint.text).contains('%')) << spoken(hint.text).toStdString();
    }
    EXPECT_FALSE(session().canHint());
}

TEST_P(GameInTheWindow, IsReviewedFromSlipToSlip) {
    start();
    Random random(9);
    std::set<std::string> seen;
    for (int game = 0; game < 10 && seen.size() < 2; ++game) { // until there is a slip
        page().playAgain();
        while (session().phase() == Phase::Playing)
            playSomething(random);
        press("reviewButton");
        known();
        EXPECT_TRUE(sees("reviewBar"));
        EXPECT_FALSE(text("reviewHeadline").isEmpty());
        seen = {position()};
        while (find<QAbstractButton>("nextSlipButton")->isEnabled()) {
            press("nextSlipButton");
            known();
            EXPECT_TRUE(seen.insert(position()).second);
            EXPECT_FALSE(text("reviewWords").isEmpty());
            EXPECT_FALSE(text("reviewWords").contains('%')) << text("reviewWords").toStdString();
        }
        press("closeReviewButton");
        EXPECT_FALSE(sees("reviewBar"));
    }
    EXPECT_GT(seen.size(), 1U) << "random games have slips";
}

TEST_P(GameInTheWindow, AnswersAClickOffItsMovesByAWord) {
    start();
    const Picture before = session().picture();
    session().click({-1, -1});
    session().click({1000, 0});
    EXPECT_EQ(session().picture(), before);
    EXPECT_TRUE(session().clicking().clicks().empty());
    page().newGame();
    session().click({-1, 1'000'000});
    EXPECT_EQ(session().phase(), Phase::SettingUp);
}

TEST_P(GameInTheWindow, IsSetUpByHandPieceByPieceAndPlayedFromThere) {
    openGame(GetParam());
    const auto match = game().standard(session().plan().settings).value();
    Random random(31);
    for (int ply = 0; ply < 3; ++ply)
        match->play(random.below(match->moves(match->current()).size()));
    const Picture wanted = match->picture(match->current());
    press("editButton");
    QCoreApplication::processEvents();
    press("clearButton");
    ASSERT_FALSE(game().editing.pieces.empty());
    for (const Piece& piece : game().editing.pieces) {
        press(("piece-" + std::string(1, piece.letter)).c_str());
        for (const Cell cell : page().board()->cells())
            if (*letterAt(wanted, cell) == piece.letter)
                click(cell);
    }
    find<QAbstractButton>(wanted.toMove == Side::One ? "toMoveOne" : "toMoveTwo")->click();
    EXPECT_EQ(session().picture(), wanted);
    for (const Setting& setting : game().settings)
        if (auto* box = page().findChild<QSpinBox*>(QString::fromLatin1(setting.id))) {
            box->setValue(box->value() + 1);
            EXPECT_EQ(*letterAt(session().picture(), {0, 0}), *letterAt(wanted, {0, 0}));
            QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
            EXPECT_EQ(session().picture(), wanted);
        }
    press("startButton");
    EXPECT_EQ(session().match()->picture(0), wanted);
}

INSTANTIATE_TEST_SUITE_P(Proof, GameInTheWindow, ::testing::ValuesIn(idsOfTheTests()), nameOfTest);

TEST(GamesOfTheTests, AreOnTheScreenshots) {
    const QTemporaryDir directory;
    const auto games = catalogue().subspan(gamesOfBouton);
    ASSERT_FALSE(takeScreenshots(directory.path(), 3, {.games = games, .laboratory = false}));
    for (const Ruleset* game : games)
        for (const char* what : {"set-up", "play", "end", "review"}) {
            const QString name = QLatin1String(game->name.id) + '-' + what;
            const QImage light(directory.filePath(name + "-light.png"));
            EXPECT_FALSE(light.isNull()) << name.toStdString();
            EXPECT_NE(light, QImage(directory.filePath(name + "-dark.png")));
        }
}

// The laboratory ----------------------------------------------------------------------------------

namespace {

class GameInTheLaboratory : public Laboratory, public ::testing::WithParamInterface<std::string> {
protected:
    const Ruleset& game() { return *gameNamed(GetParam()).value(); }
    QString title() { return spoken(game().name.title); }
    // Chooses the game in a box of the experiment; false if it is not offered there.
    bool offers(const char* box) {
        auto* games = find<QComboBox>(box);
        const int index = games->findText(title());
        if (index >= 0)
            games->setCurrentIndex(index);
        QCoreApplication::processEvents();
        return index >= 0;
    }
};

} // namespace

TEST_P(GameInTheLaboratory, PlaysATournamentOfItsPlayers) {
    choose("tournament");
    ASSERT_TRUE(offers("game"));
    set("games", 4);
    runToTheEnd();
    EXPECT_EQ(table().rowCount(), static_cast<int>(game().players.size()));
}

TEST_P(GameInTheLaboratory, SearchesAPositionDeeperAndDeeper) {
    choose("depths");
    ASSERT_EQ(offers("game"), game().lore.searched != nullptr);
    if (!game().lore.searched)
        return;
    set("depth", 3);
    runToTheEnd();
    EXPECT_EQ(table().rowCount(), 3);
}

TEST_P(GameInTheLaboratory, LaysSearchesUnderTheMicroscope) {
    choose("microscope");
    ASSERT_EQ(offers("game"), game().lore.searched != nullptr);
    if (!game().lore.searched)
        return;
    set("plies", 2);
    runToTheEnd();
    ASSERT_EQ(table().rowCount(), 4);
    auto* pages = experiment().findChild<QTabBar*>("pages");
    for (int index = 0; index < pages->count(); ++index) {
        pages->setCurrentIndex(index);
        QCoreApplication::processEvents();
        (void)experiment().grab();
    }
}

TEST_P(GameInTheLaboratory, DrawsExercises) {
    choose("practice");
    ASSERT_TRUE(offers("game"));
    set("count", 2);
    press("newButton");
    ASSERT_TRUE(rested());
    QCoreApplication::processEvents();
    press("lostButton");
    (void)experiment().grab();
}

TEST_P(GameInTheLaboratory, IsInTheListsOfClaimsCountsAndTablesWhereItHasSome) {
    choose("claims");
    ASSERT_EQ(offers("game"), game().lore.claims != nullptr);
    if (game().lore.claims) {
        press("testAllButton");
        ASSERT_TRUE(rested());
        for (int row = 0; row < table().rowCount(); ++row)
            EXPECT_FALSE(table().item(row, 2)->text().isEmpty());
    }
    choose("counts");
    ASSERT_EQ(offers("game"), game().lore.census != nullptr);
    if (game().lore.census)
        runToTheEnd();
    choose("tables");
    auto* kinds = find<QComboBox>("kind");
    if (game().lore.tables)
        for (const TableKind& kind : game().lore.tables()) {
            kinds->setCurrentIndex(kinds->findText(spoken(kind.title)));
            EXPECT_EQ(kinds->currentText(), spoken(kind.title));
            runToTheEnd();
        }
}

INSTANTIATE_TEST_SUITE_P(Proof, GameInTheLaboratory, ::testing::ValuesIn(idsOfTheTests()),
                         nameOfTest);

} // namespace bouton::testing
