// SPDX-License-Identifier: MIT
#include "ui/own/own_board.h"

#include <QBoxLayout>

#include <utility>

#include "ui/boards/board_table.h"
#include "ui/controls/announcer.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/preferences/preferences.h"

namespace bouton {

OwnBoard::OwnBoard(Preferences& preferences)
    : m_preferences(preferences),
      m_title(named("ownTurn", typed(new WordLabel, Type::Heading, Weight::Strong))),
      m_note(named("ownSays", sideNote())),
      m_endTurn(makeButton(
          "ownEndTurn", this, [this] { choose(m_clicking.move()); },
          [] { return tr("End turn"); })),
      m_undo(makeButton(
          "ownUndo", this, &OwnBoard::undo, [] { return tr("Undo the move"); },
          Button::Rank::Link)),
      m_again(makeButton(
          "ownAgain", this, &OwnBoard::startAgain, [] { return tr("Start again"); },
          Button::Rank::Link)) {
    m_title->setWordWrap(true);
    m_all = column({m_title, m_note, row({m_endTurn, Item::stretch(), m_undo, m_again})},
                   Theme::unit / 2);
    setLayout(m_all);
    m_endTurn->hide();
    preferences.legalMovesShown.tell(this, [this](bool shown) {
        if (m_board)
            m_board->setLegalMovesShown(shown);
    });
    inEveryLanguage(this, [this] { refresh(); });
}

void OwnBoard::makeBoard(const Ruleset& game) {
    delete m_board;
    m_board = named("ownBoard", bouton::makeBoard(game));
    m_board->setLegalMovesShown(m_preferences.legalMovesShown());
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // what is left
    m_board->setMinimumHeight(m_board->minimumSizeHint().height());
    m_all->insertWidget(2, m_board, 1);
    m_board->show();
    connect(m_board, &BoardView::clicked, this, &OwnBoard::click);
    connect(m_board, &BoardView::turnEnded, this, [this] { choose(m_clicking.move()); });
    connect(m_board, &BoardView::clickRevoked, this, [this] {
        if (!m_clicking.takeBack())
            m_board->clearFocus(); // the next Escape is the window's
        refresh();
    });
}

void OwnBoard::put(const Ruleset& game, const QString& says) {
    m_says = says;
    if (m_match && &m_match->game() == &game)
        return refresh(); // what is tried goes on
    auto match = game.standard(complete(game.settings, {}).value());
    if (!match)
        return;
    m_match = std::move(*match);
    makeBoard(game);
    go(m_match->current());
}

void OwnBoard::clear() {
    m_match.reset();
    delete std::exchange(m_board, nullptr);
    refresh();
}

void OwnBoard::go(Match::Node node) {
    m_match->go(node);
    m_clicking = m_match->result(node) ? Clicking() : Clicking(m_match->moves(node));
    m_board->setScene(m_match->scene(node));
    refresh();
    Announcer::sayFrom(*this, m_title->text());
    emit moved();
}

void OwnBoard::click(Cell cell) {
    if (m_clicking.click(cell) == Clicking::Growth::Whole)
        choose(m_clicking.move());
    else
        refresh();
}

void OwnBoard::choose(std::optional<std::size_t> move) {
    if (move)
        go(m_match->play(*move));
}

void OwnBoard::undo() {
    if (m_match && m_match->parent(m_match->current()))
        go(*m_match->parent(m_match->current()));
}

void OwnBoard::startAgain() {
    if (m_match)
        go(0);
}

void OwnBoard::refresh() {
    if (!m_match) {
        for (QWidget* each :
             std::initializer_list<QWidget*>{m_title, m_note, m_endTurn, m_undo, m_again})
            each->hide();
        for (QLabel* each : {m_title, m_note})
            each->clear();
        return;
    }
    const Match::Node at = m_match->current();
    const bool begun = m_match->parent(at).has_value();
    m_title->setText(m_match->result(at)
                         ? spoken(m_match->ending(at))
                         : tr("%1 is to move").arg(nameOf(m_match->game(), m_match->toMove(at))));
    m_note->setText(begun ? QString::fromStdString(m_match->moveText(at)) : m_says);
    m_title->show();
    m_note->setVisible(!m_note->text().isEmpty());
    m_undo->setVisible(begun);
    m_again->setVisible(begun);
    m_endTurn->setVisible(m_clicking.move().has_value() && !m_clicking.clicks().empty());
    m_board->setMarks({.next = m_clicking.next(), .chosen = m_clicking.clicks()});
}

} // namespace bouton
