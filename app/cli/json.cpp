#include "json.h"

#include "core/decimals.h"

namespace bouton::cli {

namespace {

// Our own texts are ASCII. A byte from 0x7f up comes from outside and becomes "?": the output is
// valid JSON whatever it quotes.
std::string inQuotes(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            out += {'\\', c};
        else if (byte < ' ')
            out += {'\\', 'u', '0', '0', digits[byte / 16], digits[byte % 16]};
        else
            out += byte < 0x7f ? c : '?';
    }
    return out + '"';
}

} // namespace

Json& Json::add(std::string_view key, std::string_view text) { return raw(key, inQuotes(text)); }

Json& Json::add(std::string_view key, int number) { return raw(key, std::to_string(number)); }

Json& Json::add(std::string_view key, double number, int decimals) {
    return raw(key, withDecimals(number, decimals));
}

Json& Json::add(std::string_view key, bool truth) { return raw(key, truth ? "true" : "false"); }

Json& Json::add(std::string_view key, const Json& value) { return raw(key, value.text()); }

Json& Json::add(const Json& value) {
    next();
    m_text += value.text();
    return *this;
}

Json& Json::addText(std::string_view text) {
    next();
    m_text += inQuotes(text);
    return *this;
}

void Json::next() {
    if (m_text.size() > 1)
        m_text += ',';
}

Json& Json::raw(std::string_view key, std::string_view value) {
    next();
    m_text += inQuotes(key);
    m_text += ':';
    m_text += value;
    return *this;
}

} // namespace bouton::cli
