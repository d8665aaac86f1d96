#pragma once

#include <QDockWidget>

#include <optional>

#include "core/ruleset.h"

class QTextBrowser;

namespace bouton {

// The rules of a game beside its board (resources/help). Not modal: one can read and play.
class HelpView : public QDockWidget {
    Q_OBJECT

public:
    explicit HelpView(QWidget* parent = nullptr);

    void showPage(const Ruleset* game); // null: about the laboratory
    QString plainText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void load();

    std::optional<const Ruleset*> m_page; // the one that is shown
    QTextBrowser* m_text;
};

} // namespace bouton
