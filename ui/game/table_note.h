#pragma once

#include "ui/controls/word_label.h"

namespace bouton {

class Preparation;
class Session;

// Says below the table why a game cannot begin.
class TableNote : public WarningNote {
    Q_OBJECT

public:
    TableNote(const Session& session, const Preparation& preparation);

private:
    void put(const QString& words);
    void putHindrance();

    const Session& m_session;
    const Preparation& m_preparation;
};

} // namespace bouton
