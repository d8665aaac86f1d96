#pragma once

#include <QObject>
#include <QString>

#include <optional>

#include "core/phrase.h"

namespace bouton {

class Preparation;
class Session;

// Why a click or a key was refused, until something has changed at the table.
class Refusal : public QObject {
    Q_OBJECT

public:
    Refusal(const Session& session, const Preparation& preparation, QObject* parent = nullptr);

    QString words() const; // empty: nothing was

signals:
    void changed(); // by a refusal

private:
    QString wayOn() const;

    const Session& m_session;
    std::optional<Phrase> m_why;
    bool m_blocked = false; // no cell can be clicked
};

} // namespace bouton
