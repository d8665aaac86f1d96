#include "language/writer.h"

namespace bouton::language {

namespace {

constexpr std::uint64_t bitOf(std::size_t at) { return std::uint64_t{1} << at; }

} // namespace

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
    return put(Step::Do::Moves, token, 0, of == Step::Do::Every ? 1 : 0);
}

void Writer::endMoves(const Token& token, Step::Do of, std::int32_t begun) {
    put(of, token, begun + 1);
    land(begun);
    m_inMove = false;
}

} // namespace bouton::language
