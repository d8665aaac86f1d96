#include "ui/print/moving_png.h"

#include <QBuffer>
#include <QtEndian>

#include <algorithm>
#include <array>

namespace bouton {

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
