// SPDX-License-Identifier: MIT
#include "programs/fault.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <system_error>

#include "core/text.h"
#include "core/visible.h"

namespace bouton {

namespace {

constexpr std::size_t mostErrorLines = 10;

std::vector<std::string> lastLines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty() && lines.size() < mostErrorLines) {
        if (text.ends_with('\n'))
            text.remove_suffix(1);
        const std::size_t before = text.rfind('\n');
        const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
        lines.push_back(visible(text.substr(begin)));
        text = text.substr(0, begin);
    }
    std::ranges::reverse(lines);
    return lines;
}

// "0.3 s"
std::string secondsText(ProgramLimits::Time time) {
    std::string text = std::to_string(time.count() / 1000);
    if (const auto rest = time.count() % 1000; rest != 0) {
        std::string decimals = std::to_string(1000 + rest).substr(1);
        decimals.erase(decimals.find_last_not_of('0') + 1);
        text += '.' + decimals;
    }
    return text + " s";
}

// The number after a word of the guard's.
int numberIn(std::string_view end) {
    const std::size_t blank = end.find(' ');
    int number = 0;
    if (blank != std::string_view::npos)
        std::from_chars(end.data() + blank + 1, end.data() + end.size(), number);
    return number;
}

Phrase ended(const std::string& name, const std::string& end) {
    const int number = numberIn(end);
    if (end.starts_with("start"))
        return cannotStart(name, number);
    if (end.starts_with("signal"))
        return {QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" has crashed before its answer: "
                                            "%2 (signal %3)."),
                {name, strsignal(number), std::to_string(number)}};
    if (end.starts_with("exit"))
        return {QT_TRANSLATE_NOOP("Phrase",
                                  "The program \"%1\" has ended before its answer, with exit "
                                  "status %2. It is to go on reading lines until its input ends."),
                {name, std::to_string(number)}};
    return {QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" has closed its standard output."),
            {name}};
}

} // namespace

Phrase cannotStart(const std::string& name, int error, const std::string& file) {
    return {QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" cannot be started: %2."),
            {name, (file.empty() ? "" : file + ": ") + std::generic_category().message(error)}};
}

Phrase noAnswer(Process::Break why, const std::string& name, const Process& process,
                ProgramLimits::Time limit, std::uint64_t memory, const std::string& unread) {
    switch (why) {
    case Process::Break::Late:
        if (!trimmed(unread).empty()) // blank lines are no answer
            return {QT_TRANSLATE_NOOP(
                        "Phrase", "The program \"%1\" has written \"%2\", but within %3 no line "
                                  "feed that ends its answer."),
                    {name, visible(unread), secondsText(limit)}};
        return {QT_TRANSLATE_NOOP(
                    "Phrase", "The program \"%1\" has not answered within %2. It is silent or too "
                              "slow, or its answer still waits in its buffer: it must flush its "
                              "output after every line."),
                {name, secondsText(limit)}};
    case Process::Break::Unread:
        return {QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" has not read its line within %2."),
                {name, secondsText(limit)}};
    case Process::Break::Overrun:
        return {QT_TRANSLATE_N_NOOP("Phrase", "The program \"%1\" has written %n byte(s) without "
                                              "the line feed that ends an answer."),
                {name},
                static_cast<int>(LineReader::longest)};
    case Process::Break::OutOfMemory:
        return {QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" has taken more than %2 MB of "
                                            "memory, and was ended."),
                {name, std::to_string(memory >> 20)}};
    case Process::Break::Ended:
    case Process::Break::Stopped: break;
    }
    return ended(name, process.end());
}

std::vector<Phrase> told(const Fault& fault) {
    std::vector<Phrase> all{fault.what};
    constexpr std::size_t most = 600;
    const std::string sent = fault.sent.substr(0, fault.sent.find('\n'));
    if (sent.empty()) // it was not asked
        return all;
    all.push_back({QT_TRANSLATE_NOOP("Phrase", "It was sent: %1"), {visible(sent, most)}});
    if (!fault.expected.empty())
        all.push_back({QT_TRANSLATE_NOOP("Phrase", "Expected was one line with one of: %1"),
                       {fault.expected}});
    all.push_back(fault.came.empty()
                      ? Phrase{QT_TRANSLATE_NOOP("Phrase", "Nothing came.")}
                      : Phrase{QT_TRANSLATE_NOOP("Phrase", "It wrote: %1"), {visible(fault.came)}});
    for (const std::string& line : lastLines(fault.errors))
        all.push_back({QT_TRANSLATE_NOOP("Phrase", "Its standard error: %1"), {line}});
    return all;
}

} // namespace bouton
