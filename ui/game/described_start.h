#pragma once

#include <QObject>

namespace bouton {

class Preferences;
class Preparation;
class Session;
class SetUpForm;

// Keeps the form of a game's start in step with the board. What is entered is set up, and kept for
// another day; what comes on the board in another way is entered. What does not add up stays in the
// form, and is said by the preparation.
class DescribedStart : public QObject {
    Q_OBJECT

public:
    // All must live as long as this; the form is its parent.
    DescribedStart(SetUpForm& form, const Session& session, Preparation& preparation,
                   Preferences& preferences);

private:
    void follow();
    void fill();
    void enter();

    SetUpForm& m_form;
    const Session& m_session;
    Preparation& m_preparation;
    Preferences& m_preferences;
};

} // namespace bouton
