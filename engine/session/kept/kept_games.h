// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <vector>

#include "core/ruleset.h"

namespace bouton {

class RulesFolder;

// The games of one's own whose rules are kept (rules_folder.h): those of the newest texts, each
// once, the last changed first. A text in which there are mistakes keeps its last game without. The
// texts are read on a thread of their own; nothing here blocks.
class KeptGames : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t most = 30; // texts

    // The folder must outlive it.
    explicit KeptGames(const RulesFolder& folder, QObject* parent = nullptr);

    std::vector<const Ruleset*> all() const;
    // How its file is called, or the game where there is none.
    QString nameOf(const Ruleset& game) const;

signals:
    void changed(); // all()

private:
    struct Kept {
        QString name, text;
        bool read = false;
        const Ruleset* game = nullptr; // null if none without mistakes was read
    };
    void follow();
    void take(std::vector<Kept> kept);

    const RulesFolder& m_folder;
    std::vector<Kept> m_kept;
    bool m_reading = false;
};

} // namespace bouton
