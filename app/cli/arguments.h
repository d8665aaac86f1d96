#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bouton::cli {

// An option that a command knows: "--name VALUE", or "--name" alone where it takes no value.
struct Option {
    const char *name, *value, *meaning;
};

// What a command is called with.
struct Usage {
    const char* name;      // the command
    const char* arguments; // as its help writes them: "GAME [POSITION]"
    std::size_t least, most;
    std::vector<Option> options;
};

// The words after a command, sorted into arguments and options; they are bytes and are never
// decoded. Everything here throws Problem, with a sentence that names the word.
class Arguments {
public:
    // Options stand before, between or after the arguments, as "--name VALUE" or "--name=VALUE";
    // after "--" all words are arguments. So is a word with a space in it, for a position of
    // Reversi in its one-line form may begin with "-".
    Arguments(const Usage& usage, const std::vector<std::string>& words);

    bool wantsHelp() const { return m_help; }
    const std::string& operator[](std::size_t index) const { return m_arguments[index]; }
    std::size_t size() const { return m_arguments.size(); }

    bool has(std::string_view option) const { return text(option).has_value(); }
    std::optional<std::string> text(std::string_view option) const;
    std::uint64_t number(std::string_view option, std::uint64_t standard, std::uint64_t least,
                         std::uint64_t most) const;
    // With decimals.
    std::optional<double> seconds(std::string_view option, double least, double most) const;

private:
    void take(const Usage& usage, const std::vector<std::string>& words, std::size_t& at);

    std::vector<std::string> m_arguments;
    std::vector<std::pair<std::string, std::string>> m_options;
    bool m_help = false;
};

} // namespace bouton::cli
