#include "programs/wake.h"

#include <unistd.h>

namespace bouton {

Wake::Wake(const std::stop_token& stop)
    : m_ends(Pipe::made().value_or(Pipe{})), m_ring(stop, Ring{m_ends.write.get()}) {}

void Wake::Ring::operator()() const {
    const char bell = 0;
    (void)!::write(descriptor, &bell, 1);
}

} // namespace bouton
