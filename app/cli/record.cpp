// SPDX-License-Identifier: MIT
#include "record.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

#include "core/text.h"
#include "file.h"
#include "output.h"
#include "problem.h"

namespace bouton::cli {

namespace {

// A line at the end of a .bouton file would destroy the game in it.
const std::string& lined(const std::string& file) {
    if (hasEnding(file, ".bouton"))
        throw Problem{BadInput,
                      "The file \"" + shown(file)
                          + "\" is one whole game by its ending; a record is a .txt file."};
    (void)isStream(file); // nothing else but a file
    return file;
}

} // namespace

Record::Record(const std::string& file)
    : m_file(lined(file)),
      m_descriptor(open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666)) {
    if (m_descriptor == -1)
        checkWritten(m_file, errno);
}

Record::~Record() { close(m_descriptor); }

void Record::append(const Match& match) {
    checkWritten(m_file, writeAll(m_descriptor, match.record() + '\n'));
}

} // namespace bouton::cli
