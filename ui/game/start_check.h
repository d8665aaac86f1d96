// SPDX-License-Identifier: MIT
#pragma once

#include "session/run.h"
#include "session/session.h"

namespace bouton {

// Asks the player who moves by proof (PlayerKind::byProof) for its move at the start that is set
// up, on a thread of its own: on a large board it may have none, which is known after a while.
class StartCheck : public QObject {
    Q_OBJECT

public:
    explicit StartCheck(const Session& session, QObject* parent = nullptr);

    // The start may be another one. Nothing is worked out that nobody sees.
    void follow(bool seen);
    // Why it has no move; empty: it has one, or that is not known yet.
    const std::optional<Phrase>& refusal() const { return m_refusal; }

signals:
    void changed(); // another refusal, or none any more

private:
    void tell(std::optional<Phrase> refusal);

    const Session& m_session;
    Run m_run;
    std::string m_position; // that was asked about last
    std::optional<Phrase> m_refusal;
};

} // namespace bouton
