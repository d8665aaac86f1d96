#include "ui/laboratory/experiments.h"

#include "ui/laboratory/experiment_signs.h"

namespace bouton {

namespace {

constexpr ExperimentKind table[] = {
    {"counts", QT_TRANSLATE_NOOP("Phrase", "Counts"),
     QT_TRANSLATE_NOOP("Phrase", "Won and lost positions"),
     QT_TRANSLATE_NOOP("Phrase", "How many can be won?"),
     QT_TRANSLATE_NOOP("Phrase", "Counts, exactly, how many positions of a class the side to move "
                                 "wins, loses or draws against best play."),
     paintBarsSign, makeCounts},
    {"tables", QT_TRANSLATE_NOOP("Phrase", "Nimbers"),
     QT_TRANSLATE_NOOP("Phrase", "Tables of nimbers"),
     QT_TRANSLATE_NOOP("Phrase", "Which heap of Nim is it?"),
     QT_TRANSLATE_NOOP("Phrase", "Shows which heap of Nim each position of a class is worth, and "
                                 "what repeats."),
     paintMapSign, makeTables},
    {"claims", QT_TRANSLATE_NOOP("Phrase", "Claims"), QT_TRANSLATE_NOOP("Phrase", "Claims tested"),
     QT_TRANSLATE_NOOP("Phrase", "True or false?"),
     QT_TRANSLATE_NOOP("Phrase", "Tests statements of the theory, true and false ones, in every "
                                 "position of a class against what the rules alone say, and shows "
                                 "the smallest counterexample."),
     paintClaimSign, makeClaims},
    {"own", QT_TRANSLATE_NOOP("Phrase", "Own"), QT_TRANSLATE_NOOP("Phrase", "Your own claim"),
     QT_TRANSLATE_NOOP("Phrase", "Say it in one line."),
     QT_TRANSLATE_NOOP("Phrase",
                       "Tests what you say in one line, in every position of a class, and "
                       "shows the smallest counterexample with the value of each term."),
     paintLineSign, makeOwnClaim},
    {"practice", QT_TRANSLATE_NOOP("Phrase", "Practice"), QT_TRANSLATE_NOOP("Phrase", "Practice"),
     QT_TRANSLATE_NOOP("Phrase", "Can you see who wins?"),
     QT_TRANSLATE_NOOP("Phrase", "Is the position won or lost, and which move wins? The exact "
                                 "analysis marks every answer."),
     paintPracticeSign, makePractice},
    {"depths", QT_TRANSLATE_NOOP("Phrase", "Depth"), QT_TRANSLATE_NOOP("Phrase", "Depth of search"),
     QT_TRANSLATE_NOOP("Phrase", "What does a ply cost?"),
     QT_TRANSLATE_NOOP("Phrase", "Searches one position one ply deeper each time: what changes in "
                                 "the move, and what it costs."),
     paintDepthSign, makeDepths},
    {"tournament", QT_TRANSLATE_NOOP("Phrase", "Duels"),
     QT_TRANSLATE_NOOP("Phrase", "Player against player"),
     QT_TRANSLATE_NOOP("Phrase", "Who plays best?"),
     QT_TRANSLATE_NOOP("Phrase", "Lets computer players play each other and says how far their "
                                 "results can be trusted: the 95 % intervals."),
     paintDuelSign, makeTournament},
    {"microscope", QT_TRANSLATE_NOOP("Phrase", "Search"),
     QT_TRANSLATE_NOOP("Phrase", "Search microscope"),
     QT_TRANSLATE_NOOP("Phrase", "What does a search see?"),
     QT_TRANSLATE_NOOP("Phrase", "Searches one position in four ways: what each costs, and each "
                                 "step by step with alpha, beta and what is cut."),
     paintTreeSign, makeMicroscope},
};

} // namespace

std::span<const ExperimentKind> experiments() { return table; }

} // namespace bouton
