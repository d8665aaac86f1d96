#include "ui/theme/theme.h"

#include <QWidget>

namespace bouton {

const Theme& Theme::light() {
    static const Theme theme{
        .isDark = false,
        .window = "#F5F3EE",
        .surface = "#FFFFFF",
        .line = "#DAD8D2",
        .ink = "#1E2328",
        .faint = "#666A6E",
        .accent = "#2A62C8",
        .onAccent = "#FFFFFF",
        .warning = "#9A4A00",
        .sides = {"#009E73", "#C8421F"},
        .sideEdges = {"#00604A", "#7E2410"},
        .onSide = "#FFFFFF",
        .darkDisc = "#23272B",
        .lightDisc = "#FBFAF7",
    };
    return theme;
}

const Theme& Theme::dark() {
    static const Theme theme{
        .isDark = true,
        .window = "#16191C",
        .surface = "#20252A",
        .line = "#3B4147",
        .ink = "#ECEFF1",
        .faint = "#A3ABB2",
        .accent = "#7FB0FF",
        .onAccent = "#10202B",
        .warning = "#F0A868",
        .sides = {"#009E73", "#C8421F"},
        .sideEdges = {"#5FD6B3", "#FF9A7C"},
        .onSide = "#FFFFFF",
        .darkDisc = "#14171A",
        .lightDisc = "#EDEFEC",
    };
    return theme;
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
    palette.setColor(QPalette::Button, surface);
    palette.setColor(QPalette::Light, surface.lighter(110));
    palette.setColor(QPalette::Midlight, line);
    palette.setColor(QPalette::Mid, line);
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
