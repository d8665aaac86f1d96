// SPDX-License-Identifier: MIT
#include "ui/game/seat_line.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QPainter>
#include <QResizeEvent>

#include <utility>

#include "ui/boards/side_badge.h"
#include "ui/controls/announcer.h"
#include "ui/controls/fitted.h"
#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/game/clock_face.h"
#include "ui/game/seat_editor.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

// By ear a line is a button that unfolds.
class HeardSeat : public QAccessibleWidget {
public:
    explicit HeardSeat(SeatLine& seat)
        : QAccessibleWidget(&seat, QAccessible::Button), m_seat(seat) {}

    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = m_seat.isOpen();
        state.collapsed = !m_seat.isOpen();
        return state;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        name == pressAction() ? m_seat.toggle() : QAccessibleWidget::doAction(name);
    }

private:
    SeatLine& m_seat;
};

} // namespace

SeatLine::SeatLine(Session& session, Preferences& preferences, Side side, QWidget* parent)
    : Card(parent),
      m_session(session),
      m_preferences(preferences),
      m_side(side),
      m_badge(new SideBadge(session.game())),
      m_name(named("seatName", new FittedLabel(Type::Text, Weight::Strong))),
      m_about(named("seatAbout", typed(sideNote(), Type::Caption))),
      m_clock(named("clock", new ClockFace(session, side))),
      m_line(new QWidget),
      m_editor(new SeatEditor(session.game(), preferences.programs())),
      m_ahead(makeAheadSwitch(preferences)),
      m_fold(named("seatFold", new SnugScrollArea(new QWidget))) {
    letBeHeard<SeatLine, HeardSeat>();
    m_badge->setSide(side);
    QBoxLayout* words = column({Item::stretch(), m_name, m_about, Item::stretch()}, 0);
    m_line->setLayout(row({m_badge, {words, 1}, m_clock}, Theme::unit + Theme::unit / 2));
    m_line->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_fold->widget()->setLayout(
        column({m_editor, row({m_ahead, Item::stretch()}), new PaceEditor(preferences)}));
    QBoxLayout* all = column({m_line, m_fold}, Theme::unit);
    all->setContentsMargins(Theme::unit * 3 / 2, Theme::unit / 2, Theme::unit * 3 / 2,
                            Theme::unit / 2);
    setLayout(all);
    m_fold->hide();
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    m_fold->setCursor(Qt::ArrowCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    worded(this, &QWidget::setToolTip, [] { return tr("Give this seat to somebody else"); });
    connect(m_editor, &SeatEditor::chosen, this,
            [this](const Seat& seat) { m_session.setSeat(m_side, seat); });
    listen(session, Session::Change::Position | Session::Change::Table, this, &SeatLine::refresh);
    connect(&preferences.playerName, &AnyPreference::changed, this, &SeatLine::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void SeatLine::refresh() {
    const Match* match = m_session.match();
    const bool active = match && m_session.phase() != Session::Phase::Over
                        && match->toMove(match->current()) == m_side;
    if (active != std::exchange(m_active, active))
        update();
    m_name->setText(name());
    m_about->setText(about());
    m_about->setVisible(!about().isEmpty());
    const Seat& seat = m_session.plan().seats[indexOf(m_side)];
    const QString tip = ratingTip(ratingAt(m_session.game(), seat));
    m_about->setToolTip((about() + QChar(u'\n') + tip).trimmed());
    m_editor->put(seat, m_side);
    m_ahead->setVisible(thinkerAhead(m_session.game(), m_session.plan().seats) == m_side);
    setAccessibleName(tr("%1: %2").arg(nameOf(m_session.game(), m_side), name()));
}

QString SeatLine::name() const {
    const QString own = m_preferences.playerName();
    if (m_session.speech().you() == m_side && !own.isEmpty())
        return own;
    const Seat& seat = m_session.plan().seats[indexOf(m_side)];
    const bool friends = !m_session.speech().you() && seat.human() && seat.name.empty();
    return friends ? nameOf(m_session.game(), m_side)
                   : nameOf(m_session.game(), m_session.plan().seats, m_side);
}

// The side, if the name does not say it, how the player plays or else its rating, and the hints
// that were used.
QString SeatLine::about() const {
    const Ruleset& game = m_session.game();
    QStringList parts;
    if (nameOf(game, m_side) != name())
        parts << nameOf(game, m_side);
    const Seat& seat = m_session.plan().seats[indexOf(m_side)];
    const QString manner = mannerOf(game, seat), rating = ratingText(ratingAt(game, seat));
    if (const QString how = manner.isEmpty() ? rating : manner; !how.isEmpty())
        parts << how;
    if (const int hints = m_session.hints().used(m_side); hints > 0)
        parts << tr("%n hint(s) used", nullptr, hints);
    return parts.join(QStringLiteral(" \u00b7 "));
}

bool SeatLine::isOpen() const { return !m_fold->isHidden(); }

void SeatLine::setOpen(bool open) {
    if (open == isOpen())
        return;
    if (!open && m_fold->isAncestorOf(QApplication::focusWidget()))
        setFocus(); // else the keys go to whatever comes next
    m_fold->setVisible(open);
    setSizePolicy(QSizePolicy::Preferred, open ? QSizePolicy::Maximum : QSizePolicy::Fixed);
    QAccessible::State changed;
    changed.expanded = changed.collapsed = true;
    QAccessibleStateChangeEvent event(this, changed);
    QAccessible::updateAccessibility(&event);
}

QSize SeatLine::sizeHint() const {
    const QSize hint = Card::sizeHint();
    return layout()->hasHeightForWidth()
               ? QSize(hint.width(), layout()->totalHeightForWidth(width()))
               : hint;
}

QSize SeatLine::minimumSizeHint() const {
    const QSize hint = Card::minimumSizeHint();
    return layout()->hasHeightForWidth()
               ? QSize(hint.width(), layout()->totalMinimumHeightForWidth(width()))
               : hint;
}

void SeatLine::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void SeatLine::toggle() {
    setOpen(!isOpen());
    if (isOpen())
        emit opened();
}

// Escape folds the line before it leads away from the page.
bool SeatLine::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isOpen()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return Card::event(event);
}

void SeatLine::mousePressEvent(QMouseEvent* event) {
    m_pressed =
        event->button() == Qt::LeftButton && event->position().y() < m_line->geometry().bottom();
}

void SeatLine::mouseReleaseEvent(QMouseEvent* event) {
    if (std::exchange(m_pressed, false) && rect().contains(event->position().toPoint()))
        toggle();
}

void SeatLine::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: toggle(); return;
    case Qt::Key_Escape:
        if (isOpen()) {
            setOpen(false);
            return;
        }
        break;
    default: break;
    }
    Card::keyPressEvent(event);
}

void SeatLine::focusInEvent(QFocusEvent* event) {
    Card::focusInEvent(event);
    update();
}

void SeatLine::focusOutEvent(QFocusEvent* event) {
    Card::focusOutEvent(event);
    update();
}

// The side to move has a frame, and so has the line that the keys are at.
void SeatLine::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    if (!m_active && !hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QColor accent = Theme::of(*this).accent;
    painter.setPen(m_active ? QPen(accent, 2) : QPen(faded(accent, 0.6), 2, Qt::DotLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), Theme::radius, Theme::radius);
}

} // namespace bouton
