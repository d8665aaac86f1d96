// SPDX-License-Identifier: MIT
#include "language/statement.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "language/machine.h"
#include "language/misplaced.h"
#include "language/token.h"

namespace bouton::language {

namespace {

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

// Writes the steps of a claim, and notes what they need to know of a position. A jump is written
// before it is known where it leads; then `land` makes it lead to what comes next.
class Writer {
public:
    std::int32_t here() const { return static_cast<std::int32_t>(m_steps.size()); }
    bool inMove() const { return m_inMove; }
    bool inPart() const { return m_inPart; }
    const Needs& needs() const { return m_needs; }
    std::vector<Step> steps() && { return std::move(m_steps); }

    // The column of a step is that of its token. Gives the step's number.
    std::int32_t put(Step::Do what, const Token& token, std::int32_t to = 0, Value value = 0);
    void land(std::int32_t jump) { m_steps[static_cast<std::size_t>(jump)].to = here(); }

    // The value of a word, by its place; here, before the move, in the part, in the part before.
    void word(const Token& token, std::size_t at);
    void before(const Token& token, std::size_t at);
    void field(const Token& token, std::size_t at);
    void fieldBefore(const Token& token, std::size_t at);

    // What stands between is said of each part, or of each position after a move. `of` is what
    // comes of it: Sum, Most, …; Some or Every. They begin and end with the same token.
    std::int32_t beginParts(const Token& token, Step::Do of);
    void endParts(const Token& token, Step::Do of, std::int32_t begun);
    std::int32_t beginMoves(const Token& token, Step::Do of);
    void endMoves(const Token& token, Step::Do of, std::int32_t begun);
    // Within a move, what stands between is of the position before it.
    void goBefore(const Token& token);
    void goAfter(const Token& token);

private:
    Wanted& wanted() { return m_inMove ? m_needs.after : m_needs.here; }

    std::vector<Step> m_steps;
    Needs m_needs;
    bool m_inMove = false, m_inPart = false;
};

constexpr std::uint64_t bitOf(std::size_t at) { return std::uint64_t{1} << at; }

std::int32_t Writer::put(Step::Do what, const Token& token, std::int32_t to, Value value) {
    m_steps.push_back({what, static_cast<std::int16_t>(token.column), to, value});
    return here() - 1;
}

void Writer::word(const Token& token, std::size_t at) {
    wanted().words |= bitOf(at);
    put(Step::Do::Word, token, static_cast<std::int32_t>(at));
}

void Writer::before(const Token& token, std::size_t at) {
    m_needs.here.words |= bitOf(at);
    put(Step::Do::Before, token, static_cast<std::int32_t>(at));
}

void Writer::field(const Token& token, std::size_t at) {
    wanted().fields |= bitOf(at);
    put(Step::Do::Field, token, static_cast<std::int32_t>(at));
}

void Writer::fieldBefore(const Token& token, std::size_t at) {
    m_needs.here.fields |= bitOf(at);
    m_needs.here.parts = true;
    put(Step::Do::FieldBefore, token, static_cast<std::int32_t>(at));
}

void Writer::goBefore(const Token& token) {
    put(Step::Do::GoBefore, token);
    m_inMove = false;
}

void Writer::goAfter(const Token& token) {
    put(Step::Do::GoAfter, token);
    m_inMove = true;
}

std::int32_t Writer::beginParts(const Token& token, Step::Do of) {
    wanted().parts = true;
    m_inPart = true;
    const bool needsOne = of == Step::Do::Least || of == Step::Do::Most;
    return put(needsOne ? Step::Do::PartsOrFault : Step::Do::Parts, token);
}

void Writer::endParts(const Token& token, Step::Do of, std::int32_t begun) {
    put(of, token, begun + 1);
    land(begun);
    m_inPart = false;
}

std::int32_t Writer::beginMoves(const Token& token, Step::Do of) {
    m_needs.moves = true;
    m_inMove = true;
    return of == Step::Do::CountMoves
               ? put(Step::Do::MovesCounted, token)
               : put(Step::Do::Moves, token, 0, of == Step::Do::Every ? 1 : 0);
}

void Writer::endMoves(const Token& token, Step::Do of, std::int32_t begun) {
    put(of, token, begun + 1);
    land(begun);
    m_inMove = false;
}

struct Said {
    std::string_view text;
    Step::Do what;
};
constexpr auto comparisons = std::to_array<Said>({{"==", Step::Do::Equal},
                                                  {"!=", Step::Do::Unequal},
                                                  {"<", Step::Do::Less},
                                                  {"<=", Step::Do::AtMost},
                                                  {">", Step::Do::Greater},
                                                  {">=", Step::Do::AtLeast}});
// What is said of the parts together: of numbers, or of what is true of them.
constexpr auto ofAllParts = std::to_array<Said>({{"sum", Step::Do::Sum},
                                                 {"max", Step::Do::Most},
                                                 {"min", Step::Do::Least},
                                                 {"xor", Step::Do::XorAll},
                                                 {"count", Step::Do::Count}});
const Said* saidBy(const Token& token, const auto& table) {
    const auto at =
        std::ranges::find_if(table, [&](const Said& said) { return token.is(said.text); });
    return at == table.end() ? nullptr : &*at;
}

// A value on the stack for every operator that waits for its right side: "exactly if", a
// comparison, xor, a sum, a product, and the comma of a function.
static_assert(mostKept > 6 * (mostDepth + 1) + 2);

// Reads from left to right and writes the steps on its way. Each function reads what binds at least
// as tightly as its name says, and gives its kind.
class Reader {
public:
    Reader(std::string_view text, const Vocabulary& words, Given given)
        : m_words(words), m_given(given), m_cursor(text, given) {}

