#pragma once

#include <QMenu>

#include <initializer_list>
#include <utility>

namespace bouton {

class Pages;
class Preferences;

// How games are shown: the legal moves, the computer's pace, the colours and their palette, the
// board turned, the window on the whole screen, the game for a class. Each choice goes to the
// preferences at once, and follows them where they are changed elsewhere.
class ViewMenu : public QMenu {
    Q_OBJECT

public:
    ViewMenu(Preferences& preferences, Pages& pages, QWidget& window);

    QAction* turnBoard() const { return m_turned; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // A menu of values for a preference. None is checked where that is another.
    template <class T, class Value, class Set, class Changed>
    void addChoices(Preferences& preferences, Value value, Set set, Changed changed,
                    const char* title, std::initializer_list<std::pair<const char*, T>> choices);
    QAction* add(QMenu& menu, const char* text);
    void refresh();

    Pages& m_pages;
    QWidget& m_window;
    QAction *m_turned, *m_fullScreen, *m_projector;
};

} // namespace bouton
