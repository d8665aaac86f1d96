// SPDX-License-Identifier: MIT
#include "ui/window/sounds.h"

#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr int mostAtOnce = 3; // a game of two computers may be faster than its sounds
constexpr double loudest = 0.3;

// Something that is struck at a time (in seconds) and rings out.
struct Ring {
    double at, pitch, decay, loud; // decay: seconds until it is a third as loud
};

void add(std::vector<float>& samples, const Ring& ring) {
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double time = static_cast<double>(i) / soundRate - ring.at;
        if (time < 0)
            continue;
        const double attack = std::min(time / 0.0015, 1.0); // no click of its own
        samples[i] += static_cast<float>(ring.loud * attack * std::exp(-time / ring.decay)
                                         * std::sin(2 * std::numbers::pi * ring.pitch * time));
    }
}

// Wood has partials that are no harmonics, and they are soon gone.
std::vector<Ring> knock(double at, double pitch, double loud) {
    return {{at, pitch, 0.030, loud},
            {at, pitch * 2.57, 0.014, loud * 0.55},
            {at, pitch * 4.93, 0.006, loud * 0.35}};
}

std::vector<Ring> note(double at, double pitch) {
    return {{at, pitch, 0.22, 0.6}, {at, pitch * 2, 0.11, 0.16}, {at, pitch * 3.01, 0.05, 0.06}};
}

// What takes raw samples from its standard input, the first that is there.
QStringList findPlayer() {
    const QString rate = QString::number(soundRate);
    for (const QStringList& player :
         {QStringList{"pacat", "--playback", "--raw", "--format=s16le", "--channels=1",
                      "--latency-msec=30", "--rate=" + rate},
          {"aplay", "-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", rate},
          {"pw-cat", "--playback", "--format=s16", "--channels=1", "--rate=" + rate, "-"}})
        if (!QStandardPaths::findExecutable(player.front()).isEmpty())
            return player;
    return {};
}

QByteArray bytesOf(const std::vector<float>& samples) {
    QByteArray bytes;
    bytes.reserve(static_cast<qsizetype>(samples.size()) * 2);
    for (const float sample : samples) {
        const auto value = static_cast<qint16>(std::lround(sample * 32'767));
        bytes.append(static_cast<char>(value & 0xff)).append(static_cast<char>(value >> 8));
    }
    return bytes;
}

} // namespace

std::vector<float> samplesOf(Sound sound) {
    std::vector<Ring> rings;
    const auto ring = [&](const std::vector<Ring>& more) {
        rings.insert(rings.end(), more.begin(), more.end());
    };
    double seconds = 0.2;
    switch (sound) {
    case Sound::Move: ring(knock(0, 430, 0.8)); break;
    case Sound::Capture:
        ring(knock(0, 330, 0.8));
        ring(knock(0.07, 395, 0.5));
        seconds = 0.3;
        break;
    case Sound::End: // after the knock of the last move
        ring(note(0.25, 523.25));
        ring(note(0.42, 783.99));
        seconds = 1.4;
        break;
    }
    std::vector<float> samples(static_cast<std::size_t>(seconds * soundRate));
    for (const Ring& one : rings)
        add(samples, one);
    float most = 0;
    for (const float sample : samples)
        most = std::max(most, std::abs(sample));
    const auto end = static_cast<float>(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i) { // down to nothing at the end
        const float left = std::min(1.0F, (end - static_cast<float>(i)) / (0.02F * soundRate));
        samples[i] *= static_cast<float>(loudest) / most * left;
    }
    return samples;
}

Sound soundOf(const Step& step) {
    std::map<char, int> more; // of each letter, after the move
    for (const std::string& row : step.after->rows)
        for (const char letter : row)
            ++more[letter];
    for (const std::string& row : step.before->rows)
        for (const char letter : row)
            --more[letter];
    const bool took = std::ranges::any_of(
        more, [](const auto& entry) { return entry.first != '.' && entry.second < 0; });
    return took ? Sound::Capture : Sound::Move;
}

Sounds::Sounds(const Preferences& preferences, QStringList player, QObject* parent)
    : QObject(parent), m_preferences(preferences), m_player(std::move(player)) {}

Sounds::~Sounds() {
    for (auto* process : findChildren<QProcess*>()) {
        process->disconnect(this);
        process->kill();
        process->waitForFinished();
    }
}

void Sounds::play(Sound sound) {
    if (!m_preferences.sounds() || m_playing >= mostAtOnce)
        return;
    if (!std::exchange(m_sought, true) && m_player.isEmpty())
        m_player = findPlayer();
    if (m_player.isEmpty())
        return;
    static std::map<Sound, QByteArray> made;
    QByteArray& bytes = made[sound];
    if (bytes.isEmpty())
        bytes = bytesOf(samplesOf(sound));
    auto* process = new QProcess(this);
    process->setStandardOutputFile(QProcess::nullDevice());
    process->setStandardErrorFile(QProcess::nullDevice());
    ++m_playing;
    const auto over = [this, process] {
        --m_playing;
        process->disconnect(this);
        process->deleteLater();
    };
    connect(process, &QProcess::finished, this, over);
    connect(process, &QProcess::errorOccurred, this, [over](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            over();
    });
    process->start(m_player.front(), m_player.mid(1));
    process->write(bytes);
    process->closeWriteChannel();
}

} // namespace bouton
