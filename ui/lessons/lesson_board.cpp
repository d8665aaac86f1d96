// SPDX-License-Identifier: MIT
#include "ui/lessons/lesson_board.h"

#include <QBoxLayout>

#include "core/ruleset.h"
#include "ui/boards/board_table.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr std::chrono::milliseconds usualPause{900};

} // namespace

LessonBoard::LessonBoard(Preferences& preferences)
    : m_preferences(preferences),
      m_title(named("boardTitle", typed(new WordLabel, Type::Heading, Weight::Strong))),
      m_note(named("boardNote", sideNote())),
      m_rule(named("boardRule", typed(sideNote(), Type::Caption))),
      m_endTurn(
          makeButton("endTurnButton", this, &LessonBoard::endTurn, [] { return tr("End turn"); })),
      m_pass(makeButton("passButton", this, &LessonBoard::pass, [] { return tr("Pass"); })) {
    m_title->setWordWrap(true);
    m_next.setSingleShot(true);
    setPause(usualPause);
    connect(&m_next, &QTimer::timeout, this, &LessonBoard::showNext);
    m_all = column({m_title, m_note, Item::room(Theme::unit / 2),
                    row({m_endTurn, m_pass, Item::stretch()}), m_rule},
                   Theme::unit / 2);
    setLayout(m_all);
    preferences.legalMovesShown.tell(this, [this](bool shown) {
        if (m_board)
            m_board->setLegalMovesShown(shown);
    });
    inEveryLanguage(this, [this] { say(); });
}

void LessonBoard::makeBoard(const Ruleset& game) {
    if (m_boardOf == &game)
        return;
    delete m_board;
    m_boardOf = &game;
    m_board = named("lessonBoard", bouton::makeBoard(game));
    m_board->setLegalMovesShown(m_preferences.legalMovesShown());
    worded(m_board, &QWidget::setAccessibleName,
           [title = game.name.title] { return spoken(title); });
    m_all->insertWidget(3, m_board, 1);
    m_board->show();
    connect(m_board, &BoardView::clicked, this, &LessonBoard::click);
    connect(m_board, &BoardView::turnEnded, this, &LessonBoard::endTurn);
    connect(m_board, &BoardView::clickRevoked, this, &LessonBoard::takeBack);
    connect(m_board, &BoardView::dragged, this, [this](Cell from, std::optional<Cell> to) {
        const Editing& editing = m_boardOf->editing;
        edit(to ? editing.moved(m_picture, from, *to) : editing.put(m_picture, from, '.'));
    });
    connect(m_board, &BoardView::erased, this,
            [this](Cell cell) { edit(m_boardOf->editing.put(m_picture, cell, '.')); });
}

void LessonBoard::put(std::unique_ptr<Match> match) {
    m_next.stop();
    m_coming.clear();
    m_shown = 0;
    m_match = std::move(match);
    makeBoard(m_match->game());
    m_board->setScene(m_match->scene(m_match->current()));
    m_picture = m_match->picture(m_match->current());
    setTakes(Takes::Nothing);
    say();
}

void LessonBoard::putPicture(const Picture& picture) {
    m_picture = picture;
    m_board->setPicture(picture);
    say();
}

void LessonBoard::setTakes(Takes takes) {
    m_takes = takes;
    m_clicking = takes == Takes::Move ? Clicking(m_match->moves(m_match->current())) : Clicking();
    m_board->setEditing(takes == Takes::Position);
    refresh();
}

// What one sees -----------------------------------------------------------------------------------

void LessonBoard::play(std::vector<std::string> moves, bool ownFirst) {
    m_coming = std::move(moves);
    m_ownFirst = ownFirst;
    m_shown = 0;
    setTakes(Takes::Nothing);
    showNext();
}

void LessonBoard::showNext() {
    if (m_coming.empty())
        return;
    const std::string move = m_coming.front();
    m_coming.erase(m_coming.begin());
    if (!m_match->play(std::string_view(move))) {
        m_coming.clear();
        return;
    }
    ++m_shown;
    m_board->setScene(m_match->scene(m_match->current()));
    refresh();
    say();
    if (!m_coming.empty())
        m_next.start();
}

void LessonBoard::say() {
    if (!m_match)
        return;
    const Ruleset& game = m_match->game();
    const Match::Node at = m_match->current();
    const auto sideTo = [&](Match::Node node) { return nameOf(game, m_match->toMove(node)); };
    QString title, note = spoken(game.name.title);
    if (m_shown > 0) {
        const Match::Node before = *m_match->parent(at);
        const QString move = QString::fromStdString(m_match->moveText(at)), side = sideTo(before);
        const bool own = m_ownFirst && m_shown == 1;
        title = own           ? tr("You played %1").arg(move)
                : m_shown > 1 ? tr("%1 answers with %2").arg(side, move)
                              : tr("%1 plays %2").arg(side, move);
        if (m_shown > 1) {
            const QString last = QString::fromStdString(m_match->moveText(before));
            note = m_ownFirst && m_shown == 2
                       ? tr("You played %1.").arg(last)
                       : tr("%1 played %2.").arg(sideTo(*m_match->parent(before)), last);
        }
    } else if (m_takes == Takes::Position) {
        title = tr("%1 is to move").arg(nameOf(game, m_picture.toMove));
    } else if (m_tellsEnd && m_match->result(at)) {
        title = spoken(m_match->ending(at));
    } else {
        title = tr("%1 is to move").arg(sideTo(at));
    }
    m_title->setText(title);
    m_note->setText(note);
    m_rule->setText(rulesInWords(game));
}

// What one does -----------------------------------------------------------------------------------

void LessonBoard::click(Cell cell) {
    if (m_takes == Takes::Position)
        return edit(m_boardOf->editing.arranged(m_picture, cell));
    if (m_takes != Takes::Move)
        return;
    if (m_clicking.click(cell) == Clicking::Growth::Whole)
        choose(*m_clicking.move());
    else
        refresh();
}

void LessonBoard::endTurn() {
    if (m_takes == Takes::Move && m_clicking.move())
        choose(*m_clicking.move());
}

void LessonBoard::pass() {
    if (m_takes == Takes::Move && m_clicking.button())
        choose(*m_clicking.button());
}

void LessonBoard::takeBack() {
    if (!m_clicking.takeBack())
        m_board->clearFocus(); // the next Escape is the window's
    refresh();
}

void LessonBoard::choose(std::size_t move) {
    const std::string text = m_clicking.moves()[move].text;
    m_clicking.clear();
    refresh();
    emit moved(text);
}

void LessonBoard::edit(const Picture& picture) {
    if (picture == m_picture || m_takes != Takes::Position)
        return;
    putPicture(picture);
    emit edited(picture);
}

void LessonBoard::refresh() {
    const bool moves = m_takes == Takes::Move;
    m_endTurn->setVisible(moves && m_clicking.move() && !m_clicking.next().empty());
    m_pass->setVisible(moves && m_clicking.button());
    BoardView::Marks marks;
    if (moves) {
        marks.next = m_clicking.next();
        marks.chosen = m_clicking.clicks();
    }
    marks.reply = m_takes == Takes::Nothing && m_shown > 0;
    m_board->setMarks(marks);
}

} // namespace bouton
