// SPDX-License-Identifier: MIT
#include "ui/theme/theme.h"

#include <QWidget>

#include <array>

namespace bouton {

namespace {

Eyes eyesWorn = Eyes::Usual;

QColor green(Eyes eyes) { return eyes == Eyes::Usual ? "#009E73" : "#7FE3C2"; }
QColor red(Eyes eyes) { return eyes == Eyes::Usual ? "#C8421F" : "#8A1C06"; }

Theme byDay(Eyes eyes) {
    Theme theme{
        .eyes = eyes,
        .isDark = false,
        .window = "#F5F3EE",
        .surface = "#FFFFFF",
        .line = "#DAD8D2",
        .ink = "#1E2328",
        .faint = "#666A6E",
        .accent = "#2A62C8",
        .onAccent = "#FFFFFF",
        .warning = "#9A4A00",
        .sides = {green(eyes), red(eyes)},
        .darkDisc = "#23272B",
        .lightDisc = "#FBFAF7",
    };
    if (eyes == Eyes::HighContrast) {
        theme.window = "#FFFFFF";
        theme.surface = "#F0F1F3";
        theme.line = "#6F747A";
        theme.ink = "#000000";
        theme.faint = "#34393E";
        theme.accent = "#0A3D9E";
        theme.warning = "#7A2E00";
    }
    return theme;
}

Theme byNight(Eyes eyes) {
    Theme theme{
        .eyes = eyes,
        .isDark = true,
        .window = "#16191C",
        .surface = "#20252A",
        .line = "#3B4147",
        .ink = "#ECEFF1",
        .faint = "#A3ABB2",
        .accent = "#7FB0FF",
        .onAccent = "#10202B",
        .warning = "#F0A868",
        .sides = {green(eyes), red(eyes)},
        .darkDisc = "#14171A",
        .lightDisc = "#EDEFEC",
    };
    if (eyes == Eyes::HighContrast) {
        theme.window = "#000000";
        theme.surface = "#15181B";
        theme.line = "#868D94";
        theme.ink = "#FFFFFF";
        theme.faint = "#D2D8DE";
        theme.accent = "#A6CAFF";
        theme.onAccent = "#000000";
    }
    return theme;
}

std::array<Theme, 3> forAll(Theme (*make)(Eyes)) {
    return {make(Eyes::Usual), make(Eyes::ColourBlind), make(Eyes::HighContrast)};
}

} // namespace

void Theme::wear(Eyes eyes) { eyesWorn = eyes; }

Eyes Theme::worn() { return eyesWorn; }

const Theme& Theme::light() {
    static const auto all = forAll(byDay);
    return all[static_cast<std::size_t>(eyesWorn)];
}

const Theme& Theme::dark() {
    static const auto all = forAll(byNight);
    return all[static_cast<std::size_t>(eyesWorn)];
}

namespace {

int onPaper = 0; // how many OnPaper there are

} // namespace

OnPaper::OnPaper() { ++onPaper; }

OnPaper::~OnPaper() { --onPaper; }

bool OnPaper::active() { return onPaper > 0; }

const Theme& Theme::of(const QPalette& palette) {
    if (onPaper > 0)
        return light();
    return palette.color(QPalette::Window).lightnessF() < 0.5 ? dark() : light();
}

const Theme& Theme::of(const QWidget& widget) { return of(widget.palette()); }

QPalette Theme::palette() const {
    QPalette palette(ink, surface, faded(ink, 0.6), line, line, ink, ink, surface, window);
    palette.setColor(QPalette::Light, surface.lighter(110));
    palette.setColor(QPalette::Midlight, line);
    palette.setColor(QPalette::Dark, faint);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, accent);
    palette.setColor(QPalette::PlaceholderText, faint);
    palette.setColor(QPalette::ToolTipBase, surface);
    palette.setColor(QPalette::ToolTipText, ink);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faded(faint, 0.6));
    return palette;
}

QColor faded(QColor color, double strength) {
    color.setAlphaF(static_cast<float>(color.alphaF() * strength));
    return color;
}

QColor mixed(const QColor& first, const QColor& second, double share) {
    const auto between = [share](float a, float b) {
        return static_cast<float>(a + (b - a) * share);
    };
    return QColor::fromRgbF(
        between(first.redF(), second.redF()), between(first.greenF(), second.greenF()),
        between(first.blueF(), second.blueF()), between(first.alphaF(), second.alphaF()));
}

} // namespace bouton
