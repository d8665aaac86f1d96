// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace bouton {

// The languages of the window. Each but English is a catalogue, resources/i18n/bouton_ID.ts, which
// is built in; docs/translating.md tells how one is made. Who translates can have Bouton read
// catalogues from a folder that BOUTON_I18N names, without building it anew.

struct Language {
    QString id;   // "pl", or with a territory "pt_BR"
    QString name; // its own
    bool isDraft; // no native speaker has signed its texts (resources/i18n/offered.txt)
};

// English first, then those that have a catalogue, by their names.
std::vector<Language> languages();

// From now on the window speaks this language; empty: the desktop's, where there is a catalogue of
// it, else English. All that is in view is told (QEvent::LanguageChange). Numbers follow a language
// that was chosen, else the desktop. One without a catalogue is taken for the desktop's.
void speakLanguage(const QString& id);

QString languageSpoken(); // its id

// The file of resources in the language of the window, or in English where it has none. The path
// says %1 for the language: ":/help/%1/cards.html".
QString inLanguage(const QString& path);

} // namespace bouton
