#pragma once

#include "ui/controls/warning_note.h"

namespace bouton {

class Preparation;
class Session;

// Says below the table why a game cannot begin, and why a click was refused, until something has
// changed.
class TableNote : public WarningNote {
    Q_OBJECT

public:
    TableNote(const Session& session, const Preparation& preparation);

signals:
    void refused(const QString& words); // what it says now of a refusal

private:
    void put(const QString& words);
    void putHindrance();
    QString wayOn() const;

    const Session& m_session;
    const Preparation& m_preparation;
};

} // namespace bouton
