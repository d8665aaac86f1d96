// SPDX-License-Identifier: MIT
#include "ui/game/opening_line.h"

#include <string_view>

#include "explain/opening.h"
#include "ui/controls/listen.h"
#include "ui/controls/words.h"
#include "ui/theme/theme.h"

namespace bouton {

OpeningLine::OpeningLine(Session& session, QWidget* parent) : m_session(session) {
    setParent(parent);
    setObjectName("openingLine");
    setForegroundRole(QPalette::PlaceholderText);
    setWordWrap(true);
    setContentsMargins(Theme::unit, 0, Theme::unit, 0); // in line with the moves below it
    typed(this, Type::Caption);
    hide();
    listen(session, Session::Change::Position, this, &OpeningLine::follow);
    follow();
}

void OpeningLine::follow() {
    const Match* match = m_session.match();
    const char* opening = match ? openingOf(*match, match->current()) : "";
    if (std::string_view(opening) == m_opening)
        return;
    m_opening = opening;
    const bool hasName = *opening != '\0';
    setWords(hasName ? Wording([opening] { return tr("Opening: %1").arg(spoken(opening)); })
                     : Wording());
    setVisible(hasName);
}

} // namespace bouton
