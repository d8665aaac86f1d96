// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"
#include "ui/controls/word_label.h"

namespace bouton {

// A quiet line with the name of the opening that the game has come to, where players have one for
// it. Hidden where it has none.
class OpeningLine : public WordLabel {
    Q_OBJECT

public:
    explicit OpeningLine(Session& session, QWidget* parent = nullptr);

private:
    void follow();

    Session& m_session;
    const char* m_opening = "";
};

} // namespace bouton
