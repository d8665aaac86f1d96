#include "ui/laboratory/tested_claims.h"

#include <algorithm>

#include "core/named.h"
#include "lab/own_claim.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

// "few:size=5,free=4 lost exactly if …": the class as a spec, a blank, the text.
QString lineOf(const TestedClaim& claim) {
    QString line = QString::fromStdString(claim.positions);
    for (const auto& [id, value] : claim.settings)
        line += (line.contains(u':') ? u',' : u':') + QString::fromStdString(id) + u'='
                + QString::number(value);
    return line + u' ' + QString::fromStdString(claim.text);
}

const language::ClaimClass* classOf(const Ruleset& game, std::string_view id) {
    const auto found = claimClassOf(game, id);
    return found ? *found : nullptr;
}

void make(TestedClaim& claim) {
    if (auto made = ownClaim(*claim.game, claim.text, *classOf(*claim.game, claim.positions)))
        claim.claim = std::make_shared<const Claim>(std::move(*made));
}

// Null: it says nothing, or is of no class that there is now.
std::shared_ptr<TestedClaim> claimOf(const Ruleset& game, const QString& line) {
    const auto spec = readSpec(line.section(u' ', 0, 0).toStdString());
    const language::ClaimClass* positions = spec ? classOf(game, spec->id) : nullptr;
    const QString text = line.section(u' ', 1);
    if (!positions || text.isEmpty())
        return nullptr;
    const auto settings = readSettings(positions->settings, *spec);
    if (!settings)
        return nullptr;
    auto claim = std::make_shared<TestedClaim>(
        TestedClaim{&game, text.toStdString(), positions->id, *settings});
    claim->kept = true;
    make(*claim);
    return claim;
}

} // namespace

bool TestedClaim::asks(const TestedClaim& that) const {
    return game == that.game && text == that.text && positions == that.positions
           && settings == that.settings;
}

TestedClaims::Shelf& TestedClaims::shelf(const Ruleset& game) {
    const auto [at, isNew] = m_shelves.try_emplace(&game);
    if (isNew)
        for (const QString& line : m_preferences.ownClaims(game).mid(0, most)) {
            at->second.seen.insert(line);
            if (auto claim = claimOf(game, line))
                at->second.all.push_back(std::move(claim));
        }
    return at->second;
}

const TestedClaims::All& TestedClaims::of(const Ruleset& game) { return shelf(game).all; }

std::shared_ptr<TestedClaim> TestedClaims::add(TestedClaim claim) {
    All& all = shelf(*claim.game).all;
    auto known = std::ranges::find_if(all, [&](const auto& each) { return each->asks(claim); });
    if (known == all.end()) {
        make(claim);
        all.push_front(std::make_shared<TestedClaim>(claim));
        known = all.begin();
        if (all.size() > most)
            all.pop_back();
    }
    std::shared_ptr<TestedClaim> entry = *known;
    entry->kept = entry->kept || claim.kept;
    keep(*entry->game);
    return entry;
}

void TestedClaims::remove(const TestedClaim& claim) {
    const Ruleset& game = *claim.game;
    auto& [all, removed, seen] = shelf(game);
    const auto at = std::ranges::find_if(all, [&](const auto& each) { return &*each == &claim; });
    if (at == all.end())
        return;
    removed.push_back({static_cast<std::size_t>(at - all.begin()), *at});
    all.erase(at);
    keep(game);
}

bool TestedClaims::canUndo(const Ruleset& game) const {
    const auto at = m_shelves.find(&game);
    return at != m_shelves.end() && !at->second.removed.empty();
}

std::shared_ptr<TestedClaim> TestedClaims::undo(const Ruleset& game) {
    auto& [all, removed, seen] = shelf(game);
    Removal last = std::move(removed.back());
    removed.pop_back();
    // It may have been tested anew.
    const auto known =
        std::ranges::find_if(all, [&](const auto& each) { return each->asks(*last.claim); });
    if (known != all.end())
        return *known;
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min(last.at, all.size())),
               last.claim);
    keep(game);
    return last.claim;
}

// What another window has kept since stays, behind ours.
void TestedClaims::keep(const Ruleset& game) {
    auto& [all, removed, seen] = shelf(game);
    QStringList lines;
    for (const auto& claim : all)
        if (claim->kept)
            lines << lineOf(*claim);
    seen.unite({lines.begin(), lines.end()});
    for (const QString& line : m_preferences.ownClaims(game))
        if (!seen.contains(line))
            lines << line;
    m_preferences.keepOwnClaims(game, lines.mid(0, most));
}

} // namespace bouton
