#include "ui/laboratory/claim_class_form.h"

#include <QBoxLayout>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/title_box.h"

namespace bouton {

ClaimClassForm::ClaimClassForm(const std::vector<const Ruleset*>& games) {
    auto* boxes = new QVBoxLayout;
    boxes->setContentsMargins(0, 0, 0, 0);
    for (const Ruleset* game : games) {
        const auto& classes = game->lore.vocabulary().classes;
        auto* box = named("class", new TitleBox(classes, &language::ClaimClass::title));
        worded(box, &QWidget::setAccessibleName, [] { return tr("Positions"); });
        m_games.push_back({game, box, m_all.size()});
        for (const language::ClaimClass& positions : classes)
            m_all.push_back(&positions);
        boxes->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, &ClaimClassForm::follow);
    }
    m_settings = new SettingsStack(
        m_all, [](const language::ClaimClass* positions) { return positions->settings; });
    setLayout(column({boxes, m_settings}));
}

void ClaimClassForm::setGame(const Ruleset& game) {
    m_now = &*std::ranges::find(m_games, &game, &OfGame::game);
    for (const OfGame& each : m_games)
        each.box->setVisible(&each == m_now);
    follow();
}

std::size_t ClaimClassForm::place() const { return m_now->first + m_now->box->chosen(); }

const language::ClaimClass& ClaimClassForm::positions() const { return *m_all[place()]; }

Settings ClaimClassForm::settings() const { return m_settings->values(place()); }

void ClaimClassForm::choose(std::string_view positions, const Settings& settings) {
    const auto& classes = m_now->game->lore.vocabulary().classes;
    const auto at = std::ranges::find(classes, positions, &language::ClaimClass::id);
    m_now->box->setCurrentIndex(static_cast<int>(at - classes.begin()));
    m_settings->setValues(place(), settings);
}

void ClaimClassForm::follow() { m_settings->choose(place()); }

} // namespace bouton
