#include "programs/visible.h"

namespace bouton {

std::string visible(std::string_view text, std::size_t most) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (const char c : text.substr(0, most)) {
        const auto byte = static_cast<unsigned char>(c);
        if (c >= ' ' && c <= '~')
            out += c;
        else if (c == '\t')
            out += "\\t";
        else if (c == '\r')
            out += "\\r";
        else if (c == '\n')
            out += "\\n";
        else
            out += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
    }
    return out + (text.size() > most ? "..." : "");
}

} // namespace bouton
