#include "ui/boards/board_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

#include "ui/boards/cards_board.h"
#include "ui/boards/grid_nim_board.h"
#include "ui/boards/plain_board.h"
#include "ui/boards/reversi_board.h"
#include "ui/boards/tic_tac_toe_board.h"
#include "ui/boards/towers_board.h"
#include "ui/boards/trojan_horse_board.h"
#include "ui/game/cards_form.h"

namespace bouton {

namespace {

template <class Board> BoardView* make(const QString& title, QWidget* parent) {
    return new Board(title, parent);
}

SetUpForm* makeCardsForm(QWidget* parent) { return new CardsForm(parent); }

// A local static is made when it is first asked for, also before main().
std::vector<BoardKind>& table() {
    static constexpr const char* corner =
        "......../......../......../......../......../......../......../.......H G";
    static std::vector<BoardKind> kinds{
        {.game = "tic-tac-toe",
         .make = make<TicTacToeBoard>,
         .sample = "X.O/.X./..O X",
         .script = {.plies = 4}},
        {.game = "reversi",
         .make = make<ReversiBoard>,
         .sample = "......../...X..../..OXO.../..XXOO../..XOXX../...OXO../....O.../........ X",
         .script = {.plies = 8,
                    .end = "OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O."
                           " X"}},
        {.game = "towers", .make = make<TowersBoard>, .sample = "G.R.G/..G../.G.../R..GR/.R.R. G"},
        {.game = "trojan-horse",
         .make = make<TrojanHorseBoard>,
         .sample = "...../...../...../...H./..... G",
         .lit = "c2+b3",
         .script = {.plies = 1, .play = corner, .end = corner}},
        {.game = "grid-nim",
         .make = make<GridNimBoard>,
         .sample = "GR..G/RR.../..G../G..R./R...G G"},
        {.game = "cards",
         .make = make<CardsBoard>,
         .sample = "5:3/3:2/4:4 G",
         .form = makeCardsForm},
    };
    return kinds;
}

// A game without a board of its own has the plain one.
const BoardKind& kindOf(const Ruleset& game) {
    static constexpr BoardKind plain{.game = "", .make = make<PlainBoard>};
    const auto kind = std::ranges::find(table(), std::string_view(game.name.id), &BoardKind::game);
    return kind == table().end() ? plain : *kind;
}

} // namespace

void addBoard(const BoardKind& kind) { table().push_back(kind); }

BoardView* makeBoard(const Ruleset& game, QWidget* parent) {
    return kindOf(game).make(QCoreApplication::translate("Phrase", game.name.title), parent);
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

SetUpForm* makeSetUpForm(const Ruleset& game, QWidget* parent) {
    const auto form = kindOf(game).form;
    return form ? form(parent) : nullptr;
}

Script scriptOf(const Ruleset& game) { return kindOf(game).script; }

} // namespace bouton
