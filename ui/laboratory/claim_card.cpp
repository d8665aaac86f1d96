#include "ui/laboratory/claim_card.h"

#include <QBoxLayout>

#include "ui/boards/board_table.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/verdict_sign.h"

namespace bouton {

namespace {

constexpr int boardSide = 24 * Theme::unit;

} // namespace

ClaimCard::ClaimCard()
    : m_name(named("claim", heading())),
      m_statement(named("statement", new WordLabel)),
      m_verdict(named("verdict", heading())),
      m_why(named("why", new WordLabel)),
      m_sign(new VerdictSign),
      m_open(makeButton(
          "openButton", this,
          [this] {
              emit openPosition(QLatin1String(m_boardOf->name.id),
                                QString::fromStdString(m_against));
          },
          [] { return tr("Open on a board"); })) {
    for (QLabel* label : {m_statement, m_verdict, m_why}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QBoxLayout* words = column({m_name,
                                m_statement,
                                Item::room(Theme::unit),
                                row({m_sign, {m_verdict, 1}}),
                                m_why,
                                {m_open, 0, Qt::AlignLeft},
                                Item::stretch()});
    m_row = row({{words, 1}}, 3 * Theme::unit, 2 * Theme::unit);
    setLayout(m_row);
    setMinimumHeight(boardSide + 4 * Theme::unit); // nothing jumps when a board comes
}

void ClaimCard::put(const Ruleset& game, const Claim& claim,
                    const std::optional<Verdict>& verdict) {
    m_name->setText(tr("%1: %2").arg(spoken(game.name.title), spoken(claim.title.c_str())));
    m_statement->setText(spoken(claim.statement.c_str()));
    m_verdict->setText(verdict ? spoken(sentenceOf(*verdict)) : tr("Not tested yet."));
    m_sign->put(verdict && (verdict->settled || verdict->against) ? std::optional(!verdict->against)
                                                                  : std::nullopt);
    showAgainst(game, verdict && verdict->against ? &*verdict->against : nullptr);
}

void ClaimCard::showAgainst(const Ruleset& game, const Counterexample* against) {
    if (m_boardOf != &game)
        makeBoard(game);
    const auto match =
        against ? matchFrom(game, against->position) : Or<std::unique_ptr<Match>>(std::unexpect);
    m_against = against ? against->position : std::string();
    m_why->setText(against ? spoken(against->why) : QString());
    m_why->setVisible(against);
    m_open->setVisible(match.has_value());
    m_board->setVisible(match.has_value());
    if (!match)
        return;
    m_board->setPicture((*match)->picture(0));
    m_board->setMarks({.named = against->why.where});
}

void ClaimCard::makeBoard(const Ruleset& game) {
    delete m_board;
    m_boardOf = &game;
    m_board = named("counterexample", bouton::makeBoard(game));
    worded(m_board, &QWidget::setAccessibleName,
           [title = game.name.title] { return spoken(title); });
    m_board->setFixedSize(boardSide, boardSide);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents); // to be looked at
    m_row->insertWidget(0, m_board, 0, Qt::AlignTop);
}

} // namespace bouton
