// SPDX-License-Identifier: MIT

// bouton-guard MEMORY FOLDER WORD…: runs the program of these words for Bouton (engine/programs),
// in this folder (empty: the present one), and sees to it that nothing of it stays behind.
//
// Descriptor 3 is the line to Bouton. As soon as Bouton closes its end, also where Bouton was
// killed, everything that the program has started is killed too: this process adopts what loses its
// parent, so neither a group of its own nor a session hides anything from it. The same happens when
// the program ends by itself, or when all of it together has more than MEMORY bytes resident.
//
// The program can kill and stop what is its user's, so two processes watch it and each other. The
// inner one is its parent and does all this; the outer one is the parent of that, lets it go on
// where it was stopped, and takes its place where it was killed. Both hear no other signal.
//
// Says on that line, a line each: "start ERRNO" (it could not be started), "memory", "exit STATUS"
// or "signal NUMBER", and last "time SECONDS", the processor time of all.

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>

#include "programs/offspring.h"

#ifdef __linux__
#include <sys/prctl.h>
#endif

using namespace bouton;

namespace {

constexpr int lineToBouton = 3;
constexpr long lookEvery = 50'000'000, killEvery = 2'000'000; // nanoseconds
sigset_t others; // all signals but that of a child's end

void say(const char* what, double number, const char* format) {
    char text[64];
    const int length = std::snprintf(text, sizeof text, format, what, number);
    (void)!write(lineToBouton, text, static_cast<std::size_t>(length));
}

void say(const char* what, int number) { say(what, number, "%s %.0f\n"); }

std::uint64_t residentBytes() {
    std::uint64_t pages = 0;
    for (const pid_t process : offspringOf(getpid())) {
        const std::string sizes = contentOf("/proc/" + std::to_string(process) + "/statm");
        const std::size_t second = sizes.find(' ');
        if (second != std::string::npos)
            pages += std::strtoull(sizes.c_str() + second, nullptr, 10);
    }
    return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

// Waits for the end of a child, for news on the line, or so long. Gives whether Bouton has left.
bool boutonLeaves(long nanoseconds) {
    fd_set line;
    FD_ZERO(&line);
    FD_SET(lineToBouton, &line);
    const timespec time{0, nanoseconds};
    if (pselect(lineToBouton + 1, &line, nullptr, nullptr, &time, &others) <= 0)
        return false;
    char news[64];
    return read(lineToBouton, news, sizeof news) <= 0;
}

double secondsOf(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

// Kills all that is left, and says what time it all took.
void endAll() {
    for (;;) {
        for (const pid_t process : offspringOf(getpid()))
            kill(process, SIGKILL);
        pid_t ended = 0;
        while ((ended = waitpid(-1, nullptr, WNOHANG)) > 0) {
        }
        if (ended == -1 && errno != EINTR)
            break; // nothing is left
        const timespec time{0, killEvery};
        pselect(0, nullptr, nullptr, nullptr, &time, &others);
    }
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    say("time", secondsOf(used.ru_utime) + secondsOf(used.ru_stime), "%s %.6f\n");
}

[[noreturn]] void become(char** words, const char* folder, int trouble) {
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL); // should this guard be killed itself
#endif
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const int number : {SIGCHLD, SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        std::signal(number, SIG_DFL);
    if (*folder == '\0' || chdir(folder) == 0)
        execvp(words[0], words);
    const int error = errno;
    (void)!write(trouble, &error, sizeof error);
    _exit(127);
}

// The program as a child; -1, and it is said why, if it cannot be started.
pid_t startedProgram(char** words, const char* folder) {
    int trouble[2];
    if (pipe(trouble) != 0) {
        say("start", errno);
        return -1;
    }
    for (const int end : trouble)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    const pid_t program = fork();
    int error = errno;
    if (program == 0)
        become(words, folder, trouble[1]);
    close(trouble[1]);
    const bool failed =
        program == -1
        || read(trouble[0], &error, sizeof error) == static_cast<ssize_t>(sizeof error);
    close(trouble[0]);
    if (!failed) {
        setpgid(program, program);
        return program;
    }
    say("start", error);
    if (program != -1)
        waitpid(program, nullptr, 0);
    return -1;
}

// Without the program's own pipes: their ends must be the program's alone.
void letGo() {
    const int nothing = open("/dev/null", O_RDWR);
    for (const int end : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        dup2(nothing, end);
    if (nothing > lineToBouton)
        close(nothing);
}

// Gives whether the program has ended; it is said how.
bool hasEnded(pid_t program) {
    int status = 0;
    bool ended = false;
    for (pid_t child = 0; (child = waitpid(-1, &status, WNOHANG)) > 0;) {
        if (child != program)
            continue;
        ended = true;
        if (WIFEXITED(status))
            say("exit", WEXITSTATUS(status));
        else
            say("signal", WTERMSIG(status));
    }
    return ended;
}

// Children that lose their parents become children of this process.
void adopt() {
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
}

// The outer guard.
int watch(pid_t inner) {
    letGo();
    int status = 0;
    while (waitpid(inner, &status, WUNTRACED) != inner || WIFSTOPPED(status))
        kill(inner, SIGCONT);
    if (WIFEXITED(status))
        return WEXITSTATUS(status);
    say("signal", WTERMSIG(status)); // the program, whose parent it was, got it too
    endAll();
    return 1;
}

// The inner guard.
int guard(char** words, std::uint64_t memory, pid_t outer) {
    setsid(); // so that who kills the program's session leaves the outer one
    adopt();
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGCHLD); // wakes it
#endif
    const pid_t program = startedProgram(words + 3, words[2]);
    if (program == -1)
        return 1;
    letGo();
    while (!hasEnded(program)) {
        if (boutonLeaves(lookEvery))
            break;
        if (getppid() != outer) { // which was killed: that ends the program
            say("signal", SIGKILL);
            break;
        }
        kill(outer, SIGCONT);
        if (memory > 0 && residentBytes() > memory) {
            (void)!write(lineToBouton, "memory\n", 7);
            break;
        }
    }
    kill(-program, SIGKILL);
    endAll();
    if (getppid() == outer)
        kill(outer, SIGCONT);
    return 0;
}

} // namespace

int main(int count, char** words) {
    if (count < 4 || fcntl(lineToBouton, F_GETFD) == -1) {
        std::fputs("bouton-guard is started by Bouton alone.\n", stderr);
        return 2;
    }
    fcntl(lineToBouton, F_SETFD, FD_CLOEXEC);
    const std::uint64_t memory = std::strtoull(words[1], nullptr, 10);
    setsid(); // Ctrl-C in Bouton's terminal is for Bouton
    adopt();
    struct sigaction wake {};
    wake.sa_handler = [](int) {};
    sigaction(SIGCHLD, &wake, nullptr);
    sigfillset(&others);
    sigprocmask(SIG_SETMASK, &others, nullptr); // SIGCHLD is heard in pselect() alone
    sigdelset(&others, SIGCHLD);
    const pid_t outer = getpid(), inner = fork();
    if (inner == 0)
        return guard(words, memory, outer);
    if (inner != -1)
        return watch(inner);
    say("start", errno);
    return 1;
}
