// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace bouton::about {

// "1.0.0"
extern const char* const version;

// Two lines: the name with the version; then the commit of the sources, as far as it is known, and
// the Qt that runs.
std::string versionOf(const std::string& name);

} // namespace bouton::about
