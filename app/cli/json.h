// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bouton::cli {

// Builds one JSON object or array. Members keep the order in which they are added.
class Json {
public:
    static Json object() { return Json('{', '}'); }
    static Json array() { return Json('[', ']'); }

    // Add a member to an object. Keys and texts are UTF-8; a byte that is not stands there as
    // \\xNN.
    Json& add(std::string_view key, std::string_view text);
    Json& add(std::string_view key, int number);
    Json& add(std::string_view key, double number, int decimals);
    Json& add(std::string_view key, bool truth);
    Json& add(std::string_view key, const Json& value);
    Json& add(std::string_view key, const char* text) { return add(key, std::string_view(text)); }
    // Adds an item to an array.
    Json& add(const Json& value);
    Json& addText(std::string_view text);

    // The whole object or array, in one line without its end.
    std::string text() const { return m_text + m_end; }

private:
    Json(char begin, char end) : m_text(1, begin), m_end(end) {}
    void next();
    Json& raw(std::string_view key, std::string_view value);

    std::string m_text;
    char m_end;
};

} // namespace bouton::cli
