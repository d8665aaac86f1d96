// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSettings>
#include <QString>
#include <QVariant>

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace bouton {

struct Ruleset;

// A preference, whatever its type is.
class AnyPreference : public QObject {
    Q_OBJECT

public:
    static constexpr bool readAnew = true; // each time: another window may have kept another value

signals:
    void changed(); // the value is another one

protected:
    AnyPreference(QSettings& store, const char* key, bool anew)
        : m_key(QLatin1String(key)), m_store(store), m_anew(anew) {}

    QVariant kept(const QString& key, const QVariant& unlessChosen) const;
    void keep(const QString& key, const QVariant& value); // and says so
    static QString inKey(const Ruleset& game);
    static QString inKey(const QString& part) { return part; }

    const QString m_key; // each %1 stands for what it is a preference of

private:
    QSettings& m_store;
    const bool m_anew;
};

template <class T> inline constexpr bool mayBeEmpty = false;
template <class T> inline constexpr bool mayBeEmpty<std::optional<T>> = true;

// One thing that the user chooses, under its key in the store. `Of` is what each has its own value:
// a game, a part of the window. What is outside its bounds is put into them, whoever wrote it.
template <class T, class... Of> class Preference : public AnyPreference {
public:
    using Bounds = std::function<T(const T&)>;

    Preference(QSettings& store, const char* key, T standard = {}, Bounds bounds = {},
               bool anew = false)
        : AnyPreference(store, key, anew),
          m_standard(std::move(standard)),
          m_bounds(std::move(bounds)) {}

    T operator()(const Of&... of) const {
        return bounded(read(kept(keyOf(of...), stored(m_standard))));
    }

    void set(const Of&... of, const T& wanted) {
        if (const T value = bounded(wanted); value != (*this)(of...))
            keep(keyOf(of...), stored(value));
    }

    // Gives the value to `part` now and whenever it is another: show(value) or part->show(value).
    // What it is a preference of must live as long as the part.
    template <class Part, class Show> void tell(Part* part, Show show, const Of&... of) const {
        const auto say = [this, part, show, &of...] {
            if constexpr (std::is_invocable_v<Show, T>)
                show((*this)(of...));
            else
                std::invoke(show, part, (*this)(of...));
        };
        say();
        connect(this, &AnyPreference::changed, part, say);
    }

private:
    // As it stands in the file; of what may be empty 0 is empty, and a value stands one higher.
    static QVariant stored(const T& value) {
        if constexpr (mayBeEmpty<T>)
            return value ? 1 + static_cast<int>(*value) : 0;
        else if constexpr (std::is_enum_v<T>)
            return static_cast<int>(value);
        else if constexpr (std::is_same_v<T, std::chrono::milliseconds>)
            return static_cast<qlonglong>(value.count());
        else
            return value;
    }

    static T read(const QVariant& value) {
        if constexpr (mayBeEmpty<T>)
            return value.toInt() > 0 ? T(static_cast<typename T::value_type>(value.toInt() - 1))
                                     : T();
        else if constexpr (std::is_enum_v<T>)
            return static_cast<T>(value.toInt());
        else if constexpr (std::is_same_v<T, std::chrono::milliseconds>)
            return T(value.toLongLong());
        else
            return value.value<T>();
    }

    T bounded(const T& value) const { return m_bounds ? m_bounds(value) : value; }

    QString keyOf(const Of&... of) const {
        if constexpr (sizeof...(Of) > 0)
            return m_key.arg(inKey(of)...);
        else
            return m_key;
    }

    const T m_standard;
    const Bounds m_bounds;
};

// Bounds of a preference.
template <class T> auto between(T least, T most) {
    return [least, most](const T& value) { return std::clamp(value, least, most); };
}

} // namespace bouton
