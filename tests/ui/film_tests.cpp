// SPDX-License-Identifier: MIT
#include "ui/print/film.h"

#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QtEndian>

#include "pictures/game_picture.h"
#include "session/values/saved_game.h"
#include "support/bare_environment.h"
#include "ui/boards/board_table.h"
#include "ui/files.h"
#include "ui/theme/theme.h"

// Games as moving pictures. What is in a file is read here by the PNG specification alone.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using namespace std::chrono_literals;

// What a viewer of APNG shows.
struct ShownFrame {
    std::vector<QImage> pictures{};
    std::vector<int> milliseconds{};
    int plays = -1;
};

quint32 wordAt(const QByteArray& bytes, qsizetype at) {
    return qFromBigEndian<quint32>(bytes.constData() + at);
}
int halfAt(const QByteArray& bytes, qsizetype at) {
    return qFromBigEndian<quint16>(bytes.constData() + at);
}
QByteArray word(quint32 value) {
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

// Annex D of the PNG specification, bit by bit.
quint32 crc(const QByteArray& bytes) {
    quint32 value = 0xFFFFFFFF;
    for (const char byte : bytes) {
        value ^= static_cast<quint8>(byte);
        for (int i = 0; i < 8; ++i)
            value = (value >> 1) ^ ((value & 1) != 0 ? 0xEDB88320 : 0);
    }
    return value ^ 0xFFFFFFFF;
}

QByteArray chunk(const QByteArray& type, const QByteArray& data) {
    return word(static_cast<quint32>(data.size())) + type + data + word(crc(type + data));
}

const QByteArray signature("\x89PNG\r\n\x1a\n", 8);

ShownFrame shownBy(const QByteArray& file) {
    ShownFrame shown;
    EXPECT_TRUE(file.startsWith(signature));
    QByteArray head, control, data, types;
    quint32 count = 0, number = 0;
    QImage screen;
    const auto finish = [&] {
        if (control.isEmpty())
            return;
        const QRect part(
            static_cast<int>(wordAt(control, 12)), static_cast<int>(wordAt(control, 16)),
            static_cast<int>(wordAt(control, 4)), static_cast<int>(wordAt(control, 8)));
        EXPECT_TRUE(screen.rect().contains(part));
        const QByteArray alone =
            signature
            + chunk("IHDR", word(wordAt(control, 4)) + word(wordAt(control, 8)) + head.mid(8))
            + chunk("IDAT", data) + chunk("IEND", {});
        const QImage piece = QImage::fromData(alone).convertToFormat(QImage::Format_RGB32);
        EXPECT_EQ(piece.size(), part.size());
        EXPECT_EQ(control.mid(24), QByteArray(2, '\0')) << "it stays, and covers";
        for (int y = 0; y < piece.height(); ++y)
            for (int x = 0; x < piece.width(); ++x)
                screen.setPixel(part.x() + x, part.y() + y, piece.pixel(x, y));
        shown.pictures.push_back(screen);
        shown.milliseconds.push_back(1000 * halfAt(control, 20) / halfAt(control, 22));
        control.clear();
        data.clear();
    };
    for (qsizetype at = signature.size(); at < file.size();) {
        const auto length = static_cast<qsizetype>(wordAt(file, at));
        const QByteArray type = file.mid(at + 4, 4), body = file.mid(at + 8, length);
        EXPECT_EQ(wordAt(file, at + 8 + length), crc(type + body)) << type.toStdString();
        at += 12 + length;
        if (types.isEmpty() || type != "fdAT")
            types += type + ' ';
        if (type == "IHDR") {
            head = body;
            screen = QImage(static_cast<int>(wordAt(body, 0)), static_cast<int>(wordAt(body, 4)),
                            QImage::Format_RGB32);
        } else if (type == "acTL") {
            count = wordAt(body, 0);
            shown.plays = static_cast<int>(wordAt(body, 4));
        } else if (type == "fcTL") {
            finish();
            EXPECT_EQ(wordAt(body, 0), number++);
            control = body;
        } else if (type == "IDAT") {
            data += body;
        } else if (type == "fdAT") {
            EXPECT_EQ(wordAt(body, 0), number++);
            data += body.mid(4);
        }
    }
    finish();
    EXPECT_TRUE(types.startsWith("IHDR acTL fcTL IDAT ")) << types.toStdString();
    EXPECT_TRUE(types.endsWith(" IEND ")) << types.toStdString();
    EXPECT_EQ(shown.pictures.size(), count);
    return shown;
}

std::unique_ptr<Match> matchAfter(std::string_view id, int moves) {
    const Ruleset& rules = **gameNamed(id);
    auto match = *rules.standard(complete(rules.settings, {}).value());
    for (int move = 0; move < moves && !match->moves(match->current()).empty(); ++move)
        match->play(match->moves(match->current()).size() / 2);
    return match;
}

// The position at which a film that ends there ends.
QImage pictureOf(Film film, std::size_t index) {
    if (index + 1 != film.scenes.size())
        film.named.clear();
    film.scenes.resize(index + 1);
    return shownBy(bytesOf(film)).pictures.back();
}

class Films : public ::testing::Test {
protected:
    QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    QByteArray bytesIn(const QString& name) const {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::vector<std::string> saved(const Film& film, const QString& name) {
        std::vector<std::string> said;
        saveFilm(&owner, film, name,
                 [&](const QString& sentence) { said.push_back(sentence.toStdString()); });
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return !said.empty() && said.back() != "The moving picture is being made."; },
            60'000));
        return said;
    }

    QTemporaryDir folder;
    QObject owner;
};

} // namespace

