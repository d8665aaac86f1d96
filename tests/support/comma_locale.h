// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "../engine/temporary_folder.h"

namespace bouton::testing {

// The C library writes and reads numbers with a decimal comma, but speaks English. This is so where
// QApplication follows a German desktop. The locale is built if the system has none.
inline bool useCommaLocale(const std::string& folder) {
    constexpr const char* name = "de_DE.UTF-8";
    if (!std::setlocale(LC_ALL, name)) {
        const std::string build = "localedef -i de_DE -f UTF-8 '" + folder + '/' + name + "'";
        if (std::system(build.c_str()) != 0)
            std::puts("The locale cannot be built: Debian's package is locales.");
        setenv("LOCPATH", folder.c_str(), 1);
        if (!std::setlocale(LC_ALL, name))
            return false;
    }
    std::setlocale(LC_MESSAGES, "C");
    char text[8];
    std::snprintf(text, sizeof text, "%.1f", 0.5);
    return text == std::string("0,5");
}

// The same as long as this lives.
class CommaLocale {
public:
    CommaLocale() { EXPECT_TRUE(useCommaLocale(m_folder.path())); }
    ~CommaLocale() {
        std::setlocale(LC_ALL, "C");
        unsetenv("LOCPATH");
    }
    CommaLocale(const CommaLocale&) = delete;
    CommaLocale& operator=(const CommaLocale&) = delete;

private:
    Folder m_folder;
};

} // namespace bouton::testing
