// SPDX-License-Identifier: MIT
#include "kayles/kayles.h"
#include "search/nimber.h"

namespace bouton {

int Kayles::nimber(int pins) {
    static const std::vector<int> table = [] {
        std::vector<int> worth{0};
        while (worth.size() <= mostKnown) {
            Mex options;
            for (const std::size_t taken : {1u, 2u})
                for (std::size_t left = 0; left + taken <= worth.size(); ++left)
                    options.add(worth[left] ^ worth[worth.size() - taken - left]);
            worth.push_back(options.value());
        }
        return worth;
    }();
    return table[static_cast<std::size_t>(pins)];
}

Analysis Kayles::analysis(const State& state) {
    Analysis all;
    int sum = 0;
    for (const Clicks& run : runs(state)) {
        all.parts.push_back({run, nimber(static_cast<int>(run.size()))});
        sum ^= all.parts.back().nimber;
    }
    all.position = {.outcome = sum == 0 ? Outcome::Loss : Outcome::Win, .nimber = sum};
    for (std::size_t i = 0; i < all.parts.size(); ++i) {
        const auto pins = static_cast<int>(all.parts[i].cells.size());
        for (int left = 0; left < pins; ++left)
            for (int taken = 1; taken <= 2 && left + taken <= pins; ++taken) {
                const int part = nimber(left) ^ nimber(pins - left - taken);
                const int after = sum ^ all.parts[i].nimber ^ part;
                all.moves.push_back({.outcome = after == 0 ? Outcome::Win : Outcome::Loss,
                                     .nimber = after,
                                     .part = static_cast<int>(i),
                                     .partNimber = part});
            }
    }
    return all;
}

} // namespace bouton
