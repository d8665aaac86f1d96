#include "ui/controls/settings_stack.h"

#include <QVBoxLayout>

namespace bouton {

void SettingsStack::add(const std::vector<Setting>& known) {
    if (!layout())
        (new QVBoxLayout(this))->setContentsMargins(0, 0, 0, 0);
    auto* editor = new SettingsEditor(known);
    connect(editor, &SettingsEditor::changed, this,
            [this, at = m_editors.size()] { emit changed(at); });
    layout()->addWidget(editor);
    m_editors.push_back(editor);
}

// Without settings it takes no room. Before it has a parent, show() would make a window of it.
void SettingsStack::choose(std::size_t at) {
    m_chosen = at;
    for (std::size_t i = 0; i < m_editors.size(); ++i)
        m_editors[i]->setVisible(i == at);
    if (values().empty())
        hide();
    else if (parentWidget())
        show();
}

void SettingsStack::offerClock() {
    for (SettingsEditor* editor : m_editors)
        editor->offerClock();
}

bool SettingsStack::clockChosen() const {
    return m_chosen < m_editors.size() && m_editors[m_chosen]->clockChosen();
}

Settings SettingsStack::values(std::size_t at) const {
    return at < m_editors.size() ? m_editors[at]->values() : Settings();
}

} // namespace bouton
