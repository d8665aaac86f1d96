#include "ui/laboratory/claim_board.h"

#include <QBoxLayout>

#include "ui/boards/board_table.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/claim_values.h"

namespace bouton {

namespace {

constexpr int sideBesideLine = 26 * Theme::unit, leastValues = 22 * Theme::unit;

} // namespace

ClaimBoard::ClaimBoard(ClaimLine& line)
    : m_line(line),
      m_where(named("claimWhere", sideNote())),
      m_place(new QWidget),
      m_take(makeButton(
          "takeButton", this, &ClaimBoard::counterexampleWanted,
          [] { return tr("Put the counterexample here"); }, Button::Rank::Link)) {
    m_place->setFixedSize(sideBesideLine, sideBesideLine);
    auto* values = new ClaimValues(line);
    values->setMinimumHeight(leastValues);
    setLayout(column({heading([] { return tr("On the board"); }),
                      m_where,
                      {m_place, 0, Qt::AlignHCenter},
                      {m_take, 0, Qt::AlignHCenter},
                      {values, 1}},
                     Theme::unit, 2 * Theme::unit));
}

void ClaimBoard::put(const Ruleset& game, const std::string& position) {
    if (m_boardOf != &game)
        makeBoard(game);
    const auto match = matchFrom(game, position);
    m_board->setAccessibleName(spoken(game.name.title));
    m_board->setVisible(match.has_value());
    if (match)
        m_board->setPicture((*match)->picture(0));
    m_where->setText(
        match ? tr("%1, %2 to move", "a position and a side")
                    .arg(QString::fromStdString(position), nameOf(game, (*match)->toMove(0)))
              : QString());
    m_line.setPosition(game, position);
}

void ClaimBoard::offer(bool counterexample) { m_take->setVisible(counterexample); }

void ClaimBoard::makeBoard(const Ruleset& game) {
    delete m_board;
    m_boardOf = &game;
    m_board = named("claimBoard", bouton::makeBoard(game, m_place));
    m_board->setFixedSize(sideBesideLine, sideBesideLine);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents); // to be looked at
}

} // namespace bouton
