#pragma once

#include "session/archive/database.h"
#include "session/archive/entry.h"

namespace bouton {

// What was deleted from the archive. First a game is gone: it bears the mark of a batch, by which
// it can be put back. Then the batch is sealed, and in the end its games are purged from the file.
// Of them their lines (lineOf()) stay buried, by which it is known that they were deleted. Every
// call blocks for the disk. A call that is refused has changed nothing.
class Deletions {
public:
    explicit Deletions(Database& base) : m_base(base) {}

    // Deletes games, so that they are found no more. `batch`, which is above zero, puts them back.
    // Gives how many there were.
    Or<int> remove(const std::vector<Entry::Number>& numbers, std::int64_t batch);
    Or<int> removeAll(std::int64_t batch);
    Or<int> putBack(std::int64_t batch);
    // From now on nobody can put these back; and those of other programs that ended long ago.
    Or<void> seal(std::int64_t batch);
    // The same for what programs have left that were killed, or whose disk was full: for all, if no
    // other program has the archive open.
    Or<void> sealLeft();
    // Takes at most so many of those out of the file for good. Gives whether there are more.
    Or<bool> purge(int most);

    Or<void> bury(std::int64_t line);
    Or<bool> buried(std::int64_t line);

private:
    Or<int> nameLines(int most);
    Or<bool> purgeAll();

    Database& m_base;
};

} // namespace bouton
