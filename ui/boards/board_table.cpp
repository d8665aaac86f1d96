// SPDX-License-Identifier: MIT
#include "ui/boards/board_table.h"

#include <algorithm>
#include <map>
#include <vector>

#include "games/own_game/own_game.h"
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
         .rule = QT_TRANSLATE_NOOP("Phrase", "A turn puts your own mark into a free cell."),
         .script = {.plies = 4}},
        {.game = "reversi",
         .look = reversiLook(),
         .sample = "......../...X..../..OXO.../..XXOO../..XOXX../...OXO../....O.../........ X",
         .rule =
             QT_TRANSLATE_NOOP("Phrase", "A turn sets a disc so that it encloses some of the other "
                                         "colour in a line, and turns them."),
         .script = {.plies = 8,
                    .end = "OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O."
                           " X"}},
        {.game = "towers",
         .look = towersLook(),
         .sample = "G.R.G/..G../.G.../R..GR/.R.R. G",
         .rule = QT_TRANSLATE_NOOP("Phrase",
                                   "A turn moves one of your own towers along its column, over "
                                   "free cells only.")},
        {.game = "trojan-horse",
         .look = trojanHorseLook(),
         .sample = "...../...../...../...H./..... G",
         .rule = QT_TRANSLATE_NOOP(
             "Phrase", "A turn moves the horse two cells up and one to the left, or one "
                       "up and two to the left."),
         .lit = "c2+b3",
         .script = {.plies = 1, .play = corner, .end = corner}},
        {.game = "grid-nim",
         .look = gridNimLook(),
         .sample = "GR..G/RR.../..G../G..R./R...G G",
         .rule = QT_TRANSLATE_NOOP(
             "Phrase", "A turn fills one free cell, or two or three neighbouring ones of "
                       "a row or a column, but a cell of the diagonal only alone.")},
        {.game = "cards",
         .look = cardsLook(),
         .sample = "5:3/3:2/4:4 G",
         .rule = QT_TRANSLATE_NOOP("Phrase",
                                   "A turn takes cards from one group: at least one, and at most "
                                   "the number that is written below it."),
         .form = makeCardsForm},
    };
    return kinds;
}

const BoardKind& kindOf(const Ruleset& game) {
    static const BoardKind plain{.game = ""};
    const auto kind = std::ranges::find(table(), std::string_view(game.name.id), &BoardKind::game);
    if (kind != table().end())
        return *kind;
    const OwnRules* own = ownRulesOf(game);
    if (!own)
        return plain;
    static std::map<const OwnRules*, BoardKind> ofOwn; // as many as there are games
    const auto [made, isNew] = ofOwn.try_emplace(own);
    if (isNew) { // what a turn is, the author says
        std::string says;
        for (const std::string& line : own->rules().says)
            says += (says.empty() ? "" : " ") + line;
        made->second = {.game = game.name.id, .look = ownLook(*own), .rule = lasting(says)};
    }
    return made->second;
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

const char* ruleOf(const Ruleset& game) { return kindOf(game).rule; }

QString rulesInWords(const Ruleset& game) {
    return sentences(spoken(ruleOf(game)), spoken(game.name.goal)).trimmed();
}

InkBoard inkBoardOf(const Ruleset& game, const Picture& picture, const QSizeF& room,
                    double largest) {
    const BoardLook& look = kindOf(game).look;
    return look.inked(look, picture, room, largest);
}

bool inkEmblem(QPainter& painter, const QRectF& rect, const Ruleset& game, Side side) {
    const BoardLook& look = kindOf(game).look;
    if (!look.piecesAreSides)
        return false;
    paintInkUnit(painter, rect, look.ink, game.name.letters[indexOf(side)], {0, 1});
    return true;
}

SetUpForm* makeSetUpForm(const Ruleset& game, QWidget* parent) {
    const auto form = kindOf(game).form;
    return form ? form(parent) : nullptr;
}

Script scriptOf(const Ruleset& game) { return kindOf(game).script; }

} // namespace bouton
