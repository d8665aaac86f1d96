// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/phrase.h"

namespace bouton {

// Reads the members of a JSON object that was not written by us. It remembers the first member that
// is not as it should be, with the way to it. From then on every answer is a harmless one, so a
// caller asks once, at the end. An unknown member is no fault.
class JsonReader {
public:
    // `where` is how a sentence names the object; empty: the whole file.
    explicit JsonReader(QJsonObject object, std::string where = {});

    // The members. A missing one gives `standard`; without a standard it is a fault.
    std::string text(const char* key, std::optional<std::string> standard = {}) const;
    long long number(const char* key, long long least, long long most,
                     std::optional<long long> standard = {}) const;
    bool flag(const char* key) const; // missing: false
    bool has(const char* key) const;  // and is not null
    JsonReader object(const char* key) const;
    QJsonArray array(const char* key) const; // missing: empty
    // The objects of an array. At most so many.
    std::vector<JsonReader> objects(const char* key, qsizetype most) const;
    // The texts of an array.
    std::vector<std::string> texts(const char* key) const;

    // Remembers this fault of a member, if it is the first. %1 is the way to the member.
    void refuse(const char* key, Phrase why) const;
    // The first fault of this object and of all that were got from it; empty: all is well.
    const std::optional<Phrase>& fault() const { return *m_fault; }

private:
    std::string wayTo(const char* key) const;

    QJsonObject m_object;
    std::string m_where;
    std::shared_ptr<std::optional<Phrase>> m_fault;
};

} // namespace bouton
