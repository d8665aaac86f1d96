// SPDX-License-Identifier: MIT
#include "core/poll.h"

namespace bouton {

thread_local std::function<void(std::uint64_t)> Poll::onAsk;

bool Poll::ask() {
    if (onAsk)
        onAsk(m_nodes);
    m_stopped = m_stopped || m_token.stop_requested();
    return m_stopped;
}

} // namespace bouton
