// SPDX-License-Identifier: MIT
#include "ui/game/clock_face.h"

#include "ui/controls/listen.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

constexpr int tenths = 10'000; // below so many milliseconds they are shown
constexpr int beat = 100;      // milliseconds

} // namespace

QString clockText(std::chrono::milliseconds left) {
    const auto all = std::max<std::int64_t>(left.count(), 0);
    if (all < tenths)
        return QStringLiteral("%1.%2").arg(all / 1000).arg(all / 100 % 10);
    const auto seconds = all / 1000, minutes = seconds / 60;
    const auto two = [](std::int64_t number) {
        return QStringLiteral("%1").arg(number, 2, 10, QChar(u'0'));
    };
    return minutes < 60 ? QStringLiteral("%1:%2").arg(minutes).arg(two(seconds % 60))
                        : QStringLiteral("%1:%2:%3")
                              .arg(minutes / 60)
                              .arg(two(minutes % 60), two(seconds % 60));
}

ClockFace::ClockFace(const Session& session, Side side, QWidget* parent)
    : FittedLabel(Type::Emphasis, Weight::Strong, &Theme::faint, parent),
      m_session(session),
      m_side(side) {
    setTabular(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_beat.setInterval(beat);
    connect(&m_beat, &QTimer::timeout, this, &ClockFace::refresh);
    listen(session, Session::Change::Position | Session::Change::Table, this, &ClockFace::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

// What is read aloud does not change ten times a second.
void ClockFace::refresh() {
    const auto time = m_session.clocks().left(m_side);
    const bool runs = time && m_session.clocks().running() == m_side;
    if (parentWidget() || !time) // else it would be a window
        setVisible(time.has_value());
    if (time)
        setText(clockText(time->left));
    setInk(runs ? &Theme::ink : &Theme::faint);
    setAccessibleName(tr("%1: time left", "a side").arg(nameOf(m_session.game(), m_side)));
    setToolTip({});
    runs ? m_beat.start() : m_beat.stop();
}

} // namespace bouton
