#include "ui/controls/side_columns.h"

#include <QGridLayout>

#include <algorithm>

#include "ui/controls/fitted_tabs.h"
#include "ui/controls/worded.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int leastColumn = 40 * Theme::unit;
constexpr int leastBoard = 68 * Theme::unit; // what a board keeps between its coordinates is less

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
    m_grid->setSpacing(2 * Theme::unit);
    m_grid->setRowStretch(1, 1);
    m_grid->addWidget(m_tabs, 0, 1);
    m_grid->addWidget(m_table, 1, 1);
    m_grid->addWidget(m_insights, 1, 0, 2, 1);
    m_grid->addWidget(foot, 2, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        arrange();
        emit brought(static_cast<Column>(tab));
    });
    arrange();
}

void SideColumns::fit(int page) {
    m_page = page;
    arrange();
}

void SideColumns::setInsightsShown(bool shown) {
    m_insightsShown = shown;
    arrange();
}

void SideColumns::setRoomy(bool roomy) {
    m_roomy = roomy;
    arrange();
}

void SideColumns::bring(Column column) { m_tabs->setCurrentIndex(static_cast<int>(column)); }

bool SideColumns::covers(Column column) const {
    return !m_tabs->isHidden() && m_tabs->currentIndex() != static_cast<int>(column);
}

void SideColumns::arrange() {
    // Wide enough for its texts, but never more than the board has.
    const int letter = fontMetrics().averageCharWidth();
    const int half = std::max(leastColumn, m_page * 46 / 100);
    const int usual = std::clamp(44 * letter, leastColumn, half);
    // Questions need their width in large type too; the board can wait.
    const int asked = std::max(std::clamp(m_page * 36 / 100, usual, std::max(usual, half)),
                               std::min(42 * letter, m_page * 62 / 100));
    m_insights->setFixedWidth(usual);
    const bool roomy = m_roomy || !m_insightsShown; // so that the board stands still at the start
    m_table->setFixedWidth(roomy ? std::min(asked, std::max(usual, 76 * letter)) : usual);
    const int between = 2 * Theme::unit; // and around the page
    const bool shares =
        m_insightsShown && m_page - 4 * between - 2 * m_table->minimumWidth() < leastBoard;
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
