#pragma once

#include <optional>

#include "language/statement.h"
#include "language/token.h"

namespace bouton::language {

// Goes through the tokens of a claim, and keeps the first mistake. After a mistake there are no
// tokens any more, so that a reader comes to its end by itself.
class Cursor {
public:
    Cursor(std::string_view text, Given given);

    const Token& now() const { return m_tokens[m_at]; }
    // How many tokens are taken; with it a reader says where something began.
    std::size_t at() const { return m_at; }
    // Of the text, or of what stands in brackets that are given.
    bool atEnd() const { return now().what == Token::What::End; }
    void take() { m_at += atEnd() ? 0 : 1; }
    // Takes this token if it comes next.
    bool takeIf(std::string_view wanted);
    // The same for a token that must come.
    void expect(std::string_view wanted);
    // Takes the closing bracket that is given, if it comes next.
    bool takeGiven();

    // Whether a comma stands before the bracket ends that is already open.
    bool hasComma() const;
    // The column and the length of what was taken since then.
    int columnOf(std::size_t first) const { return m_tokens[first].column; }
    int lengthSince(std::size_t first) const;
    std::string_view textSince(std::size_t first) const;

    const std::optional<Mistake>& mistake() const { return m_mistake; }
    // A mistake in a token, without one in that which comes next. Its column is put before the
    // phrase's arguments.
    void refuse(const Token& token, Phrase what);
    void refuse(Phrase what) { refuse(now(), std::move(what)); }
    // The same in what was taken since then.
    void refuseSince(std::size_t first, Phrase what);

private:
    void refuse(int column, int length, Phrase what);

    std::string_view m_text;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    std::optional<Mistake> m_mistake;
};

} // namespace bouton::language
