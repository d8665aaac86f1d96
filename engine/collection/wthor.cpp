// SPDX-License-Identifier: MIT
#include "collection/wthor.h"

#include <array>

#include "core/bytes.h"
#include "core/text.h"

namespace bouton {

namespace {

constexpr std::size_t headBytes = 16, gameBytes = 68, mostMoves = 60;

// What the head of each of these files says.
struct Head {
    std::uint64_t games, names, year;
    int board, theoreticalAt;
};
Head headOf(std::string_view bytes) {
    return {numberAt(bytes, 4, 4), numberAt(bytes, 8, 2), numberAt(bytes, 10, 2),
            static_cast<int>(numberAt(bytes, 12, 1)), static_cast<int>(numberAt(bytes, 14, 1))};
}

// Whether there are so many entries of so many bytes, and nothing else.
Or<void> checkLength(std::string_view bytes, std::uint64_t entries, std::size_t length) {
    const std::uint64_t whole = headBytes + entries * length;
    if (bytes.size() == whole)
        return {};
    std::vector<std::string> args{std::to_string(whole), std::to_string(bytes.size())};
    if (bytes.size() < whole)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The file is cut off: its length in bytes is "
                                                   "%L2, and by its head it is %L1."),
                       std::move(args)});
    return refuse({QT_TRANSLATE_NOOP("Phrase", "The file does not fit its head: its length in "
                                               "bytes is %L2, and by its head it is %L1."),
                   std::move(args)});
}

Or<void> checkHead(std::string_view bytes) {
    if (bytes.size() >= headBytes)
        return {};
    return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The file is cut off: it has only %n byte(s)."),
                   {},
                   static_cast<int>(bytes.size())});
}

// Up to the first zero.
std::string fromLatin1(std::string_view bytes) {
    std::string text;
    for (const char c : trimmed(bytes.substr(0, bytes.find('\0')))) {
        const auto code = static_cast<unsigned char>(c);
        if (code < 0x80) {
            text += c;
        } else {
            text += static_cast<char>(0xc0 | code >> 6);
            text += static_cast<char>(0x80 | (code & 0x3f));
        }
    }
    return text;
}

std::vector<Collection::Name> namedIn(Collection& into, const std::vector<std::string>& texts) {
    std::vector<Collection::Name> names;
    for (const std::string& text : texts)
        names.push_back(into.named(text));
    return names;
}

} // namespace

Or<std::vector<std::string>> readWthorNames(std::string_view bytes, std::size_t length) {
    if (const auto fits = checkHead(bytes); !fits)
        return refuse(fits.error());
    const std::uint64_t count = headOf(bytes).names;
    if (const auto fits = checkLength(bytes, count, length); !fits)
        return refuse(fits.error());
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i)
        names.push_back(fromLatin1(bytes.substr(headBytes + i * length, length)));
    return names;
}

bool isWthor(std::string_view bytes) {
    return bytes.size() >= headBytes + gameBytes && headOf(bytes).games > 0
           && checkLength(bytes, headOf(bytes).games, gameBytes);
}

Or<void> readWthor(std::string_view bytes, const WthorNames& names, Collection& into) {
    if (const auto fits = checkHead(bytes); !fits)
        return fits;
    const Head head = headOf(bytes);
    if (head.board != 0 && head.board != 8)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The games are played on %1 x %1. Reversi has "
                                                   "8 x 8 alone."),
                       {std::to_string(head.board)}});
    if (const auto fits = checkLength(bytes, head.games, gameBytes); !fits)
        return fits;
    const std::vector<Collection::Name> players = namedIn(into, names.players),
                                        events = namedIn(into, names.events);
    const auto nameAt = [&](const std::vector<Collection::Name>& known, std::uint64_t number) {
        return number < known.size() ? known[number] : into.named('#' + std::to_string(number));
    };
    const auto discs = [](std::uint64_t count) {
        return static_cast<std::int8_t>(count <= 64 ? static_cast<int>(count) : -1);
    };
    const Collection::Name date = head.year > 0 ? into.named(std::to_string(head.year)) : 0;
    for (std::size_t i = 0; i < head.games; ++i) {
        const std::string_view told = bytes.substr(headBytes + i * gameBytes, gameBytes);
        Collection::Game game{.date = date};
        game.number = static_cast<std::uint32_t>(i + 1);
        game.event = nameAt(events, numberAt(told, 0, 2));
        game.players = {nameAt(players, numberAt(told, 2, 2)),
                        nameAt(players, numberAt(told, 4, 2))};
        game.discs = discs(numberAt(told, 6, 1));
        game.theoretical = discs(numberAt(told, 7, 1));
        game.theoreticalAt =
            static_cast<std::int8_t>(head.theoreticalAt <= 60 ? head.theoreticalAt : 0);
        std::array<std::uint8_t, mostMoves> cells;
        std::size_t count = 0;
        for (; count < mostMoves && told[8 + count] != 0; ++count) {
            const int move = static_cast<unsigned char>(told[8 + count]), row = move / 10 - 1,
                      column = move % 10 - 1;
            const bool isCell = row >= 0 && row < 8 && column >= 0 && column < 8;
            cells[count] = static_cast<std::uint8_t>(isCell ? row * 8 + column : 64);
        }
        if (!into.add(game, {cells.data(), count}))
            break; // there is no room for more
    }
    return {};
}

} // namespace bouton
