// SPDX-License-Identifier: MIT
#include "core/visible.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "core/encoding.h"

namespace bouton {

namespace {

// Controls, the ends of lines, what has no width or no picture (Unicode calls it "default
// ignorable"), and what belongs to nobody.
constexpr auto unseen = std::to_array<std::array<std::uint32_t, 2>>(
    {{0x00, 0x1F},       {0x7F, 0x9F},       {0xAD, 0xAD},     {0x34F, 0x34F},   {0x61C, 0x61C},
     {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F}, {0x200B, 0x200F}, {0x2028, 0x202E},
     {0x2060, 0x206F},   {0x3164, 0x3164},   {0xE000, 0xF8FF}, {0xFDD0, 0xFDEF}, {0xFE00, 0xFE0F},
     {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF}, {0x1BCA0, 0x1BCA3},
     {0x1D173, 0x1D17A}, {0xE0000, 0x10FFFF}});

bool isUnseen(std::uint32_t code) {
    return std::ranges::any_of(
        unseen, [&](const auto& range) { return range[0] <= code && code <= range[1]; });
}

std::string writtenOut(const char* form, std::uint32_t number) {
    char text[16];
    std::snprintf(text, sizeof text, form, number);
    return text;
}

} // namespace

std::string visible(std::string_view text, std::size_t most) {
    std::string out;
    for (; !text.empty() && most > 0; --most) {
        const std::string_view bytes = firstLetterOf(text);
        const auto code = codeOfLetter(bytes);
        if (code && !isUnseen(*code))
            out += bytes;
        else if (const auto at = std::string_view("\t\r\n").find(bytes); at != bytes.npos)
            out += {'\\', "trn"[at]};
        else if (bytes.size() == 1)
            out += writtenOut("\\x%02x", static_cast<unsigned char>(bytes[0]));
        else
            out += writtenOut(*code < 0x10000 ? "\\u%04x" : "\\U%08x", *code);
        text.remove_prefix(bytes.size());
    }
    return out + (text.empty() ? "" : "...");
}

} // namespace bouton