    std::expected<Statement, Mistake> read(std::string_view text) {
        if (m_cursor.atEnd())
            m_cursor.refuse(
                {QT_TRANSLATE_NOOP(
                     "Phrase",
                     "Column %1: say what is true of every position, for example \"%2\"."),
                 {"lost exactly if …"}});
        if (m_cursor.takeIf("if")) {
            truth(&Reader::body);
            m_cursor.expect("then");
            m_made.premise = Range{0, m_writer.here()};
        }
        m_made.conclusion.first = m_writer.here();
        truth(&Reader::body);
        m_made.conclusion.end = m_writer.here();
        if (!m_cursor.atEnd())
            m_cursor.refuse(noMore(m_cursor.now(), m_words));
        if (m_cursor.mistake())
            return std::unexpected(*m_cursor.mistake());
        m_made.text = text;
        m_made.needs = m_writer.needs();
        m_made.steps = std::move(m_writer).steps();
        return std::move(m_made);
    }

private:
    // Where something begins.
    struct Start {
        std::size_t token;
        std::int32_t step;
    };
    using Part = Kind (Reader::*)();

    // The grammar ---------------------------------------------------------------------------------

    Kind body() {
        const Start start = begin();
        const Kind left = either();
        const Token arrow = m_cursor.now();
        if (!isArrow(arrow))
            return left;
        need(left, Kind::Truth, start);
        m_cursor.take();
        if (arrow.is("exactly")) {
            if (m_cursor.now().is("when"))
                m_cursor.refuse(
                    arrow, {QT_TRANSLATE_NOOP("Phrase", "Column %1: write \"%2\", not \"%3\"."),
                            {"exactly if", "exactly when"}});
            m_cursor.expect("if");
        }
        // "A implies B" is "not A or B".
        std::int32_t jump = 0;
        if (arrow.is("implies")) {
            m_writer.put(Step::Do::Not, arrow);
            jump = m_writer.put(Step::Do::Or, arrow);
        }
        truth(&Reader::either);
        if (arrow.is("implies"))
            m_writer.land(jump);
        else
            m_writer.put(Step::Do::Equal, arrow);
        if (isArrow(m_cursor.now()))
            m_cursor.refuse({QT_TRANSLATE_NOOP(
                "Phrase", "Column %1: of two arrows in a row one needs brackets.")});
        return term(start, Kind::Truth);
    }
    static bool isArrow(const Token& token) {
        return token.is("exactly") || token.is("iff") || token.is("implies");
    }
    Kind either() { return joined("or", Step::Do::Or, &Reader::both); }
    Kind both() { return joined("and", Step::Do::And, &Reader::negation); }

    Kind negation() {
        const Start start = begin();
        const Token token = m_cursor.now();
        if (!m_cursor.takeIf("not"))
            return comparison();
        deeper([&] { truth(&Reader::negation); });
        m_writer.put(Step::Do::Not, token);
        return term(start, Kind::Truth);
    }

