// SPDX-License-Identifier: MIT
#include "ui/print/film.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <utility>

#include "session/file_name.h"
#include "session/kept/disk.h"
#include "session/task_thread.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/words.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

// The board of a film. It lives on the window's thread.
class Stand {
public:
    explicit Stand(const Film& film) : m_film(film), m_board(makeBoard(*film.game)) {
        QFont font = paperFont();
        font.setPixelSize(std::max(1, font.pixelSize() * film.side / Film::standardSide));
        m_board->setFont(font);
        m_board->setPalette(Theme::light().palette());
        m_board->resize(film.side, film.side);
        m_board->setCoordinatesShown(film.coordinates);
        m_board->setTurned(film.turned);
    }

    bool isLast(std::size_t index) const { return index + 1 == m_film.scenes.size(); }

    QImage picture(std::size_t index) const {
        const Scene& scene = m_film.scenes[index];
        m_board->setScene(m_film.marks ? scene : Scene{scene.picture});
        m_board->setMarks({.named = m_film.marks && isLast(index) ? m_film.named : Clicks{}});
        QImage image(m_film.side, m_film.side, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        m_board->paint(painter);
        return image;
    }

    std::chrono::milliseconds seen(std::size_t index) const {
        return m_film.pace * (isLast(index) ? 3 : 1);
    }

private:
    const Film& m_film;
    std::unique_ptr<BoardView> m_board;
};

// Paints the next picture when the one before it is compressed, and deletes itself at the end.
class Filming : public QObject {
public:
    Filming(QObject* owner, const Film& film, const QString& path, Tell tell)
        : QObject(owner),
          m_film(film),
          m_stand(m_film),
          m_path(path),
          m_tell(std::move(tell)),
          m_thread([this](const Phrase& why) { end(spoken(why)); }) {
        goOn();
    }

private:
    void goOn() {
        if (m_next < m_film.scenes.size()) {
            const std::size_t index = m_next++;
            m_thread.add([this, image = m_stand.picture(index), seen = m_stand.seen(index)] {
                m_png.add(image, seen);
                m_thread.tell([this] { goOn(); });
            });
        } else {
            m_thread.add([this] {
                m_thread.tell([this, why = replaceFile(m_path, m_png.bytes())] { end(why); });
            });
        }
    }
    // The file is written, or it cannot be.
    void end(const std::optional<QString>& why) {
        deleteLater();
        m_tell(why ? Film::tr("The moving picture could not be saved: %1").arg(*why)
                   : Film::tr("Saved as %1.").arg(shownPath(m_path)));
    }

    const Film m_film;
    const Stand m_stand;
    const QString m_path;
    const Tell m_tell;
    std::size_t m_next = 0;
    MovingPng m_png;     // of the thread
    TaskThread m_thread; // last: it uses the above
};

} // namespace

Film filmOf(const Match& match, Film film) {
    film.game = &match.game();
    film.scenes.clear();
    film.named.clear();
    const std::vector<Match::Node> line = match.line();
    for (const Match::Node node : line)
        film.scenes.push_back(match.scene(node));
    if (match.result(line.back()))
        film.named = match.ending(line.back()).where;
    return film;
}

std::optional<QString> objectionTo(const Film& film) {
    if (film.scenes.empty())
        return Film::tr("There is no game to be shown.");
    if (film.scenes.size() > Film::mostPictures)
        return Film::tr("Positions of this game: %1. A moving picture shows %2 at most.")
            .arg(film.scenes.size())
            .arg(Film::mostPictures);
    if (film.side < Film::leastSide || film.side > Film::mostSide)
        return Film::tr("A moving picture can be %1 to %2 px wide, not %3.")
            .arg(Film::leastSide)
            .arg(Film::mostSide)
            .arg(film.side);
    if (film.pace < Film::leastPace || film.pace > Film::mostPace)
        return Film::tr("A moving picture shows each position for 0.1 to 10 seconds.");
    return std::nullopt;
}

QByteArray bytesOf(const Film& film) {
    const Stand stand(film);
    MovingPng png;
    for (std::size_t i = 0; i < film.scenes.size(); ++i)
        png.add(stand.picture(i), stand.seen(i));
    return png.bytes();
}

void saveFilm(QObject* owner, const Film& film, const QString& path, Tell tell) {
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending != QLatin1String("png") && ending != QLatin1String("apng")) {
        tell(Film::tr("A moving picture is an animated PNG, so its file ends in .png or .apng."));
    } else if (const auto objection = objectionTo(film)) {
        tell(*objection);
    } else {
        tell(Film::tr("The moving picture is being made."));
        new Filming(owner, film, path, std::move(tell));
    }
}

