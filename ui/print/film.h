// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>

#include <chrono>
#include <optional>
#include <vector>

#include "core/match.h"
#include "ui/print/picture_file.h"

namespace bouton {

// A moving picture as an animated PNG (APNG, the chunks acTL, fcTL and fdAT of the third edition of
// the PNG specification). It keeps every colour, and programs that know PNG alone show its first
// picture. It plays without end. The same pictures give the same bytes. It may live on any thread.
class MovingPng {
public:
    // Opaque pictures, all as large as the first one, and how long each is seen (at most 65 s). Of
    // each but the first only what has changed is kept. Takes the time of compressing that.
    void add(const QImage& picture, std::chrono::milliseconds seen);
    int count() const { return m_count; }
    QByteArray bytes() const; // the whole file; empty without a picture

private:
    void chunk(const char* type, const QByteArray& data) { m_chunks += made(type, data); }
    static QByteArray made(const char* type, const QByteArray& data);

    QByteArray m_head, m_chunks; // IHDR's data; all chunks between acTL and IEND
    QImage m_before;
    int m_count = 0;
    quint32 m_number = 0; // of the next fcTL or fdAT
};

// A game as a moving picture: a board for each position, one after the other.
struct Film {
    static constexpr std::size_t mostPictures = 200;
    static constexpr int leastSide = 64, standardSide = 480, mostSide = 800;
    static constexpr std::chrono::milliseconds leastPace{100}, mostPace{10'000};

    bool turned = false, coordinates = true;
    bool marks = true; // of the last move, and of what ended the game
    std::chrono::milliseconds pace{1000};
    int side = standardSide; // of each picture, in pixels

    const Ruleset* game = nullptr;
    std::vector<Scene> scenes{}; // from the start on
    Clicks named{};              // on the last one: why the game is over

    Q_DECLARE_TR_FUNCTIONS(bouton::Film)
};

// Of the line through the current position, from the start to its end, in the manner of `how`.
Film filmOf(const Match& match, Film how = {});

// Why no such picture can be made, in a sentence; empty if one can.
std::optional<QString> objectionTo(const Film& film);

// The whole file, an APNG (MovingPng), on white and in light colours. The last position
// stays three times as long. Paints on the calling thread, the window's, and blocks.
QByteArray bytesOf(const Film& film);

// Writes that into a file, whole or not at all. One position is painted in each turn of the event
// loop; compressing and writing happen on a thread of their own. `tell` gets a sentence now and one
// at the end. If the owner goes before that, nothing is written and nobody is told.
void saveFilm(QObject* owner, const Film& film, const QString& path, Tell tell);

// Asks for a file and writes there what `make` gives then. The dialog is not modal.
void askToSaveFilm(QWidget* parent, const QString& name, std::function<Film()> make, Tell tell);

} // namespace bouton
