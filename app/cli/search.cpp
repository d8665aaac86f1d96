// SPDX-License-Identifier: MIT
#include <algorithm>

#include "command.h"
#include "core/text.h"
#include "core/visible.h"
#include "lab/search_tree.h"
#include "lines.h"

namespace bouton::cli {

namespace {

std::string bound(const std::optional<int>& value, const char* infinite) {
    return value ? std::to_string(*value) : infinite;
}

std::string nameOf(const SearchTree& tree, std::size_t node) {
    return node == 0 ? "root" : tree.nodes[node].name;
}

// As deep as the node stands. With blanks a value is left to be written in.
std::string lineOf(const SearchTree& tree, const TreeSearch& how, const TreeStep& step,
                   bool blanks) {
    const std::string& name = tree.nodes[step.node].name;
    const std::size_t depth =
        step.node == 0 ? 0 : 1 + static_cast<std::size_t>(std::ranges::count(name, '.'));
    std::string text(2 * depth, ' ');
    const auto value = [&](const std::string& known) { return blanks ? "____" : known; };
    const std::string alpha = value(bound(step.alpha, "-inf")),
                      beta = value(bound(step.beta, "inf"));
    switch (step.what) {
    case TreeStep::What::Enter:
        text += nameOf(tree, step.node) + ' ' + ((depth % 2 == 0) == how.maxBegins ? "Max" : "Min")
                + (how.cuts ? ", alpha " + alpha + ", beta " + beta : "");
        break;
    case TreeStep::What::Leaf:
        text += nameOf(tree, step.node) + " = " + std::to_string(step.value)
                + (tree.nodes[step.node].children.empty() ? "" : " (estimate)");
        break;
    case TreeStep::What::Leave:
        text += nameOf(tree, step.node) + " = " + value(std::to_string(step.value));
        break;
    case TreeStep::What::Cut:
        text += "  cut, since alpha " + alpha + " is not below beta " + beta + "; left out:";
        for (const std::size_t child : step.leftOut)
            text += ' ' + nameOf(tree, child);
        break;
    }
    return text + '\n';
}

std::string traceOf(const SearchTree& tree, const TreeSearch& how, const TreeSearched& done) {
    std::string text;
    for (const TreeStep& step : done.steps)
        text += lineOf(tree, how, step, false);
    return text;
}

// The whole tree: what is left out would tell where the cuts are.
std::string blanksOf(const SearchTree& tree, const TreeSearch& how) {
    TreeSearch whole = how;
    whole.cuts = false;
    whole.alpha = whole.beta = std::nullopt;
    std::string text;
    for (const TreeStep& step : searched(tree, whole).steps)
        text += lineOf(tree, how, step, true);
    return text;
}

std::string sumOf(const SearchTree& tree, const TreeSearched& done) {
    std::size_t leaves = 0;
    for (const SearchTree::Node& node : tree.nodes)
        leaves += node.children.empty() ? 1 : 0;
    return "Value " + std::to_string(done.value)
           + (done.best ? ", by " + nameOf(tree, *done.best) : "")
           + ". Leaves looked at: " + std::to_string(done.leaves) + " of " + std::to_string(leaves)
           + ". Cuts: " + std::to_string(done.cuts) + ".\n";
}

std::optional<int> integer(const Arguments& arguments, const char* name) {
    const auto text = arguments.text(name);
    if (!text)
        return {};
    const auto value = numberIn(*text, -SearchTree::mostWorth, SearchTree::mostWorth);
    if (!value)
        throw Problem{BadInput, std::string("--") + name + " is a whole number from -"
                                    + std::to_string(SearchTree::mostWorth) + " to "
                                    + std::to_string(SearchTree::mostWorth) + ", not \""
                                    + shown(*text) + "\"."};
    return value;
}

Status runSearch(const Context& context) {
    const Arguments& arguments = context.arguments;
    std::string text = arguments[0];
    if (text == "-") {
        Lines lines;
        text.clear();
        while (const auto line = lines.next())
            text += line->text + ' ';
    }
    const SearchTree tree = must(readSearchTree(text));
    TreeSearch how{.maxBegins = !arguments.has("min"),
                   .cuts = !arguments.has("minimax"),
                   .alpha = integer(arguments, "alpha"),
                   .beta = integer(arguments, "beta")};
    if (arguments.has("depth"))
        how.depth = static_cast<int>(arguments.number("depth", 1, 1, SearchTree::mostDepth));
    if ((how.alpha || how.beta) && !how.cuts)
        throw Problem{BadInput, "--minimax has no window: leave --alpha and --beta out."};
    if (how.alpha && how.beta && *how.alpha >= *how.beta)
        throw Problem{BadInput, "--alpha is below --beta."};
    const TreeSearched done = searched(tree, how);
    if (arguments.has("blanks"))
        context.output.say(blanksOf(tree, how) + "\nKey\n\n");
    context.output.say(traceOf(tree, how, done) + sumOf(tree, done));
    return Done;
}

} // namespace

Command searchCommand() {
    return {
        {"search",
         "TREE",
         1,
         1,
         {{"minimax", "", "look at every leaf; alpha-beta without it"},
          {"min", "", "Min moves at the root, else Max"},
          {"alpha", "N", "the window at the root begins there"},
          {"beta", "N", "and ends there"},
          {"depth", "N", "so many plies deep, with the estimates there"},
          {"blanks", "", "first the whole tree without the values, to be filled in"}}},
        "searches a tree of a textbook, step by step",
        "TREE has the children of the root: a number is a leaf, brackets are a node, \"4:(3 5)\" "
        "is\n"
        "a node with an estimate. Leaves are worth so much to Max. It is searched in the order in\n"
        "which it is written, fail-soft; a cut is made where alpha is not below beta. Each line "
        "is\n"
        "a node that is entered, with its window; a leaf; a cut, with what is left out; or a node\n"
        "that is left, with its value. Nodes are numbered by the way there: 2.1 is the first "
        "child\n"
        "of the second. TREE - reads standard input.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli search '(3 5) (2 (9 1))'\n"
        "  bouton-cli search '4:(3 5) 6:(7 2)' --depth 1 --min\n",
        runSearch};
}

} // namespace bouton::cli
