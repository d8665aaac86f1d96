// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <cmath>
#include <string>

namespace bouton {

// A number with so many decimals: "0.50". The point is a point whatever the locale is; printf
// follows the desktop's, which QApplication sets.
inline std::string withDecimals(double number, int places) {
    char text[400]; // the largest has 309 digits
    return {text,
            std::to_chars(text, text + sizeof text, number, std::chars_format::fixed, places).ptr};
}
// The same with its sign: "+0.50".
inline std::string signedWithDecimals(double number, int places) {
    return (std::signbit(number) ? "" : "+") + withDecimals(number, places);
}

} // namespace bouton
