#include "ui/controls/radio_card.h"

#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QPainter>

#include "ui/controls/layouts.h"
#include "ui/controls/saying.h"

namespace bouton {

namespace {

constexpr int indicator = 18; // pixels across
constexpr int left = 14;      // of the indicator

} // namespace

RadioCard::RadioCard(const Wording& title, const Wording& sentence, const Wording& aside,
                     QWidget* parent)
    : QRadioButton(parent) {
    QBoxLayout* first = row({typed(new Saying(title), Type::Text, Weight::Strong)});
    if (aside) {
        Saying* words = typed(sideNote(aside), Type::Caption);
        words->setWordWrap(false);
        first->addStretch(1);
        first->addWidget(words);
    }
    QBoxLayout* words = column({first}, 1);
    if (sentence)
        words->addWidget(typed(sideNote(sentence), Type::Caption));
    say(this, &QWidget::setAccessibleDescription, [sentence, aside] {
        const QString how = sentence ? sentence() : QString(), more = aside ? aside() : QString();
        return how.isEmpty() || more.isEmpty() ? how + more : how + QStringLiteral(", ") + more;
    });
    constexpr int unit = Theme::unit;
    words->setContentsMargins(left + indicator + unit + unit / 2, unit - 1, 2 * unit, unit - 1);
    setLayout(words);
    for (auto* label : findChildren<QLabel*>())
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    say(this, &QWidget::setAccessibleName, title);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

bool RadioCard::event(QEvent* event) {
    const bool handled = QRadioButton::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return handled;
}

// As high as its words need at the width that it has. Qt rounds the width of a line either way, so
// a few pixels are kept.
void RadioCard::fit() {
    constexpr int rounding = 4;
    const QLayout& words = *layout();
    const int needed = words.hasHeightForWidth() ? words.totalHeightForWidth(width() - rounding)
                                                 : words.totalSizeHint().height();
    if (needed != minimumHeight())
        setFixedHeight(needed);
    layout()->setGeometry(rect()); // what it was laid out for may have been higher
}

void RadioCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool on = isChecked(), lit = underMouse() && isEnabled();
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(on ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(on ? faded(theme.accent, theme.isDark ? 0.18 : 0.1)
                        : faded(theme.ink, isDown() ? 0.1
                                           : lit    ? 0.065
                                                    : 0.03));
    painter.drawRoundedRect(all, Theme::radius - 1, Theme::radius - 1);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, on ? 1 : 2));
        painter.setBrush(Qt::NoBrush);
        const double in = on ? 3 : 0;
        painter.drawRoundedRect(all.adjusted(in, in, -in, -in), Theme::radius - 1 - in,
                                Theme::radius - 1 - in);
    }
    const QRectF circle(left, (height() - indicator) / 2.0, indicator, indicator);
    painter.setPen(QPen(on || lit ? theme.accent : theme.faint, 1.5));
    painter.setBrush(on ? theme.accent : theme.surface);
    painter.drawEllipse(circle.adjusted(1, 1, -1, -1));
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.onAccent);
        painter.drawEllipse(circle.center(), 3.2, 3.2);
    }
}

} // namespace bouton
