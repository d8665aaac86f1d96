#include "standing_words.h"

#include <algorithm>
#include <cmath>

#include "core/decimals.h"
#include "core/text.h"
#include "lab/ranking.h"
#include "output.h"

namespace bouton::cli {

namespace {

using Row = std::vector<std::string>;

// The first column to the left, the others to the right of their columns.
std::string alignedText(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], lettersOf(row[i]));
    std::string text;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string room(widths[i] - lettersOf(row[i]), ' ');
            line += (i == 0 ? "" : "  ") + (i == 0 ? row[i] + room : room + row[i]);
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

std::string points(const Tally& tally) {
    const int halves = halfPoints(tally);
    return std::to_string(halves / 2) + (halves % 2 == 0 ? ".0" : ".5");
}

std::string percentText(double share) { return withDecimals(100 * share, 1) + " %"; }

std::string whole(double number) { return std::to_string(std::lround(number)); }

std::string numberedName(std::size_t place, const std::string& name) {
    return std::to_string(place + 1) + ' ' + name;
}

} // namespace

std::string standingOf(const Tournament& tournament, const Crosstable& table,
                       const std::vector<std::string>& names) {
    const std::vector<Ranked> places = rankingOf(tournament, table);
    std::string text = std::string(tournament.game->name.title) + ": "
                       + std::to_string(table.played) + " of "
                       + counted(static_cast<std::size_t>(table.all), "game") + "\n\n";
    std::vector<Row> standing{
        {"player", "points", "games", "share", "95 % interval", "rating", "", "faults"}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Ranked& place = places[i];
        const Interval range = interval95(place.total);
        standing.push_back(
            {numberedName(i, names[place.player]), points(place.total),
             std::to_string(place.total.games()), percentText(shareOf(place.total)),
             percentText(range.low) + " to " + percentText(range.high),
             place.rating ? whole(place.rating->rating) : "-",
             place.rating && place.rating->within > 0 ? "+- " + whole(place.rating->within) : "",
             std::to_string(place.total.faults[0])});
    }
    text += alignedText(standing) + "\nPoints of each against each:\n";
    Row head{""};
    for (std::size_t i = 0; i < places.size(); ++i)
        head.push_back(std::to_string(i + 1));
    std::vector<Row> cross{head};
    for (std::size_t i = 0; i < places.size(); ++i) {
        cross.push_back({numberedName(i, names[places[i].player])});
        for (std::size_t j = 0; j < places.size(); ++j)
            cross.back().push_back(
                i == j ? "-" : points(table.cells[places[i].player][places[j].player]));
    }
    return text + alignedText(cross);
}

} // namespace bouton::cli
