#include "ui/laboratory/experiments.h"

#include "ui/laboratory/counts_experiment.h"

namespace bouton {

namespace {

// A line each: include its header above.
template <class T> Experiment* make(const Bench& bench) { return new T(bench); }

constexpr ExperimentMaker table[] = {
    make<CountsExperiment>,
};

} // namespace

std::span<const ExperimentMaker> experiments() { return table; }

} // namespace bouton
