#include "words.h"

#include <iostream>
#include <unistd.h>
#include <utility>

namespace bouton {

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
