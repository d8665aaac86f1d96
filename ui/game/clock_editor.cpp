#include "ui/game/clock_editor.h"

#include <QLabel>

#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/saying.h"

namespace bouton {

namespace {

constexpr int mostMinutes = 180, mostSeconds = 60;

} // namespace

ClockEditor::ClockEditor(QWidget* parent)
    : QWidget(parent),
      m_minutes(named("minutes", new NumberBox(NumberBox::Typing::Possible))),
      m_seconds(named("increment", new NumberBox(NumberBox::Typing::Possible))) {
    m_minutes->setPossible(1, mostMinutes);
    m_seconds->setPossible(0, mostSeconds);
    setLayout(row({m_minutes, say(new QLabel, [] { return tr("min +"); }), m_seconds,
                   say(new QLabel, [] { return tr("s a move"); }), Item::stretch()}));
    say(m_minutes, &QWidget::setAccessibleName, [] { return tr("Minutes for the game"); });
    say(m_seconds, &QWidget::setAccessibleName, [] { return tr("Seconds that a move adds"); });
    m_minutes->setValue(static_cast<int>(std::chrono::minutes(5).count()));
    m_seconds->setValue(3);
    connect(m_minutes, &QSpinBox::valueChanged, this, [this](int minutes) {
        m_time.base = std::chrono::minutes(minutes);
        emit changed();
    });
    connect(m_seconds, &QSpinBox::valueChanged, this, [this](int seconds) {
        m_time.increment = std::chrono::seconds(seconds);
        emit changed();
    });
}

TimeControl ClockEditor::time() const { return m_time; }

void ClockEditor::put(const TimeControl& time) {
    if (time == m_time)
        return;
    m_time = time;
    using namespace std::chrono;
    m_minutes->put(static_cast<int>(round<minutes>(time.base).count()));
    m_seconds->put(static_cast<int>(round<seconds>(time.increment).count()));
}

} // namespace bouton
