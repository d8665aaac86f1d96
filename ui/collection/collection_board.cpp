// SPDX-License-Identifier: MIT
#include "ui/collection/collection_board.h"

#include <algorithm>

#include "core/clicking.h"
#include "core/match_of.h"
#include "games/record.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/boards/side_badge.h"
#include "ui/collection/collection_page_parts.h"
#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

constexpr int boardWidth = 8;

const Ruleset& boardRules() { return rulesetOf<Reversi>(); }

Or<void> countNext(const CollectionModel::Games& games, const CollectionModel::Rows& rows,
                   const Reversi::State& position, std::stop_token stop,
                   const Post<NextModel::Next>& post) {
    auto played = playedNext(games->games, rows, position, stop);
    if (!played)
        return {};
    NextModel::Next next{std::move(*played)};
    const BookPage page = Reversi::lore().book(position);
    const auto legal = Reversi::moves(position);
    for (const PlayedNext::Move& move : next.played.moves) {
        const auto at = std::ranges::find(legal, move.cell) - legal.begin();
        next.scores.push_back(at < std::ssize(page.moves)
                                  ? page.moves[static_cast<std::size_t>(at)].score
                                  : std::nullopt);
    }
    post(std::move(next));
    return {};
}

// Signs that point to the left, to what was; the other way they are mirrored.
QPainterPath backSign(bool toTheEnd) {
    QPainterPath path;
    path.addPolygon(QPolygonF{{-0.6, 0}, {0.5, -0.7}, {0.5, 0.7}, {-0.6, 0}});
    if (toTheEnd)
        path.addRect(-0.85, -0.7, 0.25, 1.4);
    return path;
}

QPainterPath mirrored(const QPainterPath& path) { return QTransform::fromScale(-1, 1).map(path); }

} // namespace

CollectionBoard::CollectionBoard()
    : m_match(boardRules().standard({}).value()),
      m_nextModel(new NextModel(this)),
      m_next(named("nextTable", new NextTable(*m_nextModel))),
      m_badge(new SideBadge(boardRules())),
      m_turn(named("collectionTurn", typed(heading(), Type::Emphasis, Weight::Strong))),
      m_after(named("collectionAfter", sideNote())),
      m_came(named("collectionCame", sideNote())),
      m_board(named("collectionBoard", makeBoard(boardRules()))) {
    const auto glyph = [this](const char* name, const QPainterPath& sign, int by, Wording words) {
        auto* button = named(name, new GlyphButton(sign));
        worded(button, &GlyphButton::setName, std::move(words));
        connect(button, &Button::clicked, this, [this, by] { step(by); });
        return button;
    };
    worded(static_cast<QWidget*>(m_board), &QWidget::setAccessibleName,
           [] { return spoken(boardRules().name.title); });
    constexpr int far = 1000;
    m_first = glyph("firstPosition", backSign(true), -far, [] { return tr("First position"); });
    m_back = glyph("positionBefore", backSign(false), -1, [] { return tr("Position before"); });
    m_on = glyph("nextPosition", mirrored(backSign(false)), 1, [] { return tr("Next position"); });
    m_last =
        glyph("lastPosition", mirrored(backSign(true)), far, [] { return tr("Last position"); });
    connect(m_board, &BoardView::clicked, this,
            [this](Cell cell) { play(cell.row * boardWidth + cell.column); });
    m_came->setWordWrap(false);
    connect(m_next, &NextTable::wanted, this, [this](int at) {
        const auto& moves = m_nextModel->played().moves;
        if (at >= 0 && at < std::ssize(moves))
            play(moves[static_cast<std::size_t>(at)].cell);
    });
    auto* sheet = new Card;
    sheet->setLayout(column(
        {row({heading([] { return tr("Played next"); }), Item::stretch(), m_came}), {m_next, 1}},
        Theme::unit / 2, Theme::unit));
    setLayout(
        column({row({m_badge, {column({m_turn, m_after}, 0), 1}, m_first, m_back, m_on, m_last}),
                {m_board, 5},
                {sheet, 2}}));
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // what is left
    m_board->setMinimumHeight(40 * Theme::unit);
    m_next->setMinimumHeight(8 * Theme::unit);
    inEveryLanguage(this, [this] { showPosition(); });
}

CollectionBoard::~CollectionBoard() = default;

Reversi::State CollectionBoard::position() const {
    return Reversi::read(m_match->picture(m_match->current())).value();
}

void CollectionBoard::clear() {
    m_match = boardRules().standard({}).value();
    showPosition();
}

void CollectionBoard::put(std::unique_ptr<Match> match) {
    const auto empty = [this] { return reversi::count(position().board.empty()); };
    const int before = empty();
    m_match = std::move(match);
    for (const Match::Node node : m_match->line()) {
        m_match->go(node);
        if (empty() <= before)
            break;
    }
    showPosition();
}

void CollectionBoard::go(Match::Node node) {
    m_match->go(node);
    showPosition();
}

void CollectionBoard::count(CollectionModel::Games games, const CollectionModel::Rows& rows) {
    m_games = std::move(games);
    sayHowManyCame();
    m_counting.start<NextModel::Next>(std::bind_front(countNext, m_games, rows, position()),
                                      [this](const NextModel::Next& next) {
                                          m_nextModel->show(next);
                                          sayHowManyCame();
                                      });
}

void CollectionBoard::sayHowManyCame() {
    m_came->setWords([this] {
        return m_games ? tr("%Ln game(s) came here", nullptr,
                            static_cast<int>(m_nextModel->played().came))
                       : QString();
    });
}

void CollectionBoard::step(int by) {
    const std::vector<Match::Node> line = m_match->line();
    const auto at = std::ranges::find(line, m_match->current()) - line.begin();
    go(line[static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(at + by, 0, std::ssize(line) - 1))]);
}

void CollectionBoard::play(int cell) {
    if (playFillingPasses(*m_match, nameOf(Cell{cell / boardWidth, cell % boardWidth})))
        showPosition();
}

void CollectionBoard::showPosition() {
    const Match::Node here = m_match->current();
    const std::vector<Match::Node> line = m_match->line();
    const auto at = std::ranges::find(line, here) - line.begin();
    m_board->setScene(m_match->scene(here));
    m_board->setMarks({.next = Clicking(m_match->moves(here)).next()});
    for (GlyphButton* button : {m_first, m_back})
        button->setEnabled(at > 0);
    for (GlyphButton* button : {m_on, m_last})
        button->setEnabled(at + 1 < std::ssize(line));
    const bool isOver = m_match->result(here).has_value();
    m_badge->setSide(m_match->toMove(here));
    m_badge->setVisible(!isOver);
    m_turn->setWords([this, here] {
        return m_match->result(here)
                   ? spoken(m_match->tally(here))
                   : tr("%1 is to move", "a side").arg(nameOf(boardRules(), m_match->toMove(here)));
    });
    m_after->setWords([this, here] {
        std::size_t moves = 0;
        for (const Match::Node node : m_match->path(here))
            moves += m_match->moveCells(node).empty() ? 0 : 1;
        return here == 0 ? tr("The start")
                         : tr("After move %1, %2")
                               .arg(moves)
                               .arg(QString::fromStdString(m_match->moveText(here)));
    });
    emit moved();
}

} // namespace bouton
