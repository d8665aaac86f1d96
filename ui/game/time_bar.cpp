// SPDX-License-Identifier: MIT
#include "ui/game/time_bar.h"

#include <QBoxLayout>
#include <QTransform>

#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/game/replay.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

// Signs that point to the left, to what was; the other way they are mirrored.
QPainterPath triangle() {
    QPainterPath path;
    path.addPolygon(QPolygonF{{-0.6, 0}, {0.5, -0.7}, {0.5, 0.7}, {-0.6, 0}});
    return path;
}

QPainterPath triangleToBar() {
    QPainterPath path = triangle().translated(0.2, 0);
    path.addRect(-0.8, -0.7, 0.25, 1.4);
    return path;
}

// An arrow that turns back upon itself.
QPainterPath hook() {
    QPainterPath line(QPointF(-0.4, -0.35));
    line.lineTo(0.3, -0.35);
    line.arcTo(QRectF(-0.2, -0.35, 1, 1), 90, -180);
    line.lineTo(-0.4, 0.65);
    QPainterPathStroker stroker;
    stroker.setWidth(0.24);
    QPainterPath path = stroker.createStroke(line);
    path.addPolygon(QPolygonF{{-0.95, -0.35}, {-0.3, -0.85}, {-0.3, 0.15}, {-0.95, -0.35}});
    path.setFillRule(Qt::WindingFill);
    return path;
}

// A film: a triangle in a ring, or the two bars of a pause in it.
QPainterPath film(bool runs) {
    QPainterPath ring;
    ring.addEllipse(QPointF(), 0.9, 0.9);
    QPainterPathStroker stroker;
    stroker.setWidth(0.18);
    QPainterPath path = stroker.createStroke(ring);
    if (runs) {
        path.addRect(-0.38, -0.4, 0.26, 0.8);
        path.addRect(0.12, -0.4, 0.26, 0.8);
    } else {
        path.addPolygon(QPolygonF{{0.5, 0}, {-0.28, -0.45}, {-0.28, 0.45}, {0.5, 0}});
    }
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath signOf(Jump jump) {
    const QTransform mirror = QTransform::fromScale(-1, 1);
    switch (jump) {
    case Jump::First: return triangleToBar();
    case Jump::Previous: return triangle();
    case Jump::Replay: return film(false);
    case Jump::Next: return mirror.map(triangle());
    case Jump::Last: return mirror.map(triangleToBar());
    case Jump::Undo: return hook();
    case Jump::Redo: return mirror.map(hook());
    }
    return {};
}

struct Description {
    const char *button, *words; // its name, and what a menu says
    QList<QKeySequence> keys;
};

const Description& of(Jump jump) {
    static const std::array<Description, allJumps.size()> all{{
        {"firstButton",
         QT_TRANSLATE_NOOP("bouton::TimeBar", "To the &start"),
         {Qt::CTRL | Qt::Key_Home}},
        {"previousButton",
         QT_TRANSLATE_NOOP("bouton::TimeBar", "&Previous move"),
         {Qt::CTRL | Qt::Key_Left}},
        {"replayButton",
         QT_TRANSLATE_NOOP("bouton::TimeBar", "Repla&y the moves"),
         {Qt::CTRL | Qt::Key_R}},
        {"nextButton",
         QT_TRANSLATE_NOOP("bouton::TimeBar", "Ne&xt move"),
         {Qt::CTRL | Qt::Key_Right}},
        {"lastButton",
         QT_TRANSLATE_NOOP("bouton::TimeBar", "To the &last move"),
         {Qt::CTRL | Qt::Key_End}},
        {"undoButton", QT_TRANSLATE_NOOP("bouton::TimeBar", "&Undo"), {Qt::CTRL | Qt::Key_Z}},
        {"redoButton",
         QT_TRANSLATE_NOOP("bouton::TimeBar", "&Redo"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}},
    }};
    return all[static_cast<std::size_t>(jump)];
}

} // namespace

QString wordsFor(Jump jump) { return TimeBar::tr(of(jump).words); }

