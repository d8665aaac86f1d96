// SPDX-License-Identifier: MIT
#include "programs/line_reader.h"

#include <algorithm>

#include "core/encoding.h"
#include "core/text.h"

namespace bouton {

void LineReader::take(std::string_view bytes) { m_bytes.append(bytes.substr(0, room())); }

std::optional<std::string> LineReader::next() {
    const std::size_t end = m_bytes.find('\n');
    if (end == std::string::npos)
        return std::nullopt;
    std::string line = m_bytes.substr(0, end);
    m_bytes.erase(0, end + 1);
    return line;
}

std::string_view saidBy(std::string_view line) { return trimmed(withoutMark(line), " \t\r\v\f"); }

} // namespace bouton