    Kind comparison() {
        const Start start = begin();
        const Kind left = exclusive();
        const Token token = m_cursor.now();
        if (m_cursor.takeIf("is")) {
            need(left, Kind::Number, start);
            const bool even = m_cursor.takeIf("even");
            if (!even && !m_cursor.takeIf("odd"))
                m_cursor.refuse(noParity(m_cursor.now()));
            m_writer.put(even ? Step::Do::Even : Step::Do::Odd, token);
            return term(start, Kind::Truth);
        }
        const Said* compared = saidBy(token, comparisons);
        if (!compared)
            return left;
        if (compared->what != Step::Do::Equal && compared->what != Step::Do::Unequal)
            need(left, Kind::Number, start);
        m_cursor.take();
        const Start right = begin();
        need(exclusive(), left, right);
        if (saidBy(m_cursor.now(), comparisons))
            m_cursor.refuse({QT_TRANSLATE_NOOP(
                "Phrase", "Column %1: compare two at a time, and join them by \"and\".")});
        m_writer.put(compared->what, token);
        return term(start, Kind::Truth);
    }

    Kind exclusive() {
        return calculated(std::to_array<Said>({{"xor", Step::Do::Xor}}), &Reader::addition);
    }
    Kind addition() {
        return calculated(std::to_array<Said>({{"+", Step::Do::Add}, {"-", Step::Do::Subtract}}),
                          &Reader::product);
    }
    Kind product() {
        return calculated(
            std::to_array<Said>({{"*", Step::Do::Multiply}, {"mod", Step::Do::Modulo}}),
            &Reader::negative);
    }

    Kind negative() {
        const Start start = begin();
        const Token token = m_cursor.now();
        if (!m_cursor.takeIf("-"))
            return operand();
        deeper([&] { number(&Reader::negative); });
        m_writer.put(Step::Do::Negate, token);
        return term(start, Kind::Number);
    }

    Kind operand() {
        const Start start = begin();
        const Token token = m_cursor.now();
        Kind kind = Kind::Number;
        if (token.what == Token::What::Number)
            return literal(token);
        if (token.is("some") || token.is("every"))
            return overSomeOrEvery(start, token);
        if (token.is("before"))
            return before(start, token);
        if (m_cursor.takeIf("(")) {
            deeper([&] { kind = body(); });
            if (token.column != m_given.open)
                m_cursor.expect(")");
            else if (!m_cursor.takeGiven())
                m_cursor.refuse(noMore(m_cursor.now(), m_words));
            return kind;
        }
        if (m_cursor.takeIf("abs")) {
            inBrackets([&] { number(&Reader::body); });
            m_writer.put(Step::Do::Absolute, token);
            return term(start, Kind::Number);
        }
        if (const Said* said = saidBy(token, ofAllParts)) {
            m_cursor.take();
            if (said->what == Step::Do::Count && m_cursor.takeIf("moves"))
                return overMoves(start, token, Step::Do::CountMoves);
            inBrackets([&] { together(token, *said); });
            return term(start, Kind::Number);
        }
        return word(start, token);
    }

    // The lesser or the greater of two, or what is said of all parts together.
    void together(const Token& token, const Said& said) {
        using enum Step::Do;
        if ((said.what == Least || said.what == Most) && m_cursor.hasComma()) {
            number(&Reader::body);
            m_cursor.expect(",");
            number(&Reader::body);
            m_writer.put(said.what == Least ? Min : Max, token);
            return;
        }
        ofParts(token, said);
    }

    void ofParts(const Token& token, const Said& said) {
        overParts(token, said.text, said.what, [&] {
            said.what == Step::Do::Count ? truth(&Reader::body) : number(&Reader::body);
        });
    }

    template <class Inner>
    void overParts(const Token& token, std::string_view said, Step::Do what, Inner inner) {
        if (m_words.fields.empty())
            m_cursor.refuse(
                token,
                {QT_TRANSLATE_NOOP("Phrase", "Column %1: a position of this game has no parts.")});
        if (m_writer.inPart())
            m_cursor.refuse(
                token,
                {QT_TRANSLATE_NOOP(
                     "Phrase",
                     "Column %1: \"%2\" of all parts cannot stand in what is said of a part."),
                 {std::string(said)}});
        const std::int32_t begun = m_writer.beginParts(token, what);
        inner();
        m_writer.endParts(token, what, begun);
    }