QList<QKeySequence> keysFor(Jump jump) { return of(jump).keys; }

TimeBar::TimeBar(Session& session, Replay& replay, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_preferences(preferences),
      m_replay(replay),
      m_speed(makeButton(
          "replaySpeedButton", this,
          [&preferences] { preferences.replayStep.set(afterStep(preferences.replayStep())); },
          [&preferences] { return wordsForStep(preferences.replayStep()); })) {
    QBoxLayout* bar = row({}, 0);
    for (std::size_t i = 0; i < allJumps.size(); ++i) {
        const Jump jump = allJumps[i];
        m_buttons[i] = named(of(jump).button, new GlyphButton(signOf(jump)));
        connect(m_buttons[i], &GlyphButton::clicked, this, [this, jump] { this->jump(jump); });
        if (jump == Jump::Undo) {
            bar->addStretch();
            bar->addWidget(m_speed);
        }
        bar->addWidget(m_buttons[i]);
    }
    setLayout(bar);
    worded(m_speed, &QWidget::setToolTip, [] { return tr("The time that each move is shown"); });
    inEveryLanguage(this, [this] { refresh(); });
    using Change = Session::Change;
    listen(session, Change::Position | Change::Clicks | Change::Table, this, &TimeBar::refresh);
    connect(&replay, &Replay::toggled, this, &TimeBar::refresh);
    connect(&preferences.replayStep, &AnyPreference::changed, this, &TimeBar::refresh);
}

QString TimeBar::nameFor(Jump jump) const {
    const bool ends = jump == Jump::Replay && m_replay.running();
    return tr("%1 (%2)").arg(ends ? tr("End the replay") : wordsFor(jump).remove(u'&'),
                             keysFor(jump).front().toString(QKeySequence::NativeText));
}

std::optional<Match::Node> TimeBar::target(Jump jump) const {
    const Match* match = m_session.match();
    if (!match)
        return std::nullopt;
    const Match::Node now = match->current();
    switch (jump) {
    case Jump::First: return now == 0 ? std::nullopt : std::optional<Match::Node>(0);
    case Jump::Previous: return match->parent(now);
    case Jump::Replay:
    case Jump::Next: return match->next(now);
    case Jump::Last: {
        std::optional<Match::Node> last = match->next(now);
        while (last && match->next(*last))
            last = match->next(*last);
        return last;
    }
    case Jump::Undo: return m_session.ways().back;
    case Jump::Redo: return m_session.ways().forward;
    }
    return std::nullopt;
}

bool TimeBar::possible(Jump jump) const {
    if (jump == Jump::Replay)
        return possible(Jump::First) || possible(Jump::Next);
    // Where there is a next move there is a last one, however far away.
    return target(jump == Jump::Last ? Jump::Next : jump)
           || (jump == Jump::Undo && (clicksPending() || m_session.ways().canUndo))
           || (jump == Jump::Redo && m_session.ways().canRedo);
}

void TimeBar::jump(Jump jump) {
    if (m_replay.end() && jump == Jump::Replay)
        return;
    if (jump == Jump::Replay)
        m_replay.start();
    else if (jump == Jump::Undo && clicksPending())
        m_session.takeBack();
    else if (jump == Jump::Undo)
        m_session.undo();
    else if (jump == Jump::Redo)
        m_session.redo();
    else if (const auto node = target(jump))
        m_session.go(*node);
}

void TimeBar::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_replay.end();
}

void TimeBar::refresh() {
    const bool runs = m_replay.running();
    for (std::size_t i = 0; i < allJumps.size(); ++i) {
        const Jump jump = allJumps[i];
        m_buttons[i]->setEnabled(possible(jump));
        m_buttons[i]->setName(nameFor(jump));
        if (jump == Jump::Replay)
            m_buttons[i]->setSign(film(runs));
        if (jump == Jump::Undo || jump == Jump::Redo)
            m_buttons[i]->setVisible(!runs);
    }
    m_speed->setText(wordsForStep(m_preferences.replayStep()));
    m_speed->setVisible(runs);
}

} // namespace bouton
