#include "ui/game/turn_strip.h"

#include <QLabel>
#include <QPainter>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/saying.h"
#include "ui/game/side_badge.h"
#include "ui/words.h"

namespace bouton {

// Thinking ----------------------------------------------------------------------------------------

ThinkingDots::ThinkingDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_beat.setInterval(300);
    connect(&m_beat, &QTimer::timeout, this, [this] {
        m_step = (m_step + 1) % 3;
        update();
    });
}

void ThinkingDots::setThinking(bool thinking) {
    if (thinking == m_beat.isActive())
        return;
    thinking ? m_beat.start() : m_beat.stop();
    update();
}

QSize ThinkingDots::sizeHint() const { return {5 * Theme::unit, 2 * Theme::unit}; }

void ThinkingDots::paintEvent(QPaintEvent*) {
    if (!m_beat.isActive())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 3; ++i) {
        painter.setBrush(faded(Theme::of(*this).accent, i == m_step ? 1 : 0.4));
        const double radius = i == m_step ? 4 : 3;
        painter.drawEllipse(QPointF(8 + 12 * i, height() / 2.0), radius, radius);
    }
}

// The strip ---------------------------------------------------------------------------------------

TurnStrip::TurnStrip(Session& session, QWidget* parent)
    : Card(parent),
      m_session(session),
      m_badge(new SideBadge(session.game())),
      m_headline(named("headline", heading())),
      m_detail(named("detail", sideNote())),
      m_tally(named("tally", heading())),
      m_dots(new ThinkingDots),
      m_hint(makeButton("hintButton", &session, &Session::hint, [] { return tr("Hint"); })),
      m_endTurn(makeButton(
          "endTurnButton", &session, &Session::endTurn, [] { return tr("End turn"); },
          Button::Rank::Primary)),
      m_pass(makeButton(
          "passButton", &session, &Session::pass, [] { return tr("Pass"); },
          Button::Rank::Primary)),
      m_review(
          makeButton("reviewButton", this, &TurnStrip::reviewWanted, [] { return tr("Review"); })) {
    m_tally->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // A narrow window cuts words rather than grow.
    m_headline->setMinimumWidth(8 * Theme::unit);
    m_detail->setMinimumWidth(8 * Theme::unit);
    QBoxLayout* words = column(
        {Item::stretch(), row({m_headline, m_dots, Item::stretch()}), m_detail, Item::stretch()},
        Theme::unit / 2);
    QBoxLayout* all = row({m_badge, {words, 1}, m_tally, m_hint, m_endTurn, m_pass, m_review},
                          2 * Theme::unit, Theme::unit);
    all->setContentsMargins(2 * Theme::unit, Theme::unit, 2 * Theme::unit, Theme::unit);
    setLayout(all);
    say(m_hint, &QWidget::setToolTip,
        [] { return tr("Is this won or lost? Again: where to look, which move, and why (H)"); });
    say(m_endTurn, &QWidget::setToolTip,
        [] { return tr("Plays the cells chosen so far (Enter, or a double click)"); });
    say(m_review, &QWidget::setToolTip,
        [] { return tr("Goes through the moves that gave a win or a draw away"); });
    fit();
}

void TurnStrip::refresh(const std::optional<Phrase>& hindrance) {
    using Phase = Session::Phase;
    const Phase phase = m_session.phase();
    const Match* match = m_session.match();
    const Says says = phase == Phase::SettingUp ? saysWhileSettingUp(hindrance)
                      : phase == Phase::Over    ? saysAtTheEnd()
                                                : saysWhilePlaying();
    m_headline->setText(says.headline);
    m_detail->setText(says.detail);
    m_detail->setVisible(!says.detail.isEmpty());
    m_tally->setText(spoken(m_session.tally()));
    m_tally->setVisible(!m_tally->text().isEmpty());
    fit();
    m_dots->setThinking(m_session.thinking());
    const auto result = m_session.result();
    const bool drawn = phase == Phase::Over && !(result && result->winner);
    m_badge->setVisible(match && !drawn);
    if (match)
        m_badge->setSide(result && result->winner ? *result->winner
                                                  : match->toMove(match->current()));
    m_hint->setVisible(m_session.humanToMove());
    m_hint->setEnabled(m_session.canHint() && !m_session.hintPending());
    m_endTurn->setVisible(canGrow());
    m_endTurn->setEnabled(m_session.canEndTurn());
    m_pass->setVisible(m_session.mustPass());
    m_review->setVisible(phase == Phase::Over);
    update();
}

