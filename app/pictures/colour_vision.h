// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

#include <array>
#include <optional>

namespace bouton {

// How colours are seen: as most people see them, without any colour, and by people who lack the
// cones for long, middle or short waves.
enum class ColourVision { Full, Grey, Protanopia, Deuteranopia, Tritanopia };
inline constexpr std::array allColourVisions{ColourVision::Full, ColourVision::Grey,
                                             ColourVision::Protanopia, ColourVision::Deuteranopia,
                                             ColourVision::Tritanopia};

const char* idOf(ColourVision vision); // "protanopia"
std::optional<ColourVision> colourVisionNamed(const QString& id);

// A picture in sRGB as it is seen so; what is clear stays as clear. Grey keeps CIE Y. The others
// are the matrices for a severity of 1 of Machado, Oliveira and Fernandes, "A Physiologically-based
// Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer
// Graphics 15 (2009), applied to linear RGB.
QImage seenBy(ColourVision vision, const QImage& picture);

// CIE L* (0: black, 100: white) of a colour in sRGB, by daylight (D65).
double lightnessOf(QRgb colour);

} // namespace bouton
