#pragma once

#include <QMenu>

namespace bouton {

class Preferences;

// How games are shown: the legal moves, the computer's pace, the colours. Each choice goes to the
// preferences at once, and follows them where they are changed elsewhere.
class ViewMenu : public QMenu {
    Q_OBJECT

public:
    explicit ViewMenu(Preferences& preferences, QWidget* parent = nullptr);

private:
    void addLegalMoves();
    void addPaces();
    void addColours();
    QAction* add(QMenu& menu, const char* text);

    Preferences& m_preferences;
};

} // namespace bouton
