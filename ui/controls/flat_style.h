// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QObject>
#include <QProxyStyle>

class QVariantAnimation;

namespace bouton {

// How far widgets have come between not being and being under the mouse. A change takes 80 ms and
// then nothing runs any more.
class HoverFade : public QObject {
    Q_OBJECT

public:
    static constexpr int duration = 80; // milliseconds

    using QObject::QObject;

    void watch(QWidget* widget); // its enterings and leavings, as long as it lives
    // 0 to 1. A widget that nothing happens to is at one of the ends, as `over` says; so is null.
    double level(const QObject* widget, bool over) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QHash<const QObject*, QVariantAnimation*> m_running;
};

// Says what is chosen in a list of choices that is closed. Qt 6.4 tells a screen reader of such a
// list its name alone, neither what is chosen nor that it has changed: so the choice is its
// description, and a new one is said while the list has the keys. Nothing happens to other kinds of
// controls, nor the second time.
void letChoiceBeHeard(QWidget* control);

// Fusion, with every control that Bouton shows painted round and flat in the theme's colours, as
// one family. What is under the mouse fades in; what has the focus wears a ring in the accent.
class FlatStyle : public QProxyStyle {
    Q_OBJECT

public:
    FlatStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;

protected:
    bool
    eventFilter(QObject* watched,
                QEvent* event) override; // rounds menus and tips, and leaves the wheel to the page

private:
    double over(const QStyleOption& option, const QWidget* widget) const;

    HoverFade* m_fade;
};

} // namespace bouton
