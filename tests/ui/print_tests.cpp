// SPDX-License-Identifier: MIT
#include <QFileDialog>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include "games/catalogue.h"
#include "support/file_bytes.h"
#include "support/patience.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/laboratory.h"
#include "ui/laboratory/chart.h"
#include "ui/on_paper.h"
#include "ui/pdf.h"
#include "ui/pixels.h"
#include "ui/print/drawing.h"
#include "ui/print/picture_file.h"
#include "ui/theme/theme.h"
#include "ui/type_size.h"

// Pictures and pages in files and on paper.

namespace bouton::testing {

using ::testing::StartsWith;

namespace {

QImage imageOf(const Drawing& drawing) {
    return QImage::fromData(pictureBytes({drawing}, QStringLiteral("png")));
}

// A fourth as wide and as high, which is enough to tell boards from one another.
QImage smallImageOf(Drawing drawing) {
    drawing.paint = [paint = drawing.paint](QPainter& painter) {
        painter.scale(0.25, 0.25);
        paint(painter);
    };
    drawing.size /= 4;
    return imageOf(drawing);
}

Drawing square() {
    return {"A square", {100, 80}, [](QPainter& painter) {
                painter.fillRect(QRectF(20, 20, 40, 40), Qt::red);
            }};
}

class PictureFile : public ::testing::Test {
protected:
    // What is told of it.
    std::string exported(const Drawings& drawings, const QString& path) {
        std::optional<QString> said;
        exportPicture(&owner, drawings, path, [&](const QString& sentence) { said = sentence; });
        EXPECT_TRUE(QTest::qWaitFor([&] { return said.has_value(); }, patience));
        return said.value_or(QString()).toStdString();
    }
    QString path(const char* name) const { return directory.filePath(name); }

