// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace bouton::testing {

// A language that nobody speaks: English, some 40 % wider, with the plural forms of Polish, and a
// text for each that the program has (support/languages.py).
inline const QString wideLanguage = QStringLiteral("pl");

// While it lives, the window can speak it, and is offered it; afterwards English is spoken again.
struct WideLanguage {
    WideLanguage();
    ~WideLanguage();
};

} // namespace bouton::testing
