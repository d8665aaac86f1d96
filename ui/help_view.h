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
    void showLaboratory();
    QString plainText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void show(const char* page);
    void load();

    const char* m_page = nullptr;    // the file's name
    const Ruleset* m_game = nullptr; // that it is about; null: the laboratory
    QTextBrowser* m_text;
};

} // namespace bouton
