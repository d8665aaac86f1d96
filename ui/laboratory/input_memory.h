// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace bouton {

class Preferences;
class TitleBox;

// Remembers what is entered in a form: for each game or kind that can be chosen there its own last
// inputs. It asks the form for its boxes, lines and ticks that have a name and are in view, so who
// made the form has nothing to do for it. A value is written down as it is entered. What does not
// fit any more is ignored by the box that it is for.
class InputMemory : public QObject {
    Q_OBJECT

public:
    // What inputs belong to beside the game, such as a claim that is chosen in a list. Without
    // functions: nothing.
    struct Item {
        std::function<std::string()> chosen{};            // its id
        std::function<void(const std::string&)> choose{}; // nothing happens if there is none
    };

    // Puts the last inputs of this name into the form, and lives as long as that.
    InputMemory(QString name, QWidget& form, Preferences& preferences, Item item);

    void follow(); // another item is chosen

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
    TitleBox* box() const; // in which the game or the kind is chosen; null if there is none
    QString scope() const; // what the inputs now belong to
    void keep();

    const QString m_name;
    QWidget& m_form;
    Preferences& m_preferences;
    const Item m_item;
    QString m_scope;
    bool m_restoring = false;
};

} // namespace bouton
