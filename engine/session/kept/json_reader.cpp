// SPDX-License-Identifier: MIT
#include "session/kept/json_reader.h"

#include <cmath>
#include <utility>

namespace bouton {

namespace {

constexpr const char* noText = QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 is no text.");
constexpr const char* noNumber =
    QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 is no whole number from %2 to %3.");
constexpr const char* noFlag =
    QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 is neither true nor false.");
constexpr const char* noObject =
    QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 is no object.");
constexpr const char* noArray = QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 is no list.");
constexpr const char* tooLong =
    QT_TRANSLATE_NOOP("Phrase", "The file has too much: %1 is a list of more than %2.");

QJsonValue at(const QJsonObject& object, const char* key) {
    return object.value(QLatin1String(key));
}

std::string numbered(const std::string& list, qsizetype index) {
    return list + '[' + std::to_string(index) + ']';
}

} // namespace

JsonReader::JsonReader(QJsonObject object, std::string where)
    : m_object(std::move(object)),
      m_where(std::move(where)),
      m_fault(std::make_shared<std::optional<Phrase>>()) {}

std::string JsonReader::wayTo(const char* key) const {
    return m_where.empty() ? key : m_where + '.' + key;
}

void JsonReader::refuse(const char* key, Phrase why) const {
    if (*m_fault)
        return;
    why.args.insert(why.args.begin(), wayTo(key));
    m_fault->emplace(std::move(why));
}

bool JsonReader::has(const char* key) const {
    const QJsonValue value = at(m_object, key);
    return !value.isUndefined() && !value.isNull();
}

std::string JsonReader::text(const char* key, std::optional<std::string> standard) const {
    const QJsonValue value = at(m_object, key);
    if (value.isUndefined() && standard)
        return *standard;
    if (!value.isString())
        refuse(key, {noText});
    return value.toString().toStdString();
}

long long JsonReader::number(const char* key, long long least, long long most,
                             std::optional<long long> standard) const {
    const QJsonValue value = at(m_object, key);
    if (value.isUndefined() && standard)
        return *standard;
    const double number = value.toDouble(NAN);
    if (number >= static_cast<double>(least) && number <= static_cast<double>(most)
        && number == std::floor(number))
        return static_cast<long long>(number);
    refuse(key, {noNumber, {std::to_string(least), std::to_string(most)}});
    return standard.value_or(least);
}

bool JsonReader::flag(const char* key) const {
    const QJsonValue value = at(m_object, key);
    if (!value.isUndefined() && !value.isBool())
        refuse(key, {noFlag});
    return value.toBool();
}

JsonReader JsonReader::object(const char* key) const {
    const QJsonValue value = at(m_object, key);
    if (!value.isObject())
        refuse(key, {noObject});
    JsonReader reader(value.toObject(), wayTo(key));
    reader.m_fault = m_fault;
    return reader;
}

QJsonArray JsonReader::array(const char* key) const {
    const QJsonValue value = at(m_object, key);
    if (!value.isUndefined() && !value.isArray())
        refuse(key, {noArray});
    return value.toArray();
}

std::vector<JsonReader> JsonReader::objects(const char* key, qsizetype most) const {
    const QJsonArray list = array(key);
    std::vector<JsonReader> readers;
    if (list.size() > most) {
        refuse(key, {tooLong, {std::to_string(most)}});
        return {};
    }
    for (qsizetype i = 0; i < list.size(); ++i) {
        const std::string place = numbered(key, i);
        if (!list[i].isObject())
            refuse(place.c_str(), {noObject});
        readers.emplace_back(list[i].toObject(), wayTo(place.c_str()));
        readers.back().m_fault = m_fault;
    }
    return readers;
}

std::vector<std::string> JsonReader::texts(const char* key) const {
    const QJsonArray list = array(key);
    std::vector<std::string> texts;
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (!list[i].isString())
            refuse(numbered(key, i).c_str(), {noText});
        texts.push_back(list[i].toString().toStdString());
    }
    return texts;
}

} // namespace bouton
