#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QWidget;

namespace bouton {

class Experiment;
class Preferences;
class TitleBox;

// Remembers what is entered in an experiment's form: for each game or kind that can be chosen there
// its own last inputs. It asks the form for its boxes, lines and ticks that have a name and are in
// view, so an experiment has nothing to do for it. A value is written down as it is entered. What
// does not fit any more is ignored by the box that it is for.
class InputMemory : public QObject {
    Q_OBJECT

public:
    // Puts the last inputs into the form. Lives as long as the experiment.
    InputMemory(Experiment& experiment, Preferences& preferences);

signals:
    void edited(); // something in the form has changed

private:
    // Something that a value can be read from and written to.
    struct Input {
        QString name;
        std::function<QString()> value;
        std::function<void(const QString&)> put;
    };
    std::vector<Input> inputs() const; // that are in view, in the order of the form
    void listen(QWidget& widget);
    TitleBox* box() const; // in which the game or the kind is chosen; null: there is none
    QString scope() const; // what the inputs now belong to
    void follow();
    void keep();

    Experiment& m_experiment;
    Preferences& m_preferences;
    QString m_scope;
    bool m_restoring = false;
};

} // namespace bouton