TurnStrip::Says TurnStrip::saysWhileSettingUp(const std::optional<Phrase>& hindrance) const {
    const char* arranging = m_session.byHand() ? m_session.game().name.arranging : "";
    if (hindrance)
        return {tr("Set up the board"), *arranging ? spoken(arranging) : spoken(*hindrance)};
    return {tr("Ready"), tr("This is the start. Press Start to play from it.")};
}

TurnStrip::Says TurnStrip::saysWhilePlaying() const {
    const Match& match = *m_session.match();
    const Side side = match.toMove(match.current());
    const Seat& seat = m_session.plan().seats[indexOf(side)];
    const QString name = nameOf(m_session.game(), side);
    if (m_session.phase() == Session::Phase::Paused) {
        const Message* last = m_session.messages().empty() ? nullptr : &m_session.messages().back();
        if (last && last->kind == Message::Kind::Refusal)
            return {tr("Paused"), spoken(last->text)};
        if (match.next(match.current()))
            return {tr("Looking back"),
                    tr("%1 is to move. Press Continue to play on from here.").arg(name)};
        return {tr("Paused"), tr("%1 is to move. Press Continue to go on.").arg(name)};
    }
    if (!seat.human())
        return {tr("%1 is thinking").arg(nameOf(m_session.game(), seat)),
                tr("It plays %1.").arg(name)};
    const bool alone = !m_session.plan().seats[indexOf(other(side))].human();
    const QString headline = alone ? tr("Your turn") : tr("%1 is to move").arg(name);
    if (m_session.mustPass())
        return {headline, tr("There is no legal move: press Pass.")};
    if (m_session.canEndTurn())
        return {headline, tr("Click on to take more, or end the turn. Esc takes a click back.")};
    if (!m_session.clicking().clicks().empty())
        return {headline, tr("Click on to complete the move. Esc takes a click back.")};
    return {headline, alone ? tr("You play %1.").arg(name) : QString()};
}

TurnStrip::Says TurnStrip::saysAtTheEnd() const {
    const Message* end = m_session.ending();
    return end ? Says{spoken(end->text), spoken(end->because)} : Says{};
}

// Some move of this position goes on from another.
bool TurnStrip::canGrow() const {
    const auto& moves = m_session.clicking().moves();
    return std::ranges::any_of(moves, [](const LegalMove& move) {
        return !move.orders.empty() && move.orders.front().size() > 1;
    });
}

// Where there is little room the words are smaller, and the count breaks into two lines rather than
// be cut. The details always have the place that they may come to need.
void TurnStrip::fit() {
    const bool narrow = width() < 56 * Theme::unit;
    QFont large = m_headline->font();
    large.setPointSizeF(font().pointSizeF() * (narrow ? 1 : 1.3));
    m_headline->setFont(large);
    m_tally->setFont(large);
    layout()->setSpacing((narrow ? 1 : 2) * Theme::unit);
    const int tally = QFontMetrics(large).horizontalAdvance(m_tally->text());
    m_tally->setWordWrap(narrow);
    m_tally->setFixedWidth(narrow ? tally * 5 / 8 : tally + 1);
    setFixedHeight(QFontMetrics(large).lineSpacing()
                   + (narrow ? 3 : 2) * m_detail->fontMetrics().lineSpacing() + 3 * Theme::unit);
}

void TurnStrip::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    fit();
}

// The end is announced in the winner's colour.
void TurnStrip::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    if (m_session.phase() != Session::Phase::Over)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const auto result = m_session.result();
    painter.setPen(Qt::NoPen);
    painter.setBrush(result && result->winner ? tintOf(m_session.game(), *result->winner, theme)
                                              : faded(theme.accent, 0.14));
    painter.drawRoundedRect(rect(), Theme::radius, Theme::radius);
}

} // namespace bouton
