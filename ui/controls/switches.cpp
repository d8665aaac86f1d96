// SPDX-License-Identifier: MIT
#include "ui/controls/switches.h"

#include <QStyle>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/theme/theme.h"

namespace bouton {

// ToggleSwitch ------------------------------------------------------------------------------------

ToggleSwitch::ToggleSwitch(QWidget* parent) : QCheckBox(parent) {
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ToggleSwitch::minimumSizeHint() const {
    return {style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) + 4,
            sizeHint().height()};
}

// SegmentedSwitch ---------------------------------------------------------------------------------

Segment::Segment() {
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize Segment::minimumSizeHint() const { return sizeHint() - QSize(Theme::unit, 0); }

namespace {

constexpr int around = 3; // pixels of the track

} // namespace

SegmentedSwitch::SegmentedSwitch(const std::vector<Wording>& words, QWidget* parent)
    : QFrame(parent) {
    QBoxLayout* all = row({}, 0, around);
    for (const Wording& word : words) {
        auto* segment = worded(new Segment, word);
        m_segments.push_back(segment);
        all->addWidget(segment);
        connect(segment, &QRadioButton::clicked, this,
                [this, at = static_cast<int>(m_segments.size()) - 1] { emit chosenByUser(at); });
    }
    setLayout(all);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // Where they have no room side by side, one below the other.
    new Repeated(this, QEvent::Resize, [this, all] {
        int wide = 2 * around;
        for (const Segment* each : m_segments)
            wide += each->minimumSizeHint().width();
        all->setDirection(wide > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    });
}

int SegmentedSwitch::chosen() const {
    const auto at = std::ranges::find_if(m_segments, &QRadioButton::isChecked);
    return at == m_segments.end() ? -1 : static_cast<int>(at - m_segments.begin());
}

void SegmentedSwitch::choose(int at) { m_segments[static_cast<std::size_t>(at)]->setChecked(true); }

} // namespace bouton
