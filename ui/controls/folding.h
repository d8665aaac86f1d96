// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>
#include <QHBoxLayout>

#include "ui/controls/layouts.h"

namespace bouton {

// A row whose items stand one below the other where they have no room side by side.
class FoldingRow : public QHBoxLayout {
public:
    explicit FoldingRow(Items items, int spacing = Theme::unit);

    QSize sizeHint() const override; // side by side
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    int minimumHeightForWidth(int width) const override { return heightForWidth(width); }
    void setGeometry(const QRect& rect) override;

private:
    bool folds(int width) const { return width < sizeHint().width(); }
};

// A box to tick, whose words take more lines where there is little room.
class Tick : public QCheckBox {
    Q_OBJECT

public:
    explicit Tick(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void initStyleOption(QStyleOptionButton* option) const override;

private:
    int besideWords() const; // pixels
    QString broken(int width) const;
};

} // namespace bouton
