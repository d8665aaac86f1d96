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
      m_box([this](News news) { listen(std::move(news)); }) {
    m_thread.add([this] { work({}, false); });
}

OwnBook::~OwnBook() { m_thread.finish(); }

void OwnBook::add(const Match& match) { change(match, &OwnLines::add); }

void OwnBook::cut(const Match& match) { change(match, &OwnLines::cut); }

void OwnBook::change(const Match& match, void (OwnLines::*how)(const Match&)) {
    m_thread.add([this, how, record = match.record()] {
        work(
            [&](OwnLines& lines) {
                if (const auto line = readRecord(record))
                    (lines.*how)(**line);
            },
            false);
    });
}

void OwnBook::undo() {
    if (m_undo.empty())
        return;
    const Done last = std::move(m_undo.back());
    m_undo.pop_back();
    m_thread.add([this, last] {
        work([&](OwnLines& lines) { lines.revert(*last.before, *last.after); }, true);
    });
}

// On the thread of the disk. Without a change it only reads.
void OwnBook::work(const Change& change, bool isUndo) {
    const QFileInfo place(m_file);
    QByteArray bytes;
    if (!m_disk->list(place.absolutePath(), place.fileName()).empty()) {
        const auto read = m_disk->read(m_file, mostBytes);
        if (!read)
            return m_box.post({nullptr, nullptr, read.error()});
        bytes = *read;
    }
    auto before = std::make_shared<const OwnLines>(
        OwnLines::read({bytes.constData(), static_cast<std::size_t>(bytes.size())}));
    if (!change) {
        Phrase word;
        if (const auto bad = static_cast<int>(before->unreadable()); bad > 0)
            word = {QT_TRANSLATE_N_NOOP("Phrase",
                                        "%n line(s) of your opening book \"%1\" cannot be "
                                        "read; they stay in the file."),
                    {QDir::toNativeSeparators(m_file).toStdString()},
                    bad};
        return m_box.post({before, nullptr, std::move(word)});
    }
    auto after = std::make_shared<OwnLines>(*before);
    change(*after);
    if (*after == *before)
        return m_box.post({before, nullptr});
    const std::string text = after->written();
    if (const auto done =
            m_disk->write(m_file, QByteArray(text.data(), static_cast<qsizetype>(text.size())));
        !done)
        return m_box.post({before, nullptr, done.error()});
    m_box.post({std::move(after), isUndo ? nullptr : std::move(before)});
}

void OwnBook::listen(News news) {
    if (news.lines) {
        m_lines = std::move(news.lines);
        m_known = true;
        if (news.before)
            m_undo.push_back({std::move(news.before), m_lines});
        emit changed();
    }
    if (!news.word.empty())
        emit told(news.word);
}

} // namespace bouton
