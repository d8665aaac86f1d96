// SPDX-License-Identifier: MIT
#include "reversi_engine.h"

#include "games/reversi/book.h"
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

bool useBookOf(const Arguments& arguments) {
    const auto file = arguments.text("book");
    if (!file)
        return true;
    const auto book = reversi::Book::load(*file);
    if (book) {
        reversi::useBook(*book);
        return true;
    }
    const std::string why = english(book.error());
    complain(why.contains(shown(*file)) ? why : "The file \"" + shown(*file) + "\": " + why);
    return false;
}

} // namespace bouton::cli
