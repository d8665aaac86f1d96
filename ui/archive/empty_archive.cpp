#include "ui/archive/empty_archive.h"

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"

namespace bouton {

EmptyArchive::EmptyArchive(QWidget* parent)
    : QWidget(parent),
      m_title(named("emptyTitle", typed(heading(), Type::Heading, Weight::Strong))),
      m_words(named("emptyWords", sideNote())),
      m_button(named("emptyButton", new Button({}, Button::Rank::Primary))) {
    for (WordLabel* words : {m_title, m_words}) {
        words->setAlignment(Qt::AlignCenter);
        words->setWordWrap(true);
    }
    setLayout(column({Item::stretch(),
                      m_title,
                      m_words,
                      Item::room(Theme::unit),
                      {m_button, 0, Qt::AlignHCenter},
                      Item::stretch()},
                     Theme::unit, 3 * Theme::unit));
    connect(m_button, &Button::clicked, this,
            [this] { m_why == Why::Filtered ? emit allWanted() : emit gameWanted(); });
    inEveryLanguage(this, [this] { setWhy(m_why); });
}

void EmptyArchive::setWhy(Why why) {
    const bool filtered = why == Why::Filtered;
    m_why = why;
    m_title->setText(filtered ? tr("No game fits") : tr("No games here yet"));
    m_words->setText([&] {
        switch (why) {
        case Why::Filtered: return tr("Search for something else, or look at all games again.");
        case Why::NoneYet:
            return tr("Every game that comes to its end is kept here, to be looked through, "
                      "counted and compared. Play the first one.");
        case Why::SwitchedOff:
            return tr("The archive is switched off in the preferences. Games that come to their "
                      "end are not kept here.");
        case Why::Waiting:
            return tr("The archive cannot be used now. Games that come to their end wait, and "
                      "are kept here as soon as it can be.");
        }
        return QString();
    }());
    m_button->setText(filtered ? tr("Show all games") : tr("Choose a game"));
}

} // namespace bouton