TEST_F(Films, ShowEveryPositionOnceAndTheLastOneThreeTimesAsLong) {
    for (const Ruleset* rules : catalogue()) {
        SCOPED_TRACE(rules->name.id);
        Film film = filmOf(*matchAfter(rules->name.id, 4));
        film.side = 160;
        film.pace = 700ms;
        const QByteArray bytes = bytesOf(film);
        const ShownFrame shown = shownBy(bytes);
        ASSERT_EQ(shown.pictures.size(), film.scenes.size());
        std::vector<int> times(film.scenes.size(), 700);
        times.back() = 2100;
        EXPECT_EQ(shown.milliseconds, times);
        EXPECT_EQ(shown.plays, 0) << "without end";
        for (std::size_t i = 0; i < shown.pictures.size(); ++i)
            EXPECT_EQ(shown.pictures[i], pictureOf(film, i)) << i;
        EXPECT_NE(shown.pictures[1], shown.pictures[0]);
        // Who knows PNG alone sees the start.
        EXPECT_EQ(QImage::fromData(bytes).convertToFormat(QImage::Format_RGB32), shown.pictures[0]);
        EXPECT_EQ(bytesOf(film), bytes);
    }
}

TEST_F(Films, HoldWhatChangesAndNothingElse) {
    MovingPng png;
    EXPECT_TRUE(png.bytes().isEmpty());
    QImage picture(300, 200, QImage::Format_RGB32);
    for (int y = 0; y < 200; ++y) // what cannot be made small
        for (int x = 0; x < 300; ++x)
            picture.setPixel(x, y, qRgb(x * 7 + y * y, x * y, x * x + 3 * y));
    png.add(picture, 1s);
    const qsizetype first = png.bytes().size();
    png.add(picture, 2s); // nothing
    QImage other = picture;
    other.setPixel(7, 9, qRgb(1, 2, 3));
    other.setPixel(20, 30, qRgb(4, 5, 6));
    png.add(other, 70'000s);
    EXPECT_LT(png.bytes().size(), first + 3000);
    const ShownFrame shown = shownBy(png.bytes());
    EXPECT_THAT(shown.pictures, ElementsAre(picture, picture, other));
    EXPECT_THAT(shown.milliseconds, ElementsAre(1000, 2000, 65535));
}

TEST_F(Films, AreSeenFromTheSideAndWithTheMarksThatAreAskedFor) {
    Film film = filmOf(*matchAfter("towers", 3));
    film.side = 200;
    const QImage plain = pictureOf(film, 1);
    Film other = film;
    other.turned = true;
    const QImage turned = pictureOf(other, 1);
    EXPECT_NE(turned, plain);
    other = film;
    other.coordinates = false;
    EXPECT_NE(pictureOf(other, 1), plain);
    other = film;
    other.marks = false;
    EXPECT_NE(pictureOf(other, 1), plain);
    EXPECT_EQ(pictureOf(other, 0), pictureOf(film, 0)) << "nothing was moved";
    other.side = 300;
    EXPECT_EQ(pictureOf(other, 0).size(), QSize(300, 300));

    // What ended the game is marked on the last picture alone.
    const auto match = matchAfter("tic-tac-toe", 0);
    for (const char* move : {"a1", "b1", "a2", "b2", "a3"})
        ASSERT_TRUE(match->play(move));
    Film won = filmOf(*match);
    EXPECT_THAT(won.named, SizeIs(3));
    won.side = 160;
    Film unmarked = won;
    unmarked.named.clear();
    EXPECT_NE(shownBy(bytesOf(won)).pictures[5], shownBy(bytesOf(unmarked)).pictures[5]);
    EXPECT_EQ(shownBy(bytesOf(won)).pictures[4], shownBy(bytesOf(unmarked)).pictures[4]);
    won.marks = unmarked.marks = false;
    EXPECT_EQ(bytesOf(won), bytesOf(unmarked));
}

TEST_F(Films, ShowTheLineThroughThePositionOnTheBoard) {
    const auto match = matchAfter("tic-tac-toe", 4);
    const std::vector<Match::Node> line = match->line();
    match->go(line[2]);
    match->play(std::size_t{0}); // another third move
    EXPECT_EQ(filmOf(*match).scenes.size(), 4u);
    match->go(line[1]);
    EXPECT_EQ(filmOf(*match).scenes.size(), 4u) << "what was visited last";
    match->go(line[3]);
    match->go(line[0]);
    EXPECT_EQ(filmOf(*match).scenes.size(), 5u);
    EXPECT_TRUE(filmOf(*match).named.empty());
}

TEST_F(Films, AreWhiteAndTheSameWhateverTheWindowWears) {
    Film film = filmOf(*matchAfter("reversi", 1));
    film.side = 120;
    const QByteArray bytes = bytesOf(film);
    EXPECT_EQ(shownBy(bytes).pictures[0].pixelColor(0, 119), QColor(Qt::white));
    const QPalette before = QApplication::palette();
    QApplication::setPalette(Theme::dark().palette());
    EXPECT_EQ(bytesOf(film), bytes);
    QApplication::setPalette(before);
}

TEST_F(Films, ShowTheBareBoardWithLettersAsLargeAsThePicture) {
    for (const Ruleset* rules : catalogue())
        for (const int side : {480, 240}) {
            SCOPED_TRACE(rules->name.id);
            Film film = filmOf(*matchAfter(rules->name.id, 0));
            film.side = side;
            const std::unique_ptr<BoardView> board(makeBoard(*rules));
            QFont font = paperFont();
            font.setPixelSize(font.pixelSize() * side / 480);
            board->setFont(font);
            board->setPalette(Theme::light().palette());
            board->resize(side, side);
            board->setPicture(*film.scenes[0].picture);
            QImage image(side, side, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            board->paint(painter);
            painter.end();
            EXPECT_EQ(pictureOf(film, 0), image) << side;
        }
}

TEST_F(Films, AreAskedForWithAnEnding) {
    QWidget parent;
    askToSaveFilm(
        &parent, "game.png", [] { return Film(); }, [](const QString&) {});
    auto* dialog = parent.findChild<QFileDialog*>("saveFilmDialog");
    ASSERT_TRUE(dialog);
    EXPECT_EQ(dialog->windowTitle(), "Save moving picture, an animated PNG");
    EXPECT_EQ(dialog->nameFilters(), QStringList{"Animated PNG (*.png *.apng)"});
    EXPECT_EQ(dialog->defaultSuffix(), "png");
    dialog->close();
}

TEST_F(Films, ThatAreTooLongTooLargeOrTooFastAreRefusedInASentence) {
    const auto says = [](const Film& film) {
        return objectionTo(film).value_or(QString()).toStdString();
    };
    const auto match = matchAfter("tic-tac-toe", 0);
    Film film = filmOf(*match);
    EXPECT_EQ(says(film), "");
    film.scenes.resize(200, film.scenes[0]);
    EXPECT_EQ(says(film), "");
    film.scenes.resize(201, film.scenes[0]);
    EXPECT_EQ(says(film), "Positions of this game: 201. A moving picture shows 200 at most.");
    film.scenes.resize(1);
    for (const int side : {64, 800}) {
        film.side = side;
        EXPECT_EQ(says(film), "");
    }
    for (const int side : {63, 801}) {
        film.side = side;
        EXPECT_EQ(says(film),
                  "A moving picture can be 64 to 800 px wide, not " + std::to_string(side) + '.');
    }
    film.side = 100;
    for (const auto pace : {100ms, 10'000ms}) {
        film.pace = pace;
        EXPECT_EQ(says(film), "");
    }
    for (const auto pace : {99ms, 10'001ms}) {
        film.pace = pace;
        EXPECT_THAT(says(film), HasSubstr("for 0.1 to 10 seconds"));
    }
    EXPECT_EQ(says({}), "There is no game to be shown.");
}

TEST_F(Films, AreWrittenByAnotherThreadAndTold) {
    Film film = filmOf(*matchAfter("grid-nim", 5));
    film.side = 100;
    bool wasThere = false;
    const QString name = path("a.PNG");
    std::vector<std::string> said;
    saveFilm(&owner, film, name, [&](const QString& sentence) {
        said.push_back(sentence.toStdString());
        wasThere = wasThere || QFile::exists(name);
    });
    EXPECT_THAT(said, ElementsAre("The moving picture is being made."));
    EXPECT_FALSE(wasThere);
    ASSERT_TRUE(QTest::qWaitFor([&] { return said.size() == 2; }, 60'000));
    EXPECT_EQ(said[1], "Saved as " + name.toStdString() + '.');
    EXPECT_EQ(bytesIn(name), bytesOf(film));

    EXPECT_THAT(
        saved(film, path("a.gif")),
        ElementsAre("A moving picture is an animated PNG, so its file ends in .png or .apng."));
    film.side = 900;
    EXPECT_THAT(saved(film, path("b.apng")), ElementsAre(HasSubstr("64 to 800")));
    film.side = 100;
    EXPECT_THAT(saved(film, QStringLiteral("/nowhere/at/all.png")).back(),
                HasSubstr("The moving picture could not be saved: "));
    EXPECT_THAT(QDir(folder.path()).entryList(QDir::Files), ElementsAre("a.PNG"));
}

TEST_F(Films, OfAnOwnerThatGoesAreNotWritten) {
    Film film = filmOf(*matchAfter("grid-nim", 5));
    auto going = std::make_unique<QObject>();
    bool told = false;
    saveFilm(going.get(), film, path("a.png"), [&](const QString& sentence) {
        told = told || !sentence.contains(QLatin1String("being made"));
    });
    going.reset();
    QCoreApplication::processEvents();
    EXPECT_FALSE(told);
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST_F(Films, OfTheProgramAreTheSameInEveryProcess) {
    const auto match = matchAfter("reversi", 6);
    SavedGame game = savedFrom(*match);
    game.id = "01234567-89ab-4def-8123-456789abcdef";
    std::ofstream(path("game.bouton").toStdString(), std::ios::binary) << write(game).toStdString();
    QTemporaryDir home;
    QByteArray said;
    const auto status = [&](const QStringList& more, const char* out = "out.png") {
        QProcess program;
        program.setProcessEnvironment(bareEnvironment(home.path()));
        program.start(QStringLiteral(BOUTON_DESKTOP),
                      QStringList{QStringLiteral("--picture"), path("game.bouton"), path(out)}
                          + more);
        EXPECT_TRUE(program.waitForFinished(-1));
        said = program.readAllStandardError();
        return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
    };
    ASSERT_EQ(status({}), 0) << said.toStdString();
    const QByteArray bytes = bytesIn(path("out.png"));
    const ShownFrame shown = shownBy(bytes);
    EXPECT_THAT(shown.pictures, SizeIs(7));
    EXPECT_EQ(shown.pictures.at(0).size(), QSize(480, 480));
    EXPECT_EQ(shown.milliseconds[0], 1000);
    ASSERT_EQ(status({}, "again.png"), 0);
    EXPECT_EQ(bytesIn(path("again.png")), bytes);
    // A second one of this process, which has painted text of many sizes.
    for (const char* name : {"a", "b"})
        ASSERT_FALSE(paintGame(path("game.bouton"), path(name), {}));
    EXPECT_EQ(bytesIn(path("a")), bytesIn(path("b")));
    EXPECT_EQ(bytesIn(path("b")), bytes);

    ASSERT_EQ(status({"--turned", "--without-coordinates", "--without-marks", "--pace", "0.25",
                      "--size", "64"}),
              0);
    ASSERT_FALSE(paintGame(
        path("game.bouton"), path("a"),
        {.turned = true, .coordinates = false, .marks = false, .pace = 250ms, .side = 64}));
    EXPECT_EQ(bytesIn(path("out.png")), bytesIn(path("a")));
    EXPECT_EQ(shownBy(bytesIn(path("a"))).milliseconds[0], 250);

    const auto refuses = [&](const QStringList& more, const char* sentence) {
        EXPECT_EQ(status(more, "refused.png"), 2) << sentence;
        EXPECT_THAT(said.toStdString(), HasSubstr(sentence));
    };
    EXPECT_EQ(status({}, "out.gif"), 2);
    EXPECT_THAT(said.toStdString(), HasSubstr("a name that ends in .png, not .gif."));
    EXPECT_FALSE(QFile::exists(path("out.gif")));
    EXPECT_EQ(status({}, "out"), 0) << "a name without an ending";
    refuses({"--size", "801"}, "--size is 64 to 800, not 801.");
    refuses({"--size", "many"}, "--size is 64 to 800, not many.");
    refuses({"--pace", "0.05"}, "--pace is 0.1 to 10, not 0.05.");
    refuses({"--pace", "nan"}, "--pace is 0.1 to 10, not nan.");
    refuses({"one", "more"}, "--picture takes a saved game, and the file to be written.");
    std::ofstream(path("game.bouton").toStdString()) << "no game";
    EXPECT_EQ(status({}, "refused.png"), 1);
    EXPECT_THAT(said.toStdString(), HasSubstr("not a game"));
    EXPECT_FALSE(QFile::exists(path("refused.png")));
    EXPECT_TRUE(QDir(home.path() + QStringLiteral("/.local/share/Bouton")).isEmpty());
}

TEST_F(FilesTest, TheMenuSavesTheGameAsAMovingPictureAsTheBoardIsSeen) {
    EXPECT_FALSE(action("saveFilm")->isEnabled());
    openGame("tic-tac-toe");
    EXPECT_FALSE(action("saveFilm")->isEnabled());
    seat(Side::One, std::nullopt);
    seat(Side::Two, std::nullopt);
    ASSERT_TRUE(session().start());
    session().play(0);
    QCoreApplication::processEvents();
    ASSERT_TRUE(action("saveFilm")->isEnabled());
    window->preferences().boardTurned.set(session().game(), true);
    window->preferences().coordinatesShown.set(false);
    window->preferences().replayStep.set(500ms);
    action("savePicture")->trigger();
    auto* picture = window->findChild<QFileDialog*>("savePictureDialog");
    ASSERT_TRUE(picture);
    const QString still = QFileInfo(picture->selectedFiles().value(0)).fileName();
    action("saveFilm")->trigger(); // the dialog of before goes
    auto* dialog = window->findChild<QFileDialog*>("saveFilmDialog");
    ASSERT_TRUE(dialog);
    EXPECT_FALSE(dialog->isModal());
    const QString proposed = QFileInfo(dialog->selectedFiles().value(0)).fileName();
    EXPECT_NE(still, proposed);
    EXPECT_TRUE(proposed.endsWith(" moving.png")) << qPrintable(proposed);
    session().play(0); // what is on the table when the file is chosen
    emit dialog->fileSelected(path("film.png"));
    ASSERT_TRUE(told("Saved as " + path("film.png")));
    Film film = filmOf(*session().match());
    film.turned = true;
    film.coordinates = false;
    film.pace = 500ms;
    EXPECT_EQ(film.scenes.size(), 3u);
    EXPECT_EQ(bytesOf("film.png"), ::bouton::bytesOf(film));
    page().newGame();
    emit dialog->fileSelected(path("none.png"));
    EXPECT_EQ(status(), "There is no game to be shown.");
    dialog->close();
}

} // namespace bouton::testing
