// SPDX-License-Identifier: MIT
#include "ui/preferences/insight.h"

#include <QCoreApplication>

namespace bouton {

namespace {

struct Description {
    const char *id, *words;
    Qt::Key key;
};

constexpr std::array<Description, allInsights.size()> descriptions{{
    {"values", QT_TRANSLATE_NOOP("bouton::Insight", "&Move values on the board"), Qt::Key_F5},
    {"why", QT_TRANSLATE_NOOP("bouton::Insight", "&Why: the position in parts"), Qt::Key_F6},
    {"twin", QT_TRANSLATE_NOOP("bouton::Insight", "&Nim twin"), Qt::Key_F7},
    {"map", QT_TRANSLATE_NOOP("bouton::Insight", "&Grundy map"), Qt::Key_F8},
    {"history", QT_TRANSLATE_NOOP("bouton::Insight", "&How the game went"), Qt::Key_F9},
    {"book", QT_TRANSLATE_NOOP("bouton::Insight", "&Opening book"), Qt::Key_F4},
}};

const Description& of(Insight insight) { return descriptions[static_cast<std::size_t>(insight)]; }

} // namespace

const char* idOf(Insight insight) { return of(insight).id; }

QString wordsFor(Insight insight) {
    return QCoreApplication::translate("bouton::Insight", of(insight).words);
}

QKeySequence keysFor(Insight insight) { return of(insight).key; }

bool suits(Insight insight, const Ruleset& game) {
    switch (insight) {
    case Insight::Twin: return game.name.isSum;
    case Insight::Map: return game.lore.map != nullptr;
    case Insight::Book: return game.lore.book != nullptr;
    default: return true;
    }
}

} // namespace bouton
