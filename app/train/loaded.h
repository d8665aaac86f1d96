#pragma once

#include <memory>
#include <stdexcept>
#include <string>

#include "core/phrase.h"

namespace bouton {

// What is kept in a file: weights, a book. Throws std::runtime_error with a sentence that names the
// file. Blocks for the file.
template <class Kept> std::shared_ptr<const Kept> loaded(const std::string& file) {
    const auto kept = Kept::load(file);
    if (!kept)
        throw std::runtime_error(file + ": " + english(kept.error()));
    return *kept;
}

} // namespace bouton
