// SPDX-License-Identifier: MIT
#include "about/version.h"

#include <QtGlobal>

#include "commit.h"

namespace bouton::about {

const char* const version = BOUTON_VERSION;

std::string versionOf(const std::string& name) {
    return name + ' ' + version + "\ncommit " BOUTON_COMMIT ", Qt " + qVersion() + '\n';
}

} // namespace bouton::about
