#include "ui/figures.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QPainter>
#include <QTabBar>

#include <algorithm>

#include "lab/claims.h"
#include "lab/tables.h"
#include "ui/boards/board_view.h"
#include "ui/game_page.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/heat_map.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/trace_player.h"
#include "ui/photographer.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

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
    window.openGame(game);
    Session& session = window.gamePage()->session();
    Photographer::begin(session, position);
    Photographer::analyse(session);
    return *window.gamePage();
}

Experiment& openedAt(Photographer& photographer, const char* id, QSize size) {
    MainWindow& window = photographer.window();
    window.resize(size);
    window.openLaboratory();
    window.laboratory()->choose(QLatin1String(id));
    QCoreApplication::processEvents();
    return *window.laboratory()->current();
}

void shootHorse(Photographer& photographer) {
    Experiment& tables = openedAt(photographer, "tables", {1000, 760});
    const auto& kinds = tableKinds();
    const auto at = std::ranges::find(kinds, std::string_view("horse"),
                                      [](const TableKind& kind) { return kind.id; });
    tables.findChild<QComboBox*>(QStringLiteral("kind"))
        ->setCurrentIndex(static_cast<int>(at - kinds.begin()));
    photographer.run(tables);
    photographer.dress(Appearance::Light);
    photographer.write(QStringLiteral("horse-table"), tables.findChild<HeatMap*>()->grab());
}

void shootTowers(Photographer& photographer) {
    GamePage& page = gameAt(photographer, "towers", "GR/.G/R./.. G", {1300, 480});
    photographer.dress(Appearance::Light);
    photographer.write(QStringLiteral("towers-why"),
                       beside({cropped(*page.board()),
                               page.findChild<QWidget*>(QStringLiteral("whyPanel"))->grab()}));
}

void shootClaim(Photographer& photographer) {
    Experiment& tests = openedAt(photographer, "claims", {1100, 800});
    const auto claim = std::ranges::find(claims(), std::string_view("grid-nim-4"),
                                         [](const Claim& known) { return known.id; });
    auto* table = tests.findChild<ResultTable*>();
    for (QTableWidgetItem* item : table->findItems(spoken(claim->title), Qt::MatchExactly))
        table->setCurrentItem(item);
    photographer.run(tests);
    photographer.dress(Appearance::Light);
    std::vector<QWidget*> verdict;
    for (const char* name : {"statement", "verdict", "why", "counterexample", "openButton"})
        verdict.push_back(tests.findChild<QWidget*>(QLatin1String(name)));
    photographer.write(QStringLiteral("refuted-claim"), around(tests, verdict));
}

void shootSearch(Photographer& photographer) {
    Experiment& microscope = openedAt(photographer, "microscope", {1200, 560});
    photographer.run(microscope);
    auto* pages = microscope.findChild<QTabBar*>(QStringLiteral("pages"));
    pages->setCurrentIndex(2);
    auto* nextCut = microscope.findChild<QAbstractButton*>(QStringLiteral("nextCut"));
    for (int i = 0; i < 3; ++i)
        nextCut->click();
    photographer.dress(Appearance::Light);
    photographer.write(QStringLiteral("search"),
                       around(microscope, {pages, microscope.findChild<TracePlayer*>()}));
}

// The start page, and a game with all that is known of it.
void shootWindow(Photographer& photographer) {
    MainWindow& window = photographer.window();
    for (const Insight insight : {Insight::Map, Insight::History}) // they would be cut off
        window.preferences().setInsightShown(insight, false);
    window.resize(1000, 700);
    window.showStartPage();
    photographer.dress(Appearance::Light);
    const QPixmap start = window.grab();
    GamePage& page = gameAt(photographer, "grid-nim", "GR.G.R/R.G.../..RG../RG..GR/.RG.../G.R.R. G",
                            {1256, 650});
    photographer.play(page.session(), 2);
    photographer.dress(Appearance::Dark);
    const QPixmap game = window.grab();
    QPixmap both(start.width() / 6 + game.width() + 2 * gap, game.height() + 10 * Theme::unit);
    both.fill(Theme::light().line);
    QPainter painter(&both);
    painter.drawPixmap(gap, gap, start);
    painter.drawPixmap(both.width() - game.width() - gap, both.height() - game.height() - gap,
                       game);
    painter.end();
    photographer.write(QStringLiteral("bouton"), both);
}

} // namespace

std::optional<QString> shootFigures(Photographer& photographer) {
    for (const auto shoot : {shootHorse, shootTowers, shootClaim, shootSearch, shootWindow})
        if (!photographer.failure())
            shoot(photographer);
    return photographer.failure();
}

} // namespace bouton
