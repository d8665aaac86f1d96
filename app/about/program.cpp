// SPDX-License-Identifier: MIT
#include "about/program.h"

#include <algorithm>
#include <string_view>

namespace bouton::about {

namespace {

// In single quotes, for a shell.
std::string quoted(std::string_view text) {
    std::string all = "'";
    for (const char c : text)
        all += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return all + '\'';
}

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : " ") + word;
    return all;
}

std::vector<std::string> optionsOf(const std::vector<Option>& options) {
    std::vector<std::string> words;
    for (const Option& option : options)
        words.push_back("--" + option.name);
    return words;
}

std::vector<std::string> namesOf(const std::vector<Command>& commands) {
    std::vector<std::string> names;
    for (const Command& command : commands)
        names.push_back(command.name);
    return names;
}

// A name that a shell takes for a function's.
std::string functionOf(const Program& program) {
    std::string name = '_' + program.name;
    std::ranges::replace(name, '-', '_');
    return name;
}

std::string bash(const Program& program) {
    const std::string function = functionOf(program);
    std::string text = function
                       + "() {\n"
                         "    local word=${COMP_WORDS[COMP_CWORD]} options=\n"
                         "    local words="
                       + quoted(joined(program.words))
                       + "\n"
                         "    case ${COMP_WORDS[1]} in\n";
    for (const Command& command : program.commands)
        text += "    " + command.name + ") options=" + quoted(joined(optionsOf(command.options)))
                + " ;;\n";
    text += "    *) options=" + quoted(joined(optionsOf(program.options))) + " ;;\n    esac\n";
    if (!program.commands.empty())
        text += "    if ((COMP_CWORD == 1)); then\n        words="
                + quoted(joined(namesOf(program.commands)))
                + "\n        options=" + quoted(joined(optionsOf(program.options))) + "\n    fi\n";
    return text
           + "    if [[ $word == -* ]]; then\n"
             "        words=$options\n"
             "    fi\n"
             "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
             "}\n"
             "complete -o bashdefault -o default -F "
           + function + ' ' + program.name + '\n';
}

// "--name[meaning]:value:_files", as zsh's _arguments takes it.
std::string zshOption(const Option& option) {
    const auto escaped = [](const std::string& text) {
        std::string all;
        for (const char c : text)
            all += (c == '[' || c == ']' || c == ':' || c == '\\' ? "\\" : "") + std::string(1, c);
        return all;
    };
    return quoted("--" + option.name + '[' + escaped(option.meaning) + ']'
                  + (option.value.empty() ? "" : ':' + escaped(option.value) + ":_files"));
}

std::string zshArguments(const std::string& indent, const std::vector<Option>& options) {
    std::string text = indent + "_arguments";
    for (const Option& option : options)
        text += " \\\n" + indent + "    " + zshOption(option);
    return text + " \\\n" + indent + "    '*:argument:->argument'\n";
}

std::string zsh(const Program& program) {
    const std::string function = functionOf(program);
    std::string text = "#compdef " + program.name + "\n\n" + function + "() {\n    local state\n";
    if (program.commands.empty()) {
        text += zshArguments("    ", program.options);
    } else {
        text += "    if ((CURRENT == 2)); then\n        local -a commands=(";
        for (const Command& command : program.commands) {
            text += "\n            " + quoted(command.name + ":" + command.summary);
        }
        text += ")\n        _describe command commands\n        _values option";
        for (const Option& option : program.options)
            text += ' ' + quoted("--" + option.name);
        text += "\n        return\n    fi\n    local command=$words[2]\n"
                "    words=($words[1] $words[3,-1])\n    ((CURRENT--))\n    case $command in\n";
        for (const Command& command : program.commands)
            text += "    " + command.name + ")\n" + zshArguments("        ", command.options)
                    + "        ;;\n";
        text += "    esac\n";
    }
    text += "    [[ $state == argument ]] && _alternative 'files:file:_files'";
    if (!program.words.empty())
        text += " \\\n        " + quoted("words:word:(" + joined(program.words) + ')');
    return text + "\n}\n\n" + function + " \"$@\"\n";
}

