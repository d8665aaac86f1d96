#include "ui/boards/board_table.h"

#include <algorithm>
#include <vector>

#include "ui/boards/cards_form.h"
#include "ui/boards/looks.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

// A local static is made when it is first asked for, also before main().
std::vector<BoardKind>& table() {
    static constexpr const char* corner =
        "......../......../......../......../......../......../......../.......H G";
    static std::vector<BoardKind> kinds{
        {.game = "tic-tac-toe",
         .look = ticTacToeLook(),
         .sample = "X.O/.X./..O X",
         .script = {.plies = 4}},
        {.game = "reversi",
         .look = reversiLook(),
         .sample = "......../...X..../..OXO.../..XXOO../..XOXX../...OXO../....O.../........ X",
         .script = {.plies = 8,
                    .end = "OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O."
                           " X"}},
        {.game = "towers", .look = towersLook(), .sample = "G.R.G/..G../.G.../R..GR/.R.R. G"},
        {.game = "trojan-horse",
         .look = trojanHorseLook(),
         .sample = "...../...../...../...H./..... G",
         .lit = "c2+b3",
         .script = {.plies = 1, .play = corner, .end = corner}},
        {.game = "grid-nim", .look = gridNimLook(), .sample = "GR..G/RR.../..G../G..R./R...G G"},
        {.game = "cards",
         .look = cardsLook(),
         .sample = "5:3/3:2/4:4 G",
         .form = [](QWidget* parent) -> SetUpForm* { return new CardsForm(parent); }},
    };
    return kinds;
}

const BoardKind& kindOf(const Ruleset& game) {
    static const BoardKind plain{.game = ""};
    const auto kind = std::ranges::find(table(), std::string_view(game.name.id), &BoardKind::game);
    return kind == table().end() ? plain : *kind;
}

} // namespace

void addBoard(const BoardKind& kind) { table().push_back(kind); }

BoardView* makeBoard(const Ruleset& game, QWidget* parent) {
    return new BoardView(kindOf(game).look, spoken(game.name.title), parent);
}

BoardView* makeMiniature(const Ruleset& game, QWidget* parent) {
    BoardView* board = makeBoard(game, parent);
    board->setInteractive(false);
    showSampleOn(*board, game);
    return board;
}

void showSampleOn(BoardView& board, const Ruleset& game) {
    const std::string_view lit = kindOf(game).lit;
    board.setPicture(samplePicture(game));
    board.setMarks({.next = lit.empty() ? Clicks{} : readClicks(lit).value()});
}

Picture samplePicture(const Ruleset& game) {
    const std::string_view sample = kindOf(game).sample;
    if (!sample.empty())
        return readPicture(sample, game.name.letters).value();
    return game.standard(complete(game.settings, {}).value()).value()->picture(0);
}

void paintEmblem(QPainter& painter, const QRectF& rect, const Ruleset& game, Side side) {
    const BoardLook& look = kindOf(game).look;
    const char letter = game.name.letters[indexOf(side)];
    const double more = rect.width() * 0.11; // a piece leaves some of its cell free
    const QRectF cell = rect.adjusted(-more, -more, more, more);
    if (look.piecesAreSides)
        look.piece(painter, {letter, {0, 1}, cell});
    else
        paintToken(painter, cell, QChar(letter), side);
}

QColor groundOf(const Ruleset& game, const Theme& theme) {
    return materialOf(kindOf(game).look.stuff, theme).ground[0];
}

SetUpForm* makeSetUpForm(const Ruleset& game, QWidget* parent) {
    const auto form = kindOf(game).form;
    return form ? form(parent) : nullptr;
}

Script scriptOf(const Ruleset& game) { return kindOf(game).script; }

} // namespace bouton