void askToSaveFilm(QWidget* parent, const QString& name, std::function<Film()> make, Tell tell) {
    QFileDialog* dialog = askForFile(parent, Film::tr("Save moving picture, an animated PNG"),
                                     Film::tr("Animated PNG (*.png *.apng)"), name);
    dialog->setObjectName(QStringLiteral("saveFilmDialog"));
    dialog->setDefaultSuffix(QStringLiteral("png"));
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [=](const QString& path) { saveFilm(parent, make(), path, tell); });
}

// MovingPng ---------------------------------------------------------------------------------------

namespace {

constexpr char signature[] = "\x89PNG\r\n\x1a\n";
constexpr int smallest = 0; // of PNG's "quality", which is its time to compress

template <class T> QByteArray big(T value) {
    QByteArray bytes(sizeof value, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}
QByteArray word(qint64 value) { return big(static_cast<quint32>(value)); }

// The check sum of a chunk: CRC-32 as PNG and zlib have it. Qt has one of 16 bits alone.
quint32 crcOf(const QByteArray& bytes) {
    static const auto table = [] {
        std::array<quint32, 256> all{};
        for (quint32 i = 0; i < all.size(); ++i) {
            all[i] = i;
            for (int bit = 0; bit < 8; ++bit)
                all[i] = all[i] & 1 ? 0xEDB88320U ^ (all[i] >> 1) : all[i] >> 1;
        }
        return all;
    }();
    quint32 crc = ~0U;
    for (const char byte : bytes)
        crc = table[(crc ^ static_cast<quint8>(byte)) & 0xFF] ^ (crc >> 8);
    return ~crc;
}

// The data of all chunks of this type in a PNG file that Qt wrote.
QByteArray chunksOf(const QByteArray& png, const QByteArray& type) {
    QByteArray all;
    for (qsizetype at = 8; at + 12 <= png.size();) {
        const auto length = qFromBigEndian<quint32>(png.constData() + at);
        if (png.mid(at + 4, 4) == type)
            all += png.mid(at + 8, length);
        at += 12 + static_cast<qsizetype>(length);
    }
    return all;
}

// The part in which they differ; a pixel where they do not, since a frame has at least one.
QRect changed(const QImage& before, const QImage& after) {
    QRect all;
    for (int y = 0; y < after.height(); ++y) {
        const auto* old = reinterpret_cast<const QRgb*>(before.constScanLine(y));
        const auto* line = reinterpret_cast<const QRgb*>(after.constScanLine(y));
        const auto [first, was] = std::mismatch(line, line + after.width(), old);
        if (first == line + after.width())
            continue;
        const auto* last = line + after.width() - 1;
        while (*last == old[last - line])
            --last;
        all |= QRect(QPoint(static_cast<int>(first - line), y),
                     QPoint(static_cast<int>(last - line), y));
    }
    return all.isNull() ? QRect(0, 0, 1, 1) : all;
}

} // namespace

QByteArray MovingPng::made(const char* type, const QByteArray& data) {
    const QByteArray named = type + data;
    return word(data.size()) + named + word(crcOf(named));
}

// Qt compresses each as a PNG of its own, by libpng with the filters that suit it; its chunks are
// put into this one.
void MovingPng::add(const QImage& picture, std::chrono::milliseconds seen) {
    const QImage now = picture.convertToFormat(QImage::Format_RGB32);
    const QRect part = m_count == 0 ? now.rect() : changed(m_before, now);
    QImage cut = now.copy(part);
    QBuffer file;
    cut.save(&file, "PNG", smallest);
    if (m_count == 0)
        m_head = chunksOf(file.data(), "IHDR");
    const auto delay = static_cast<quint16>(std::clamp<qint64>(seen.count(), 0, 0xFFFF));
    constexpr quint16 perSecond = 1000;
    const QByteArray stays(2, '\0'); // what is painted stays, and covers what was there
    chunk("fcTL", word(m_number++) + word(part.width()) + word(part.height()) + word(part.x())
                      + word(part.y()) + big(delay) + big(perSecond) + stays);
    const QByteArray data = chunksOf(file.data(), "IDAT");
    m_count == 0 ? chunk("IDAT", data) : chunk("fdAT", word(m_number++) + data);
    m_before = now;
    ++m_count;
}

QByteArray MovingPng::bytes() const {
    if (m_count == 0)
        return {};
    constexpr int endless = 0;
    return QByteArray(signature, 8) + made("IHDR", m_head)
           + made("acTL", word(m_count) + word(endless)) + m_chunks + made("IEND", {});
}

} // namespace bouton