std::string fishOptions(const std::string& begin, const std::vector<Option>& options) {
    std::string text;
    for (const Option& option : options)
        text += begin + " -l " + option.name + (option.value.empty() ? "" : " -r") + " -d "
                + quoted(option.meaning) + '\n';
    return text;
}

std::string fish(const Program& program) {
    const std::string begin = "complete -c " + program.name;
    if (program.commands.empty())
        return fishOptions(begin, program.options) + begin + " -a " + quoted(joined(program.words))
               + '\n';
    std::string text = fishOptions(begin + " -n __fish_use_subcommand", program.options);
    for (const Command& command : program.commands)
        text += begin + " -n __fish_use_subcommand -f -a " + command.name + " -d "
                + quoted(command.summary) + '\n'
                + fishOptions(begin + " -n '__fish_seen_subcommand_from " + command.name + '\'',
                              command.options);
    return text + begin + " -n 'not __fish_use_subcommand' -a " + quoted(joined(program.words))
           + '\n';
}

// As it stands, for man(7): no backslash, dash or leading dot means anything.
std::string plain(std::string_view text) {
    std::string escaped;
    bool lineBegins = true;
    for (const char c : text) {
        if (lineBegins && (c == '.' || c == '\''))
            escaped += "\\&";
        lineBegins = c == '\n';
        if (c == '\\')
            escaped += "\\e";
        else if (c == '-')
            escaped += "\\-";
        else
            escaped += c;
    }
    return escaped;
}

std::string bold(const std::string& text) { return "\\fB" + plain(text) + "\\fR"; }

// Lines stay lines, since the help lays out its examples by them.
std::string lines(std::string text) {
    if (text.empty() || text.back() != '\n')
        text += '\n';
    return ".nf\n" + plain(text) + ".fi\n";
}

std::string heading(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return ".SH " + text + '\n';
}

std::string list(const std::vector<Option>& options) {
    std::string text;
    for (const Option& option : options)
        text += ".TP\n" + bold("--" + option.name)
                + (option.value.empty() ? "" : " \\fI" + plain(option.value) + "\\fR") + '\n'
                + plain(option.meaning) + '\n';
    return text;
}

std::string use(const std::string& program, const std::string& command,
                const std::string& arguments, bool options) {
    std::string text = bold(command.empty() ? program : program + ' ' + command);
    for (const std::string& part : {arguments, std::string(options ? "[OPTIONS]" : "")})
        text += part.empty() ? "" : ' ' + plain(part);
    return text + "\n.br\n";
}

} // namespace

std::string manPage(const Program& program) {
    std::string text = ".TH " + program.name + " 1 \"\" \"" + plain(program.name) + ' '
                       + plain(program.version) + "\" \"User Commands\"\n";
    text += heading("name") + plain(program.name) + " \\- " + plain(program.summary) + '\n';
    text +=
        heading("synopsis") + use(program.name, {}, program.arguments, !program.options.empty());
    for (const Command& command : program.commands)
        text += use(program.name, command.name, command.arguments, !command.options.empty());
    text += heading("description") + lines(program.details);
    if (!program.options.empty())
        text += heading("options") + list(program.options);
    if (!program.commands.empty())
        text += heading("commands");
    for (const Command& command : program.commands)
        text += ".SS " + plain(command.name) + ' ' + plain(command.arguments) + '\n'
                + plain(command.summary) + "\n.PP\n" + lines(command.details)
                + list(command.options);
    return text;
}

std::optional<std::string> completion(const Program& program, std::string_view shell) {
    return shell == "bash"   ? std::optional(bash(program))
           : shell == "zsh"  ? std::optional(zsh(program))
           : shell == "fish" ? std::optional(fish(program))
                             : std::nullopt;
}

} // namespace bouton::about
