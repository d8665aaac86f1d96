// SPDX-License-Identifier: MIT
#include "ui/controls/side_columns.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

#include "ui/controls/fitted.h"
#include "ui/controls/worded.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int between = 2 * Theme::unit; // and around the page
constexpr int leastColumn = 40 * Theme::unit, leastOfTwo = 36 * Theme::unit;
// The words above a board, the line below it, and what it gives to two columns beside it.
constexpr int aroundBoard = 20 * Theme::unit;

} // namespace

SideColumns::SideColumns(QWidget* table, QWidget* insights, QWidget* foot, QWidget* parent)
    : QWidget(parent),
      m_table(table),
      m_insights(insights),
      m_tabs(new FittedTabs),
      m_grid(new QGridLayout(this)) {
    m_tabs->setObjectName(QStringLiteral("sideTabs"));
    m_tabs->addTab({});
    m_tabs->addTab({});
    inEveryLanguage(m_tabs, [this] {
        m_tabs->setTabText(static_cast<int>(Column::Table), tr("Game"));
        m_tabs->setTabText(static_cast<int>(Column::Insights), tr("See why"));
        m_tabs->setAccessibleName(tr("What stands beside the board"));
    });
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(between);
    m_grid->setRowStretch(1, 1);
    m_grid->addWidget(m_tabs, 0, 1);
    m_grid->addWidget(m_insights, 1, 0, 2, 1); // Tab comes to them in this order
    m_grid->addWidget(m_table, 1, 1);
    m_grid->addWidget(foot, 2, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        arrange();
        emit brought(static_cast<Column>(tab));
    });
    arrange();
}

void SideColumns::fit(QSize page) {
    m_page = page;
    arrange();
}

void SideColumns::setFoot(int margin) { m_grid->setContentsMargins(0, 0, 0, margin); }

void SideColumns::setInsightsShown(bool shown) {
    m_insightsShown = shown;
    arrange();
}

void SideColumns::bring(Column column) { m_tabs->setCurrentIndex(static_cast<int>(column)); }

// Of other letters they are wider or narrower.
void SideColumns::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

bool SideColumns::covers(Column column) const {
    return !m_tabs->isHidden() && m_tabs->currentIndex() != static_cast<int>(column);
}

void SideColumns::arrange() {
    const int page = m_page.width();
    // Wide enough for its texts, but never more than the board has.
    const int letter = fontMetrics().averageCharWidth();
    const int half = std::max(leastColumn, page * 46 / 100);
    const int usual = std::clamp(44 * letter, leastColumn, half);
    // Questions need their width in large type too; the board can wait.
    const int asked = std::min(std::max(std::clamp(page * 36 / 100, usual, std::max(usual, half)),
                                        std::min(42 * letter, page * 62 / 100)),
                               std::max(usual, 76 * letter));
    // Two of them may be narrower.
    const int least = std::max(leastOfTwo, 41 * letter);
    const int each = std::clamp(page * 45 / 200, least, std::max(least, usual));
    const int left = page - 4 * between - (m_page.height() - aroundBoard) - each;
    const bool two = left >= each;
    // What the board does not need is for the sentences of the conversation.
    const int talk = std::clamp(left, each, std::max(each, 58 * letter));
    const int all = two ? each + between + talk : asked;
    m_insights->setFixedWidth(two ? each : all);
    m_table->setFixedWidth(two && m_insightsShown ? talk : all);
    const bool shares = m_insightsShown && !two;
    const bool insightsInFront = m_tabs->currentIndex() == static_cast<int>(Column::Insights);
    m_grid->removeWidget(m_insights);
    if (shares)
        m_grid->addWidget(m_insights, 1, 1);
    else
        m_grid->addWidget(m_insights, 1, 0, 2, 1);
    m_tabs->setVisible(shares);
    m_insights->setVisible(m_insightsShown && (insightsInFront || !shares));
    m_table->setVisible(!insightsInFront || !shares);
}

} // namespace bouton
