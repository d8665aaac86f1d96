#pragma once

#include "lab/position_values.h"
#include "session/run.h"

namespace bouton {

// The values of a position in the words of its game, found while one types (lab/position_values.h).
// What is known of the position stays while only the claim changes. Nothing here blocks, except
// that the destructor waits as ~Run does.
class LiveValues : public QObject {
    Q_OBJECT

public:
    LiveValues();

    void find(ValueTask task);
    const PositionValues& now() const { return m_now; }

signals:
    void changed();

private:
    void take(PositionValues news);

    const Ruleset* m_game = nullptr;
    std::string m_position;
    PositionValues m_now;
    Run m_run;
};

} // namespace bouton
