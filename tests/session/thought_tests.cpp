// SPDX-License-Identifier: MIT

// What a computer at a table thinks, and when it answers.

#include "session/thought.h"

#include <gtest/gtest.h>

#include <QTest>

#include <atomic>
#include <thread>

#include "session/match_to_walk.h"
#include "support/patience.h"

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;

// A player that reports a line, and then waits until it may answer.
class SlowPlayer {
public:
    explicit SlowPlayer(Or<Choice> choice, std::vector<std::string> line = {})
        : m_choice(std::move(choice)), m_line(std::move(line)) {}
    ChoiceJob job() const {
        return [choice = m_choice, line = m_line, talk = m_talk](const Asking& asking) {
            asking.tell({.depth = 1, .score = 3, .line = line});
            talk->ahead = asking.ahead;
            const Either either(asking);
            while (!talk->released && !either.token().stop_requested())
                std::this_thread::yield();
            return choice;
        };
    }
    void release() { m_talk->released = true; }
    bool wasAskedAhead() const { return m_talk->ahead; }

private:
    struct Talk {
        std::atomic<bool> released = false, ahead = false;
    };
    Or<Choice> m_choice;
    std::vector<std::string> m_line;
    std::shared_ptr<Talk> m_talk = std::make_shared<Talk>();
};

class ThoughtTest : public ::testing::Test {
protected:
    ThoughtTest() {
        thought.setPace(0ms);
        QObject::connect(&thought, &Thought::chosen, [this](const Progress* last) {
            ++chosen;
            score = last ? last->score : std::nullopt;
        });
        QObject::connect(&thought, &Thought::answered,
                         [this](const Choice& choice) { answers.push_back(choice); });
        QObject::connect(&thought, &Thought::refused,
                         [this](const Phrase& why) { answers.push_back(refuse(why)); });
        QObject::connect(&thought, &Thought::pondered, [this] { ++pondered; });
    }
    bool waitFor(auto what) { return QTest::qWaitFor(what, patience); }
    bool waitForAnswer() {
        return waitFor([this] { return !answers.empty(); });
    }

    std::unique_ptr<Match> match = matchOf();
    int chosen = 0, pondered = 0;
    std::optional<int> score;
    std::vector<Or<Choice>> answers;
    Thought thought;
};

} // namespace

TEST_F(ThoughtTest, ReportsAndThenAnswersOnce) {
    SlowPlayer player(Choice{4, {"the centre"}}, {"b2", "a1"});
    thought.begin(*match, player.job(), std::nullopt);
    EXPECT_TRUE(thought.thinking());
    ASSERT_TRUE(waitFor([this] { return thought.progress().has_value(); }));
    EXPECT_EQ(thought.progress()->depth, 1);
    EXPECT_EQ(chosen, 0);
    player.release();
    ASSERT_TRUE(waitForAnswer());
    EXPECT_FALSE(thought.thinking());
    EXPECT_FALSE(thought.progress());
    EXPECT_EQ(answers.size(), 1u);
    EXPECT_EQ(answers[0]->move, 4u);
    EXPECT_EQ(answers[0]->rule, Phrase{"the centre"});
    EXPECT_EQ(chosen, 1);
    EXPECT_EQ(score, 3);
}

TEST_F(ThoughtTest, WaitsForItsLeastTimeWithWhatIsOfItsMove) {
    thought.setPace(1h);
    const std::size_t centre = match->moveIndex(match->play("b2").value());
    match->go(0);
    using Line = std::vector<std::string>;
    for (const auto& [line, shown] :
         std::vector<std::pair<Line, bool>>{{{"b2"}, true}, {{"a1", "b2"}, false}, {{}, true}}) {
        SlowPlayer player(Choice{centre, {}}, line);
        thought.begin(*match, player.job(), std::nullopt);
        player.release();
        chosen = 0;
        ASSERT_TRUE(waitFor([this] { return chosen == 1; }));
        EXPECT_TRUE(thought.thinking());
        EXPECT_TRUE(answers.empty());
        EXPECT_EQ(thought.progress().has_value(), shown) << line.size();
        thought.answerNow();
        EXPECT_EQ(answers.size(), 1u) << "at once, because it has chosen";
        answers.clear();
    }
}

TEST_F(ThoughtTest, AnswersWithTheBestSoFarWhenItIsAsked) {
    thought.setPace(1h);
    SlowPlayer player(Choice{0, {}});
    thought.begin(*match, player.job(), std::nullopt);
    thought.answerNow();
    EXPECT_TRUE(waitForAnswer());
}

TEST_F(ThoughtTest, ARefusalIsAnAnswerToo) {
    SlowPlayer player(refuse({"No."}));
    thought.begin(*match, player.job(), std::nullopt);
    player.release();
    ASSERT_TRUE(waitForAnswer());
    EXPECT_EQ(answers[0].error(), Phrase{"No."});
}

TEST_F(ThoughtTest, NothingComesOfWhatIsStopped) {
    SlowPlayer late(Choice{0, {}}), next(Choice{1, {}});
    thought.begin(*match, late.job(), std::nullopt);
    thought.stop();
    EXPECT_FALSE(thought.thinking());
    thought.begin(*match, next.job(), std::nullopt);
    next.release();
    ASSERT_TRUE(waitForAnswer());
    EXPECT_EQ(answers.size(), 1u);
    EXPECT_EQ(answers[0]->move, 1u);
}

TEST_F(ThoughtTest, WhoStopsItWhenItHasChosenGetsNoAnswer) {
    QObject::connect(&thought, &Thought::chosen, [this] { thought.stop(); });
    SlowPlayer player(Choice{0, {}});
    thought.begin(*match, player.job(), std::nullopt);
    player.release();
    ASSERT_TRUE(waitFor([this] { return chosen == 1; }));
    EXPECT_FALSE(thought.thinking());
    EXPECT_TRUE(answers.empty());
}

TEST_F(ThoughtTest, PonderingAsksAheadAndTellsOnlyThatItHasEnded) {
    SlowPlayer player(Choice{0, {}});
    thought.ponder(player.job(), std::nullopt);
    EXPECT_TRUE(thought.pondering());
    EXPECT_FALSE(thought.thinking());
    EXPECT_FALSE(thought.hasPondered());
    player.release();
    ASSERT_TRUE(waitFor([this] { return pondered == 1; }));
    EXPECT_TRUE(player.wasAskedAhead());
    EXPECT_FALSE(thought.pondering());
    EXPECT_TRUE(thought.hasPondered());
    EXPECT_TRUE(answers.empty());
    EXPECT_FALSE(thought.progress());
    thought.stop();
    EXPECT_FALSE(thought.hasPondered());
}

TEST_F(ThoughtTest, PonderingThatIsStoppedTellsNothing) {
    SlowPlayer ahead(Choice{0, {}}), player(Choice{1, {}});
    thought.ponder(ahead.job(), std::nullopt);
    thought.begin(*match, player.job(), std::nullopt);
    EXPECT_FALSE(thought.pondering());
    player.release();
    ASSERT_TRUE(waitForAnswer());
    EXPECT_EQ(pondered, 0);
    EXPECT_FALSE(thought.hasPondered());
}

TEST_F(ThoughtTest, TellsThePlayerItsTime) {
    std::optional<TimeLeft> told;
    thought.begin(
        *match,
        [&](const Asking& asking) {
            told = asking.timeLeft;
            return Choice{0, {}};
        },
        TimeLeft{60s, 1s});
    ASSERT_TRUE(waitForAnswer());
    EXPECT_EQ(told, (TimeLeft{60s, 1s}));
}

} // namespace bouton::testing
