#include "ui/preferences/replay_steps.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace bouton {

std::chrono::milliseconds afterStep(std::chrono::milliseconds step) {
    const auto next = std::ranges::upper_bound(replaySteps, step);
    return next == replaySteps.end() ? replaySteps.front() : *next;
}

QString wordsForStep(std::chrono::milliseconds step) {
    return QCoreApplication::translate("Replay", "%1 s")
        .arg(QLocale().toString(static_cast<double>(step.count()) / 1000));
}

} // namespace bouton
