#include "pictures_asked.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <string>

#include "core/visible.h"
#include "pictures/game_picture.h"
#include "pictures/screenshots.h"
#include "pictures/thumbnail.h"

namespace bouton {

namespace {

constexpr std::uint64_t seedOfScreenshots = 7;

int fail(const QString& sentence, int status) {
    std::fprintf(stderr, "bouton: %s\n", visible(sentence.toStdString(), longestPath).c_str());
    return status;
}

int screenshots(const CommandLine& line) {
    using Palette = Preferences::Palette;
    const QString scale = line.value("scale");
    if (scale != QLatin1String("1") && scale != QLatin1String("2"))
        return fail(QCoreApplication::translate("main", "--scale is 1 or 2, not %1.").arg(scale),
                    2);
    const auto sight = sightNamed(line.value("sight"));
    if (!sight)
        return fail(
            QCoreApplication::translate("main", "--sight is no %1.").arg(line.value("sight")), 2);
    const QStringList palettes{QStringLiteral("usual"), QStringLiteral("colour-blind"),
                               QStringLiteral("high-contrast")};
    const qsizetype palette = palettes.indexOf(line.value("palette"));
    if (palette < 0)
        return fail(
            QCoreApplication::translate("main", "--palette is no %1.").arg(line.value("palette")),
            2);
    const auto why = takeScreenshots(
        line.value("screenshot"), seedOfScreenshots,
        {.figures = line.isSet("figures"),
         .sight = *sight,
         .palette = static_cast<Palette>(static_cast<int>(Palette::Usual) + palette)});
    return why ? fail(*why, 1) : 0;
}

// The whole number of --size, between these two; none: it is something else, which is told.
std::optional<int> sizeOf(const CommandLine& line, int least, int standard, int most) {
    bool isNumber = true;
    const QString size = line.value("size");
    const int side = size.isEmpty() ? standard : size.toInt(&isNumber);
    if (isNumber && side >= least && side <= most)
        return side;
    fail(QCoreApplication::translate("main", "--size is %1 to %2, not %3.")
             .arg(least)
             .arg(most)
             .arg(size),
         2);
    return std::nullopt;
}

int picture(const CommandLine& line) {
    const auto side = sizeOf(line, Film::leastSide, Film::standardSide, Film::mostSide);
    if (!side)
        return 2;
    bool isNumber = false;
    const double pace = line.value("pace").toDouble(&isNumber);
    if (!isNumber || !(pace >= 0.1 && pace <= 10))
        return fail(QCoreApplication::translate("main", "--pace is 0.1 to 10, not %1.")
                        .arg(line.value("pace")),
                    2);
    const QStringList files = line.positionalArguments();
    if (files.size() != 1)
        return fail(QCoreApplication::translate(
                        "main", "--picture takes a saved game, and the file to be written."),
                    2);
    const QString ending = QFileInfo(files.front()).suffix().toLower();
    if (!ending.isEmpty() && ending != QLatin1String("png") && ending != QLatin1String("apng"))
        return fail(
            QCoreApplication::translate(
                "main", "--picture writes an animated PNG: a name that ends in .png, not .%1.")
                .arg(ending),
            2);
    const auto why = paintGame(line.value("picture"), files.front(),
                               {.turned = line.isSet("turned"),
                                .coordinates = !line.isSet("without-coordinates"),
                                .marks = !line.isSet("without-marks"),
                                .pace = std::chrono::milliseconds(std::lround(pace * 1000)),
                                .side = *side});
    return why ? fail(*why, 1) : 0;
}

int thumbnail(const CommandLine& line) {
    const auto side = sizeOf(line, leastThumbnail, 256, mostThumbnail);
    if (!side)
        return 2;
    const QStringList files = line.positionalArguments();
    if (files.size() != 1)
        return fail(QCoreApplication::translate("main", "--thumbnail takes one file of a game."),
                    2);
    computeAtMost(1);
    const auto why = paintThumbnail(files.front(), line.value("thumbnail"), *side);
    return why ? fail(*why, 1) : 0;
}

} // namespace

void preparePictures(int argc, char** argv) {
    const auto value = [&](const std::string& name) -> std::optional<std::string> {
        for (int i = 1; i < argc; ++i) {
            const std::string argument = argv[i];
            if (argument == name)
                return i + 1 < argc ? argv[i + 1] : "";
            if (argument.starts_with(name + '='))
                return argument.substr(name.size() + 1);
        }
        return std::nullopt;
    };
    if (!value("--screenshot") && !value("--thumbnail") && !value("--picture"))
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", value("--scale") == "2" ? "2" : "1");
}

std::optional<int> paintIfAsked(const CommandLine& line) {
    if (line.isSet("screenshot"))
        return screenshots(line);
    if (line.isSet("picture"))
        return picture(line);
    if (line.isSet("thumbnail"))
        return thumbnail(line);
    return std::nullopt;
}

} // namespace bouton
