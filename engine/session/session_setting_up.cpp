// The start of a game, set up by hand.

#include "session/session.h"

namespace bouton {

void Session::keepDraft() { m_drafts.add({m_plan.settings, m_plan.autoFill, m_byHand, picture()}); }

void Session::setPicture(Picture picture) {
    if (m_phase != Phase::SettingUp)
        return;
    m_scene = {std::make_shared<const Picture>(std::move(picture))};
    keepDraft();
    tell(Change::Position);
}

void Session::edit(Picture picture) {
    if (m_phase != Phase::SettingUp) {
        Plan plan = m_plan;
        plan.autoFill = false;
        (void)setUp(std::move(plan)); // what was settled once is not refused
        m_drafts.clear();
    }
    m_byHand = true;
    m_plan.autoFill = false;
    m_plan.settings = settingsFor(m_game, std::move(m_plan.settings), picture);
    m_untold |= Change::Table;
    setPicture(std::move(picture));
}

Or<void> Session::resize(const Settings& settings) {
    if (m_phase != Phase::SettingUp)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "A game is being played.")});
    Or<Settings> all = complete(m_game.settings, settings);
    if (!all)
        return refuse(all.error());
    Picture picture = m_game.editing.resized(this->picture(), *all);
    m_plan.settings = std::move(*all);
    m_untold |= Change::Table;
    setPicture(std::move(picture));
    return {};
}

// Shows a start that was changed by hand. In some games the pieces tell the side to move: where
// only the other one can be, it is. Where nothing has changed, `why` is said.
void Session::arrange(Picture picture, Phrase why) {
    if (picture == this->picture()) {
        emit refused(why, false);
        return;
    }
    if (!m_game.from(picture)) {
        Picture turned = picture;
        turned.toMove = other(turned.toMove);
        if (m_game.from(turned))
            picture = std::move(turned);
    }
    setPicture(std::move(picture));
}

void Session::put(Cell cell, char letter) {
    if (m_phase != Phase::SettingUp || !m_byHand)
        refuseClick();
    else
        arrange(m_game.editing.put(picture(), cell, letter),
                letter == '.'
                    ? Phrase{QT_TRANSLATE_NOOP("Phrase", "There is nothing to take away.")}
                    : Phrase{QT_TRANSLATE_NOOP("Phrase", "That piece stands there already.")});
}

void Session::move(Cell from, std::optional<Cell> to) {
    if (!to)
        put(from, '.');
    else if (m_phase != Phase::SettingUp || !m_byHand)
        refuseClick();
    else
        arrange(m_game.editing.moved(picture(), from, *to),
                {QT_TRANSLATE_NOOP("Phrase", "That cannot be moved there.")});
}

bool Session::canUndoDraft() const { return m_phase == Phase::SettingUp && m_drafts.canGoBack(); }

bool Session::canRedoDraft() const {
    return m_phase == Phase::SettingUp && m_drafts.canGoForward();
}

void Session::show(const Draft& draft) {
    m_plan.settings = draft.settings;
    m_plan.autoFill = draft.autoFill;
    m_byHand = draft.byHand;
    m_scene = {std::make_shared<const Picture>(draft.picture)};
    tell(Change::Position | Change::Table);
}

} // namespace bouton
