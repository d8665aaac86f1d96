// SPDX-License-Identifier: MIT
#include "rows.h"

#include <algorithm>

#include "core/text.h"
#include "session/csv.h"

namespace bouton::cli {

namespace {

// As csvText() has it, with the ends of lines of a terminal.
std::string commaSeparated(const std::vector<std::string>& line) {
    QStringList fields;
    for (const std::string& field : line)
        fields << QString::fromStdString(field);
    std::string text = csvText({fields}).toStdString();
    std::erase(text, '\r');
    return text;
}

} // namespace

Rows::Rows(const Context& context, std::string title, std::vector<std::string> head)
    : m_context(context),
      m_csv(context.arguments.has("csv")),
      m_title(std::move(title)),
      m_lines{std::move(head)} {
    if (m_csv)
        m_context.output.say(commaSeparated(m_lines.front()));
}

void Rows::add(std::vector<std::string> row) {
    m_lines.push_back(std::move(row));
    if (m_csv)
        m_context.output.say(commaSeparated(m_lines.back()));
    else
        m_context.output.know(aligned());
}

void Rows::end(const std::string& remark) {
    if (!m_csv)
        m_context.output.say(aligned() + (remark.empty() ? "" : '\n' + remark + '\n'));
}

std::string Rows::aligned() const {
    std::vector<std::size_t> widths(m_lines.front().size());
    for (const auto& line : m_lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], lettersOf(line[i]));
    std::string text = m_title + "\n\n";
    for (const auto& line : m_lines) {
        for (std::size_t i = 0; i < line.size(); ++i)
            text += std::string(widths[i] - lettersOf(line[i]) + (i == 0 ? 0 : 2), ' ') + line[i];
        text.erase(text.find_last_not_of(' ') + 1); // the last field may be empty
        text += '\n';
    }
    return text;
}

std::vector<Option> experimentOptions(std::vector<Option> settings) {
    settings.push_back({"csv", "", "comma-separated values, each line as soon as it is known"});
    settings.push_back({"time", "S", "stop after S seconds with what is known then"});
    return settings;
}

Spec experimentOf(const std::string& word, const Arguments& arguments,
                  const std::vector<Option>& settings) {
    Spec spec = must(readSpec(word));
    for (const Option& setting : settings)
        if (const auto text = arguments.text(setting.name))
            spec.texts.emplace_back(setting.name, *text);
    return spec;
}

std::optional<double> timeOf(const Arguments& arguments) {
    return arguments.seconds("time", 0.001, 1'000'000);
}

void tellStopped(const Context& context, std::size_t rows) {
    const bool interrupted = context.stop.stop_requested();
    if (rows == 0)
        throw Problem{Failed, interrupted ? "Stopped before anything was known."
                                          : "Nothing is known yet after "
                                                + *context.arguments.text("time") + " s."};
    remark("bouton-cli: Stopped"
           + (interrupted ? "" : " after " + *context.arguments.text("time") + " s") + " with "
           + counted(rows, "row") + ".\n");
}

std::string settingsText(const Settings& settings) {
    std::string text;
    for (const auto& [id, value] : settings)
        text += ", " + id + ' ' + std::to_string(value);
    return text;
}

std::string rangesOf(const std::vector<Setting>& settings) {
    std::string text;
    for (const Setting& setting : settings)
        text += (text.empty() ? "" : "; ") + rangeOf(setting);
    return text;
}

} // namespace bouton::cli
