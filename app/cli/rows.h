// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command.h"
#include "core/setting.h"

namespace bouton::cli {

// The rows of an experiment, written to standard output. With --csv each row is written as soon as
// it is known. Otherwise end() writes all rows in aligned columns below a title; if Ctrl-C comes
// first, the rows known so far are written. Writing blocks, and throws Problem if it fails.
class Rows {
public:
    // The head is the first line of the table, one name a column.
    Rows(const Context& context, std::string title, std::vector<std::string> head);

    // The number of rows, the head not counted.
    std::size_t size() const { return m_lines.size() - 1; }
    // Adds a row with as many fields as the head.
    void add(std::vector<std::string> row);
    // Writes the aligned columns with the remark, if any, below them. With --csv it does nothing.
    void end(const std::string& remark = "");

private:
    std::string aligned() const;

    const Context& m_context;
    const bool m_csv;
    const std::string m_title;
    std::vector<std::vector<std::string>> m_lines; // the head, then the rows
};

// The options of an experiment: the given settings, then --csv and --time.
std::vector<Option> experimentOptions(std::vector<Option> settings);

// The experiment that a word of the command line asks for. A setting may stand in the word or be
// one of the options in `settings`: "towers --rows 5" is "towers:rows=5". Both ways may be mixed.
// Throws Problem if the word cannot be read.
Spec experimentOf(const std::string& word, const Arguments& arguments,
                  const std::vector<Option>& settings);

// The seconds that --time gives, or nothing without --time. Throws Problem if its value is no time,
// so ask before any work begins.
std::optional<double> timeOf(const Arguments& arguments);

// Says on standard error that the work was stopped, and how many rows are known. Throws Problem if
// there are none.
void tellStopped(const Context& context, std::size_t rows);

// The settings as part of a title: ", rows 8, columns 5".
std::string settingsText(const Settings& settings);

// The ranges of the settings for the help: "size: 2 to 8, standard 6; …".
std::string rangesOf(const std::vector<Setting>& settings);

} // namespace bouton::cli
