// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include <sys/stat.h>

#include "core/random.h"
#include "games/catalogue.h"
#include "pictures/game_picture.h"
#include "session/kept/game_file.h"
#include "session/values/saved_game.h"
#include "support/bare_environment.h"
#include "support/file_bytes.h"

// Small pictures of saved games, for a file manager.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;

class Thumbnails : public ::testing::Test {
protected:
    QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    // A game of so many first moves, with the board at one of its positions.
    QString game(const Ruleset& rules, int moves, std::size_t current) const {
        const auto match = *rules.standard(complete(rules.settings, {}).value());
        for (int move = 0; move < moves && !match->moves(match->current()).empty(); ++move)
            match->play(std::size_t{0});
        SavedGame saved = savedFrom(*match);
        saved.id = "01234567-89ab-4def-8123-456789abcdef";
        saved.current = std::min(current, saved.positions.size() - 1);
        return written(write(saved));
    }
    QString written(const QByteArray& bytes) const {
        write(path("game.bouton"), bytes);
        return path("game.bouton");
    }
    QImage thumbnail(const QString& game, int side = 128) const {
        const auto why = paintThumbnail(game, path("picture.png"), side);
        EXPECT_FALSE(why) << why->toStdString();
        return QImage(path("picture.png"));
    }
    std::string refusal(const QString& game) const {
        QFile::remove(path("picture.png"));
        const auto why = paintThumbnail(game, path("picture.png"), 128);
        EXPECT_FALSE(QFile::exists(path("picture.png")));
        return why ? why->toStdString() : "none";
    }

    QTemporaryDir folder;
};

} // namespace

TEST_F(Thumbnails, ShowTheBoardOfEveryGameAndNothingAroundIt) {
    for (const Ruleset* rules : catalogue())
        for (const int side : {leastThumbnail, 128, mostThumbnail}) {
            const QImage image = thumbnail(game(*rules, 2, 2), side);
            EXPECT_EQ(image.size(), QSize(side, side)) << rules->name.id;
            EXPECT_LT(image.pixelColor(0, 0).alpha(), 200) << rules->name.id;
            EXPECT_EQ(image.pixelColor(side / 2, side / 2).alpha(), 255) << rules->name.id;
        }
}

TEST_F(Thumbnails, ShowTheBoardAsItStandsNotWhereTheGameEnds) {
    for (const Ruleset* rules : catalogue()) {
        const QImage start = thumbnail(game(*rules, 1, 0));
        EXPECT_EQ(thumbnail(game(*rules, 0, 0)), start) << rules->name.id;
        EXPECT_NE(thumbnail(game(*rules, 1, 1)), start) << rules->name.id;
    }
}

TEST_F(Thumbnails, AreThereForWholeGamesAlone) {
    const Ruleset& towers = *catalogue()[2];
    EXPECT_THAT(refusal(path("absent.bouton")), HasSubstr("cannot be read"));
    EXPECT_THAT(refusal(written("towers: nonsense")), HasSubstr("not a game that Bouton can read"));
    const QByteArray bytes = bytesOf(game(towers, 2, 2));
    EXPECT_NE(refusal(written(bytes.left(bytes.size() / 2))), "none");
    // A hole of the file system: nothing is read of it.
    QFile large(written({}));
    ASSERT_TRUE(large.open(QIODevice::WriteOnly));
    ASSERT_TRUE(large.resize(mostGameFileBytes + 1));
    EXPECT_THAT(refusal(large.fileName()), HasSubstr("too large"));
    const QString pipe = path("pipe.bouton");
    ASSERT_EQ(mkfifo(qPrintable(pipe), 0600), 0);
    EXPECT_THAT(refusal(pipe), HasSubstr("it is no file"));
}

TEST_F(Thumbnails, ReplaceNeitherTheGameNorWhatIsNoFile) {
    const QString file = game(*catalogue()[0], 1, 1), pipe = path("pipe.png"),
                  link = path("link.png");
    const QByteArray bytes = bytesOf(file);
    ASSERT_EQ(mkfifo(qPrintable(pipe), 0600), 0);
    ASSERT_TRUE(QFile::link(file, link));
    for (const auto& [picture, why] :
         {std::pair(file, "it is the file that is read"),
          std::pair(link, "it is the file that is read"), std::pair(pipe, "it is no file")}) {
        EXPECT_TRUE(paintThumbnail(file, picture, 64).value_or("").contains(QLatin1String(why)));
        EXPECT_TRUE(paintGame(file, picture, {}).value_or("").contains(QLatin1String(why)));
    }
    const QString nowhere = path("absent/picture.png");
    for (const auto& why : {paintThumbnail(file, nowhere, 64), paintGame(file, nowhere, {})})
        EXPECT_TRUE(why.value_or("").contains(nowhere + QLatin1String(" cannot be written: ")));
    EXPECT_EQ(bytesOf(file), bytes);
    struct stat about {};
    EXPECT_TRUE(::stat(qPrintable(pipe), &about) == 0 && S_ISFIFO(about.st_mode));
}

TEST_F(Thumbnails, EndWhenTheyHaveComputedForASecond) {
    const auto computing = [] {
        computeAtMost(1);
        for (Random random(1);;)
            std::make_unique<int>(random.below(2)); // the thread sanitizer hears signals here alone
    };
    EXPECT_EXIT(computing(), ::testing::ExitedWithCode(1), "takes too long");
}

TEST_F(Thumbnails, AreMadeByTheProgramWithoutADisplayAndWithoutATraceAtHome) {
    const QString file = game(*catalogue()[1], 3, 3);
    QTemporaryDir home;
    std::string said;
    const auto status = [&](const QStringList& arguments) {
        QProcess program;
        program.setProcessEnvironment(bareEnvironment(home.path()));
        program.start(QStringLiteral(BOUTON_DESKTOP), arguments);
        EXPECT_TRUE(program.waitForFinished(-1));
        said = program.readAllStandardError().toStdString();
        return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
    };
    const QString option = QStringLiteral("--thumbnail"), picture = path("of the program.png"),
                  size = QStringLiteral("--size");
    EXPECT_EQ(status({option, picture, size, QStringLiteral("96"), file}), 0);
    EXPECT_EQ(QImage(picture), thumbnail(file, 96));
    EXPECT_EQ(status({option, picture, file}), 0);
    EXPECT_EQ(QImage(picture).size(), QSize(256, 256));
    EXPECT_EQ(status({option, picture, path("absent.bouton")}), 1);
    EXPECT_EQ(status({option, picture}), 2);
    EXPECT_THAT(said, HasSubstr("bouton: --thumbnail takes one file of a game.\n"));
    for (const std::string wrong : {"15", "1025", "many"}) {
        EXPECT_EQ(status({option, picture, size, QString::fromStdString(wrong), file}), 2);
        EXPECT_THAT(said, HasSubstr("bouton: --size is 16 to 1024, not " + wrong + ".\n"));
    }
    EXPECT_TRUE(QDir(home.path() + QStringLiteral("/.local/share/Bouton")).isEmpty());
    EXPECT_TRUE(QDir(home.path() + QStringLiteral("/.config/Bouton")).isEmpty());
}

} // namespace bouton::testing
