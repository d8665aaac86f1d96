#include "ui/controls/fitted_tabs.h"

#include "ui/theme/theme.h"

namespace bouton {

FittedTabs::FittedTabs(QWidget* parent) : QTabBar(parent) {
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideNone); // the style sets the words smaller
}

QSize FittedTabs::minimumTabSizeHint(int index) const {
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    const int words = QFontMetrics(strong).horizontalAdvance(tabText(index));
    return {words * 88 / 100 + 2 * Theme::unit, tabSizeHint(index).height()};
}

} // namespace bouton
