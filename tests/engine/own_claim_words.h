// SPDX-License-Identifier: MIT
#pragma once

#include "language/vocabulary.h"

namespace bouton::language::testing {

// A small language: three words and a verdict, and parts with two fields.
inline const Vocabulary& toyWords() {
    static const Vocabulary words{{{"free", ""},
                                   {"moves", ""},
                                   {"mirror", "", Kind::Truth},
                                   {"won", "", Kind::Truth},
                                   {"lost", "", Kind::Truth},
                                   {"nimber", ""}},
                                  {{"cells", ""}, {"height", ""}},
                                  "regions",
                                  {}};
    return words;
}

// A position in that language: the words' values, and those of its parts, each with both fields.
inline Reading reading(std::vector<Value> words, std::vector<Value> fields = {}) {
    words.resize(6);
    return {std::move(words), fields.size() / 2, 2, fields};
}

} // namespace bouton::language::testing
