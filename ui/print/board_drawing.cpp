#include "ui/print/board_drawing.h"

#include <QPainter>

#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

constexpr int side = 640;

Drawing drawingOf(const Ruleset& game, std::shared_ptr<BoardView> board, int pixels) {
    board->setFont(paperFont());
    board->resize(pixels, pixels);
    return {spoken(game.name.title), board->size(),
            [board](QPainter& painter) { board->paint(painter); }};
}

} // namespace

Drawing drawingOf(const Ruleset& game, const BoardView& shown) {
    const std::shared_ptr<BoardView> board(makeBoard(game));
    board->setScene(shown.shown().seen());
    board->setMarks(shown.marks());
    board->setOverlay(shown.overlay());
    board->light(shown.shown().lit);
    board->setLegalMovesShown(shown.shown().legalMoves);
    board->setCoordinatesShown(shown.coordinatesShown());
    return drawingOf(game, board, side);
}

Drawing drawingOf(const Ruleset& game, const Picture& picture, int pixels, bool coordinates) {
    const std::shared_ptr<BoardView> board(makeBoard(game));
    board->setPicture(picture);
    board->setCoordinatesShown(coordinates);
    return drawingOf(game, board, pixels);
}

} // namespace bouton
