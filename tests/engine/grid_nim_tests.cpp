#include "games/grid_nim/grid_nim.h"

#include "engine/contract/analyst_contract.h"
#include "engine/contract/game_contract.h"
#include "engine/contract/player_contract.h"

namespace bouton::testing {

template <> Settings smallSettings<GridNim>() { return {{"size", 5}, {"free", 10}}; }

INSTANTIATE_TYPED_TEST_SUITE_P(GridNim, GameContract, GridNim);
INSTANTIATE_TYPED_TEST_SUITE_P(GridNim, PlayerContract, GridNim);
INSTANTIATE_TYPED_TEST_SUITE_P(GridNim, AnalystContract, GridNim);

} // namespace bouton::testing
