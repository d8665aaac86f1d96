// SPDX-License-Identifier: MIT
#include "ui/theme/type.h"

#include <QFontDatabase>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bouton {

double ratioOf(Type type) {
    switch (type) {
    case Type::Caption: return 0.85;
    case Type::Text: return 1;
    case Type::Emphasis: return 1.15;
    case Type::Heading: return 1.4;
    case Type::Title: return 2;
    }
    std::unreachable();
}

QFont sized(const QFont& font, Type type, Weight weight) {
    if (font.pixelSize() > 0)
        return inPixels(font, font.pixelSize() * ratioOf(type), weight);
    QFont result = font;
    result.setPointSizeF(std::max(1.0, font.pointSizeF() * ratioOf(type)));
    result.setWeight(static_cast<QFont::Weight>(weight));
    return result;
}

QFont fixedFont(const QFont& font) {
    QFont result = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font.pixelSize() > 0)
        result.setPixelSize(font.pixelSize());
    else
        result.setPointSizeF(font.pointSizeF());
    return result;
}

QFont inPixels(const QFont& font, double pixels, Weight weight) {
    QFont result = font;
    result.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    result.setWeight(static_cast<QFont::Weight>(weight));
    return result;
}

} // namespace bouton
