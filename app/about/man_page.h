#pragma once

#include "about/program.h"

namespace bouton::about {

// The program's manual page, section 1, in the macros of man(7).
std::string manPage(const Program& program);

} // namespace bouton::about
