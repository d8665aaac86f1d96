// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "explain/own_lines.h"
#include "session/kept/disk.h"
#include "session/task_thread.h"

namespace bouton {

// The user's own opening lines, in one file of text. It is read and written on a thread of its own;
// nothing here blocks but the destructor, which waits until all is written.
//
// Every change reads the file anew, so that several programs may share it, and replaces it whole.
// Lines that cannot be read stay in it. A file that cannot be read at all is left alone.
class OwnBook : public QObject {
    Q_OBJECT

public:
    explicit OwnBook(QString file, std::shared_ptr<Disk> disk = std::make_shared<Disk>(),
                     QObject* parent = nullptr);

    const OwnLines& lines() const { return *m_lines; } // as far as they are known
    bool known() const { return m_known; }             // the file was read

    // Adds the line to the current position of the match, or takes that position out
    // (explain/own_lines.h). changed() follows.
    void add(const Match& match);
    void cut(const Match& match);
    // Takes the last change of this program back, one after the other, also one that is not yet
    // written. What cannot be written can be tried again.
    bool canUndo() const { return m_canUndo; } // there was a change
    void undo();

signals:
    void changed(); // lines(), or known()
    void
    noticed(const bouton::Phrase& why); // what cannot be read or written, and what became of it

private:
    struct Done {
        std::shared_ptr<const OwnLines> before, after; // the same: nothing was to be changed
    };

    void change(const Match& match, void (OwnLines::*how)(const Match&));
    // These are called on the thread of the disk. `read` and `work` tell why there is nothing. To
    // tell no lines is to leave those that are known.
    void tell(std::shared_ptr<const OwnLines> lines, Phrase word = {});
    std::shared_ptr<const OwnLines> read();
    std::optional<Done> work(const std::function<void(OwnLines&)>& change);

    const QString m_file;
    const std::shared_ptr<Disk> m_disk;
    std::shared_ptr<const OwnLines> m_lines = std::make_shared<const OwnLines>();
    bool m_known = false, m_canUndo = false;
    std::vector<Done> m_done; // on the thread of the disk: the changes, the last one last
    TaskThread m_thread;      // last: it uses all of the above
};

} // namespace bouton
