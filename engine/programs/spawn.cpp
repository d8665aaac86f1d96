#include "programs/spawn.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

#include "programs/guard.h"

namespace bouton {

namespace {

Phrase cannotStart(int error) {
    return {QT_TRANSLATE_NOOP("Phrase", "No program can be started: %1."),
            {std::generic_category().message(error)}};
}

// In the child, with these descriptors as 0 to 3. Only what may be called between fork and exec.
[[noreturn]] void becomeGuard(const char* file, char** words, const int (&ends)[4]) {
    constexpr int above = 4; // so that none is overwritten before it is in its place
    int moved[4];
    for (int i = 0; i < 4; ++i)
        moved[i] = fcntl(ends[i], F_DUPFD_CLOEXEC, above);
    for (int i = 0; i < 4; ++i)
        dup2(moved[i], i);
    const sigset_t none{};
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execv(file, words);
    _exit(127);
}

void ignoreClosedPipes() {
    struct sigaction action {};
    sigaction(SIGPIPE, nullptr, &action);
    if (action.sa_handler == SIG_DFL)
        std::signal(SIGPIPE, SIG_IGN);
}

} // namespace

Or<Spawned> spawn(const std::vector<std::string>& words, const std::string& folder,
                  std::uint64_t memory) {
    const auto guard = guardFile();
    if (!guard)
        return refuse(guard.error());
    std::vector<std::string> all{*guard, std::to_string(memory), folder};
    all.insert(all.end(), words.begin(), words.end());
    std::vector<char*> pointers;
    for (std::string& word : all)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);

    auto in = Pipe::made(), out = Pipe::made(), err = Pipe::made();
    auto line = Connection::made();
    if (!in || !out || !err || !line)
        return refuse(cannotStart(!in    ? in.error()
                                  : !out ? out.error()
                                  : !err ? err.error()
                                         : line.error()));
    ignoreClosedPipes();
    const pid_t child = fork();
    if (child == 0)
        becomeGuard(guard->c_str(), pointers.data(),
                    {in->read.get(), out->write.get(), err->write.get(), line->other.get()});
    if (child == -1)
        return refuse(cannotStart(errno));
    Spawned spawned{child, std::move(in->write), std::move(out->read), std::move(err->read),
                    std::move(line->one)};
    for (const Descriptor* ours : {&spawned.in, &spawned.out, &spawned.err, &spawned.line})
        ours->dontBlock();
    return spawned;
}

} // namespace bouton
