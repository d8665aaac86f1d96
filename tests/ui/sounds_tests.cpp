#include "ui/window/sounds.h"

#include <gmock/gmock.h>

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "games/catalogue.h"
#include "ui/preferences/preferences.h"

namespace bouton::testing {

namespace {

constexpr Sound all[] = {Sound::Move, Sound::Capture, Sound::End};

// Sounds go into a file.
class SoundsIntoAFile : public ::testing::Test {
protected:
    ~SoundsIntoAFile() override { preferences.setSounds(false); }

    QStringList into() { return {"sh", "-c", "cat > '" + file() + "'"}; }
    QString file() { return folder.filePath(QStringLiteral("heard")); }
    qint64 heard() { return QFile(file()).size(); }
    bool over(const Sounds& sounds) {
        return QTest::qWaitFor([&] { return sounds.playing() == 0; }, 30'000);
    }

    Preferences preferences;
    QTemporaryDir folder;
};

Sound soundOfMove(std::string_view id, std::string_view position, std::string_view move) {
    const Ruleset& game = *gameNamed(id).value();
    const auto match = game.from(game.parse(position).value()).value();
    return soundOf(*match->step(match->play(move).value()));
}

} // namespace

TEST(Sound, IsQuietBeginsAtOnceAndEndsInSilence) {
    for (const Sound sound : all) {
        const std::vector<float> samples = samplesOf(sound);
        const auto loudness = [](float sample) { return std::abs(sample); };
        const float most = loudness(*std::ranges::max_element(samples, {}, loudness));
        EXPECT_NEAR(most, 0.3, 1e-5);
        EXPECT_LT(loudness(samples.front()), 0.01);
        EXPECT_LT(loudness(samples.back()), 0.001);
        EXPECT_LT(static_cast<double>(samples.size()), 1.5 * soundRate);
        for (std::size_t i = 1; i < samples.size(); ++i)
            ASSERT_LT(std::abs(samples[i] - samples[i - 1]), 0.25) << i;
    }
}

TEST(Sound, OfMovesOfCapturesAndOfTheEndDiffer) {
    EXPECT_NE(samplesOf(Sound::Move), samplesOf(Sound::Capture));
    EXPECT_NE(samplesOf(Sound::Capture), samplesOf(Sound::End));
    EXPECT_EQ(samplesOf(Sound::End), samplesOf(Sound::End));
}

TEST(Sound, OfTheEndIsTwoNotesAfterTheKnockOfTheLastMove) {
    const std::vector<float> samples = samplesOf(Sound::End);
    const auto loudest = [&samples](double from, double to) {
        float most = 0;
        for (auto i = static_cast<std::size_t>(from * soundRate); i < to * soundRate; ++i)
            most = std::max(most, std::abs(samples[i]));
        return most;
    };
    EXPECT_EQ(loudest(0, 0.25), 0);
    EXPECT_GT(loudest(0.25, 0.42), 0.1);
    EXPECT_GT(loudest(0.42, 0.6), loudest(0.25, 0.42)) << "the first still rings";
}

TEST(Sound, OfAMoveThatTakesOrTurnsIsThatOfACapture) {
    EXPECT_EQ(soundOfMove("tic-tac-toe", ".../.../... X", "b2"), Sound::Move);
    EXPECT_EQ(soundOfMove("towers", "G.R.G/..G../.G.../R..GR/.R.R. G", "a2"), Sound::Move);
    EXPECT_EQ(soundOfMove("trojan-horse", "...../...../...../...H./..... G", "c2"), Sound::Move);
    EXPECT_EQ(soundOfMove("cards", "5:3/3:2/4:4 G", "a2"), Sound::Capture);
    EXPECT_EQ(
        soundOfMove("reversi",
                    "......../......../......../...OX.../...XO.../......../......../........ X",
                    "d3"),
        Sound::Capture);
}

TEST_F(SoundsIntoAFile, AreHeardOnlyWhereTheyAreSwitchedOn) {
    Sounds sounds(preferences, into());
    sounds.play(Sound::Move);
    EXPECT_EQ(sounds.playing(), 0);
    preferences.setSounds(true);
    sounds.play(Sound::Capture);
    ASSERT_TRUE(over(sounds));
    EXPECT_EQ(heard(), static_cast<qint64>(samplesOf(Sound::Capture).size() * 2));
}

TEST_F(SoundsIntoAFile, NeverKeepTheWindowWaiting) {
    preferences.setSounds(true);
    Sounds sounds(preferences, {"sleep", "60"}); // a device that takes nothing
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 20; ++i)
        sounds.play(Sound::End);
    EXPECT_LE(sounds.playing(), 3);
    EXPECT_LT(clock.elapsed(), 5'000);
}

TEST_F(SoundsIntoAFile, AreSilentWithoutAPlayer) {
    preferences.setSounds(true);
    Sounds sounds(preferences, {"/no/such/player"});
    sounds.play(Sound::Move);
    ASSERT_TRUE(over(sounds));
    Sounds broken(preferences, {"false"});
    for (int i = 0; i < 5; ++i) {
        broken.play(Sound::End);
        ASSERT_TRUE(over(broken));
    }
}

} // namespace bouton::testing
