#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace bouton::reversi {

// One search of the bench: what it is, and what it took.
struct Benched {
    std::string what;
    std::uint64_t nodes;
};

// A fixed set of searches at fixed depth and of endgames, on one thread: the nodes of all of them
// are a signature of the search, which a change that is meant to change nothing must not change.
// Blocks some seconds; nothing once stopped.
std::optional<std::uint64_t> bench(std::stop_token stop,
                                   const std::function<void(const Benched&)>& told);

} // namespace bouton::reversi
