// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace bouton::reversi {

// What the whole program uses of a kind: what is inside it (Kept::embedded()), until something else
// is set. Any thread may call it.
template <class Kept> class InUse {
public:
    std::shared_ptr<const Kept> get() {
        const std::scoped_lock lock(m_mutex);
        if (!m_kept)
            m_kept = Kept::embedded();
        return m_kept;
    }
    void set(std::shared_ptr<const Kept> kept) {
        const std::scoped_lock lock(m_mutex);
        m_kept = std::move(kept);
    }

private:
    std::mutex m_mutex;
    std::shared_ptr<const Kept> m_kept; // guarded by the mutex
};

} // namespace bouton::reversi
