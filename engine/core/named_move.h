#pragma once

#include <string_view>
#include <vector>

#include "core/match.h"

namespace bouton {

// The index of the legal move that the text names, in upper or lower case and in any order of
// clicks; or why it names none.
Or<std::size_t> moveNamed(std::string_view text, const std::vector<LegalMove>& legal);

} // namespace bouton
