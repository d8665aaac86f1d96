#pragma once

#include <QMenu>

#include <initializer_list>
#include <utility>

namespace bouton {

class Preferences;

// How games are shown: the legal moves, the computer's pace, the colours. Each choice goes to the
// preferences at once, and follows them where they are changed elsewhere.
class ViewMenu : public QMenu {
    Q_OBJECT

public:
    explicit ViewMenu(Preferences& preferences, QWidget* parent = nullptr);

private:
    // A menu of values for a preference. None is checked where that is another.
    template <class T, class Value, class Set, class Changed>
    void addChoices(Preferences& preferences, Value value, Set set, Changed changed,
                    const char* title, std::initializer_list<std::pair<const char*, T>> choices);
    QAction* add(QMenu& menu, const char* text);
};

} // namespace bouton
