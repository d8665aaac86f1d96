#include "core/whole_file.h"

#include <fstream>
#include <system_error>

#include "core/visible.h"

namespace bouton {

Or<std::string> wholeFile(const std::filesystem::path& file, std::uintmax_t most) {
    const std::string name = visible(file.string(), longestPath);
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" cannot be read: %2."),
                       {name, QT_TRANSLATE_NOOP("Phrase", "it is no regular file")}});
    std::ifstream in(file, std::ios::binary);
    std::string bytes, part(1 << 16, '\0');
    while (in && bytes.size() <= most) {
        in.read(part.data(), static_cast<std::streamsize>(part.size()));
        bytes.append(part, 0, static_cast<std::size_t>(in.gcount()));
    }
    if (bytes.size() > most)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" is too large: it has more "
                                                   "than %2 bytes."),
                       {name, std::to_string(most)}});
    if (!in.eof())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" cannot be read."), {name}});
    return bytes;
}

} // namespace bouton
