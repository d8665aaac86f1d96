// SPDX-License-Identifier: MIT
#pragma once

#include <QProcessEnvironment>

namespace bouton::testing {

// An environment with nothing but a home, the fonts of the tests, and what the sanitizers and
// mutations (tests/mutate) are told.
inline QProcessEnvironment bareEnvironment(const QString& home) {
    QProcessEnvironment bare;
    bare.insert(QStringLiteral("HOME"), home);
    for (const char* name :
         {"FONTCONFIG_FILE", "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS",
          "BOUTON_MUTANT", "BOUTON_MUTANT_REACH", "BOUTON_MUTANT_TEST"})
        if (qEnvironmentVariableIsSet(name))
            bare.insert(QLatin1String(name), qEnvironmentVariable(name));
    return bare;
}

} // namespace bouton::testing
