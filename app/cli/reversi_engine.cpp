#include "reversi_engine.h"

#include "games/reversi/weights.h"

namespace bouton::cli {

void useWeightsOf(const Arguments& arguments) {
    const auto file = arguments.text("weights");
    if (!file)
        return;
    const auto weights = reversi::Weights::load(*file);
    if (!weights)
        complain(english(weights.error()) + " The simple evaluation is used.");
    reversi::useWeights(weights ? *weights : reversi::Weights::simple());
}

} // namespace bouton::cli
