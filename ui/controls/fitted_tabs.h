#pragma once

#include <QTabBar>

namespace bouton {

// Tabs that are all in view: where they have too little room they come closer together, and their
// letters are set smaller, down to four fifths.
class FittedTabs : public QTabBar {
    Q_OBJECT

public:
    explicit FittedTabs(QWidget* parent = nullptr);

protected:
    QSize minimumTabSizeHint(int index) const override;
};

} // namespace bouton
