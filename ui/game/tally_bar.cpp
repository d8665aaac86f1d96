// SPDX-License-Identifier: MIT
#include "ui/game/tally_bar.h"

#include <QPainter>

#include <algorithm>

#include "ui/boards/side_badge.h"
#include "ui/controls/listen.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr int apart = Theme::unit;
constexpr int longest = 16 * Theme::unit, shortest = 4 * Theme::unit; // the bar

} // namespace

TallyBar::TallyBar(const Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    listen(session, Session::Change::Position, this, &TallyBar::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

// Empty if the game counts nothing, or cannot yet.
Phrase TallyBar::tally() const {
    if (m_preview)
        return m_preview->tally(0);
    if (const Match* match = m_session.match())
        return match->tally(match->current());
    const auto start = m_session.game().from(m_session.picture());
    return start ? (*start)->tally(0) : Phrase{};
}

void TallyBar::setPreview(std::shared_ptr<const Match> preview) {
    m_preview = std::move(preview);
    refresh();
}

void TallyBar::refresh() {
    const Phrase tally = this->tally();
    m_words = spoken(tally);
    m_counts = countsOf(tally);
    setAccessibleName(m_words);
    setToolTip(m_counts ? m_words : QString());
    if (parentWidget() || m_words.isEmpty()) // else it would be a window
        setVisible(!m_words.isEmpty());
    updateGeometry();
    update();
}

TallyBar::Measures TallyBar::measures(bool narrow) const {
    const QFont letters = sized(font(), narrow ? Type::Text : Type::Heading, Weight::Strong);
    return {letters, fontMetrics().height() * (narrow ? 3 : 4) / 3,
            QFontMetrics(letters).horizontalAdvance(QStringLiteral("00")),
            narrow ? apart / 2 : 2 * apart};
}

QSize TallyBar::sizeHint() const {
    const Measures wide = measures(false);
    const QFontMetrics metrics(wide.font);
    return {m_counts ? wide.room() + longest : metrics.horizontalAdvance(m_words) + 1,
            std::max(metrics.height(), wide.sign + 2 * rim)};
}

QSize TallyBar::minimumSizeHint() const {
    return {m_counts ? measures(true).room() : 8 * Theme::unit, sizeHint().height()};
}

void TallyBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const bool narrow = width() < measures(false).room() + shortest;
    const Measures parts = measures(narrow);
    painter.setFont(parts.font);
    painter.setPen(theme.ink);
    if (!m_counts) {
        paintText(painter, rect(), Qt::AlignRight | Qt::AlignVCenter, m_words);
        return;
    }
    const double top = (height() - parts.sign) / 2.0, right = width();
    const double beside = rim + parts.sign + parts.gap / 2.0;
    const auto [one, two] = *m_counts;
    const Ruleset& game = m_session.game();
    paintBadge(painter, QRectF(rim, top, parts.sign, parts.sign), game, Side::One, theme);
    paintBadge(painter, QRectF(right - rim - parts.sign, top, parts.sign, parts.sign), game,
               Side::Two, theme);
    painter.setFont(parts.font);
    painter.setPen(one >= two ? theme.ink : theme.faint);
    paintText(painter, QRectF(beside, 0, parts.number, height()), Qt::AlignCenter,
              QString::number(one));
    painter.setPen(two >= one ? theme.ink : theme.faint);
    paintText(painter, QRectF(right - beside - parts.number, 0, parts.number, height()),
              Qt::AlignCenter, QString::number(two));
    if (narrow)
        return;
    const double edge = parts.room() / 2.0;
    const QRectF bar(edge, height() / 2.0 - 5, width() - 2 * edge, 10);
    // The darker colour is the first side's, as its disc is, whatever the theme.
    const QColor nobodys = faded(theme.ink, 0.14);
    const QColor first = theme.isDark ? theme.darkDisc : theme.ink;
    const QColor second = theme.isDark ? theme.lightDisc : nobodys;
    onlyFill(painter, one + two > 0 ? second : nobodys);
    painter.drawRoundedRect(bar, 5, 5);
    if (one + two <= 0)
        return;
    QRectF own = bar;
    // At least as wide as its two round ends.
    own.setWidth(std::max(10.0, bar.width() * one / (one + two)));
    painter.setBrush(first);
    painter.drawRoundedRect(own, 5, 5);
    if (!theme.isDark)
        return;
    onlyOutline(painter, QPen(theme.faint, 1)); // without it the darker part has no edge
    painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), 4.5, 4.5);
}

} // namespace bouton
