#pragma once

#include <string>

#include "core/phrase.h"

namespace bouton {

// The file of bouton-guard (app/guard), without which no program is started: it is libexec/bouton
// in the folder of the running program or in one of the two above. Refuses if it is missing there.
Or<std::string> guardFile();

} // namespace bouton