    QTemporaryDir directory;
    QObject owner;
};

} // namespace

TEST_F(PictureFile, IsOfTheKindThatItsEndingSays) {
    EXPECT_EQ(exported({square()}, path("a.png")), "Saved as " + path("a.png").toStdString() + '.');
    const QImage image(path("a.png"));
    EXPECT_EQ(image.size(), QSize(200, 160));
    EXPECT_EQ(image.dotsPerMeterX(), 7559) << "192 to the inch";
    EXPECT_EQ(image.dotsPerMeterY(), 7559);
    EXPECT_EQ(image.pixelColor(80, 80), QColor(Qt::red));
    EXPECT_EQ(image.pixelColor(10, 10), QColor(Qt::white));

    exported({square()}, path("a.SVG"));
    QSvgRenderer svg(path("a.SVG"));
    ASSERT_TRUE(svg.isValid());
    EXPECT_EQ(svg.viewBox(), QRect(0, 0, 100, 80));
    EXPECT_TRUE(bytesOf(path("a.SVG")).contains("<title>A square</title>"));
    EXPECT_EQ(svg.defaultSize(), QSize(93, 75)) << "96 to the inch, of which Qt reads 90";

    exported({square(), square(), square()}, path("a.pdf"));
    EXPECT_TRUE(bytesOf(path("a.pdf")).startsWith("%PDF-"));
    EXPECT_EQ(pagesIn(bytesOf(path("a.pdf"))), 3);
    EXPECT_EQ(bytesOf(path("a.pdf")).count("/MediaBox [0 0 75"), 3) << "as the picture";
}

TEST_F(PictureFile, ThatWouldBeTooLargeIsSmaller) {
    Drawing wide = square();
    wide.size = {20'000, 80};
    EXPECT_EQ(imageOf(wide).size(), QSize(10'000, 40));
    EXPECT_EQ(imageOf(wide).pixelColor(20, 20), QColor(Qt::red));
    std::swap(wide.size.rwidth(), wide.size.rheight());
    EXPECT_EQ(imageOf(wide).size(), QSize(40, 10'000));
}

TEST_F(PictureFile, MayHaveItsTitleAboveIt) {
    const Drawing drawing = titled(square());
    EXPECT_EQ(drawing.title, "A square");
    EXPECT_EQ(drawing.size, QSizeF(100, 120));
    const QImage image = imageOf(drawing);
    EXPECT_EQ(image.pixelColor(80, 80), QColor(Qt::white));
    EXPECT_EQ(image.pixelColor(80, 160), QColor(Qt::red)) << "lower by the title";
    const QByteArray svg = pictureBytes({drawing}, QStringLiteral("svg"));
    EXPECT_TRUE(svg.contains(">A square</text>"));
    EXPECT_TRUE(svg.contains("font-weight=\"600\""));
}

TEST_F(PictureFile, IsAskedForWithTheEndingOfItsKind) {
    QWidget parent;
    int made = 0;
    QStringList told;
    const auto ask = [&](const QString& name) {
        askToExport(
            &parent, name,
            [&] {
                ++made;
                return Drawings{square()};
            },
            [&](const QString& sentence) { told << sentence; });
        return parent.findChildren<QFileDialog*>("savePictureDialog").back();
    };
    QFileDialog* dialog = ask("a.png");
    EXPECT_EQ(dialog->windowTitle(), "Save picture");
    EXPECT_EQ(dialog->nameFilters(),
              (QStringList{"PNG picture (*.png)", "SVG drawing (*.svg)", "PDF document (*.pdf)"}));
    for (const auto& [filter, suffix] : {std::pair(1, "svg"), {2, "pdf"}, {0, "png"}}) {
        emit dialog->filterSelected(dialog->nameFilters()[filter]);
        EXPECT_EQ(dialog->defaultSuffix(), suffix);
    }
    EXPECT_EQ(made, 0) << "what there is when the file is chosen";
    emit dialog->fileSelected(path("a.svg"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !told.isEmpty(); }, patience));
    EXPECT_EQ(told, QStringList{"Saved as " + path("a.svg") + "."});
    EXPECT_EQ(made, 1);
    dialog->close();
}

TEST_F(PictureFile, IsRefusedWithASentenceThatSaysWhy) {
    EXPECT_EQ(exported({square()}, path("a.bmp")), "A picture's file ends in .png, .svg or .pdf.");
    EXPECT_EQ(exported({square()}, path("a")), "A picture's file ends in .png, .svg or .pdf.");
    EXPECT_EQ(exported({square(), square()}, path("a.png")),
              "Pages: 2. Choose a file that ends in .pdf.");
    EXPECT_EQ(exported({}, path("a.png")), "There is nothing to draw.");
    EXPECT_THAT(exported({square()}, "/nowhere/at/all.png"),
                StartsWith("The picture could not be saved: "));
    EXPECT_TRUE(QDir(directory.path()).isEmpty());
}

TEST_F(PictureFile, IsWrittenAlsoIfItsOwnerGoes) {
    auto going = std::make_unique<QObject>();
    exportPicture(going.get(), {square()}, path("a.png"),
                  [](const QString&) { ADD_FAILURE() << "nobody is there to be told"; });
    going.reset();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !QImage(path("a.png")).isNull(); }, patience));
    QCoreApplication::processEvents();
}

TEST_F(PictureFile, OfABoardShowsWhatTheBoardShowsOnWhite) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        const std::unique_ptr<BoardView> board(makeBoard(*game));
        showSampleOn(*board, *game);
        const Drawing bare = drawingOf(*game, board->picture(), 640);
        const QImage large = imageOf(bare);
        EXPECT_EQ(large.size(), QSize(1280, 1280));
        EXPECT_EQ(large.pixelColor(2, 2), QColor(Qt::white));
        const QImage plain = smallImageOf(bare);
        board->setMarks({.named = {board->cells().front()}});
        const QImage marked = smallImageOf(drawingOf(*game, *board));
        EXPECT_NE(marked, plain);
        const QPalette palette = QApplication::palette();
        QApplication::setPalette(Theme::dark().palette());
        EXPECT_EQ(smallImageOf(drawingOf(*game, *board)), marked) << "paper is white";
        QApplication::setPalette(palette);
        board->light({board->cells().back()});
        EXPECT_NE(smallImageOf(drawingOf(*game, *board)), marked);
        board->light({});
        board->setOverlay({.worths = {{.cell = board->cells().front(), .text = "7"}}});
        EXPECT_NE(smallImageOf(drawingOf(*game, *board)), marked);
        board->setOverlay({});
        board->setMarks({});
        board->setLegalMovesShown(false);
        EXPECT_EQ(smallImageOf(drawingOf(*game, *board)), plain);

        board->setCoordinatesShown(false);
        if (game->name.id != std::string_view("cards")) { // whose letters are no coordinates
            EXPECT_NE(smallImageOf(drawingOf(*game, *board)), plain);
        }
        board->setCoordinatesShown(true);

        const Drawing kept = drawingOf(*game, *board);
        board->setPicture(game->blank(*complete(game->settings, {})));
        EXPECT_EQ(smallImageOf(kept), plain) << "it keeps what it was made of";

        const QByteArray svg = pictureBytes({kept}, QStringLiteral("svg"));
        EXPECT_TRUE(QSvgRenderer(svg).isValid());
        EXPECT_FALSE(svg.contains("<image")) << "lines, not pixels";
        EXPECT_EQ(pagesIn(pictureBytes({titled(kept)}, QStringLiteral("pdf"))), 1);
    }
}

