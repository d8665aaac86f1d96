// SPDX-License-Identifier: MIT
#include "pictures/colour_vision.h"

#include <algorithm>
#include <cmath>

namespace bouton {

namespace {

using Light = std::array<double, 3>; // linear red, green and blue, 0 to 1
using Matrix = std::array<Light, 3>;

constexpr Light luminance{0.2126, 0.7152, 0.0722};

const Matrix& matrixOf(ColourVision vision) {
    static constexpr Matrix matrices[] = {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
                                          {{luminance, luminance, luminance}},
                                          {{{0.152286, 1.052583, -0.204868},
                                            {0.114503, 0.786281, 0.099216},
                                            {-0.003882, -0.048116, 1.051998}}},
                                          {{{0.367322, 0.860646, -0.227968},
                                            {0.280085, 0.672501, 0.047413},
                                            {-0.011820, 0.042940, 0.968881}}},
                                          {{{1.255528, -0.076749, -0.178779},
                                            {-0.078411, 0.930809, 0.147602},
                                            {0.004733, 0.691367, 0.303900}}}};
    return matrices[static_cast<std::size_t>(vision)];
}

// Linear light of a byte of sRGB (IEC 61966-2-1), and back.
double linear(int byte) {
    static const auto all = [] {
        std::array<double, 256> table{};
        for (std::size_t i = 0; i < table.size(); ++i) {
            const double share = static_cast<double>(i) / 255;
            table[i] = share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
        }
        return table;
    }();
    return all[static_cast<std::size_t>(byte)];
}

int encoded(double light) {
    light = std::clamp(light, 0.0, 1.0);
    const double share =
        light <= 0.0031308 ? light * 12.92 : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(share * 255));
}

double product(const Light& row, const Light& light) {
    return row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
}

Light lightOf(QRgb colour) {
    return {linear(qRed(colour)), linear(qGreen(colour)), linear(qBlue(colour))};
}

} // namespace

const char* idOf(ColourVision vision) {
    static constexpr const char* ids[] = {"full", "grey", "protanopia", "deuteranopia",
                                          "tritanopia"};
    return ids[static_cast<std::size_t>(vision)];
}

std::optional<ColourVision> colourVisionNamed(const QString& id) {
    for (const ColourVision vision : allColourVisions)
        if (id == QLatin1String(idOf(vision)))
            return vision;
    return std::nullopt;
}

QImage seenBy(ColourVision vision, const QImage& picture) {
    if (vision == ColourVision::Full)
        return picture;
    const Matrix& matrix = matrixOf(vision);
    QImage seen = picture.convertToFormat(QImage::Format_ARGB32);
    QRgb before = 0, after = qRgba(0, 0, 0, 0); // many pixels are as their neighbour
    for (int y = 0; y < seen.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(seen.scanLine(y));
        for (QRgb* pixel = line; pixel != line + seen.width(); ++pixel) {
            if (*pixel != before) {
                before = *pixel;
                const Light light = lightOf(before);
                after =
                    qRgba(encoded(product(matrix[0], light)), encoded(product(matrix[1], light)),
                          encoded(product(matrix[2], light)), qAlpha(before));
            }
            *pixel = after;
        }
    }
    return seen;
}

double lightnessOf(QRgb colour) {
    const double light = product(luminance, lightOf(colour));
    return light > 216.0 / 24389 ? 116 * std::cbrt(light) - 16 : light * 24389 / 27;
}

} // namespace bouton
