// SPDX-License-Identifier: MIT
#include "ui/boards/materials.h"

#include <array>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

Material byDay(Stuff stuff) {
    switch (stuff) {
    case Stuff::Felt:
        return {.frame = {"#46342A", "#261B14"},
                .frameText = "#DCCBB6",
                .ground = {"#2B8359", "#277954"},
                .second = {"#2B8359", "#277954"},
                .line = "#114029",
                .mark = "#FFFFFF",
                .accent = "#CFE0FF",
                .plate = QColor(4, 26, 16, 190),
                .grain = true};
    case Stuff::Wood:
        return {.frame = {"#7E5835", "#573A21"},
                .frameText = "#F6E9D2",
                .ground = {"#EDDCBC", "#E2CCA4"},
                .second = {"#C9A270", "#BA8F5A"},
                .line = "#8A6237",
                .mark = "#2A1A0C",
                .accent = "#12357A",
                .plate = QColor(255, 249, 236, 205),
                .grain = true};
    case Stuff::Sand:
        return {.frame = {"#87492D", "#66341E"},
                .frameText = "#FFF6E8",
                .ground = {"#F5E9CF", "#EDDCB8"},
                .second = {"#E2C594", "#D7B57E"},
                .line = "#B48A52",
                .mark = "#33200F",
                .accent = "#1B458F",
                .plate = QColor(255, 252, 242, 175)};
    case Stuff::Slate:
        return {.frame = {"#4C545C", "#394047"},
                .frameText = "#DCE2E8",
                .ground = {"#4C545C", "#394047"},
                .second = {"#282E33", "#3A4249"},
                .line = "#14181B",
                .mark = "#FFFFFF",
                .accent = "#9CC1FF",
                .plate = QColor(20, 24, 28, 150),
                .slab = true};
    case Stuff::Baize:
        return {.frame = {"#2C6E7F", "#1D5463"},
                .frameText = "#E3F0F2",
                .ground = {"#2C6E7F", "#1D5463"},
                .second = {"#2C6E7F", "#1D5463"},
                .line = "#D9C58C",
                .mark = "#FFFFFF",
                .accent = "#BBD5FF",
                .plate = QColor(8, 36, 44, 120),
                .slab = true};
    case Stuff::Paper:
        return {.frame = {"#FFFDF7", "#F8F3E6"},
                .frameText = "#474D54",
                .ground = {"#FFFDF7", "#F8F3E6"},
                .second = {"#FFFDF7", "#F8F3E6"},
                .line = "#7C869B",
                .mark = "#1E2328",
                .accent = "#2A62C8",
                .plate = QColor(255, 255, 255, 200),
                .slab = true};
    case Stuff::Plain: break;
    }
    return {.frame = {"#6B6459", "#544E45"},
            .frameText = "#FFFFFF",
            .ground = {"#F1ECE2", "#E6DFD1"},
            .second = {"#FBF8F1", "#F1EBDF"},
            .line = "#B5AB99",
            .mark = "#2A2621",
            .accent = "#1B458F",
            .plate = QColor(255, 255, 255, 190)};
}

void dim(QColor& colour, double light) {
    colour.setHsvF(colour.hsvHueF(), colour.hsvSaturationF(),
                   static_cast<float>(colour.valueF() * light));
}

Material byNight(Stuff stuff) {
    Material material = byDay(stuff);
    // Paper is the brightest thing in the room, and dimmed most; what is dark stays as it is.
    const double light = stuff == Stuff::Paper                           ? 0.86
                         : stuff == Stuff::Slate || stuff == Stuff::Felt ? 0.95
                                                                         : 0.9;
    for (QColor* pair : {material.frame, material.ground, material.second})
        for (int i = 0; i < 2; ++i)
            dim(pair[i], light);
    return material;
}

// Two tones of one material go as far apart as their pieces let them; lines are black or white.
Material sharpened(Material material) {
    const bool light = material.mark.lightnessF() < 0.5;
    material.grain = false;
    material.line = light ? Qt::black : material.slab ? Qt::white : Qt::black;
    material.frameText = material.frame[0].lightnessF() < 0.5 ? Qt::white : Qt::black;
    if (!light)
        return material;
    material.mark = Qt::black;
    const bool checkered = material.second[0] != material.ground[0];
    for (int i = 0; i < 2; ++i) {
        material.ground[i] = mixed(material.ground[i], Qt::white, 0.6);
        if (!checkered)
            material.second[i] = material.ground[i];
    }
    return material;
}

constexpr std::size_t stuffs = static_cast<std::size_t>(Stuff::Paper) + 1;

std::array<Material, stuffs> all(Material (*make)(Stuff), bool sharp) {
    std::array<Material, stuffs> materials;
    for (std::size_t i = 0; i < stuffs; ++i)
        materials[i] = sharp ? sharpened(make(static_cast<Stuff>(i))) : make(static_cast<Stuff>(i));
    return materials;
}

} // namespace

const Material& materialOf(Stuff stuff, const Theme& theme) {
    static const std::array<Material, stuffs> lit[2] = {all(byDay, false), all(byDay, true)},
                                              dimmed[2] = {all(byNight, false), all(byNight, true)};
    return (theme.isDark ? dimmed
                         : lit)[theme.eyes == Eyes::HighContrast][static_cast<std::size_t>(stuff)];
}

QColor boardAccent() { return QColor(0x2A, 0x62, 0xC8); }

QColor boardGrey() { return QColor(0xA4, 0xAA, 0xB0); }

const PieceColours& piecesOf(bool first) {
    static const PieceColours sides[2][2] = {
        {{"#50DFB4", "#0BAA7D", "#00845F", "#008561", "#8FF0D3", "#00382A"},
         {"#DA5A34", "#B53614", "#96290C", "#701D06", "#FFA88F", "#4A1003"}},
        {{"#C4FCE8", "#8BE8CA", "#6BD0AE", "#4DB795", "#E4FFF6", "#00382A", "#00382A"},
         {"#B23A1C", "#8A1C06", "#701503", "#570F00", "#FFA88F", "#3A0B02"}}};
    return sides[Theme::worn() != Eyes::Usual][first ? 0 : 1];
}

} // namespace bouton
