#pragma once

#include <QLabel>

#include <functional>

namespace bouton {

// A label that knows how its words are made, and says them again when the language changes.
class Saying : public QLabel {
    Q_OBJECT

public:
    enum class Weight { Heading, Plain, Note };

    explicit Saying(Weight weight = Weight::Plain, std::function<QString()> words = {},
                    QWidget* parent = nullptr);

    void say(std::function<QString()> words); // none: nothing

protected:
    void changeEvent(QEvent* event) override;

private:
    std::function<QString()> m_words;
};

} // namespace bouton
