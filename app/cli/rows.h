#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command.h"
#include "core/setting.h"

namespace bouton::cli {

// The rows of an experiment on their way to standard output. With --csv each line is written as
// soon as it is known; else the rows stand in aligned columns below a title once no more will come,
// and Ctrl-C finds known what there is. Everything throws Problem.
class Rows {
public:
    Rows(const Context& context, std::string title, std::vector<std::string> head);

    std::size_t size() const { return m_lines.size() - 1; }
    void add(std::vector<std::string> row);
    // Writes what has not been written; the remark, if any, stands below the columns.
    void end(const std::string& remark = "");

private:
    std::string aligned() const;

    const Context& m_context;
    const bool m_csv;
    const std::string m_title;
    std::vector<std::vector<std::string>> m_lines; // the head, then the rows
};

// The options of an experiment: its own settings, --csv and --time.
std::vector<Option> experimentOptions(std::vector<Option> settings);

// The experiment that the argument and the options of `settings` name: towers with --rows 5 is
// towers:rows=5, and both ways may be mixed.
Spec experimentOf(const Arguments& arguments, const std::vector<Option>& settings);

// What --time says; refused before any work where it is no time.
std::optional<double> timeOf(const Arguments& arguments);

// Says on standard error that the work was stopped with so many rows, or throws Problem where there
// are none.
void tellStopped(const Context& context, std::size_t rows);

// ", rows 8, columns 5": what was set, for a title.
std::string settingsText(const Settings& settings);

// "size: 2 to 8, standard 6; …" for the help.
std::string rangesOf(const std::vector<Setting>& settings);

} // namespace bouton::cli
