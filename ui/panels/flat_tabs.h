#pragma once

#include <QTabBar>

namespace bouton {

// Tabs as words on the page; a line in the accent lies under the chosen one.
class FlatTabs : public QTabBar {
    Q_OBJECT

public:
    explicit FlatTabs(QWidget* parent = nullptr);

protected:
    QSize tabSizeHint(int index) const override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bouton
