// SPDX-License-Identifier: MIT

// What the laboratory offers of Kayles: claims, a table of nimbers and a census.

#include "kayles/talking.h"
#include "search/spread.h"
#include "search/truth.h"

namespace bouton::kayles {

namespace {

using State = Kayles::State;

State rowOf(int pins) { return {{std::string(static_cast<std::size_t>(pins), 'I')}}; }

// Tests in one row of 1, 2, 3, … pins that its nimber, by nothing but the rules, is what `holds`
// wants; `why` tells what it is instead.
template <class Holds, class Why>
void testRows(const Settings& settings, Trial& trial, Holds holds, Why why) {
    PlainNimbers<TalkingKayles> nimbers;
    const int most = valueOf(settings, "pins");
    trial.expect(static_cast<std::uint64_t>(most));
    for (int pins = 1; pins <= most; ++pins) {
        const int nimber = nimbers.of(rowOf(pins), trial.poll());
        const auto against = [&] {
            return Counterexample{textOf<TalkingKayles>(rowOf(pins)), why(pins, nimber)};
        };
        if (!trial.test(holds(pins, nimber), against))
            return;
    }
}

void firstWins(const Settings& settings, Trial& trial) {
    testRows(
        settings, trial, [](int, int nimber) { return nimber != 0; },
        [](int, int) { return isLost(true); });
}

void asAHeap(const Settings& settings, Trial& trial) {
    testRows(
        settings, trial, [](int pins, int nimber) { return nimber == pins % 3; },
        [](int pins, int nimber) { return isWorth(nimber, pins % 3); });
}

// Twelve nimbers a row, so that what repeats stands in a column.
bool makeTwelves(const Settings& settings, std::stop_token, const Post<NimberTable>& post) {
    NimberTable table{QT_TRANSLATE_NOOP("Phrase", "pins"), numbersUpTo(0, 11), {}};
    for (int row = 0; row < valueOf(settings, "rows"); ++row) {
        table.rows.push_back({std::to_string(12 * row), {}});
        for (int column = 0; column < 12; ++column)
            table.rows.back().nimbers.push_back(Kayles::nimber(12 * row + column));
    }
    table.remark = {QT_TRANSLATE_NOOP(
        "Phrase", "From 72 pins on what a run is worth repeats every twelve pins.")};
    post(table);
    return true;
}

// The rows of so many places, each with a pin or without: the first run, a gap, and the rest.
std::vector<Spread> rowsUpTo(int places) {
    std::vector<Spread> rows(1);
    rows[0].add(0);
    for (int n = 1; n <= places; ++n) {
        Spread row;
        row.add(Kayles::nimber(n));
        for (int run = 0; run < n; ++run)
            for (int nimber = 0; nimber < Spread::size; ++nimber)
                if (const Count rest = rows[static_cast<std::size_t>(n - run - 1)].of(nimber))
                    row.add(nimber ^ Kayles::nimber(run), rest);
        rows.push_back(std::move(row));
    }
    return rows;
}

void count(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    const std::vector<Spread> rows = rowsUpTo(task.most);
    Census census;
    for (int places = task.least; places <= task.most && !poll.ask(); ++places) {
        const Spread& row = rows[static_cast<std::size_t>(places)];
        Spread lanes = row;
        for (int more = 1; more < valueOf(task.settings, "rows"); ++more)
            lanes = lanes + row;
        census.rows.push_back(bouton::rowOf(places, lanes));
        post(census);
    }
}

} // namespace

std::vector<Claim> claims() {
    const char* const game = TalkingKayles::name.id;
    const std::vector<Setting> pins{
        {"pins", QT_TRANSLATE_NOOP("Phrase", "Pins in a row"), 1, 10, 14}};
    return {{"kayles-row", game, QT_TRANSLATE_NOOP("Phrase", "One row of pins"),
             QT_TRANSLATE_NOOP("Phrase", "Who begins wins every row of pins without a gap."), pins,
             firstWins},
            {"kayles-heap", game, QT_TRANSLATE_NOOP("Phrase", "As a heap"),
             QT_TRANSLATE_NOOP("Phrase", "A run of n pins is worth n modulo 3, as a heap of which "
                                         "one or two are taken."),
             pins, asAHeap}};
}

std::vector<TableKind> tables() {
    return {{"kayles",
             QT_TRANSLATE_NOOP("Phrase", "Runs of pins in Kayles"),
             {{"rows", QT_TRANSLATE_NOOP("Phrase", "Rows of twelve"), 1, 8, 12}},
             makeTwelves}};
}

CensusKind census() {
    return {TalkingKayles::name.id,
            QT_TRANSLATE_NOOP("Phrase", "rows of places, each with a pin or without"),
            {settingOf<TalkingKayles>("rows")},
            [](const Settings&) { return settingOf<TalkingKayles>("pins"); },
            false,
            count};
}

} // namespace bouton::kayles
