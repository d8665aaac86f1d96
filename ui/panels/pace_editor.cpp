#include "ui/panels/pace_editor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>

#include "ui/panels/saying.h"
#include "ui/preferences.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int step = 100; // milliseconds

} // namespace

PaceEditor::PaceEditor(Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_slider(new QSlider(Qt::Horizontal)),
      m_seconds(new QLabel) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::unit);
    auto* title = new Saying(Saying::Weight::Plain, [] { return tr("Computer's pace"); });
    title->setBuddy(m_slider);
    row->addWidget(title);
    row->addWidget(m_slider, 1);
    row->addWidget(m_seconds);
    m_slider->setObjectName(QStringLiteral("pace"));
    m_slider->setRange(0, static_cast<int>(Preferences::longestPace.count()) / step);
    m_slider->setPageStep(5);
    m_seconds->setMinimumWidth(m_seconds->fontMetrics().horizontalAdvance(QStringLiteral("0.0 s")));
    retranslate();
    connect(m_slider, &QSlider::valueChanged, &preferences, [&preferences](int value) {
        preferences.setPace(std::chrono::milliseconds(value * step));
    });
    connect(&preferences, &Preferences::paceChanged, this, &PaceEditor::put);
}

void PaceEditor::retranslate() {
    m_slider->setToolTip(tr("How long a computer's move takes at least"));
    put(m_preferences.pace());
}

void PaceEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PaceEditor::put(std::chrono::milliseconds pace) {
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(static_cast<int>(pace.count()) / step);
    m_seconds->setText(
        tr("%1 s").arg(QLocale().toString(static_cast<double>(pace.count()) / 1000, 'f', 1)));
}

} // namespace bouton
