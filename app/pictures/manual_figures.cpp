#include "pictures/manual_figures.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

#include "pictures/photographer.h"
#include "ui/controls/switches.h"
#include "ui/files/games_in_play.h"
#include "ui/game/game_page.h"
#include "ui/game/projector.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/print/picture_file.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

using Appearance = Preferences::Appearance;

constexpr QSize page{1000, 660};
void shootPage(Photographer& photographer, const char* name) {
    photographer.dress(Appearance::Light);
    photographer.write(QLatin1String(name), photographer.window().grab());
}

GamePage& open(Photographer& photographer, const char* game) {
    MainWindow& window = photographer.window();
    window.resize(page);
    window.pages().openGame(game);
    return *window.pages().game();
}

void showInsights(Photographer& photographer, std::initializer_list<Insight> shown) {
    for (const Insight insight : allInsights)
        photographer.window().preferences().setInsightShown(
            insight, std::ranges::find(shown, insight) != shown.end());
}

// Plays moves as they are written; one that is not legal is left out.
void play(Session& session, std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves) {
        const std::vector<LegalMove>& legal = session.match()->moves(session.match()->current());
        const auto at = std::ranges::find(legal, move, &LegalMove::text);
        if (at != legal.end())
            session.play(static_cast<std::size_t>(at - legal.begin()));
        Photographer::analyse(session);
    }
}

// A game with a variation and a comment, looked back at.
void shootGame(Photographer& photographer) {
    showInsights(photographer, {Insight::MoveValues, Insight::Why});
    GamePage& game = open(photographer, "towers");
    Session& session = game.session();
    Photographer::begin(session, "GG.../...GG/..G../RR.RR/..R.. G");
    play(session, {"a2", "b3", "d3"});
    session.go(2);
    play(session, {"a3", "a4"});
    session.comment(2, "Red closes the gap of column b.");
    Photographer::analyse(session);
    photographer.window().resize({1256, 820});
    shootPage(photographer, "manual-game");
    photographer.window().resize(page);
}

void shootStart(Photographer& photographer) {
    MainWindow& window = photographer.window();
    window.resize(page);
    window.pages().showStart();
    photographer.wait("a kept game", [&] { return window.findChild<KeptGameCard*>() != nullptr; });
    shootPage(photographer, "manual-start");
}

void shootSetUp(Photographer& photographer) {
    showInsights(photographer, {});
    open(photographer, "cards").newGame();
    shootPage(photographer, "manual-set-up");
}

// A position in which a tower is missing, which is told and marked.
void shootEditor(Photographer& photographer) {
    showInsights(photographer, {});
    GamePage& game = open(photographer, "towers");
    game.session().edit(*game.session().game().parse("GG.G/..../.RG./R..R G"));
    game.session().put({1, 1}, 'R');
    shootPage(photographer, "manual-editor");
}

void shootReview(Photographer& photographer) {
    showInsights(photographer, {Insight::MoveValues, Insight::History});
    GamePage& game = open(photographer, "tic-tac-toe");
    Photographer::begin(game.session(), ".../.../... X");
    play(game.session(), {"a1", "b1", "c3", "b3", "b2"});
    Photographer::analyse(game.session());
    game.openReview();
    Photographer::analyse(game.session());
    photographer.window().resize({1256, 760});
    shootPage(photographer, "manual-review");
    photographer.window().resize(page);
}

// Before the class has answered.
void shootProjector(Photographer& photographer) {
    GamePage& game = open(photographer, "towers");
    Photographer::begin(game.session(), ".GG../G..R./.R..G/....R/...G./R.R.. G");
    game.project(true);
    QCoreApplication::processEvents(); // it has the whole screen
    auto* projector = game.findChild<Projector*>();
    projector->resize(page.width(), page.width() * 9 / 16);
    Photographer::analyse(game.session());
    photographer.write(QStringLiteral("manual-projector"), projector->grab());
    game.project(false);
}

std::string written(const Exercise& exercise) {
    return std::string(exercise.game->name.id) + ": " + exercise.position;
}

// A set by hand, and its first page. The first exercise takes the place of those that were drawn.
void shootPractice(Photographer& photographer) {
    MainWindow& window = photographer.window();
    window.resize({1256, 800});
    window.pages().openLaboratory();
    window.pages().laboratory()->choose(QStringLiteral("practice"));
    QCoreApplication::processEvents();
    auto& practice = dynamic_cast<PracticeExperiment&>(*window.pages().laboratory()->current());
    practice.findChild<SegmentedSwitch*>(QStringLiteral("purpose"))->segment(1)->click();
    for (const char* text :
         {"towers: GG.../...GG/..G../RR.RR/..R.. G", "cards: 5:3/7:2/4:4 G",
          "grid-nim: G..R/RG../GRGR/RGRG R", "tic-tac-toe: X../.../... O",
          "trojan-horse: ......../......../......../....H.../......../......../......../........ R",
          "towers: .GG/.../GR./R../.../..R G"}) {
        practice.add(QLatin1String(text));
        photographer.wait("an exercise", [&] {
            return !practice.set().empty() && written(practice.set().back()) == text;
        });
    }
    shootPage(photographer, "manual-practice");
    QPixmap sheet;
    sheet.loadFromData(pictureBytes({pagesOf({{practice.set()}}).front()}, QStringLiteral("png")));
    sheet = sheet.scaledToWidth(520, Qt::SmoothTransformation);
    QPixmap paper(sheet.size() + QSize(64, 48));
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.drawPixmap(32, 24, sheet);
    painter.setPen(Theme::light().line);
    painter.drawRect(paper.rect().adjusted(0, 0, -1, -1));
    painter.end();
    photographer.write(QStringLiteral("manual-sheet"), paper);
}

} // namespace

void shootManual(Photographer& photographer) {
    for (const auto shoot : {shootSetUp, shootGame, shootStart, shootEditor, shootReview,
                             shootProjector, shootPractice})
        if (!photographer.failure())
            shoot(photographer);
}

} // namespace bouton
