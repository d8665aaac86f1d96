#pragma once

#include <QMenu>

#include <utility>
#include <vector>

namespace bouton {

class Preferences;

// How games are shown: the legal moves, the computer's pace, the colours. Each choice goes to the
// preferences at once, and follows them where they are changed elsewhere.
class ViewMenu : public QMenu {
    Q_OBJECT

public:
    explicit ViewMenu(Preferences& preferences, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void addLegalMoves();
    void addPaces();
    void addColours();
    QAction* add(QMenu& menu, const char* text);
    void retranslate();

    Preferences& m_preferences;
    QMenu *m_paces, *m_colours;
    std::vector<std::pair<QAction*, const char*>> m_words; // of actions, with their sources
};

} // namespace bouton
