// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QRect>

namespace bouton::testing {

// The least rectangle around all pixels of an image of which this holds, by their x and y.
template <class Holds> QRect aroundPixels(const QImage& image, Holds holds) {
    QRect all;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (holds(x, y))
                all |= QRect(x, y, 1, 1);
    return all;
}

// How many they are.
template <class Holds> int countPixels(const QImage& image, Holds holds) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += holds(x, y);
    return count;
}
inline int pixelsOf(const QImage& image, const QColor& color) {
    return countPixels(image, [&](int x, int y) { return image.pixelColor(x, y) == color; });
}

// Where two images of the same size differ.
inline QRect difference(const QImage& a, const QImage& b) {
    return aroundPixels(a, [&](int x, int y) { return a.pixel(x, y) != b.pixel(x, y); });
}

} // namespace bouton::testing
