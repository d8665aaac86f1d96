#pragma once

#include <QByteArray>

#include <functional>
#include <stop_token>

#include "session/archive/database.h"
#include "session/archive/query.h"
#include "session/archive/statistics.h"

namespace bouton {

// Finds the games of the archive that were not deleted. Every call blocks for the disk.
class Listing {
public:
    using Numbers = std::vector<Entry::Number>;

    explicit Listing(Database& base) : m_base(base) {}

    // The first games of a query, and the numbers of all of them. A stop gives those found so far.
    Or<std::vector<Entry>> first(const Query& query, std::size_t most);
    Or<Numbers> find(const Query& query, const std::stop_token& stop = {});
    // The lines of these games, in this order. Those that are not there any more are left out.
    Or<std::vector<Entry>> entries(const Numbers& numbers);
    Or<Statistics> statistics(const Filter& filter);
    // Calls `take` with the text of each game of these rules that one human played, the newest
    // first, until it gives false. A text that is damaged is left out.
    Or<void> eachOfOneHuman(const QString& game,
                            const std::function<bool(const QByteArray&)>& take);
    // The newest game without findings, but for these; none: there is none.
    Or<std::optional<Entry::Number>> nextToReview(const Numbers& but);

private:
    Database& m_base;
};

} // namespace bouton
