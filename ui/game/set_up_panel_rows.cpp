// How SetUpPanel divides its width.

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/radio_card.h"
#include "ui/controls/segmented_switch.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/toggle_switch.h"
#include "ui/game/opponent_list.h"
#include "ui/game/set_up_panel.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

// In a narrow panel the answers need the room.
int titleWidth(const QWidget& panel) {
    const int letter = panel.fontMetrics().averageCharWidth();
    return (panel.width() < 58 * letter ? 13 : 18) * letter;
}

} // namespace

QSize SetUpPanel::minimumSizeHint() const { return {0, QWidget::minimumSizeHint().height()}; }

// What has no room beside something stands below it.
void SetUpPanel::fitRows() {
    const auto fit = [this](QBoxLayout* row, int needed) {
        row->setDirection(needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    };
    const int title = m_startsTitle->minimumWidth() + Theme::unit;
    fit(m_startsRow, title + m_starts->minimumSizeHint().width());
    fit(m_sideRow, title + m_side->minimumSizeHint().width());
    fit(m_links, m_edit->sizeHint().width() + m_open->sizeHint().width() + 2 * Theme::unit);
    fitAutoFill();
}

// In a narrow panel the link says what is filled in.
void SetUpPanel::fitAutoFill() {
    m_autoFill->setText(tr("a random board"));
    const auto needed = [this] {
        return m_fillTitle->minimumWidth() + m_autoFill->sizeHint().width()
               + m_drawAgain->sizeHint().width() + 3 * Theme::unit;
    };
    if (!m_drawAgain->isHidden() && needed() > width())
        m_autoFill->setText({});
    const bool below = !m_drawAgain->isHidden() && needed() > width();
    m_fillRow->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void SetUpPanel::fitTitles() {
    const int width = titleWidth(*this);
    for (QLabel* title : {m_startsTitle, m_sideTitle, m_fillTitle})
        title->setMinimumWidth(width);
    m_settings->alignTitles(width);
    fitRows();
}

// The chosen opponent, or the seat that was changed last and there what the keys are at.
void SetUpPanel::keepInView() {
    m_list->ensureWidgetVisible(m_changed ? m_changed : m_opponents->chosen(), 0, 0);
    QWidget* focus = window()->focusWidget();
    if (m_changed && focus && m_changed->isAncestorOf(focus))
        m_list->ensureWidgetVisible(focus, 0, 0);
}

void SetUpPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTitles();
    keepInView();
}

void SetUpPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_list)
        fitTitles();
}

} // namespace bouton
