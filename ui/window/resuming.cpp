#include "ui/window/resuming.h"

#include "ui/files/games_in_play.h"
#include "ui/files/library.h"
#include "ui/game/game_page.h"
#include "ui/window/pages.h"

namespace bouton {

Resuming::Resuming(GamesInPlay& shown, Library& library, Pages& pages, QObject* parent)
    : QObject(parent), m_library(library), m_pages(pages) {
    Keeper& keeper = library.keeper();
    // The cards are made for who sees them.
    const auto show = [&shown, &keeper, &pages] {
        if (pages.place() == Pages::Place::Start)
            shown.show(keeper.unfinished());
    };
    connect(&keeper, &Keeper::changed, &shown, show);
    connect(&pages, &Pages::went, &shown, show);
    connect(&keeper, &Keeper::answered, &pages, &Pages::giveKeys);
    connect(&shown, &GamesInPlay::chosen, this, &Resuming::goOn);
    connect(&shown, &GamesInPlay::removed, this, &Resuming::remove);
    connect(&shown, &GamesInPlay::putBack, &library, &Library::putBack);
}

// A game that is on a table is shown there.
void Resuming::goOn(const std::string& id) {
    if (GamePage* page = m_pages.tableOf(id)) {
        m_pages.open(page->session().game());
        return;
    }
    for (const SavedGame& game : m_library.keeper().unfinished())
        if (const Ruleset* rules = m_pages.find(game.game); rules && game.id == id) {
            GamePage& page = m_pages.open(*rules, Pages::Fresh::Yes);
            page.setAwaiting(true);
            page.takeFocus();
            m_library.keeper().bring(page.session(), id);
            return;
        }
}

void Resuming::remove(const std::string& id) {
    if (GamePage* page = m_pages.tableOf(id))
        page->newGame();
    m_library.remove(id);
}

} // namespace bouton
