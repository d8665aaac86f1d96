#pragma once

#include <deque>

#include "core/picture.h"
#include "core/setting.h"

namespace bouton {

// A start as it is being set up.
struct Draft {
    Settings settings; // complete
    bool autoFill = false, byHand = false;
    Picture picture;
    bool operator==(const Draft&) const = default;
};

// The drafts of a start in the order in which they came, so that no change to it is lost.
class Drafts {
public:
    static constexpr std::size_t most = 1000; // that are kept

    void clear() { m_all.clear(); }
    // The draft that is shown now. It comes after the one that was, and what was undone is
    // forgotten. The same picture again is no other draft.
    void add(Draft draft);

    bool canGoBack() const { return m_at > 0 && !m_all.empty(); }
    bool canGoForward() const { return m_at + 1 < m_all.size(); }
    // The draft before the one that is shown, or after it. From now on it is shown. There must be
    // one.
    const Draft& back() { return m_all[--m_at]; }
    const Draft& forward() { return m_all[++m_at]; }

private:
    std::deque<Draft> m_all;
    std::size_t m_at = 0; // the one that is shown
};

} // namespace bouton
