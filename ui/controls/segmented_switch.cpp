#include "ui/controls/segmented_switch.h"

#include <QPainter>
#include <QRadioButton>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr int inset = 3; // of a segment in its track

class Segment : public QRadioButton {
public:
    Segment() {
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override {
        const QFontMetrics strong(sized(font(), Type::Text, Weight::Strong));
        return {strong.horizontalAdvance(text()) + 2 * Theme::unit,
                strong.height() + 2 * Theme::unit - 2};
    }
    QSize minimumSizeHint() const override { return sizeHint() - QSize(Theme::unit, 0); }

protected:
    bool hitButton(const QPoint& pos) const override { return rect().contains(pos); }

    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::of(*this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF all = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        const double radius = Theme::radius - inset;
        painter.setPen(Qt::NoPen);
        if (isChecked()) {
            painter.setBrush(faded(Qt::black, 0.1));
            painter.drawRoundedRect(all.translated(0, 1), radius, radius);
            painter.setPen(QPen(faded(theme.ink, 0.12), 1));
            painter.setBrush(theme.isDark ? theme.line : theme.surface);
            painter.drawRoundedRect(all, radius, radius);
        } else if (underMouse() && isEnabled()) {
            painter.setBrush(faded(theme.ink, 0.06));
            painter.drawRoundedRect(all, radius, radius);
        }
        if (hasFocus()) {
            painter.setPen(QPen(theme.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(all.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        }
        painter.setFont(sized(font(), Type::Text, isChecked() ? Weight::Strong : Weight::Normal));
        painter.setPen(!isEnabled()  ? faded(theme.faint, 0.6)
                       : isChecked() ? theme.ink
                                     : theme.faint);
        paintText(painter, rect().adjusted(4, 0, -4, 0), Qt::AlignCenter, text());
    }
};

} // namespace

SegmentedSwitch::SegmentedSwitch(const std::vector<Wording>& words, QWidget* parent)
    : QWidget(parent) {
    QBoxLayout* all = row({}, 0, inset);
    for (const Wording& word : words) {
        auto* segment = say(new Segment, word);
        m_segments.push_back(segment);
        all->addWidget(segment);
        connect(segment, &QRadioButton::clicked, this,
                [this, at = static_cast<int>(m_segments.size()) - 1] { emit chosenByUser(at); });
    }
    setLayout(all);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int SegmentedSwitch::chosen() const {
    const auto at = std::ranges::find_if(m_segments, &QRadioButton::isChecked);
    return at == m_segments.end() ? -1 : static_cast<int>(at - m_segments.begin());
}

void SegmentedSwitch::choose(int at) { m_segments[static_cast<std::size_t>(at)]->setChecked(true); }

void SegmentedSwitch::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(Theme::of(*this).ink, 0.07));
    painter.drawRoundedRect(rect(), Theme::radius, Theme::radius);
}

} // namespace bouton
