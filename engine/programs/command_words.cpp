#include "programs/command_words.h"

#include <algorithm>

namespace bouton {

namespace {

constexpr std::string_view blanksOfCommands = " \t\n\v\f\r";

} // namespace

std::vector<std::string> wordsOfCommand(std::string_view command) {
    std::vector<std::string> words;
    std::string word;
    bool isQuoted = false;
    const auto end = [&] {
        if (!word.empty())
            words.push_back(std::move(word));
        word.clear();
    };
    while (!command.empty()) {
        const std::size_t quotes =
            std::min(command.find_first_not_of('"'), command.size()); // in a row
        word.append(quotes / 3, '"');
        isQuoted = isQuoted != (quotes % 3 == 1);
        command.remove_prefix(quotes);
        if (command.empty())
            break;
        if (!isQuoted && blanksOfCommands.contains(command.front()))
            end();
        else
            word += command.front();
        command.remove_prefix(1);
    }
    end();
    return words;
}

} // namespace bouton
