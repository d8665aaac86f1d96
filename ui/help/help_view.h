#pragma once

#include <QDockWidget>

#include <span>
#include <string_view>

#include "core/ruleset.h"

class QTextBrowser;

namespace bouton {

// The rules of a game, or a page about the program, beside the board (resources/help). The boards
// on it are painted by the real boards, in the colours of the moment. Not modal: one can read and
// play.
class HelpView : public QDockWidget {
    Q_OBJECT

public:
    enum class Topic { Program, Laboratory };

    explicit HelpView(std::span<const Ruleset* const> games, QWidget* parent = nullptr);

    void showGame(const Ruleset& game);
    void showTopic(Topic topic);
    QString plainText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void show(const char* page, const Ruleset* game);
    void follow(const QUrl& link); // "help:towers", or an address elsewhere
    void load();

    std::span<const Ruleset* const> m_games;
    std::string_view m_page; // the name of its file; empty: none yet
    const Ruleset* m_game = nullptr;
    QTextBrowser* m_text;
};

} // namespace bouton
