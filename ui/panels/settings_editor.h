#pragma once

#include <QWidget>

#include <functional>
#include <optional>

#include "core/phrase.h"
#include "core/setting.h"

class QFormLayout;
class QLabel;

namespace bouton {

// A form of numbers and words that a game or a player can be set to, each within its range.
class SettingsEditor : public QWidget {
    Q_OBJECT

public:
    // What can be typed: only what is possible, or also what refusal() then speaks of.
    enum class Typing { Possible, Anything };
    explicit SettingsEditor(std::vector<Setting> known, Typing typing = Typing::Possible,
                            QWidget* parent = nullptr);

    Settings values() const;               // complete and in range, whatever is typed
    std::optional<Phrase> refusal() const; // of a number that is in view and out of its range
    void setValues(const Settings& values);
    void setShown(std::string_view id, bool shown); // a setting that does not matter is hidden
    // No number above `most` is possible; setValues() gives the whole range back.
    void setMost(std::string_view id, int most);
    // The control of one setting, or null.
    QWidget* editorOf(std::string_view id) const;

signals:
    void changed(); // by the user

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Field {
        Setting setting;
        QWidget* editor;
        std::function<int()> value;
        std::function<void(int)> setValue;
        QLabel* title = nullptr;
        QLabel* note = nullptr; // none where the setting has none
    };
    Field makeField(const Setting& setting);
    Field makeWords(const Setting& setting);
    Field makeDecimals(const Setting& setting);
    Field makeNumber(const Setting& setting);
    Field makePatientNumber(const Setting& setting);
    void retranslate();
    void alignNumbers();
    void refreshNotes();

    Typing m_typing;
    QFormLayout* m_form;
    std::vector<Field> m_fields;
};

} // namespace bouton
