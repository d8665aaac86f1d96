#pragma once

#include <optional>
#include <string>

namespace bouton {

// The file of bouton-guard (app/guard), without which no program is started: it is libexec/bouton
// in the folder of the running program or in one of the two above. None: it is missing there.
std::optional<std::string> guardFile();

} // namespace bouton
