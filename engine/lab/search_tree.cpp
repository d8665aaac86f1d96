// SPDX-License-Identifier: MIT
#include "lab/search_tree.h"

#include <algorithm>
#include <charconv>
#include <climits>

#include "core/encoding.h"
#include "core/visible.h"

namespace bouton {

namespace {

class TreeReader {
public:
    explicit TreeReader(std::string_view text) : m_text(text) {}

    Or<SearchTree> read() {
        m_tree.nodes.emplace_back();
        children(0, 0, false);
        if (!m_why && m_tree.nodes[0].children.empty())
            refuseHere({QT_TRANSLATE_NOOP("Phrase", "Column %1: the tree has no node. A tree is "
                                                    "typed as \"%2\".")},
                       "(3 5) (2 (9 1))");
        if (m_why)
            return refuse(*m_why);
        return std::move(m_tree);
    }

private:
    void blanks() {
        while (m_at < m_text.size()
               && (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\n'
                   || m_text[m_at] == '\r' || m_text[m_at] == ','))
            ++m_at;
    }
    char next() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool isAtEnd() const { return m_at >= m_text.size(); }

    void refuseHere(Phrase why, std::string more = {}) {
        if (m_why)
            return;
        why.args.insert(why.args.begin(), std::to_string(m_at + 1));
        if (!more.empty())
            why.args.push_back(std::move(more));
        m_why = std::move(why);
    }

    std::optional<int> number() {
        int value = 0;
        const char *const first = m_text.data() + m_at, *const end = m_text.data() + m_text.size();
        const auto read = std::from_chars(first, end, value);
        if (read.ec == std::errc::invalid_argument)
            return {};
        if (read.ec != std::errc() || value > SearchTree::mostWorth
            || value < -SearchTree::mostWorth) {
            refuseHere({QT_TRANSLATE_NOOP("Phrase", "Column %1: a value is from -%2 to %2.")},
                       std::to_string(SearchTree::mostWorth));
            return {};
        }
        m_at += static_cast<std::size_t>(read.ptr - first);
        return value;
    }

    // Up to the bracket that closes, or to the end.
    void children(std::size_t parent, int depth, bool inBrackets) {
        for (blanks(); !m_why && !isAtEnd() && next() != ')'; blanks()) {
            if (m_tree.nodes.size() == SearchTree::mostNodes)
                return refuseHere(
                    {QT_TRANSLATE_NOOP("Phrase", "Column %1: too many nodes. At most: %2.")},
                    std::to_string(SearchTree::mostNodes - 1));
            const std::optional<int> worth = number();
            if (m_why)
                return;
            const bool isNode = worth ? next() == ':' : next() == '(';
            if (!worth && !isNode)
                return refuseHere(
                    {QT_TRANSLATE_NOOP("Phrase",
                                       "Column %1: a number or \"(\" belongs here, not \"%2\".")},
                    visible(firstLetterOf(m_text.substr(m_at))));
            const std::size_t node = m_tree.nodes.size();
            m_tree.nodes[parent].children.push_back(node);
            const std::string number = std::to_string(m_tree.nodes[parent].children.size());
            m_tree.nodes.push_back(
                {parent == 0 ? number : m_tree.nodes[parent].name + '.' + number, worth, {}});
            if (!isNode)
                continue;
            m_at += worth ? 1 : 0;
            blanks();
            if (next() != '(')
                return refuseHere({QT_TRANSLATE_NOOP(
                    "Phrase", "Column %1: after an estimate and \":\" a \"(\" belongs.")});
            ++m_at;
            if (depth + 1 >= SearchTree::mostDepth)
                return refuseHere(
                    {QT_TRANSLATE_NOOP("Phrase", "Column %1: too deep, in plies. At most: %2.")},
                    std::to_string(SearchTree::mostDepth));
            children(node, depth + 1, true);
            if (!m_why && m_tree.nodes[node].children.empty())
                return refuseHere({QT_TRANSLATE_NOOP("Phrase", "Column %1: a node has children.")});
            if (!m_why)
                ++m_at; // the bracket that closes
        }
        if (m_why)
            return;
        if (inBrackets && isAtEnd())
            refuseHere({QT_TRANSLATE_NOOP("Phrase", "Column %1: a \")\" is missing.")});
        else if (!inBrackets && !isAtEnd())
            refuseHere({QT_TRANSLATE_NOOP("Phrase", "Column %1: this \")\" closes nothing.")});
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    SearchTree m_tree;
    std::optional<Phrase> m_why;
};

constexpr int infinite = INT_MAX;

std::optional<int> shown(int bound) {
    return bound == infinite || bound == -infinite ? std::nullopt : std::optional(bound);
}

// Gives the value of a node. Alpha and beta are bounds for Max, as textbooks have them.
int visit(const SearchTree& tree, const TreeSearch& how, std::size_t at, int depth, int alpha,
          int beta, TreeSearched& done) {
    const SearchTree::Node& node = tree.nodes[at];
    const bool isDeep = how.depth && depth >= *how.depth && node.worth;
    if (node.children.empty() || (isDeep && depth > 0)) {
        ++done.leaves;
        done.steps.push_back({TreeStep::What::Leaf, at, {}, {}, *node.worth});
        return *node.worth;
    }
    done.steps.push_back({TreeStep::What::Enter, at, shown(alpha), shown(beta)});
    const bool isMax = how.maxBegins == (depth % 2 == 0);
    int best = isMax ? -infinite : infinite;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        const int value = visit(tree, how, node.children[i], depth + 1, alpha, beta, done);
        if (isMax ? value > best : value < best) {
            best = value;
            if (at == 0)
                done.best = node.children[i];
        }
        if (!how.cuts)
            continue;
        (isMax ? alpha : beta) = isMax ? std::max(alpha, best) : std::min(beta, best);
        if (alpha >= beta && i + 1 < node.children.size()) {
            ++done.cuts;
            done.steps.push_back({TreeStep::What::Cut,
                                  at,
                                  shown(alpha),
                                  shown(beta),
                                  0,
                                  {node.children.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                   node.children.end()}});
            break;
        }
    }
    done.steps.push_back({TreeStep::What::Leave, at, {}, {}, best});
    return best;
}

} // namespace

Or<SearchTree> readSearchTree(std::string_view text) { return TreeReader(text).read(); }

TreeSearched searched(const SearchTree& tree, const TreeSearch& how) {
    TreeSearched done{};
    done.value =
        visit(tree, how, 0, 0, how.alpha.value_or(-infinite), how.beta.value_or(infinite), done);
    return done;
}

} // namespace bouton
