// SPDX-License-Identifier: MIT
#include "ui/preferences/preference_controls.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QSlider>
#include <QSplitter>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/preferences/preferences.h"

namespace bouton {

ToggleSwitch* makeAheadSwitch(Preferences& preferences) {
    auto* ahead = worded(named("ahead", new ToggleSwitch), [] {
        return QCoreApplication::translate("bouton::AheadSwitch", "Think in the opponent's time");
    });
    worded(ahead, &QWidget::setToolTip, [] {
        return QCoreApplication::translate("bouton::AheadSwitch",
                                           "While it is your turn, the computer gets ready for its "
                                           "reply. That keeps one processor busy.");
    });
    QObject::connect(ahead, &QAbstractButton::clicked, &preferences.thinkingAhead,
                     &Preference<bool>::set);
    preferences.thinkingAhead.tell(ahead, &QAbstractButton::setChecked);
    return ahead;
}

// PaceEditor --------------------------------------------------------------------------------------

PaceEditor::PaceEditor(Preferences& preferences, bool titled) {
    constexpr int step = 100; // milliseconds
    auto* slider = named("pace", new QSlider(Qt::Horizontal));
    auto* seconds = new QLabel;
    QBoxLayout* all = row({{slider, 1}, seconds});
    setFocusProxy(slider);
    if (titled) {
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
    connect(&preferences.pace, &AnyPreference::changed, this, show);
    connect(slider, &QSlider::valueChanged, &preferences, [&preferences](int value) {
        if (preferences.pace().count() / step != value) // else it was put there
            preferences.pace.set(std::chrono::milliseconds(value * step));
    });
}

std::chrono::milliseconds afterStep(std::chrono::milliseconds step) {
    const auto next = std::ranges::upper_bound(replaySteps, step);
    return next == replaySteps.end() ? replaySteps.front() : *next;
}

QString wordsForStep(std::chrono::milliseconds step) {
    return PaceEditor::tr("%1 s").arg(QLocale().toString(static_cast<double>(step.count()) / 1000));
}

void remember(QSplitter& splitter, Preferences& preferences, const QString& part) {
    const bool collapsible = splitter.childrenCollapsible(); // is part of the state
    const int handle = splitter.handleWidth();
    splitter.restoreState(preferences.window(part));
    splitter.setChildrenCollapsible(collapsible);
    splitter.setHandleWidth(handle);
    QObject::connect(
        &splitter, &QSplitter::splitterMoved, &preferences,
        [&splitter, &preferences, part] { preferences.window.set(part, splitter.saveState()); });
}

} // namespace bouton
