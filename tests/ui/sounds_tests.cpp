// SPDX-License-Identifier: MIT
#include "ui/window/sounds.h"

#include <gmock/gmock.h>

#include <QElapsedTimer>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "games/catalogue.h"
#include "support/file_bytes.h"
#include "ui/preferences/preferences.h"

namespace bouton::testing {

namespace {

constexpr Sound all[] = {Sound::Move, Sound::Capture, Sound::End};

// Sounds go into a file.
class SoundsIntoAFile : public ::testing::Test {
protected:
    ~SoundsIntoAFile() override { preferences.sounds.set(false); }

    QStringList into() { return {"sh", "-c", "cat > '" + file() + "'"}; }
    QString file() { return folder.filePath(QStringLiteral("heard")); }
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
    for (const auto& [sound, size] :
         {std::pair{Sound::Move, 8'820uz}, {Sound::Capture, 13'230uz}, {Sound::End, 61'739uz}})
        EXPECT_EQ(samplesOf(sound).size(), size);
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
    preferences.sounds.set(true);
    sounds.play(Sound::Capture);
    ASSERT_TRUE(over(sounds));
    const QByteArray bytes = bytesOf(file());
    const std::vector<float> samples = samplesOf(Sound::Capture);
    ASSERT_EQ(bytes.size(), std::ssize(samples) * 2);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const auto at = static_cast<qsizetype>(2 * i);
        const auto low = static_cast<unsigned char>(bytes[at]);
        ASSERT_NEAR(bytes[at + 1] * 256 + low, samples[i] * 32'767, 0.51) << i;
    }
}

TEST_F(SoundsIntoAFile, NeverKeepTheWindowWaiting) {
    preferences.sounds.set(true);
    Sounds sounds(preferences, {"sleep", "60"}); // a device that takes nothing
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 20; ++i)
        sounds.play(Sound::End);
    EXPECT_EQ(sounds.playing(), 3);
    EXPECT_LT(clock.elapsed(), 5'000);
}

TEST_F(SoundsIntoAFile, ArePlayedByTheFirstProgramThatIsThere) {
    preferences.sounds.set(true);
    const QByteArray before = qgetenv("PATH");
    const auto path = qScopeGuard([&] { qputenv("PATH", before); });
    qputenv("PATH", folder.path().toUtf8());
    const auto played = [this] {
        Sounds sounds(preferences, {});
        sounds.play(Sound::Move);
        EXPECT_TRUE(over(sounds));
        return bytesOf(file());
    };
    EXPECT_EQ(played(), "") << "there is none";
    // The one that comes last is found as long as no other is there.
    for (const auto& [name, arguments] :
         {std::pair{"pw-cat", "pw-cat --playback --format=s16 --channels=1 --rate=44100 -"},
          {"aplay", "aplay -q -t raw -f S16_LE -c 1 -r 44100"},
          {"pacat", "pacat --playback --raw --format=s16le --channels=1 --latency-msec=30 "
                    "--rate=44100"}}) {
        const QString program = folder.filePath(QLatin1String(name));
        write(program, "#!/bin/sh\necho " + QByteArray(name) + " \"$@\" > '" + file().toUtf8()
                           + "'\nwhile read -r line; do :; done\n");
        QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        EXPECT_EQ(played().trimmed(), arguments);
    }
}

TEST_F(SoundsIntoAFile, AreSilentWithoutAPlayer) {
    preferences.sounds.set(true);
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
