// SPDX-License-Identifier: MIT
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <gmock/gmock.h>

#include <set>

#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "ui/boards/board_table.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/print/picture_file.h"

// Sheets of exercises to be written on, and the key to them.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

namespace {

std::vector<Exercise> solved(const std::vector<ExerciseText>& texts) {
    std::vector<Exercise> set;
    EXPECT_TRUE(solveExercises(texts, {}, [&](const auto& all) { set = all; }));
    return set;
}

ExerciseSets drawnSets(const char* game, std::size_t count, std::size_t variants = 1) {
    const Ruleset* rules = *gameNamed(game);
    ExerciseSets sets;
    EXPECT_TRUE(drawSets({.game = rules,
                          .settings = *complete(rules->settings, {}),
                          .count = count,
                          .seed = 4117,
                          .variants = variants},
                         {}, [&](const ExerciseSets& all) { sets = all; }));
    return sets;
}

// Ten exercises of Card groups for each of twenty, of which every fifth has the same.
ExerciseSets ofTwentyVariants() {
    ExerciseSets sets = drawnSets("cards", 10, 5);
    const Variants five = sets.variants;
    while (sets.variants.size() < 20)
        sets.variants.insert(sets.variants.end(), five.begin(), five.end());
    return sets;
}

QString svgOf(const Drawing& page) {
    return QString::fromUtf8(pictureBytes({page}, QStringLiteral("svg")));
}

std::set<QString> found(const QString& text, const char* pattern) {
    std::set<QString> all;
    auto matches = QRegularExpression(QLatin1String(pattern)).globalMatch(text);
    while (matches.hasNext())
        all.insert(matches.next().captured(1));
    return all;
}

// Whether all of a drawing is painted on white, wherever it is put.
bool isOnWhite(const QByteArray& svg) {
    QSvgRenderer renderer(svg);
    QImage image(renderer.defaultSize(), QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    return image.pixelColor(1, 1) == QColor(Qt::white)
           && image.pixelColor(image.width() - 2, image.height() - 2) == QColor(Qt::white);
}

// How much of a board is black.
double inkOf(const Ruleset& game, const char* position) {
    const auto picture = game.parse(position).value();
    const InkBoard board = inkBoardOf(game, picture, {200, 200});
    QImage image(board.size.toSize() * 4, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(4, 4);
    board.paint(painter);
    painter.end();
    int black = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            black += qGray(image.pixel(x, y)) < 128;
    return static_cast<double>(black) / (image.width() * image.height());
}

} // namespace

TEST(ExercisePaper, IsBlackAndWhiteAlone) {
    for (const Ruleset* game : catalogue())
        for (const Drawing& page : pagesOf(drawnSets(game->name.id, 2))) {
            SCOPED_TRACE(game->name.id);
            const QString svg = svgOf(page);
            for (const QString& colour : found(svg, "(?:fill|stroke)=\"(#[0-9a-fA-F]+)\""))
                EXPECT_TRUE(colour == "#000000" || colour == "#ffffff") << colour.toStdString();
            for (const QString& share : found(svg, "opacity=\"([^\"]*)\""))
                EXPECT_TRUE(share == "1" || share == "0") << share.toStdString();
            EXPECT_FALSE(svg.contains("<image") || svg.contains("Gradient"));
        }
}

TEST(ExercisePaper, TellsWhatIsFilledFromWhatIsAnOutline) {
    const auto game = [](const char* id) -> const Ruleset& { return **gameNamed(id); };
    EXPECT_GT(inkOf(game("towers"), "R.R/.../G.G G"), inkOf(game("towers"), "G.G/.../... G"));
    EXPECT_GT(inkOf(game("reversi"),
                    "XXXXXXXX/......../......../...XX.../...XX.../......../......../........ X"),
              1.5
                  * inkOf(game("reversi"), "OOOOOOOO/......../......../...OO.../...OO.../"
                                           "......../......../........ X"));
    EXPECT_GT(inkOf(game("grid-nim"), "RRRR/RRRR/..../.... G"),
              1.5 * inkOf(game("grid-nim"), "GGGG/GGGG/..../.... G"));
}

TEST(ExercisePaper, ShowsEveryPieceOfEveryGame) {
    for (const Ruleset* game : catalogue()) {
        const Picture full = samplePicture(*game);
        Picture empty = full;
        for (std::string& row : empty.rows)
            for (char& letter : row)
                letter = letter == ':' || (letter >= '0' && letter <= '9') ? letter : '.';
        if (empty.rows == full.rows)
            continue; // numbers
        EXPECT_GT(inkOf(*game, write(full, game->name.letters).c_str()),
                  inkOf(*game, write(empty, game->name.letters).c_str()))
            << game->name.id;
    }
}

TEST(ExercisePaper, HasLinesForNameAndClassAndRoomToWrite) {
    const QString svg = svgOf(pagesOf(drawnSets("towers", 6)).front());
    for (const char* words : {"Exercises: Towers and chessboard", "Name", "Class", "Green", "Red",
                              "A turn moves one of your own towers",
                              "Tick won or lost for the side to move. If it is won, write a", "won",
                              "lost", "Move:", "Why:", "Room to work"})
        EXPECT_TRUE(svg.contains(QString(">%1").arg(words))) << words;
    EXPECT_TRUE(isOnWhite(svg.toUtf8()));
    EXPECT_TRUE(svg.contains("loses.<")) << "how one wins";
    EXPECT_EQ(svg.count(">Room to work<"), 6);
    EXPECT_EQ(svg.count(">Move:<"), 6);
    EXPECT_FALSE(svg.contains("drawn") || svg.contains("Variant"));
}

TEST(ExercisePaper, AsksForADrawWhereThereMayBeOneAndNamesTheGamesOfAMixedSet) {
    const std::vector<Exercise> mixed =
        solved({{"tic-tac-toe", "X../.../... O"}, {"cards", "5:3/7:2/4:4 G"}});
    const QString svg = svgOf(pagesOf({{mixed}}).front());
    EXPECT_TRUE(svg.contains(">Exercises<"));
    EXPECT_TRUE(svg.contains(">Tic-tac-toe: O is to move.<"));
    EXPECT_TRUE(svg.contains(">Card groups: Green is to move.<"));
    EXPECT_EQ(svg.count(">drawn<"), 1) << "of the game that has draws";
    EXPECT_TRUE(svg.contains("Tick won, drawn or lost"));
    EXPECT_TRUE(svg.contains(">take up to 3<"));
    EXPECT_FALSE(svg.contains("Who takes the last card wins.")) << "of one game alone";
}

TEST(ExercisePaper, OfVariantsHasEachOnItsOwnPagesAndOneKeyForAll) {
    const ExerciseSets sets = drawnSets("towers", 7, 3);
    const Drawings pages = pagesOf(sets);
    ASSERT_EQ(pages.size(), 3u * 2u + 1u);
    for (std::size_t i = 0; i < 6; ++i) {
        const QString svg = svgOf(pages[i]);
        const QString letter = QString(QChar(nameOfVariant(i / 2)));
        EXPECT_TRUE(svg.contains(">Variant " + letter + "<")) << i;
        EXPECT_FALSE(svg.contains("4117")) << "whoever has the seed can draw the key";
        EXPECT_TRUE(svg.contains(">Bouton. Variants A to C hold the same kinds of exercise.<"));
        EXPECT_FALSE(svg.contains("Won by") || svg.contains("Lost,"));
        EXPECT_EQ(svg.count(">Room to work<"), i % 2 == 0 ? 6 : 1);
    }
    const QString key = svgOf(pages.back());
    EXPECT_TRUE(key.contains(": solutions, seed 4117<")) << "of the sheets that it belongs to";
    EXPECT_THAT(found(key, ">Variant (.)<"), UnorderedElementsAre("A", "B", "C"));
    EXPECT_EQ(key.count("Won by") + key.count("Lost,"), 21);
    EXPECT_EQ(key.count("nim-sum"), 21) << "and why";
    EXPECT_EQ(key.count(">7. "), 3);
}

TEST(ExercisePaper, HasAKeyOfAsManyPagesAsTwentyVariantsNeed) {
    const Drawings pages = pagesOf(ofTwentyVariants());
    QString key;
    ASSERT_GT(pages.size(), 41u);
    for (std::size_t i = 40; i < pages.size(); ++i)
        key += svgOf(pages[i]);
    EXPECT_EQ(key.count("Won by") + key.count("Lost,"), 200);
    EXPECT_EQ(found(key, ">Variant (.)<").size(), 20u);
}

TEST(ExercisePaper, HasAKeyOfTwoColumnsInWhichNoHeadStandsAlone) {
    ExerciseSets sets = ofTwentyVariants();
    static const QRegularExpression text("<text[^>]* x=\"([^\"]+)\" y=\"([^\"]+)\"[^>]*>([^<]+)<");
    std::set<double> columns;
    for (std::size_t size = 10; size > 3; --size) {
        for (std::vector<Exercise>& variant : sets.variants)
            variant.resize(size, variant.front());
        for (const Drawing& page : keyTo(sets)) {
            const QString svg = svgOf(page);
            std::optional<double> head; // of a variant, where it stands
            for (auto each = text.globalMatch(svg); each.hasNext();) {
                const auto match = each.next();
                const double left = match.captured(1).toDouble();
                columns.insert(left);
                EXPECT_LE(match.captured(2).toDouble(), paperSize.height());
                EXPECT_EQ(head.value_or(left), left) << size;
                head.reset();
                if (match.captured(3).startsWith("Variant "))
                    head = left;
            }
            EXPECT_FALSE(head) << size;
        }
    }
    EXPECT_THAT(columns, ElementsAre(0, (paperSize.width() + 32) / 2));
}

TEST(ExercisePaper, OfAnOwnGameHasItsRulesAboveTheExercisesOrOnAPageOfTheirOwn) {
    const auto pagesSaying = [](const std::string& says) {
        const Ruleset& game = **ownGame("bouton-game 1\ntitle: Paper\n" + says
                                        + "start: IIIII\nturn: I -> .\nturn: II -> ..\n");
        const std::string id = game.name.id;
        std::vector<QString> pages;
        for (const Drawing& page :
             pagesOf({{solved({{id, "IIIII G"}}), solved({{id, "II.II G"}})}}))
            pages.push_back(svgOf(page));
        return pages;
    };
    const auto brief = pagesSaying("says: Take one pin.\nsays: Or two.\n");
    ASSERT_EQ(brief.size(), 3u) << "two sheets and the key";
    EXPECT_TRUE(brief[0].contains("Take one pin. Or two. Who makes the last turn wins."));
    EXPECT_TRUE(brief[1].contains("Take one pin."));
    std::string words;
    for (int i = 0; i < 9; ++i) {
        words += "says:";
        for (int k = 0; k < 80; ++k)
            words += " word" + std::to_string(i);
        words += '\n';
    }
    const auto detailed = pagesSaying(words);
    ASSERT_EQ(detailed.size(), 5u);
    for (const std::size_t rules : {0u, 2u}) {
        EXPECT_TRUE(detailed[rules].contains("word8"));
        EXPECT_TRUE(detailed[rules].contains(rules == 0 ? "Variant A" : "Variant B"));
        EXPECT_FALSE(detailed[rules + 1].contains("word8"));
        EXPECT_TRUE(detailed[rules + 1].contains("Tick won or lost"));
    }
}

TEST(ExercisePaper, OfSeveralGamesHasTheRulesOfOnesOwn) {
    const Ruleset& game = **ownGame("bouton-game 1\ntitle: Mixed\nsays: Take one pin, or two.\n"
                                    "start: IIIII\nturn: I -> .\nturn: II -> ..\n");
    const std::string id = game.name.id;
    const QString page = svgOf(
        pagesOf({{solved({{"cards", "5:3/7:2/4:4 G"}, {id, "IIIII G"}, {id, "II.II G"}})}})[0]);
    EXPECT_EQ(page.count("Take one pin, or two."), 1);
    EXPECT_TRUE(page.contains("Rules: Mixed"));
    EXPECT_FALSE(page.contains("A turn takes cards")) << "everybody has these";
}

} // namespace bouton::testing
