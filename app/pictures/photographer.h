// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>

#include <chrono>
#include <functional>
#include <optional>

#include "core/random.h"
#include "games/catalogue.h"
#include "pictures/colour_vision.h"
#include "ui/window/main_window.h"
#include "ui/window/pages.h"

namespace bouton {

class Experiment;

// Opens a window that remembers nothing, brings it to where a picture is to be taken, and writes
// what it shows into PNG files. It waits for every analysis, so the same seed gives the same
// pictures, except for measured times, the hour of the day and the folder of the games. Needs no
// display (the platform "offscreen").
class Photographer {
public:
    Photographer(const QString& directory, std::uint64_t seed,
                 std::span<const Ruleset* const> games = catalogue());

    MainWindow& window() { return m_window; }
    // What went wrong, if anything; nothing more is written then.
    const std::optional<QString>& failure() const { return m_failure; }

    // Seats two humans at this position, or without one at a start drawn from the seed. From then
    // on the session's analysis stays bounded.
    static void begin(Session& session, const char* position);
    // Plays so many plies: good moves, and now and then any move, so that there are slips to be
    // seen. Each position is analysed before the next move. Gives whether the game has ended.
    bool play(Session& session, std::size_t plies);
    static void analyse(Session& session); // waits until all is known that is wanted
    void run(Experiment& experiment);      // chooses it and waits for its end
    // Some minutes at most. If it has not come by then, that went wrong: a picture would not show
    // what it is to show. `what` names it.
    void wait(const char* what, const std::function<bool()>& until,
              std::chrono::milliseconds longest = std::chrono::minutes(2));

    // Of the window, or of a widget, as NAME-light.png and NAME-dark.png.
    void shoot(const QString& name, QWidget* widget = nullptr);
    // Who is told of each widget before, in light colours.
    using Seen = std::function<void(const QString& name, const QWidget& widget)>;
    void setSeen(Seen seen) { m_seen = std::move(seen); }
    void setVision(ColourVision vision) { m_vision = vision; } // who sees what is written
    // Lays the window out in these colours.
    void dress(Preferences::Appearance appearance);
    // As NAME.png, which is made as small as it can be: for the documentation.
    void write(const QString& name, const QPixmap& pixmap);

private:
    void write(const QString& name, const QPixmap& pixmap, int quality);

    QDir m_directory;
    Random m_random;
    MainWindow m_window;
    Seen m_seen;
    ColourVision m_vision = ColourVision::Full;
    std::optional<QString> m_failure;
};

} // namespace bouton
