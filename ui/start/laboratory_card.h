#pragma once

#include <QDate>

#include <span>
#include <string>

#include "core/claim.h"
#include "core/ruleset.h"
#include "ui/controls/link_card.h"

namespace bouton {

class WordLabel;

// The way to the laboratory: what it is for, a tree of moves, and the claim of the day, which can
// be tested there.
class LaboratoryCard : public LinkCard {
    Q_OBJECT

public:
    explicit LaboratoryCard(std::span<const Ruleset* const> games, QWidget* parent = nullptr);

    // The claim that a day shows, about one of these games; null: there is none.
    static const Claim* claimOf(QDate day, std::span<const Ruleset* const> games);
    const Claim* claim() const { return m_claim; } // the one that is shown

    // The tree stands beside the words; or above them, no higher than this, and where that is
    // little there is none. Gives whether there is one.
    void setTreeBeside();
    bool setRoomForTree(int pixels);

signals:
    void claimChosen(const std::string& id);

protected:
    void showEvent(QShowEvent* event) override; // it may be another day

private:
    LaboratoryCard(std::span<const Ruleset* const> games, QWidget* tree, QWidget* parent);
    QString wordsOfClaim() const;

    std::span<const Ruleset* const> m_games;
    const Claim* m_claim;
    QWidget* m_tree;
    WordLabel* m_words;
};

} // namespace bouton
