#pragma once

#include <QWidget>

#include "ui/theme/theme.h"

class QGridLayout;
class QTabBar;

namespace bouton {

// The two columns beside a board: the table's own and the insights, and what stands below the
// table's. They stand side by side where the page is wide enough for that and the board; on a
// narrower one they share a place, under two tabs.
class SideColumns : public QWidget {
    Q_OBJECT

public:
    enum class Column { Table, Insights }; // as the tabs stand

    SideColumns(QWidget* table, QWidget* insights, QWidget* foot, QWidget* parent = nullptr);

    void fit(int page);                // to a page that is so wide
    void setInsightsShown(bool shown); // there are any
    // The table's column takes more of a wide page; the board has room for that.
    void setRoomy(bool roomy);
    // Where only one column is in view: this one.
    void bring(Column column);
    // It is one of two in one place, and the other one is in front.
    bool covers(Column column) const;

signals:
    void brought(bouton::SideColumns::Column column);

private:
    void arrange();

    QWidget *m_table, *m_insights;
    QTabBar* m_tabs;
    QGridLayout* m_grid;
    int m_page = 0;
    bool m_insightsShown = false, m_roomy = false;
};

} // namespace bouton
