#include "core/whole_file.h"

#include <fstream>
#include <sstream>
#include <utility>

namespace bouton {

Or<std::string> wholeFile(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    in.peek(); // an empty file ends here; what is none, like a folder, fails
    std::ostringstream bytes;
    if (!in.eof() && !(in && bytes << in.rdbuf()))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" cannot be read."),
                       {bouton::excerpt(file.string())}});
    return std::move(bytes).str();
}

} // namespace bouton
