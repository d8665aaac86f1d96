#pragma once

#include <QWidget>

#include <functional>
#include <optional>

#include "core/phrase.h"
#include "core/setting.h"
#include "ui/controls/number_box.h"

class QFormLayout;

namespace bouton {

class Saying;

// A form of numbers and words that a game or a player can be set to, each within its range. It
// keeps the values; its boxes show them and ask for others.
class SettingsEditor : public QWidget {
    Q_OBJECT

public:
    using Typing = NumberBox::Typing; // refusal() speaks of what is typed and not possible
    explicit SettingsEditor(const std::vector<Setting>& known, Typing typing = Typing::Possible,
                            QWidget* parent = nullptr);

    Settings values() const;               // complete and in range, whatever is typed
    std::optional<Phrase> refusal() const; // of a number that is in view and out of its range
    void setValues(const Settings& values);
    void setShown(std::string_view id, bool shown); // a setting that does not matter is hidden
    // Lowers the maximum of a number to `most`. A greater number that is there becomes `most`.
    // setValues() restores the whole range.
    void setMost(std::string_view id, int most);
    // Shows a number above its maximum, which is possible as long as it stands there.
    void showBeyond(std::string_view id, int value);

signals:
    void changed(); // by the user

private:
    struct Field {
        Setting setting;
        int value, most;                 // the value may be out of range
        QWidget* box = nullptr;          // what it is entered in
        std::function<void(int)> show{}; // a value in the box
        Saying* note = nullptr;          // none where the setting has none
    };
    void add(const Setting& setting);
    void makeBox(Field& field, const std::function<void(int)>& take);
    void take(std::size_t at, int value);
    void set(Field& field, int value);
    void alignNumbers();
    static void sayNote(const Field& field);

    Typing m_typing;
    QFormLayout* m_form;
    std::vector<Field> m_fields;
};

} // namespace bouton
