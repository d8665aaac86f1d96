#include "ui/controls/warning_note.h"

#include <QPainter>
#include <QStyle>

#include "ui/theme/theme.h"

namespace bouton {

WarningNote::WarningNote(bool warns) : m_warns(warns) {
    setForegroundRole(QPalette::PlaceholderText);
    setWordWrap(true);
}

void WarningNote::setWarns(bool warns) {
    m_warns = warns;
    update();
}

void WarningNote::paintEvent(QPaintEvent* event) {
    if (!m_warns) {
        WordLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, Theme::of(*this).warning);
    const int flags = static_cast<int>(alignment()) | (wordWrap() ? Qt::TextWordWrap : 0);
    style()->drawItemText(&painter, contentsRect(), flags, colours, isEnabled(), text(),
                          QPalette::WindowText);
}

} // namespace bouton
