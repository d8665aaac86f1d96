// SPDX-License-Identifier: MIT
#include "language/machine.h"

#include <algorithm>
#include <array>

namespace bouton::language {

namespace {

// The position that a step speaks of, and its part.
struct Place {
    const Reading* reading;
    std::size_t part = 0;

    const Value* fields() const { return reading->fields.data() + part * reading->width; }
};

bool isOneOf(const Value* of, Step::Do what) {
    using enum Step::Do;
    const Value a = of[0], b = of[1];
    switch (what) {
    case Equal: return a == b;
    case Unequal: return a != b;
    case Less: return a < b;
    case AtMost: return a <= b;
    case Greater: return a > b;
    default: return a >= b;
    }
}

} // namespace

Phrase sentenceOf(const Fault& fault) {
    const std::string column = std::to_string(fault.column);
    switch (fault.what) {
    case Fault::What::Overflow:
        return {QT_TRANSLATE_NOOP("Phrase", "Column %1: the number does not fit into 64 bits."),
                {column}};
    case Fault::What::Modulus:
        return {QT_TRANSLATE_NOOP("Phrase", "Column %1: mod needs a number above 0."), {column}};
    case Fault::What::PartIsGone:
        return {QT_TRANSLATE_NOOP("Phrase", "Column %1: this part was not there before the move."),
                {column}};
    case Fault::What::NoParts: break;
    }
    return {
        QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no part, so no least and no greatest."),
        {column}};
}

Answer evaluate(const std::vector<Step>& steps, Range range, const Sample& sample,
                std::optional<std::size_t> inMove, std::size_t inPart) {
    std::array<Value, mostKept> stack;
    Value* top = stack.data(); // the value on top; what is below the first is never read
    std::size_t move = inMove.value_or(0);
    Place place{inMove ? &sample.after[move] : &sample.here, inPart};
    const Step *const code = steps.data(), *const end = code + range.end;
    const auto fault = [](Fault::What what, const Step& step) {
        return std::unexpected(Fault{what, step.column});
    };
    // After a part: the next one, or what follows.
    const auto next = [&](const Step* step) {
        return ++place.part < place.reading->parts ? code + step->to : step + 1;
    };
    for (const Step* step = code + range.first; step != end;) {
        using enum Step::Do;
        switch (step->what) {
        case Push: *++top = step->value; break;
        case Word: *++top = place.reading->words.data()[step->to]; break;
        case Before: *++top = sample.here.words.data()[step->to]; break;
        case Field: *++top = place.fields()[step->to]; break;
        // The least number of all has no opposite, here and below.
        case Negate:
            if (__builtin_sub_overflow(Value{0}, *top, top))
                return fault(Fault::What::Overflow, *step);
            break;
        case Absolute:
            if (*top < 0 && __builtin_sub_overflow(Value{0}, *top, top))
                return fault(Fault::What::Overflow, *step);
            break;
        case Not: *top ^= 1; break;
        case Even: *top = ~*top & 1; break;
        case Odd: *top &= 1; break;
        case Add:
            --top;
            if (__builtin_add_overflow(top[0], top[1], top))
                return fault(Fault::What::Overflow, *step);
            break;
        case Subtract:
            --top;
            if (__builtin_sub_overflow(top[0], top[1], top))
                return fault(Fault::What::Overflow, *step);
            break;
        case Multiply:
            --top;
            if (__builtin_mul_overflow(top[0], top[1], top))
                return fault(Fault::What::Overflow, *step);
            break;
        case Modulo:
            --top;
            if (top[1] <= 0)
                return fault(Fault::What::Modulus, *step);
            // C++ gives the remainder the sign of the first number; claims count from 0.
            *top %= top[1];
            *top += *top < 0 ? top[1] : 0;
            break;
        case Xor:
            --top;
            *top ^= top[1];
            break;
        case Min:
            --top;
            *top = std::min(top[0], top[1]);
            break;
        case Max:
            --top;
            *top = std::max(top[0], top[1]);
            break;
        case Equal:
        case Unequal:
        case Less:
        case AtMost:
        case Greater:
        case AtLeast:
            --top;
            *top = isOneOf(top, step->what);
            break;
        case And:
        case Or:
            // The first one decides: it stays, and the other one is never asked.
            if ((*top != 0) == (step->what == Or)) {
                step = code + step->to;
                continue;
            }
            --top;
            break;
        case Parts:
        case PartsOrFault:
            *++top = 0;
            place.part = 0;
            if (place.reading->parts != 0)
                break;
            // No parts have a sum, and their number; they have no least and no greatest.
            if (step->what == PartsOrFault)
                return fault(Fault::What::NoParts, *step);
            step = code + step->to;
            continue;
        case Sum:
            --top;
            if (__builtin_add_overflow(top[0], top[1], top))
                return fault(Fault::What::Overflow, *step);
            step = next(step);
            continue;
        case Count:
            --top;
            *top += top[1];
            step = next(step);
            continue;
        case XorAll:
            --top;
            *top ^= top[1];
            step = next(step);
            continue;
        case Least:
        case Most:
            --top;
            // What lies below the first part is no value yet.
            if (place.part == 0 || (step->what == Least ? top[1] < top[0] : top[1] > top[0]))
                *top = top[1];
            step = next(step);
            continue;
        case Moves:
        case MovesCounted:
            // Without a move "some" is false, "every" is true, and the number is 0. A number stands
            // on the stack from the beginning on.
            if (sample.moves == 0 || step->what == MovesCounted)
                *++top = step->value;
            if (sample.moves == 0) {
                step = code + step->to;
                continue;
            }
            move = 0;
            place = {sample.after.data()};
            break;
        case Some:
        case Every:
            // One move may decide; else the next one is asked.
            if ((*top != 0) != (step->what == Some) && ++move < sample.moves) {
                --top;
                place = {&sample.after[move]};
                step = code + step->to;
                continue;
            }
            place = {&sample.here};
            break;
        case CountMoves:
            --top;
            *top += top[1];
            if (++move < sample.moves) {
                place = {&sample.after[move]};
                step = code + step->to;
                continue;
            }
            place = {&sample.here};
            break;
        case GoBefore: place = {&sample.here}; break;
        case GoAfter: place = {&sample.after[move]}; break;
        case FieldBefore:
            if (place.part >= sample.here.parts)
                return fault(Fault::What::PartIsGone, *step);
            *++top =
                sample.here
                    .fields[place.part * sample.here.width + static_cast<std::size_t>(step->to)];
            break;
        }
        ++step;
    }
    return {*top};
}

} // namespace bouton::language
