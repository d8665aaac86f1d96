// SPDX-License-Identifier: MIT
#include "engine/contract/contracts.h"
#include "games/reversi/reversi.h"

namespace bouton::testing {

template <> Settings PlayerContract<Reversi>::playerSettings(std::string_view id) {
    if (id == "minimax")
        return {{"depth", 2}};
    if (id == "engine")
        return {{"level", 2}};
    return {};
}

template <> const int PlayerContract<Reversi>::games = 100;

template <> const int AnalystContract<Reversi>::games = 1;
template <> const std::size_t AnalystContract<Reversi>::stride = 20;

template <> const int ExplanationContract<Reversi>::games = 1;
template <> const std::size_t ExplanationContract<Reversi>::stride = 25;

INSTANTIATE_TYPED_TEST_SUITE_P(Reversi, GameContract, Reversi);
INSTANTIATE_TYPED_TEST_SUITE_P(Reversi, SetUpContract, Reversi);
INSTANTIATE_TYPED_TEST_SUITE_P(Reversi, PlayerContract, Reversi);
INSTANTIATE_TYPED_TEST_SUITE_P(Reversi, AnalystContract, Reversi);
INSTANTIATE_TYPED_TEST_SUITE_P(Reversi, ExplanationContract, Reversi);

} // namespace bouton::testing
