// SPDX-License-Identifier: MIT
#pragma once

#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/phrase.h"

namespace bouton {

// That a statement has run, or why it has not.
inline Or<void> doneBy(const Or<QSqlQuery>& query) {
    return query ? Or<void>{} : std::unexpected(query.error());
}

// The value, once that is done, or why it is not.
template <class T> Or<T> ifDone(const Or<void>& done, T value) {
    return done ? Or<T>(std::move(value)) : std::unexpected(done.error());
}

// "(1,2,3)", for a statement.
QString listOf(std::span<const std::int64_t> numbers);

// The archive's file, archive.sqlite in a folder. It is opened, used and closed on one thread, and
// every call blocks for the disk.
//
// What is wrong stops nothing:
// - A damaged file is set aside under another name, and a new one is begun (takeSetAside()).
// - Where no file can be made or opened, games are listed in memory. So they are if a newer Bouton
//   has made the file, which is left alone.
// - A folder that can only be read is read.
// Each of the others is told once (takeNotices()).
class Database {
public:
    enum class State {
        Closed,   // nothing works: Qt has no SQLite
        Open,     // in the file
        ReadOnly, // in the file, which cannot be changed
        Memory,   // nowhere else
    };

    // `patience`: how long a statement waits while another program has locked the file. After
    // `hurry` none does.
    using Patience = std::chrono::milliseconds;
    static constexpr Patience usual{3000};
    explicit Database(QString folder, Patience patience = usual, std::stop_token hurry = {});
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    // Opens the file, and makes the folder, the file and its tables where they are missing. Of a
    // large file it looks at the table of games and its indexes, or at all.
    static constexpr bool wholly = true;
    void open(bool isWholly = false);
    void close();
    State state() const { return m_state; }
    QString path() const; // of the file, which need not be there
    // objectionTo() an output, which must not be the archive itself either.
    std::optional<QString> objection(const QString& output) const;
    const QString& folder() const { return m_folder; }
    Patience patience() const { return m_patience; }
    const std::stop_token& hurry() const { return m_hurry; }
    // Whether no other program has the file open.
    bool isAlone();

    // Runs a statement. Refuses where the disk or the file does.
    Or<QSqlQuery> run(const QString& statement, const QVariantList& values = {});
    // The same, and calls `take` for each row, until it gives false.
    Or<void> each(const QString& statement, const QVariantList& values,
                  const std::function<bool(const QSqlQuery&)>& take);
    // Does all that `work` does, or nothing if it refuses.
    Or<void> whole(const std::function<Or<void>()>& work);

    // If damage has come to light: looks at the whole file, and sets it aside if it is damaged.
    // Call it between two tasks.
    void mend();

    // What the user must be told, oldest first; empties the list.
    std::vector<Phrase> takeNotices();
    void tell(Phrase notice) { m_notices.push_back(std::move(notice)); }

    // The file that was set aside last, because it was damaged; empties this.
    std::optional<QString> takeSetAside() { return std::exchange(m_setAside, std::nullopt); }

private:
    enum class Finding { Whole, Newer, Damaged, ReadOnly, Unreachable };
    Finding look(const QString& name, const QString& options, bool isWholly = false);
    Finding examine(bool isWholly);
    Finding migrate();
    bool hasItsColumns();
    int pragma(const char* name);
    void openFile(bool isWholly);
    void openWithoutFile(Phrase why);
    bool setAside();
    std::unexpected<Phrase> refusal(const QSqlError& error);

    const QString m_folder, m_name; // of the folder and of Qt's connection
    const Patience m_patience;
    const std::stop_token m_hurry;
    State m_state = State::Closed;
    bool m_damaged = false; // has come to light since it was opened
    int m_code = 0;         // of SQLite's last error
    std::optional<QString> m_setAside;
    std::vector<Phrase> m_notices;
};

} // namespace bouton
