// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace bouton::testing {

// The progress of long work, heard by nobody.
constexpr auto tellNobody = [](const std::string&, double) {};

} // namespace bouton::testing
