#include "programs/descriptor.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace bouton {

namespace {

// Between the two calls another thread may start a program, which then inherits the descriptor.
// Where the system can do both at once, that is done instead.
[[maybe_unused]] void keepFromPrograms(int descriptor) { fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

} // namespace

void Descriptor::close() {
    if (m_number != -1)
        ::close(m_number);
    m_number = -1;
}

void Descriptor::dontBlock() const {
    fcntl(m_number, F_SETFL, fcntl(m_number, F_GETFL) | O_NONBLOCK);
}

std::expected<Pipe, int> Pipe::made() {
    int ends[2];
#ifdef __linux__
    if (pipe2(ends, O_CLOEXEC) != 0)
        return std::unexpected(errno);
#else
    if (pipe(ends) != 0)
        return std::unexpected(errno);
    keepFromPrograms(ends[0]);
    keepFromPrograms(ends[1]);
#endif
    return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

std::expected<Connection, int> Connection::made() {
    int ends[2];
#ifdef __linux__
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        return std::unexpected(errno);
#else
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return std::unexpected(errno);
    keepFromPrograms(ends[0]);
    keepFromPrograms(ends[1]);
#endif
    return Connection{Descriptor(ends[0]), Descriptor(ends[1])};
}

} // namespace bouton
