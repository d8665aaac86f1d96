// SPDX-License-Identifier: MIT
#include "ui/controls/latin_keys.h"

#include <QKeyEvent>

#include <array>
#include <string_view>

namespace bouton {

namespace {

// What the keys of a to z write. On a Greek keyboard q has the question mark, a semicolon, which
// other keyboards have elsewhere; the blank stands for it.
constexpr std::array<std::u16string_view, 2> layouts{u"αβψδεφγηιξκλμνοπ ρστθωςχυζ",
                                                     u"фисвуапршолдьтщзйкыегмцчня"};

QChar inLatin(QChar sign) {
    for (const std::u16string_view layout : layouts)
        if (const auto at = layout.find(sign.toLower().unicode());
            at != layout.npos && sign != u' ') {
            const QChar latin(static_cast<char16_t>(u'a' + at));
            return sign.isUpper() ? latin.toUpper() : latin;
        }
    return sign;
}

} // namespace

QString inLatinKeys(QString text) {
    for (QChar& sign : text)
        sign = inLatin(sign);
    return text;
}

int latinKeyOf(const QKeyEvent& event) {
    const QString text = event.text(), latin = inLatinKeys(text);
    return latin == text ? event.key() : latin.front().toUpper().unicode();
}

} // namespace bouton
