#pragma once

#include <QWidget>

#include <functional>

#include "core/setting.h"

class QFormLayout;

namespace bouton {

// A form of numbers and words that a game or a player can be set to, each within its range.
class SettingsEditor : public QWidget {
    Q_OBJECT

public:
    explicit SettingsEditor(std::vector<Setting> known, QWidget* parent = nullptr);

    Settings values() const; // complete
    void setValues(const Settings& values);
    void setShown(std::string_view id, bool shown); // a setting that does not matter is hidden
    // No number above `most` can be entered; setValues() gives the whole range back.
    void setMost(std::string_view id, int most);
    // The control of one setting, or null.
    QWidget* editorOf(std::string_view id) const;

signals:
    void changed(); // by the user

private:
    struct Field {
        Setting setting;
        QWidget* editor;
        std::function<int()> value;
        std::function<void(int)> setValue;
    };
    Field makeField(const Setting& setting);
    Field makeWords(const Setting& setting);
    Field makeDecimals(const Setting& setting);
    Field makeNumber(const Setting& setting);

    QFormLayout* m_form;
    std::vector<Field> m_fields;
};

} // namespace bouton
