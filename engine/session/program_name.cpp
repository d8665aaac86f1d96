#include "session/program_name.h"

#include <QString>

#include <algorithm>

namespace bouton {

namespace {

bool isUnseen(char32_t sign) {
    switch (QChar::category(sign)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return sign == QChar::ReplacementCharacter; // it was no UTF-8
    }
}

} // namespace

Or<void> checkProgramName(std::string_view name) {
    const QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    const auto signs = text.toStdU32String();
    if (signs.empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "A program needs a name.")});
    if (signs.size() > longestProgramName)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "A program's name has at most %1 characters; "
                                                   "this one has %2."),
                       {std::to_string(longestProgramName), std::to_string(signs.size())}});
    if (text.trimmed() != text)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "A program's name has no blanks at its ends.")});
    if (std::ranges::any_of(signs, isUnseen))
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "A program's name is one line of text, without signs that nobody sees.")});
    return {};
}

} // namespace bouton
