// SPDX-License-Identifier: MIT
#include "session/own_programs.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

#include "programs/entry.h"
#include "session/values/plan.h"

namespace bouton {

namespace {

QString asText(const std::string& text) { return QString::fromStdString(text); }

// A letter and its accent may be one sign or two: a Mac writes names of files with two.
QString composed(const std::string& name) {
    return asText(name).normalized(QString::NormalizationForm_C);
}

// As a reader takes them to be the same.
QString folded(const std::string& name) { return composed(name).toCaseFolded(); }

OwnPrograms::Entry entryOf(const QJsonObject& object) {
    OwnPrograms::Entry entry{object.value(QLatin1String("name")).toString().toStdString(),
                             object.value(QLatin1String("command")).toString().toStdString(),
                             {}};
    for (const QJsonValue& game : object.value(QLatin1String("games")).toArray())
        entry.games.push_back(game.toString().toStdString());
    return entry;
}

} // namespace

const OwnPrograms::Entry* OwnPrograms::find(const std::string& name) const {
    const auto at = std::ranges::find(m_all, composed(name),
                                      [](const Entry& each) { return composed(each.name); });
    return at == m_all.end() ? nullptr : &*at;
}

bool OwnPrograms::plays(const std::string& name, const Ruleset& game) const {
    const Entry* entry = find(name);
    return entry && std::ranges::find(entry->games, game.name.id) != entry->games.end();
}

std::vector<std::string> OwnPrograms::playing(const Ruleset& game) const {
    std::vector<std::string> names;
    for (const Entry& entry : m_all)
        if (plays(entry.name, game))
            names.push_back(entry.name);
    return names;
}

Or<void> OwnPrograms::check(const Entry& entry, const std::string& instead) const {
    if (const Or<void> good = checkProgramName(entry.name); !good)
        return good;
    const auto isAnother = [&](const Entry& each) {
        return each.name != instead && folded(each.name) == folded(entry.name);
    };
    if (std::ranges::any_of(m_all, isAnother))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Another program has this name."), {}});
    if (wordsOfCommand(entry.command).empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no command to start."), {}});
    if (entry.games.empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "A program plays one game at least."), {}});
    return {};
}

void OwnPrograms::insert(Entry entry) {
    m_all.push_back(std::move(entry));
    std::ranges::sort(m_all, {}, [](const Entry& each) { return folded(each.name); });
}

Or<void> OwnPrograms::put(Entry entry, const std::string& instead) {
    if (const Or<void> good = check(entry, instead); !good)
        return good;
    const std::string before = find(instead) ? instead : std::string();
    const std::string after = entry.name;
    std::erase_if(m_all, [&](const Entry& each) { return each.name == before; });
    insert(std::move(entry));
    emit changed(before, after);
    return {};
}

void OwnPrograms::remove(const std::string& name) {
    const std::string before = name; // perhaps that of the entry, which goes now
    if (std::erase_if(m_all, [&](const Entry& each) { return each.name == before; }) > 0)
        emit changed(before, {});
}

std::shared_ptr<OwnProgram> OwnPrograms::seated(const std::string& name) const {
    const auto find = [command = this->find(name)->command] { return commandNamed(command); };
    return {new OwnProgram(name, OwnProgram::Finder(find), m_limits), [](OwnProgram* program) {
                program->close(); // with the patience that it is promised
                delete program;
            }};
}

QByteArray OwnPrograms::write() const {
    QJsonArray list;
    for (const Entry& entry : m_all) {
        QJsonArray games;
        for (const std::string& game : entry.games)
            games.append(asText(game));
        list.append(QJsonObject{{QLatin1String("name"), asText(entry.name)},
                                {QLatin1String("command"), asText(entry.command)},
                                {QLatin1String("games"), games}});
    }
    return QJsonDocument(list).toJson(QJsonDocument::Compact);
}

void OwnPrograms::read(const QByteArray& json) {
    m_all.clear();
    for (const QJsonValue& each : QJsonDocument::fromJson(json).array())
        if (Entry entry = entryOf(each.toObject()); check(entry, {}))
            insert(std::move(entry));
}

} // namespace bouton
