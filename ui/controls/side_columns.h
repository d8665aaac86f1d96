// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/theme/theme.h"

class QGridLayout;
class QTabBar;

namespace bouton {

// The two columns beside a board: the table's own and the insights, and what stands below the
// table's. They stand side by side where that leaves a board as high as the page its size; else
// they share a place, under two tabs. Together they are as wide with insights as without, so that
// the board keeps its place; without them the table's column takes it all.
class SideColumns : public QWidget {
    Q_OBJECT

public:
    enum class Column { Table, Insights }; // as the tabs stand

    SideColumns(QWidget* table, QWidget* insights, QWidget* foot, QWidget* parent = nullptr);

    void fit(QSize page);              // to a page of that size
    void setFoot(int margin);          // so much room below both
    void setInsightsShown(bool shown); // there are any
    // Where only one column is in view: this one.
    void bring(Column column);
    // It is one of two in one place, and the other one is in front.
    bool covers(Column column) const;

protected:
    void changeEvent(QEvent* event) override;

signals:
    void brought(bouton::SideColumns::Column column);

private:
    void arrange();

    QWidget *m_table, *m_insights;
    QTabBar* m_tabs;
    QGridLayout* m_grid;
    QSize m_page;
    bool m_insightsShown = false;
};

} // namespace bouton
