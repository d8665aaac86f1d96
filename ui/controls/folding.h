// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>
#include <QHBoxLayout>

#include <functional>

#include "ui/controls/layouts.h"

namespace bouton {

// Shows those parts of a widget for which there is room: it calls `arrange` now, and whenever the
// widget or a part of it has another size. As a part is shown, Qt lays out all above it at once,
// which may give the widget another size in the midst of that. That size waits for the next
// layout, or what is hidden while it is being shown would stay painted.
class Arranger : public QObject {
public:
    Arranger(QWidget& widget, std::function<void()> arrange); // the widget is the parent

    void arrange();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void()> m_arrange;
    bool m_isBusy = false;
};

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
