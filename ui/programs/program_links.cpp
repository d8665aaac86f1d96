#include "ui/programs/program_links.h"

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/programs/program_dialog.h"

namespace bouton {

ProgramLinks::ProgramLinks(OwnPrograms& programs, const Ruleset* game, QWidget* parent)
    : QWidget(parent),
      m_programs(programs),
      m_game(game),
      m_change(makeButton(
          "changeProgram", this, [this] { open(m_sitting); },
          [] { return tr("Change the program…"); }, Button::Rank::Link)) {
    auto* add = makeButton(
        "addProgram", this, [this] { open({}); }, [] { return tr("Add a program…"); },
        Button::Rank::Link);
    worded(add, &QWidget::setToolTip,
           [] { return tr("A program that you have written plays too"); });
    setLayout(row({add, m_change, Item::stretch()}));
    m_change->hide();
}

void ProgramLinks::setGame(const Ruleset& game) { m_game = &game; }

void ProgramLinks::put(const std::string& sitting) {
    m_sitting = m_programs.find(sitting) ? sitting : std::string();
    m_change->setVisible(!m_sitting.empty());
}

void ProgramLinks::open(const std::string& name) {
    const auto open = window()->findChildren<ProgramDialog*>();
    const auto same = std::ranges::find_if(open, [&](const ProgramDialog* each) {
        return each->isVisible() && (name.empty() ? each == m_adding : each->changed() == name);
    });
    if (same != open.end()) {
        (*same)->raise();
        return (*same)->activateWindow();
    }
    auto* dialog = new ProgramDialog(m_programs, *m_game, name, window());
    if (name.empty())
        m_adding = dialog;
    connect(dialog, &ProgramDialog::kept, this, [this](const std::string& kept) {
        if (m_programs.plays(kept, *m_game))
            emit chosen(kept);
    });
    dialog->show();
}

} // namespace bouton
