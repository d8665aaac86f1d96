// SPDX-License-Identifier: MIT
#include "about/program.h"

#include <gmock/gmock.h>

// Whole texts of a toy; those of the real programs are in installed/man_tests.cpp.

namespace bouton::testing {

using ::testing::HasSubstr;

namespace {

about::Program toy() {
    return {.name = "toy-box",
            .version = "1.0",
            .summary = "a toy",
            .arguments = "[FILE]",
            .details = "Two\nlines\\",
            .options = {{"out-to", "FILE", "where: [it's]"}, {"quiet", "", "say nothing"}},
            .commands = {{"run", "ARG", "runs it", "More.\n", {{"fast", "", "at once"}}},
                         {"stop", "", "stops it", "Less.\n", {}}},
            .words = {"a", "b"}};
}

about::Program withoutCommands() {
    about::Program program = toy();
    program.commands.clear();
    return program;
}

} // namespace

TEST(ManPage, HasItsSectionsInOrder) {
    EXPECT_EQ(about::manPage(toy()), R"(.TH toy-box 1 "" "toy\-box 1.0" "User Commands"
.SH NAME
toy\-box \- a toy
.SH SYNOPSIS
\fBtoy\-box\fR [FILE] [OPTIONS]
.br
\fBtoy\-box run\fR ARG [OPTIONS]
.br
\fBtoy\-box stop\fR
.br
.SH DESCRIPTION
.nf
Two
lines\e
.fi
.SH OPTIONS
.TP
\fB\-\-out\-to\fR \fIFILE\fR
where: [it's]
.TP
\fB\-\-quiet\fR
say nothing
.SH COMMANDS
.SS run ARG
runs it
.PP
.nf
More.
.fi
.TP
\fB\-\-fast\fR
at once
.SS stop 
stops it
.PP
.nf
Less.
.fi
)");
    EXPECT_THAT(about::manPage(withoutCommands()), ::testing::EndsWith("\nsay nothing\n"));
}

TEST(Completion, OfBashKnowsTheOptionsOfTheCommand) {
    const std::string begin = R"(_toy_box() {
    local word=${COMP_WORDS[COMP_CWORD]} options=
    local words='a b'
    case ${COMP_WORDS[1]} in
)",
                      all = R"(    *) options='--out-to --quiet' ;;
    esac
)",
                      end = R"(    if [[ $word == -* ]]; then
        words=$options
    fi
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o bashdefault -o default -F _toy_box toy-box
)";
    EXPECT_EQ(about::completion(toy(), "bash"), begin + R"(    run) options='--fast' ;;
    stop) options='' ;;
)" + all + R"(    if ((COMP_CWORD == 1)); then
        words='run stop'
        options='--out-to --quiet'
    fi
)" + end);
    EXPECT_EQ(about::completion(withoutCommands(), "bash"), begin + all + end);
}

TEST(Completion, OfZshTellsWhatOptionsMeanAndWhichTakeAFile) {
    const std::string begin = "#compdef toy-box\n\n_toy_box() {\n    local state\n",
                      end = R"(    [[ $state == argument ]] && _alternative 'files:file:_files' \
        'words:word:(a b)'
}

_toy_box "$@"
)";
    EXPECT_EQ(about::completion(toy(), "zsh"), begin + R"(    if ((CURRENT == 2)); then
        local -a commands=(
            'run:runs it'
            'stop:stops it')
        _describe command commands
        _values option '--out-to' '--quiet'
        return
    fi
    local command=$words[2]
    words=($words[1] $words[3,-1])
    ((CURRENT--))
    case $command in
    run)
        _arguments \
            '--fast[at once]' \
            '*:argument:->argument'
        ;;
    stop)
        _arguments \
            '*:argument:->argument'
        ;;
    esac
)" + end);
    about::Program plain = withoutCommands();
    EXPECT_EQ(about::completion(plain, "zsh"), begin + R"(    _arguments \
        '--out-to[where\: \[it'\''s\]]:FILE:_files' \
        '--quiet[say nothing]' \
        '*:argument:->argument'
)" + end);
    plain.words.clear();
    EXPECT_THAT(*about::completion(plain, "zsh"), HasSubstr("_alternative 'files:file:_files'\n}"));
}

TEST(Completion, OfFishIsALineForEachCommandAndOption) {
    EXPECT_EQ(about::completion(toy(), "fish"),
              R"(complete -c toy-box -n __fish_use_subcommand -l out-to -r -d 'where: [it'\''s]'
complete -c toy-box -n __fish_use_subcommand -l quiet -d 'say nothing'
complete -c toy-box -n __fish_use_subcommand -f -a run -d 'runs it'
complete -c toy-box -n '__fish_seen_subcommand_from run' -l fast -d 'at once'
complete -c toy-box -n __fish_use_subcommand -f -a stop -d 'stops it'
complete -c toy-box -n 'not __fish_use_subcommand' -a 'a b'
)");
    EXPECT_EQ(about::completion(withoutCommands(), "fish"),
              R"(complete -c toy-box -l out-to -r -d 'where: [it'\''s]'
complete -c toy-box -l quiet -d 'say nothing'
complete -c toy-box -a 'a b'
)");
    EXPECT_FALSE(about::completion(toy(), "ksh"));
}

TEST(ManPage, ADotOrAQuoteBeginsNoRequestAtTheBeginningOfATextOrOfALaterLine) {
    const std::string page = about::manPage({.name = "toy",
                                             .version = "1.0",
                                             .summary = "a toy",
                                             .arguments = "",
                                             .details = ".toy files\n'toy' and a.b\n.last",
                                             .options = {{"out", "FILE", ".toy alone"}}});
    EXPECT_THAT(page, HasSubstr("\n.nf\n\\&.toy files\n\\&'toy' and a.b\n\\&.last\n.fi\n"));
    EXPECT_THAT(page, HasSubstr("\n\\&.toy alone\n"));
}

} // namespace bouton::testing