    // Of moves, or of parts. Of some part something is true if their number is not 0, and of every
    // one if the number of the others is.
    Kind overSomeOrEvery(const Start& start, const Token& token) {
        const bool every = token.is("every");
        m_cursor.take();
        if (!m_cursor.takeIf("part")) {
            m_cursor.expect("move");
            return overMoves(start, token, every ? Step::Do::Every : Step::Do::Some);
        }
        inBrackets([&] {
            overParts(token, every ? "every" : "some", Step::Do::Count, [&] {
                truth(&Reader::body);
                if (every)
                    m_writer.put(Step::Do::Not, token);
            });
        });
        m_writer.put(Step::Do::Push, token);
        m_writer.put(every ? Step::Do::Equal : Step::Do::Greater, token);
        return term(start, Kind::Truth);
    }

    Kind overMoves(const Start& start, const Token& token, Step::Do of) {
        if (m_writer.inMove() || m_writer.inPart())
            m_cursor.refuseSince(
                start.token,
                {m_writer.inMove()
                     ? QT_TRANSLATE_NOOP("Phrase",
                                         "Column %1: a move cannot stand in another move.")
                     : QT_TRANSLATE_NOOP(
                         "Phrase", "Column %1: a move cannot stand in what is said of a part.")});
        const std::int32_t begun = m_writer.beginMoves(token, of);
        inBrackets([&] { truth(&Reader::body); });
        m_writer.endMoves(token, of, begun);
        return term(start, of == Step::Do::CountMoves ? Kind::Number : Kind::Truth);
    }

    Kind before(const Start& start, const Token& token) {
        if (!m_writer.inMove())
            m_cursor.refuse(
                token,
                {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"before\" speaks of a move, in \"some "
                                             "move (…)\" or \"every move (…)\".")});
        m_cursor.take();
        m_cursor.expect(".");
        const Token name = m_cursor.now();
        if (const Said* said = saidBy(name, ofAllParts)) {
            m_cursor.take();
            return partsBefore(start, name, *said);
        }
        if (const auto field = placeOf(name, m_words.fields)) {
            m_cursor.take();
            return fieldBefore(start, token, name, *field);
        }
        const std::optional<std::size_t> at = placeOf(name, m_words.words);
        if (!at)
            return unknown(name);
        m_cursor.take();
        m_writer.before(token, *at);
        return term(start, m_words.words[*at].kind);
    }

    // Of all parts of the position before, in which all words are of that position.
    Kind partsBefore(const Start& start, const Token& token, const Said& said) {
        m_writer.goBefore(token);
        inBrackets([&] { ofParts(token, said); });
        m_writer.goAfter(token);
        return term(start, Kind::Number);
    }

    // Of this part as it was, where that is known.
    Kind fieldBefore(const Start& start, const Token& token, const Token& name, std::size_t at) {
        if (!m_writer.inPart())
            m_cursor.refuse(name, noOperand(name, m_words));
        else if (!m_words.partsStay)
            m_cursor.refuse(
                name,
                {QT_TRANSLATE_NOOP("Phrase", "Column %1: a move makes other parts here, so nobody "
                                             "knows which part \"%2\" was of before."),
                 {std::string(name.text)}});
        m_writer.fieldBefore(token, at);
        return term(start, m_words.fields[at].kind);
    }

    Kind literal(const Token& token) {
        Value value = 0;
        const char* const end = token.text.data() + token.text.size();
        if (std::from_chars(token.text.data(), end, value).ec != std::errc{})
            m_cursor.refuse(
                {QT_TRANSLATE_NOOP("Phrase", "Column %1: the number does not fit into 64 bits.")});
        m_cursor.take();
        m_writer.put(Step::Do::Push, token, 0, value);
        return Kind::Number;
    }

    Kind word(const Start& start, const Token& token) {
        if (const auto at = m_writer.inPart() ? placeOf(token, m_words.fields) : std::nullopt) {
            m_cursor.take();
            m_writer.field(token, *at);
            return term(start, m_words.fields[*at].kind);
        }
        const auto at = placeOf(token, m_words.words);
        if (!at)
            return unknown(token);
        m_cursor.take();
        m_writer.word(token, *at);
        return term(start, m_words.words[*at].kind);
    }

