#include "pictures/figures.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QPainter>
#include <QTabBar>

#include "pictures/manual_figures.h"
#include "pictures/photographer.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/title_box.h"
#include "ui/game/game_page.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

using Appearance = Preferences::Appearance;

constexpr int gap = 2 * Theme::unit;

// Pictures beside one another on the page's colour, as wide as they are.
QPixmap beside(const std::vector<QPixmap>& parts) {
    QSize size(gap, 0);
    for (const QPixmap& part : parts)
        size = {size.width() + part.width() + gap, std::max(size.height(), part.height())};
    QPixmap all(size.width(), size.height() + 2 * gap);
    all.fill(Theme::light().window);
    QPainter painter(&all);
    int x = gap;
    for (const QPixmap& part : parts) {
        painter.drawPixmap(x, gap, part);
        x += part.width() + gap;
    }
    return all;
}

// What lies around these children of a widget.
QPixmap around(QWidget& whole, const std::vector<QWidget*>& parts) {
    QRect all;
    for (const QWidget* part : parts)
        all |= QRect(part->mapTo(&whole, QPoint()), part->size());
    return whole.grab(all.adjusted(-gap, -gap, gap, gap) & whole.rect());
}

// A board without the room around it.
QPixmap cropped(BoardView& board) {
    QRectF all;
    for (const Cell cell : board.cells())
        all |= board.cellRect(cell);
    return board.grab(all.adjusted(-5 * Theme::unit, -5 * Theme::unit, gap, gap).toRect()
                      & board.rect());
}

GamePage& gameAt(Photographer& photographer, const char* game, const char* position, QSize size) {
    MainWindow& window = photographer.window();
    window.resize(size);
    window.pages().openGame(game);
    Session& session = window.pages().game()->session();
    Photographer::begin(session, position);
    Photographer::analyse(session);
    return *window.pages().game();
}

// A figure of what comes out of an experiment, with what is chosen there before it runs: the parts
// of these names.
struct Finding {
    const char *file, *experiment;
    QSize window;
    void (*choose)(Experiment&);
    std::vector<const char*> parts;
    int cuts = 0; // in a search, to the cut-off of this number
};
const Finding findings[] = {
    {"horse-table",
     "tables",
     {1000, 760},
     [](Experiment& experiment) {
         experiment.findChild<TitleBox*>("kind")->choose("The Trojan horse in each cell");
     },
     {"map"}},
    {"refuted-claim",
     "claims",
     {1100, 800},
     [](Experiment& experiment) { experiment.item().choose("grid-nim-4"); },
     {"statement", "verdict", "why", "counterexample", "openButton"}},
    {"search",
     "microscope",
     {1200, 560},
     [](Experiment& experiment) { experiment.findChild<QTabBar*>("pages")->setCurrentIndex(2); },
     {"pages", "player"},
     3}};

void shoot(Photographer& photographer, const Finding& finding) {
    MainWindow& window = photographer.window();
    window.resize(finding.window);
    window.pages().openLaboratory();
    window.pages().laboratory()->choose(QLatin1String(finding.experiment));
    QCoreApplication::processEvents();
    Experiment& experiment = *window.pages().laboratory()->current();
    finding.choose(experiment);
    photographer.run(experiment);
    for (int i = 0; i < finding.cuts; ++i)
        experiment.findChild<QAbstractButton*>("nextCut")->click();
    photographer.dress(Appearance::Light);
    std::vector<QWidget*> parts;
    for (const char* name : finding.parts)
        parts.push_back(experiment.findChild<QWidget*>(QLatin1String(name)));
    photographer.write(QLatin1String(finding.file),
                       parts.size() == 1 ? parts.front()->grab() : around(experiment, parts));
}

void shootTowers(Photographer& photographer) {
    GamePage& page = gameAt(photographer, "towers", "GR/.G/R./.. G", {1300, 480});
    photographer.dress(Appearance::Light);
    photographer.write(
        QStringLiteral("towers-why"),
        beside({cropped(*page.board()), page.findChild<QWidget*>("whyPanel")->grab()}));
}

// The start page, and a game with all that is known of it.
void shootWindow(Photographer& photographer) {
    MainWindow& window = photographer.window();
    for (const Insight insight : {Insight::Map, Insight::History}) // they would be cut off
        window.preferences().setInsightShown(insight, false);
    window.resize(1000, 700);
    window.pages().showStart();
    photographer.dress(Appearance::Light);
    const QPixmap start = window.grab();
    GamePage& page = gameAt(photographer, "grid-nim", "GR.G.R/R.G.../..RG../RG..GR/.RG.../G.R.R. G",
                            {1256, 650});
    photographer.play(page.session(), 2);
    photographer.dress(Appearance::Dark);
    const QPixmap game = window.grab();
    QPixmap both(start.width() / 9 + game.width() + 2 * gap, game.height() + 10 * Theme::unit);
    both.fill(Theme::light().line);
    QPainter painter(&both);
    painter.drawPixmap(gap, gap, start);
    painter.drawPixmap(both.width() - game.width() - gap, both.height() - game.height() - gap,
                       game);
    painter.end();
    photographer.write(QStringLiteral("bouton"), both);
}

// A board of each game with values on it, as each kind of eyes sees it: a column for each.
void shootSights(Photographer& photographer) {
    photographer.dress(Appearance::Light);
    constexpr int side = 120, between = 6;
    const auto games = static_cast<int>(catalogue().size());
    QImage all(static_cast<int>(allSights.size()) * (side + between) + between,
               games * (side + between) + between, QImage::Format_RGB32);
    all.fill(Theme::light().window);
    QPainter painter(&all);
    for (int row = 0; row < games; ++row) {
        const Ruleset& game = *catalogue()[static_cast<std::size_t>(row)];
        const std::unique_ptr<BoardView> board(makeBoard(game));
        board->resize(2 * side, 2 * side);
        board->setCoordinatesShown(false);
        showSampleOn(*board, game);
        Overlay overlay;
        for (const Cell cell : board->cells())
            if (const std::size_t number = overlay.worths.size();
                number < 3 && board->letterAt(cell) == '.')
                overlay.worths.push_back({cell, static_cast<Outcome>(number), true, number == 2});
        board->setOverlay(overlay);
        int x = between;
        for (const Sight sight : allSights) {
            const QImage seen = seenBy(sight, board->grab().toImage());
            painter.drawImage(
                x, between + row * (side + between),
                seen.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation));
            x += side + between;
        }
    }
    painter.end();
    photographer.write(QStringLiteral("sights"), QPixmap::fromImage(all));
}

} // namespace

std::optional<QString> shootFigures(Photographer& photographer) {
    for (const Finding& finding : findings)
        if (!photographer.failure())
            shoot(photographer, finding);
    for (const auto shootPage : {shootTowers, shootSights, shootWindow})
        if (!photographer.failure())
            shootPage(photographer);
    if (!photographer.failure())
        shootManual(photographer);
    return photographer.failure();
}

} // namespace bouton
