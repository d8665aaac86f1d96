// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "core/ruleset.h"
#include "lab/exercises.h"

class QObject;
class QPainter;

namespace bouton {

class Experiment;
class Preferences;
class KeptGames;
struct Theme;

// What an experiment may need of the window around it.
struct Bench {
    std::span<const Ruleset* const> games;
    Preferences& preferences;
    std::uint64_t seed;
    // Of the user's own: experiments that can do it list them behind the games.
    const KeptGames& kept;
    // The position that is on a game's page, if one is set up or played there.
    std::function<std::optional<std::string>(const Ruleset&)> position;
    // Asks for the user's own games, the newest first; the answer comes later, unless the receiver
    // has gone. Null: nobody knows of any.
    std::function<void(QObject* receiver, const Ruleset&,
                       std::function<void(std::vector<PlayedGame>)>)>
        ownGames{};
};

// A line in the table of experiments. The texts but the id are marked for translation.
struct ExperimentKind {
    const char *id, *word, *title, *brief; // the id names its files; a word and a few for the list
    const char* sentence;                  // what it does
    void (*paintSign)(QPainter& painter, const Theme& theme); // in a square from 0 to 24
    // Null where none of the games has what it needs.
    Experiment* (*make)(const ExperimentKind&, const Bench&);
};
// In the order of the list.
std::span<const ExperimentKind> experiments();

Experiment* makeCounts(const ExperimentKind& kind, const Bench& bench);
Experiment* makeTables(const ExperimentKind& kind, const Bench& bench);
Experiment* makeClaims(const ExperimentKind& kind, const Bench& bench);
Experiment* makeOwnClaim(const ExperimentKind& kind, const Bench& bench);
Experiment* makePractice(const ExperimentKind& kind, const Bench& bench);
Experiment* makeDepths(const ExperimentKind& kind, const Bench& bench);
Experiment* makeTournament(const ExperimentKind& kind, const Bench& bench);
Experiment* makeExamination(const ExperimentKind& kind, const Bench& bench);
Experiment* makeMicroscope(const ExperimentKind& kind, const Bench& bench);

} // namespace bouton
