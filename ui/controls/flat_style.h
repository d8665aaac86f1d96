#pragma once

#include <QProxyStyle>

namespace bouton {

class HoverFade;
class ChoiceVoice;
class WheelGuard;

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
    bool eventFilter(QObject* watched, QEvent* event) override; // rounds menus and tips

private:
    double over(const QStyleOption& option, const QWidget* widget) const;

    HoverFade* m_fade;
    WheelGuard* m_wheel;
    ChoiceVoice* m_voice;
};

} // namespace bouton
