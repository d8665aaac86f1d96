// SPDX-License-Identifier: MIT
#include "json.h"

#include "core/decimals.h"

#include "core/encoding.h"
#include "core/visible.h"

namespace bouton::cli {

namespace {

// Valid JSON whatever it quotes. What cannot be seen is written out, as \u202e where JSON can; of a
// byte that is no UTF-8 the reader gets the letters \xff.
std::string inQuotes(std::string_view text) {
    std::string out = "\"";
    for (; !text.empty(); text.remove_prefix(firstLetterOf(text).size())) {
        const char c = text[0];
        const std::string seen = visible(firstLetterOf(text));
        if (c == '"' || c == '\\')
            out += {'\\', c};
        else if (seen[0] != '\\' || seen[1] == 'u' || c == '\t' || c == '\r' || c == '\n')
            out += seen;
        else if (static_cast<unsigned char>(c) < 0x80)
            out += "\\u00" + seen.substr(2); // a control: JSON knows no \x1b
        else
            out += '\\' + seen;
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