TEST_F(PictureFile, OfAWideDrawingLiesOnASheetOfThePaperInUse) {
    Drawing wide = square();
    wide.size.setWidth(paperSize.width());
    const auto pdf = [&] { return pictureBytes({wide}, QStringLiteral("pdf")); };
    usePaper(QPageSize::A4);
    EXPECT_TRUE(pdf().contains("/MediaBox [0 0 595.000000 842.000000]"));
    usePaper(QPageSize::Letter);
    EXPECT_TRUE(pdf().contains("/MediaBox [0 0 612.000000 792.000000]"));
    usePaper(QPageSize::A4);
    EXPECT_EQ(paperOf(QLocale::Canada), QPageSize::Letter);
    EXPECT_EQ(paperOf(QLocale::Greece), QPageSize::A4);
    EXPECT_EQ(paperOf(QLocale::AnyTerritory), QPageSize::A4);
}

TEST(PaperTable, HasItsHeadOnEachPageAndEveryLineOnOne) {
    PaperTable table{"Numbers", {{"name", "value"}}, 1};
    for (int i = 0; i < 120; ++i)
        table.lines << QStringList{"line " + QString::number(i), QString::number(i * i)};
    const Drawings pages = pagesOf(table);
    EXPECT_EQ(pages.size(), 3u);
    QByteArray all;
    std::vector<qsizetype> lines;
    for (const Drawing& page : pages) {
        EXPECT_EQ(page.size, paperSize);
        const QByteArray svg = pictureBytes({page}, QStringLiteral("svg"));
        EXPECT_EQ(svg.count(">value<"), 1);
        EXPECT_EQ(svg.count(">Numbers<"), 1 + 1) << "the drawing's title, too";
        lines.push_back(svg.count(">line "));
        all += svg;
    }
    EXPECT_THAT(lines, ::testing::ElementsAre(47, 47, 26)) << "as many as there is room for";
    const QByteArray whole = pictureBytes({drawingOf(table)}, QStringLiteral("svg"));
    for (int i = 0; i < 120; ++i) {
        const QByteArray words = ">line " + QByteArray::number(i) + "<";
        EXPECT_EQ(all.count(words), 1) << i;
        EXPECT_EQ(whole.count(words), 1) << i;
    }
    expectWholeOnPaper(pages);
}

TEST(PaperTable, ThatIsWideGoesOnBesideItsFirstColumnAndAnEmptyOneHasItsHeadAlone) {
    PaperTable table{"Wide", {{"Name"}}, 1};
    for (int i = 0; i < 60; ++i)
        table.lines[0] << QString::number(1000 + i);
    table.lines << table.lines[0];
    const Drawings pages = pagesOf(table);
    ASSERT_GT(pages.size(), 2u);
    QByteArray all;
    for (const Drawing& page : pages) {
        const QByteArray svg = pictureBytes({page}, QStringLiteral("svg"));
        EXPECT_EQ(svg.count(">Name<"), 2) << "in the head and in the line";
        all += svg;
    }
    for (int i = 0; i < 60; ++i)
        EXPECT_EQ(all.count('>' + QByteArray::number(1000 + i) + '<'), 2) << i;
    expectWholeOnPaper(pages);
    EXPECT_EQ(pagesOf({"Empty", {{"name"}}, 1}).size(), 1u);
}

