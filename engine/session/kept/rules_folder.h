// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

#include "session/kept/disk.h"
#include "session/task_thread.h"

namespace bouton {

// The files of games of one's own (docs/own-games.md) that Bouton keeps, in a folder of its data:
// NAME.game, named after the title. They are read and written on a thread of its own; nothing here
// blocks but the destructor, which waits until all is written. It knows no rules: a file with
// mistakes is kept as well.
class RulesFolder : public QObject {
    Q_OBJECT

public:
    struct Entry {
        QString name; // of the file, without ".game"
        QString text;
        QDateTime changed;
    };
    static constexpr std::size_t most = 500;     // files that are looked at, the newest
    static constexpr qint64 mostBytes = 1 << 20; // more than rules may have, so that one can mend

    explicit RulesFolder(QString folder, std::shared_ptr<Disk> disk = std::make_shared<Disk>(),
                         QObject* parent = nullptr);

    const std::vector<Entry>& all() const { return m_all; } // the last changed first
    bool known() const { return m_known; }                  // the folder was read
    const Entry* find(const QString& name) const;           // null if there is none

    // Keeps a text under a name, or as a new one if there is no such name; what its title says
    // becomes the name, and the file of the old name goes. Gives the name.
    QString keep(const QString& name, const QString& text);
    // Takes a file away. putBack() brings the last one again, and gives its name; empty: there is
    // none.
    void remove(const QString& name);
    QString putBack();

    // What stands after "title:" in a text; empty: nothing does.
    static QString titleOf(const QString& text);

signals:
    void changed();                          // all()
    void noticed(const bouton::Phrase& why); // what cannot be read or written
    void recovered();                        // it can be written again

private:
    QString freeName(const QString& text, const QString& own) const;
    QString fileOf(const QString& name) const;
    void put(Entry entry);
    void read();
    // On the thread of the disk.
    void refuseName(const QString& name);
    void told(const Or<void>& done);

    const QString m_folder;
    const std::shared_ptr<Disk> m_disk;
    std::vector<Entry> m_all;
    bool m_known = false, m_failed = false;
    std::optional<Entry> m_removed;
    TaskThread m_thread; // last: it uses all of the above
};

} // namespace bouton
