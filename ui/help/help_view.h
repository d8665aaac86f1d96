// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

#include <span>
#include <string>

#include "core/ruleset.h"

class QTextBrowser;

namespace bouton {

// The rules of a game, or a page about the program, beside the board (resources/help), or one of
// the documents on programs and games of one's own (docs). The boards on it are painted by the real
// boards, in the colours of the moment. Not modal: one can read and play.
class HelpView : public QDockWidget {
    Q_OBJECT

public:
    // The pages about the program.
    static constexpr const char *program = "bouton", *laboratory = "laboratory",
                                *ownPrograms = "own-programs.md", *ownGames = "own-games.md";

    // From now on the links of the whole program lead here that begin with "help:".
    explicit HelpView(std::span<const Ruleset* const> games, QWidget* parent = nullptr);
    ~HelpView() override;

    void showGame(const Ruleset& game);
    void showPage(const std::string& page) { show(page, nullptr); } // one of these
    QString plainText() const;

public slots:
    // "help:towers" or "help:own-programs", a document that one on show names, or an address
    // elsewhere.
    void follow(const QUrl& link);

signals:
    void wanted(); // to be shown: a link has led here

protected:
    void changeEvent(QEvent* event) override;

private:
    void show(const std::string& page, const Ruleset* game);
    void load();
    void loadDocument();

    std::span<const Ruleset* const> m_games;
    std::string m_page; // the name of its file; empty if none yet
    const Ruleset* m_game = nullptr;
    QTextBrowser* m_text;
};

} // namespace bouton