    // What the functions of the grammar share -----------------------------------------------------

    Start begin() const { return {m_cursor.at(), m_writer.here()}; }
    // What began there is read, and has a value of its own.
    Kind term(const Start& start, Kind kind) {
        m_made.terms.push_back({m_cursor.columnOf(start.token),
                                m_cursor.lengthSince(start.token),
                                kind,
                                {start.step, m_writer.here()},
                                m_writer.inMove(),
                                m_writer.inPart()});
        return kind;
    }

    Kind joined(std::string_view by, Step::Do what, Part part) {
        const Start start = begin();
        const Kind left = (this->*part)();
        if (!m_cursor.now().is(by))
            return left;
        need(left, Kind::Truth, start);
        while (m_cursor.now().is(by)) {
            const std::int32_t jump = m_writer.put(what, m_cursor.now());
            m_cursor.take();
            truth(part);
            m_writer.land(jump);
        }
        return term(start, Kind::Truth);
    }

    template <std::size_t N> Kind calculated(const std::array<Said, N>& by, Part part) {
        const Start start = begin();
        const Kind left = (this->*part)();
        for (const Said* said = saidBy(m_cursor.now(), by); said;
             said = saidBy(m_cursor.now(), by)) {
            need(left, Kind::Number, start);
            const Token token = m_cursor.now();
            m_cursor.take();
            number(part);
            m_writer.put(said->what, token);
            term(start, Kind::Number);
        }
        return left;
    }

    void truth(Part part) { wantedKind(part, Kind::Truth); }
    void number(Part part) { wantedKind(part, Kind::Number); }
    void wantedKind(Part part, Kind kind) {
        const Start start = begin();
        need((this->*part)(), kind, start);
    }
    void need(Kind kind, Kind wanted, const Start& start) {
        if (kind == wanted)
            return;
        // Perhaps it was to go on, with something that means nothing.
        if (const auto what = meaningless(m_cursor.now(), m_words))
            m_cursor.refuse(*what);
        else
            m_cursor.refuseSince(
                start.token,
                {wanted == Kind::Truth
                     ? QT_TRANSLATE_NOOP("Phrase",
                                         "Column %1: \"%2\" is a number, but what is needed "
                                         "here is true or false.")
                     : QT_TRANSLATE_NOOP("Phrase",
                                         "Column %1: \"%2\" is true or false, but a number "
                                         "is needed here."),
                 {std::string(typedSince(start.token))}});
    }

    // Without brackets that nobody typed.
    std::string_view typedSince(std::size_t token) const {
        const std::string_view text = m_cursor.textSince(token);
        return m_cursor.columnOf(token) == m_given.open ? text.substr(1, text.size() - 2) : text;
    }

    template <class Inner> void inBrackets(Inner inner) {
        m_cursor.expect("(");
        deeper(inner);
        m_cursor.expect(")");
    }
    template <class Inner> void deeper(Inner inner) {
        if (++m_depth > mostDepth)
            m_cursor.refuse(
                {QT_TRANSLATE_NOOP("Phrase",
                                   "Column %1: too much stands in one another here. At most: %2."),
                 {std::to_string(mostDepth)}});
        inner();
        --m_depth;
    }

    // A word, a number or a bracket is wanted here, and the token is neither.
    Kind unknown(const Token& token) {
        m_cursor.refuse(noOperand(token, m_words));
        return Kind::Number;
    }

    const Vocabulary& m_words;
    Given m_given;
    Cursor m_cursor;
    Statement m_made;
    Writer m_writer;
    int m_depth = 0;
};

} // namespace

std::expected<Statement, Mistake> readStatement(std::string_view text, const Vocabulary& words,
                                                Given given) {
    if (text.size() > mostLength)
        return std::unexpected(Mistake{
            {QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a claim has at most %n character(s)."),
             {std::to_string(mostLength + 1)},
             static_cast<int>(mostLength)},
            static_cast<int>(mostLength) + 1,
            static_cast<int>(text.size() - mostLength)});
    return Reader(text, words, given).read(text);
}

} // namespace bouton::language
