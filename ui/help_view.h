#pragma once

#include <QDockWidget>

#include "core/ruleset.h"

class QTextBrowser;

namespace bouton {

// The rules of a game beside its board (resources/help). Not modal: one can read and play.
class HelpView : public QDockWidget {
    Q_OBJECT

public:
    explicit HelpView(QWidget* parent = nullptr);

    // Whether there is a page about it in this language.
    static bool hasPage(const Ruleset& game, const QString& language = QStringLiteral("en"));
    void showPage(const Ruleset& game);
    QString plainText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void load();

    const Ruleset* m_game = nullptr;
    QTextBrowser* m_text;
};

} // namespace bouton
