// The start that SetUpPanel sets up.

#include "ui/game/set_up_panel.h"

#include <algorithm>

#include "ui/boards/set_up_form.h"
#include "ui/controls/settings_editor.h"

namespace bouton {

// On a smaller board there is less to leave free: no number can be entered that cannot be.
void SetUpPanel::capSettings() {
    for (const Setting& setting : m_session.game().settings)
        if (setting.mostWith)
            m_settings->setMost(setting.id, std::clamp(setting.mostWith(m_settings->values()),
                                                       setting.least, setting.most));
    m_answers.settings = m_settings->values();
}

void SetUpPanel::open(const Picture& picture) {
    place(picture);
    seatHumanAt(picture.toMove);
    tellSeats();
}

void SetUpPanel::edit(const Picture& picture) {
    if (m_settings->refusal() && m_session.phase() == Session::Phase::SettingUp)
        return; // what is typed is not thrown away without a word
    place(picture);
}

void SetUpPanel::place(const Picture& picture) {
    m_refusal.reset();
    m_settings->setValues(settingsFor(m_session.game(), m_answers.settings, picture));
    m_session.edit(picture);
    showInForm();
    refresh();
}

// Another size keeps what fits. In a form what is entered stays as far as it has a place.
void SetUpPanel::resize() {
    if (m_settings->refusal())
        return refresh(); // the start stays until what is typed can be
    m_formLeads = true;
    const Or<void> done = m_session.resize(m_answers.settings);
    m_formLeads = false;
    m_refusal = done ? std::nullopt : std::optional(done.error());
    if (m_form && done) {
        m_form->follow(m_session.picture());
        showStart();
    }
    keep();
}

// The start that the form describes, if it adds up.
void SetUpPanel::showStart() {
    Or<Picture> picture = m_form->picture();
    m_refusal = picture ? std::nullopt : std::optional(picture.error());
    if (!picture)
        return;
    picture->toMove = m_session.picture().toMove;
    m_session.setPicture(*picture);
}

// What was changed on the board, in the form.
void SetUpPanel::showInForm() {
    if (!m_form || m_formLeads || !m_session.beginning().byHand
        || m_session.phase() != Session::Phase::SettingUp)
        return;
    const Or<Picture> shown = m_form->picture();
    if (shown && shown->rows == m_session.picture().rows)
        return;
    m_form->fill(m_session.picture());
    m_refusal.reset();
}

// The size of a position may be one that no game can be set to.
void SetUpPanel::showSize() {
    if (m_settings->refusal())
        return; // something else is being typed
    const Ruleset& game = m_session.game();
    for (const auto& [id, value] : game.settingsOf(m_session.picture()))
        for (const Setting& setting : game.settings)
            if (id == setting.id && value > setting.most)
                m_settings->showBeyond(id, value);
}

} // namespace bouton
