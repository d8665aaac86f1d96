#include "session/drafts.h"

namespace bouton {

void Drafts::add(Draft draft) {
    if (m_all.empty()) {
        m_at = 0;
    } else {
        if (m_all[m_at].picture == draft.picture) {
            m_all[m_at] = std::move(draft);
            return;
        }
        m_all.resize(++m_at);
    }
    m_all.push_back(std::move(draft));
    if (m_all.size() > most) {
        m_all.pop_front();
        --m_at;
    }
}

} // namespace bouton
