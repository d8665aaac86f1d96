#include "ui/boards/board_table.h"

#include <QCoreApplication>

#include <array>

#include "core/ruleset.h"
#include "ui/boards/cards_board.h"
#include "ui/boards/grid_nim_board.h"
#include "ui/boards/reversi_board.h"
#include "ui/boards/tic_tac_toe_board.h"
#include "ui/boards/towers_board.h"
#include "ui/boards/trojan_horse_board.h"

namespace bouton {

namespace {

template <class Board> BoardView* make(const QString& title, QWidget* parent) {
    return new Board(title, parent);
}

struct Entry {
    std::string_view id;
    BoardView* (*make)(const QString& title, QWidget* parent);
    std::string_view letters, sample;
    std::string_view lit = ""; // cells marked as next in the miniature
};

constexpr std::array table{
    Entry{"tic-tac-toe", make<TicTacToeBoard>, "XO", "X.O/.X./..O X"},
    Entry{"reversi", make<ReversiBoard>, "XO",
          "......../...X..../..OXO.../..XXOO../..XOXX../...OXO../....O.../........ X"},
    Entry{"towers", make<TowersBoard>, "GR", "G.R.G/..G../.G.../R..GR/.R.R. G"},
    Entry{"trojan-horse", make<TrojanHorseBoard>, "GR", "...../...../...../...H./..... G", "c2+b3"},
    Entry{"grid-nim", make<GridNimBoard>, "GR", "GR..G/RR.../..G../G..R./R...G G"},
    Entry{"cards", make<CardsBoard>, "GR", "5:3/3:2/4:4 G"},
};

const Entry* find(std::string_view id) {
    for (const Entry& entry : table)
        if (entry.id == id)
            return &entry;
    return nullptr;
}

} // namespace

BoardView* makeBoard(const Ruleset& game, QWidget* parent) {
    return makeBoard(game.name.id, QCoreApplication::translate("Phrase", game.name.title), parent);
}

BoardView* makeBoard(std::string_view id, const QString& title, QWidget* parent) {
    const Entry* entry = find(id);
    return entry ? entry->make(title, parent) : nullptr;
}

BoardView* makeMiniature(const Ruleset& game, QWidget* parent) {
    return makeMiniature(game.name.id, QCoreApplication::translate("Phrase", game.name.title),
                         parent);
}

BoardView* makeMiniature(std::string_view id, const QString& title, QWidget* parent) {
    BoardView* board = makeBoard(id, title, parent);
    if (!board)
        return nullptr;
    board->setInteractive(false);
    showSampleOn(*board, id);
    return board;
}

void showSampleOn(BoardView& board, std::string_view id) {
    const Entry* entry = find(id);
    const std::string_view lit = entry ? entry->lit : "";
    board.setPicture(samplePicture(id));
    board.setMarks({.next = lit.empty() ? Clicks{} : readClicks(lit).value()});
}

Picture samplePicture(std::string_view id) {
    const Entry* entry = find(id);
    return entry ? readPicture(entry->sample, entry->letters).value() : Picture{};
}

} // namespace bouton
