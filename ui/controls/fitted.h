// SPDX-License-Identifier: MIT
#pragma once

#include <QTabBar>
#include <QWidget>

#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

// One line of text that never asks for more width than there is: it is set smaller, then ends in an
// ellipsis, and its tool tip says the whole.
class FittedLabel : public QWidget {
    Q_OBJECT

public:
    explicit FittedLabel(Type type = Type::Text, Weight weight = Weight::Normal,
                         QColor Theme::*ink = &Theme::ink, QWidget* parent = nullptr);

    void setText(const QString& text);
    const QString& text() const { return m_text; }
    void setInk(QColor Theme::*ink);
    // Digits of one width, so that a number that runs stands still.
    void setTabular(bool tabular);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont letters() const;

    Type m_type;
    Weight m_weight;
    QColor Theme::*m_ink;
    bool m_tabular = false;
    QString m_text;
};

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
