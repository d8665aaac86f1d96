#include "ui/preferences/pace_editor.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSlider>

#include "ui/controls/layouts.h"
#include "ui/preferences/preferences.h"

namespace bouton {

PaceEditor::PaceEditor(Preferences& preferences, Title titled) {
    constexpr int step = 100; // milliseconds
    auto* slider = named("pace", new QSlider(Qt::Horizontal));
    auto* seconds = new QLabel;
    QBoxLayout* all = row({{slider, 1}, seconds});
    setFocusProxy(slider);
    if (titled == Title::Own) {
        auto* title = worded(new QLabel, [] { return tr("Computer's pace"); });
        title->setBuddy(slider);
        all->insertWidget(0, title);
    }
    setLayout(all);
    slider->setRange(0, static_cast<int>(Preferences::longestPace.count()) / step);
    slider->setPageStep(5);
    worded(slider, &QWidget::setAccessibleName, [] { return tr("Computer's pace"); });
    worded(slider, &QWidget::setToolTip,
           [] { return tr("How long a computer's move takes at least"); });
    seconds->setMinimumWidth(seconds->fontMetrics().horizontalAdvance(QStringLiteral("0.0 s")));
    const auto show = [&preferences, slider, seconds] {
        const auto pace = static_cast<int>(preferences.pace().count());
        slider->setValue(pace / step);
        seconds->setText(tr("%1 s").arg(QLocale().toString(pace / 1000.0, 'f', 1)));
    };
    inEveryLanguage(this, show);
    connect(&preferences, &Preferences::paceChanged, this, show);
    connect(slider, &QSlider::valueChanged, &preferences, [&preferences](int value) {
        if (preferences.pace().count() / step != value) // else it was put there
            preferences.setPace(std::chrono::milliseconds(value * step));
    });
}

} // namespace bouton
