// SPDX-License-Identifier: MIT
#include "ui/laboratory/claim_card.h"

#include <QBoxLayout>

#include "lab/own_claim.h"
#include "ui/boards/board_table.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/hung_terms.h"
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
      m_premise(named("premise", sideNote())),
      m_terms(named("terms", new HungTerms)),
      m_sign(new VerdictSign),
      m_open(makeButton(
          "openButton", this,
          [this] {
              emit openPosition(QLatin1String(m_boardOf->name.id), QString::fromStdString(m_shown));
          },
          [] { return tr("Open on a board"); })) {
    for (QLabel* label : {m_name, m_statement, m_verdict, m_why}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QBoxLayout* words = column({m_name,
                                m_statement,
                                Item::room(Theme::unit),
                                row({m_sign, {m_verdict, 1}}),
                                m_why,
                                m_premise,
                                {m_open, 0, Qt::AlignLeft},
                                Item::stretch()});
    m_row = row({{words, 1}}, 3 * Theme::unit);
    setLayout(column({m_terms, {m_row, 1}}, 2 * Theme::unit, 2 * Theme::unit));
    setMinimumHeight(boardSide + 4 * Theme::unit); // nothing jumps when a board comes
}

void ClaimCard::put(const Ruleset& game, const QString& name, const ClaimTask& task,
                    const std::optional<Verdict>& verdict) {
    const Counterexample* where = !verdict           ? nullptr
                                  : verdict->against ? &*verdict->against
                                  : verdict->halted  ? &*verdict->halted
                                                     : nullptr;
    m_name->setText(name);
    m_verdict->setText(verdict ? spoken(sentenceOf(task, *verdict)) : tr("Not tested yet."));
    m_sign->put(verdict && (verdict->settled || verdict->against) ? std::optional(!verdict->against)
                                                                  : std::nullopt);
    QStringList premise;
    if (verdict && verdict->done > 0)
        for (const Phrase& phrase : premiseOf(task, *verdict))
            premise << spoken(phrase);
    m_premise->setText(premise.join(u' '));
    m_premise->setVisible(!premise.isEmpty());
    showStatement(game, task.claim, where);
    showBoard(game, where);
}

// A claim of one's own is no sentence to be translated; where it is tested stands in its place.
void ClaimCard::showStatement(const Ruleset& game, const Claim& claim,
                              const Counterexample* where) {
    const bool isOwn = claim.id == ownClaimId;
    m_statement->setText(isOwn ? m_name->text() : spoken(claim.statement.c_str()));
    m_name->setVisible(!isOwn);
    m_terms->setVisible(isOwn);
    if (!isOwn)
        return;
    const language::Vocabulary& words = game.lore.vocabulary();
    if (const auto read = language::readStatement(claim.statement, words))
        m_terms->put(*read, words, where ? where->terms : std::vector<TermValue>());
}

void ClaimCard::showBoard(const Ruleset& game, const Counterexample* where) {
    if (m_boardOf != &game)
        makeBoard(game);
    const auto match =
        where ? matchFrom(game, where->position) : Or<std::unique_ptr<Match>>(std::unexpect);
    m_shown = where ? where->position : std::string();
    m_why->setText(where ? spoken(where->why) : QString());
    m_why->setVisible(where && !where->why.empty());
    m_open->setVisible(match.has_value());
    m_board->setVisible(match.has_value());
    if (!match)
        return;
    m_board->setPicture((*match)->picture(0));
    m_board->setMarks({.named = where->why.where});
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
