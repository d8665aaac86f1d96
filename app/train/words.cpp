#include "words.h"

#include <iostream>
#include <unistd.h>
#include <utility>

namespace bouton {

Words read(const std::vector<std::string>& words, const std::map<std::string, Taking>& options,
           const std::set<std::string>& flags) {
    Words read;
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (*word == "--help") {
            read.help = true;
            return read;
        }
        if (!word->starts_with("--")) {
            if (!read.directory.empty())
                throw std::invalid_argument("One directory is enough.");
            read.directory = *word;
            continue;
        }
        read.options.push_back(*word);
        if (flags.contains(*word))
            continue;
        const auto option = options.find(*word);
        if (option == options.end())
            throw std::invalid_argument("There is no option " + *word + '.');
        if (++word == words.end())
            throw std::invalid_argument(option->first + " needs a value.");
        option->second(*word);
    }
    return read;
}

void say(const std::string& what, double part) {
    static const bool terminal = isatty(STDERR_FILENO) == 1;
    static std::pair<std::string, int> last;
    const int percent = static_cast<int>(100 * part);
    if (std::pair(what, percent) == last)
        return;
    last = {what, percent};
    if (part >= 1)
        std::cerr << (terminal ? "\r\x1b[K" : "") << what << (what.ends_with('\n') ? "" : "\n");
    else if (terminal)
        std::cerr << "\r\x1b[K" << what << ", " << percent << " %" << std::flush;
}

} // namespace bouton
