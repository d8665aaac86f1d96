// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include <condition_variable>

#include "session/games_to_keep.h"
#include "session/kept/keeper.h"
#include "session/table.h"
#include "support/file_bytes.h"
#include "support/patience.h"
#include "support/warnings.h"

namespace bouton::testing {

using ::testing::HasSubstr;

// A disk that can be full, slow or gone.
class FaultyDisk : public Disk {
public:
    Or<void> write(const QString& file, const QByteArray& bytes) override {
        {
            std::unique_lock lock(m_mutex);
            ++m_writes;
            m_news.notify_all();
            m_news.wait(lock, [this] { return !m_held; });
            if (m_full)
                return refuse({"the disk is full"});
        }
        return Disk::write(file, bytes);
    }
    std::vector<QString> list(const QString& folder, const QString& pattern) override {
        {
            const std::lock_guard lock(m_mutex);
            ++m_lists;
        }
        return Disk::list(folder, pattern);
    }
    void setFull(bool full) {
        const std::lock_guard lock(m_mutex);
        m_full = full;
    }
    void hold(bool held) {
        const std::lock_guard lock(m_mutex);
        m_held = held;
        m_news.notify_all();
    }
    int writes() {
        const std::lock_guard lock(m_mutex);
        return m_writes;
    }
    int lists() {
        const std::lock_guard lock(m_mutex);
        return m_lists;
    }
    void waitForWrites(int number) {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [&] { return m_writes >= number; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_news;
    bool m_full = false, m_held = false;
    int m_writes = 0, m_lists = 0;
};

class ShelfTest : public ::testing::Test {
protected:
    QString path(const char* name) const {
        return QDir(folder.path()).filePath(QLatin1String(name));
    }
    bool hasFile(const std::string& id, const std::string& below = "") const {
        return QFile::exists(path((below + id + ".bouton").c_str()));
    }
    SavedGame game(const char* rules = "towers", int plies = 6) {
        return randomGame(*gameNamed(rules).value(), random, plies);
    }
    static std::vector<std::string> idsOf(const Shelf& shelf) {
        std::vector<std::string> ids;
        for (const SavedGame& each : shelf.games())
            ids.push_back(each.id);
        return ids;
    }
    // Until all is done that was asked of the shelf, and heard of.
    static void finish(Shelf& shelf) {
        shelf.finish();
        QCoreApplication::processEvents();
    }
    static void setTime(const QString& path, const QDateTime& time) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.setFileTime(time, QFileDevice::FileModificationTime));
    }
    static void waitUntilKnown(Shelf& shelf) {
        ASSERT_TRUE(waitFor([&] { return shelf.known(); }));
    }
    std::shared_ptr<Shelf::Opened> opened(Shelf& shelf, Shelf::Ticket ticket) {
        std::shared_ptr<Shelf::Opened> answer;
        const auto link = QObject::connect(&shelf, &Shelf::opened,
                                           [&](const std::shared_ptr<Shelf::Opened>& game) {
                                               if (game->ticket == ticket)
                                                   answer = game;
                                           });
        EXPECT_TRUE(waitFor([&] { return answer != nullptr; }));
        QObject::disconnect(link);
        return answer;
    }

    QTemporaryDir folder;
    Random random{5};
    std::shared_ptr<FaultyDisk> disk = std::make_shared<FaultyDisk>();
};

} // namespace bouton::testing
