#include "ui/laboratory/experiments.h"

#include "ui/laboratory/claims_experiment.h"
#include "ui/laboratory/counts_experiment.h"
#include "ui/laboratory/depths_experiment.h"
#include "ui/laboratory/microscope_experiment.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/laboratory/tables_experiment.h"
#include "ui/laboratory/tournament_experiment.h"

namespace bouton {

namespace {

// A line each: include its header above.
template <class T> Experiment* make(const Bench& bench) { return new T(bench); }

constexpr ExperimentMaker table[] = {
    // clang-format off
    make<CountsExperiment>,
    make<TablesExperiment>,
    make<ClaimsExperiment>,
    make<PracticeExperiment>,
    make<DepthsExperiment>,
    make<TournamentExperiment>,
    make<MicroscopeExperiment>,
    // clang-format on
};

} // namespace

std::span<const ExperimentMaker> experiments() { return table; }

} // namespace bouton
