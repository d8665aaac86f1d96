#include "ui/game/described_start.h"

#include "session/session.h"
#include "ui/boards/set_up_form.h"
#include "ui/game/preparation.h"
#include "ui/preferences/preferences.h"

namespace bouton {

DescribedStart::DescribedStart(SetUpForm& form, const Session& session, Preparation& preparation,
                               Preferences& preferences)
    : QObject(&form),
      m_form(form),
      m_session(session),
      m_preparation(preparation),
      m_preferences(preferences) {
    if (const auto start = preferences.startFor(session.game()))
        form.fill(*start);
    connect(&preparation, &Preparation::shaped, this, &DescribedStart::follow);
    connect(&preparation, &Preparation::boardSet, this, &DescribedStart::fill);
    connect(&form, &SetUpForm::changed, this, &DescribedStart::enter);
}

// What is entered stays as far as it has a place.
void DescribedStart::follow() {
    m_form.follow(m_session.picture());
    m_preparation.describe(m_form.picture());
}

void DescribedStart::fill() {
    if (!m_session.beginning().byHand)
        return;
    const Or<Picture> shown = m_form.picture();
    if (shown && shown->rows == m_session.picture().rows)
        return;
    m_form.fill(m_session.picture());
    m_preparation.takeAsDescribed();
}

void DescribedStart::enter() {
    const Or<Picture> start = m_form.picture();
    m_preparation.describe(start);
    if (start)
        m_preferences.keepStart(m_session.game(), *start);
}

} // namespace bouton
