// SPDX-License-Identifier: MIT
#include <chrono>

#include "core/decimals.h"
#include "games/reversi/bench.h"
#include "progress.h"
#include "reversi_engine.h"

namespace bouton::cli {

namespace {

Status runBench(const Context& context) {
    useWeightsOf(context.arguments);
    const auto begin = std::chrono::steady_clock::now();
    std::optional<std::uint64_t> nodes;
    {
        Progress progress("Searching");
        nodes = reversi::bench(context.stop, [&](const std::string& what, std::uint64_t one) {
            progress.report(what + ": " + std::to_string(one) + " nodes");
        });
    }
    if (!nodes)
        return Done; // stopped before anything was known
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    context.output.say(std::to_string(*nodes) + '\n');
    remark(withDecimals(time.count(), 3) + " s, "
           + withDecimals(static_cast<double>(*nodes) / 1e6 / time.count(), 1)
           + " million nodes a second\n");
    return Done;
}

} // namespace

Command benchCommand() {
    return {
        {"bench", "", 0, 0, {weightsOption}},
        "searches a fixed set of Reversi positions and counts the nodes",
        "Prints the number of nodes of all searches together. It is the same on every machine.\n"
        "It changes only if somebody changes the search. Standard error gets the time and the\n"
        "speed.\n",
        runBench};
}

} // namespace bouton::cli
