// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

#include <vector>

#include "core/step.h"

namespace bouton {

class Preferences;

// A knock of wood, two of them, and two notes.
enum class Sound { Move, Capture, End };

// Samples from -1 to 1, mono, soundRate a second. They are computed; there is no recording.
constexpr int soundRate = 44'100;
std::vector<float> samplesOf(Sound sound);

// A move that takes or turns something sounds otherwise.
Sound soundOf(const Step& step);

// Plays sounds while the preferences want them, by a program of the desktop's that takes samples
// (pacat, aplay or pw-cat). So the window never waits for a device, and where there is none, or no
// such program, nothing is heard and nothing is said.
class Sounds : public QObject {
    Q_OBJECT

public:
    // `player` is the program with its arguments; empty: the first of those that is there.
    explicit Sounds(const Preferences& preferences, QStringList player = {},
                    QObject* parent = nullptr);
    ~Sounds() override; // cuts short what is still playing

    void play(Sound sound);
    int playing() const { return m_playing; } // sounds that have not come to their end

private:
    const Preferences& m_preferences;
    QStringList m_player;
    bool m_sought = false;
    int m_playing = 0;
};

} // namespace bouton
