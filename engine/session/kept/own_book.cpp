// SPDX-License-Identifier: MIT
#include "session/kept/own_book.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

#include "games/record.h"

namespace bouton {

namespace {

constexpr qint64 mostBytes = 16 << 20;

} // namespace

OwnBook::OwnBook(QString file, std::shared_ptr<Disk> disk, QObject* parent)
    : QObject(parent),
      m_file(std::move(file)),
      m_disk(std::move(disk)),
      m_thread([this](const Phrase& why) { emit noticed(why); }) {
    m_thread.add([this] {
        const auto lines = read();
        if (!lines)
            return;
        Phrase word;
        if (const auto bad = static_cast<int>(lines->unreadable()); bad > 0)
            word = {QT_TRANSLATE_N_NOOP("Phrase",
                                        "%n line(s) of your opening book \"%1\" cannot be "
                                        "read; they stay in the file."),
                    {QDir::toNativeSeparators(m_file).toStdString()},
                    bad};
        tell(lines, std::move(word));
    });
}

void OwnBook::add(const Match& match) { change(match, &OwnLines::add); }

void OwnBook::cut(const Match& match) { change(match, &OwnLines::cut); }

void OwnBook::change(const Match& match, void (OwnLines::*how)(const Match&)) {
    m_thread.add([this, how, record = match.record()] {
        const auto done = work([&](OwnLines& lines) {
            if (const auto line = readRecord(record))
                (lines.*how)(**line);
        });
        if (!done)
            return;
        if (done->after != done->before)
            m_done.push_back(*done);
        tell(done->after);
    });
}

void OwnBook::undo() {
    m_thread.add([this] {
        if (m_done.empty())
            return;
        const auto done = work(
            [&](OwnLines& lines) { lines.revert(*m_done.back().before, *m_done.back().after); });
        if (!done)
            return;
        m_done.pop_back();
        tell(done->after);
    });
}

// On the thread of the disk -----------------------------------------------------------------------

void OwnBook::tell(std::shared_ptr<const OwnLines> lines, Phrase word) {
    m_thread.tell(
        [this, lines = std::move(lines), canUndo = !m_done.empty(), word = std::move(word)] {
            if (lines) {
                m_lines = lines;
                m_known = true;
                m_canUndo = canUndo;
                emit changed();
            }
            if (!word.empty())
                emit noticed(word);
        });
}

std::shared_ptr<const OwnLines> OwnBook::read() {
    const QFileInfo place(m_file);
    Or<QByteArray> bytes;
    if (!m_disk->list(place.absolutePath(), place.fileName()).empty())
        bytes = m_disk->read(m_file, mostBytes);
    if (!bytes) {
        tell(nullptr, bytes.error());
        return nullptr;
    }
    return std::make_shared<const OwnLines>(
        OwnLines::read({bytes->constData(), static_cast<std::size_t>(bytes->size())}));
}

std::optional<OwnBook::Done> OwnBook::work(const std::function<void(OwnLines&)>& change) {
    auto before = read();
    if (!before)
        return std::nullopt;
    auto after = std::make_shared<OwnLines>(*before);
    change(*after);
    if (*after == *before)
        return Done{before, before};
    const std::string text = after->written();
    const auto written =
        m_disk->keep(m_file, QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    if (!written) {
        tell(before, written.error());
        return std::nullopt;
    }
    return Done{std::move(before), std::move(after)};
}

} // namespace bouton