TEST(PaperTable, HasEveryWordOfLongFieldsAndOfALongTitle) {
    QString endless = "begin";
    for (int i = 0; i < 60; ++i)
        endless += " or cards == " + QString::number(i);
    const PaperTable table{
        endless,
        {{"a", "b", "number"}, {endless, "short", "1"}, {QString(400, u'm'), endless, "2"}},
        2};
    expectWholeOnPaper(pagesOf(table));
    const QString whole =
        QString::fromUtf8(pictureBytes({drawingOf(table)}, QStringLiteral("svg")));
    EXPECT_FALSE(whole.contains(u'\u2026'));
    EXPECT_EQ(whole.count("59"), 1 + 3) << "the drawing's title, its own, and both fields";
    qsizetype letters = 0;
    static const QRegularExpression piece(QStringLiteral(">(m+)<"));
    for (auto each = piece.globalMatch(whole); each.hasNext();)
        letters += each.next().capturedLength(1);
    EXPECT_EQ(letters, 400);
}

// Results of the laboratory -----------------------------------------------------------------------

namespace {

// At the usual and at the largest size of letters on the screen. With BOUTON_PICTURES=DIR the pages
// are written there, to be looked at by somebody.
class ResultsOnPaper : UsualType, public Laboratory {
protected:
    void expectWhole(const std::string& name, const Results& results) {
        for (const int percent : {100, 175}) {
            SCOPED_TRACE(name + ' ' + std::to_string(percent));
            window->preferences().typeSize.set(percent);
            const Drawings pages = results.onPaper(text("asked"));
            expectWholeOnPaper(pages);
            const ElisionWatch watch;
            for (const Drawings& picture : {results.plot("Plot"), results.tablePicture("Table")})
                if (!picture.empty()) {
                    EXPECT_FALSE(pictureBytes(picture, QStringLiteral("svg")).isEmpty());
                }
            EXPECT_TRUE(watch.elided().isEmpty()) << watch.elided().join(u'|').toStdString();
            if (const QString folder = qEnvironmentVariable("BOUTON_PICTURES"); !folder.isEmpty())
                for (const char* ending : {"pdf", "png", "svg"})
                    write(QDir(folder).filePath(QString::fromStdString(name)
                                                + QString("-%1.%2").arg(percent).arg(ending)),
                          pictureBytes(pages, ending));
        }
        window->preferences().typeSize.set(100);
    }
    void expectWhole(const std::string& name) { expectWhole(name, *experiment().results()); }
    // Each entry of a list, run.
    void expectEachWhole(const char* id, const char* list) {
        choose(id);
        for (int i = 0; i < find<QComboBox>(list)->count(); ++i) {
            find<QComboBox>(list)->setCurrentIndex(i);
            runToTheEnd();
            expectWhole(id + std::to_string(i));
        }
    }
};

} // namespace

TEST_F(ResultsOnPaper, OfEveryExperimentAreWhole) {
    int experiments = 0;
    for (Experiment* each : page().all())
        if (each->results()) {
            choose(each->objectName().toLatin1());
            expectWhole(each->objectName().toStdString());
            ++experiments;
        }
    EXPECT_EQ(experiments, 8);
}

TEST_F(ResultsOnPaper, OfEveryCensusAreWhole) { expectEachWhole("counts", "game"); }

TEST_F(ResultsOnPaper, OfEveryTableOfNimbersAreWhole) { expectEachWhole("tables", "kind"); }

TEST_F(ResultsOnPaper, OfEightPlayersWithLongNamesAreWhole) {
    choose("tournament");
    set("games", 2);
    while (find<QWidget>("addEntrant")->isEnabled())
        press("addEntrant");
    runToTheEnd();
    expectWhole("tournament8");
}

TEST(AChartOnPaper, HasEveryNameHoweverLongItIs) {
    auto* chart = new Chart;
    const Results results{chart, [] { return QString(); }};
    Chart::Data data{.below = "Player", .beside = "Points", .series = {"points"}, .most = 100};
    for (int i = 0; i < 8; ++i)
        data.columns.push_back({QString("A program of my own, number %1").arg(i), {10.0 * i}});
    chart->put(data);
    expectWholeOnPaper(results.plot("Plot"));
    const QByteArray svg = pictureBytes(results.plot("Plot"), QStringLiteral("svg"));
    for (int i = 0; i < 8; ++i)
        EXPECT_TRUE(svg.contains("A program of my own, number " + QByteArray::number(i)));
}

} // namespace bouton::testing
