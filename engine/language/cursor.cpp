#include "language/cursor.h"

#include <algorithm>

#include "language/misplaced.h"

namespace bouton::language {

Cursor::Cursor(std::string_view text, Given given) : m_text(text), m_tokens(tokensOf(text)) {
    const auto close = std::ranges::find(m_tokens, given.close, &Token::column);
    if (close != m_tokens.end())
        close->what = Token::What::End;
}

bool Cursor::takeGiven() {
    const bool next = atEnd() && m_at + 1 < m_tokens.size();
    m_at += next ? 1 : 0;
    return next;
}

bool Cursor::takeIf(std::string_view wanted) {
    const bool next = !atEnd() && now().is(wanted);
    if (next)
        take();
    return next;
}

void Cursor::expect(std::string_view wanted) {
    if (takeIf(wanted))
        return;
    if (atEnd())
        refuse(
            {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is missing."), {std::string(wanted)}});
    else if (const auto what = strange(now()))
        refuse(*what);
    else
        refuse({QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" belongs here, not \"%3\"."),
                {std::string(wanted), excerpt(now().text)}});
}

bool Cursor::hasComma() const {
    int open = 1;
    for (std::size_t i = m_at; open > 0 && i < m_tokens.size(); ++i) {
        if (open == 1 && m_tokens[i].is(","))
            return true;
        open += m_tokens[i].is("(") ? 1 : m_tokens[i].is(")") ? -1 : 0;
    }
    return false;
}

int Cursor::lengthSince(std::size_t first) const {
    if (m_at <= first)
        return 0;
    const Token& last = m_tokens[m_at - 1];
    return last.column + static_cast<int>(last.text.size()) - m_tokens[first].column;
}

std::string_view Cursor::textSince(std::size_t first) const {
    return m_text.substr(static_cast<std::size_t>(columnOf(first)) - 1,
                         static_cast<std::size_t>(lengthSince(first)));
}

void Cursor::refuse(const Token& token, Phrase what) {
    refuse(token.column, static_cast<int>(token.text.size()), std::move(what));
}

void Cursor::refuseSince(std::size_t first, Phrase what) {
    refuse(columnOf(first), lengthSince(first), std::move(what));
}

void Cursor::refuse(int column, int length, Phrase what) {
    if (!m_mistake) {
        what.args.insert(what.args.begin(), std::to_string(column));
        m_mistake = Mistake{std::move(what), column, length};
    }
    m_at = m_tokens.size() - 1;
}

} // namespace bouton::language
