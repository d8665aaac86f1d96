#include "ui/laboratory/result_sheet.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/paint.h"
#include "ui/theme/theme.h"

namespace bouton {

ResultSheet::ResultSheet() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding); }

void ResultSheet::setInvitation(const QString& words) {
    m_invitation = words;
    update();
}

Drawing ResultSheet::drawing(const QString& title) const {
    return {title, size(), [this](QPainter& painter) { paintResult(painter); }};
}

QSize ResultSheet::minimumSizeHint() const { return {24 * Theme::unit, 16 * Theme::unit}; }

bool ResultSheet::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || isBlank())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), wordsAt(help->pos()), this); // none hides it
    return true;
}

void ResultSheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    onlyFill(painter, theme.surface);
    painter.drawRoundedRect(rect(), Theme::radius, Theme::radius);
    if (!isBlank()) {
        paintResult(painter);
        return;
    }
    painter.setPen(theme.faint);
    const int beside = 3 * Theme::unit;
    painter.drawText(rect().adjusted(beside, 0, -beside, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     m_invitation); // of several lines
}

} // namespace bouton
