#pragma once

#include <QByteArray>
#include <QImage>

#include <chrono>

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

} // namespace bouton
