// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>

#include <chrono>
#include <expected>
#include <functional>
#include <optional>

#include "lab/position_values.h"
#include "session/run.h"
#include "ui/laboratory/word_typing.h"

namespace bouton {

class ClaimField;

// A line in which a claim of one's own is typed (docs/claims.md), for the laboratory and for
// lessons. While one types it offers the words of the game and of the grammar, each with its
// sentence and its value in a position. What is wrong is told below the line and marked in it, once
// one pauses; what has become right is told no longer at once. Nothing here blocks, except that the
// destructor waits as ~Run does.
//
// ClaimValues (claim_values.h) shows the values of the same position as a table.
class ClaimLine : public WordTyping {
    Q_OBJECT

public:
    // What is typed, as a claim; empty: as it stands. The place of a mistake is one in what is
    // typed.
    using Reader =
        std::function<std::expected<language::Statement, language::Mistake>(const std::string&)>;

    ClaimLine();

    // A game that has words for claims (Lore::vocabulary), and a position of it as text, whose
    // values are told; of an illegal one there are none. The claim stays, and is read anew.
    void setPosition(const Ruleset& game, const std::string& position);
    // Offers only these words of the game; empty: all.
    void offer(const QStringList& words);
    void setReader(Reader reader);

    const Ruleset* game() const { return m_game; } // null: not yet
    QString text() const;
    void setText(const QString& text); // can be undone
    // What is typed; empty: it is empty or there is a mistake.
    const std::optional<language::Statement>& claim() const { return m_claim; }
    const std::optional<language::Mistake>& mistake() const { return m_mistake; }
    const PositionValues& values() const { return m_values; } // as far as they are known
    bool offers(const char* word) const;                      // of the game

    // Tells a mistake now, and puts the cursor there.
    void showMistake();
    // How long nothing is typed before a mistake is told.
    void setPause(std::chrono::milliseconds pause) { m_pause.setInterval(pause); }

signals:
    void changed();       // another text, and so perhaps another claim
    void submitted();     // Enter, and there is a claim
    void valuesChanged(); // of the position or of the claim

protected:
    QList<WordList::Entry> wordsFor(const QString& begun) const override;
    bool isWhole(const QString& written, const QString& begun) const override;
    bool enter() override;
    QRect placeOfWord() const override;

private:
    explicit ClaimLine(ClaimField* field);
    void read();
    void findValues();
    void tellValues();
    void tell();
    void say(bool mistake);
    QString valueOf(std::size_t word) const;
    QString valuesOf(std::size_t field) const;

    const Ruleset* m_game = nullptr;
    std::string m_position;
    QStringList m_offered;
    Reader m_reader;
    std::optional<language::Statement> m_claim;
    std::optional<language::Mistake> m_mistake, m_told; // what is wrong; what is told of it
    QTimer m_pause{this};
    ValueTask m_asked{}; // what the values are of
    PositionValues m_values;
    Run m_run;
    ClaimField* m_field;
};

// The values of a word or of a term, as they are shown: "7", "yes", "2, 3, 4".
QString shownValues(const std::vector<language::Value>& values, bool isTruth);

} // namespace bouton
