#include "about/man_page.h"

#include <algorithm>
#include <string_view>

namespace bouton::about {

namespace {

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

} // namespace bouton::about
