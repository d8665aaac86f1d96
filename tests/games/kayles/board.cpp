// SPDX-License-Identifier: MIT

// What the window has of Kayles beside the plain board: pins to look at, and a form to set them up.

#include <QHBoxLayout>
#include <QLineEdit>

#include <algorithm>

#include "kayles/talking.h"
#include "ui/boards/board_table.h"
#include "ui/boards/drawing.h"
#include "ui/boards/set_up_form.h"

namespace bouton {

namespace {

void paintPins(const ShownBoard& board, QPainter& painter) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(board.material().mark);
    for (const ShownPiece& pin : board.pieces()) {
        const QRectF rect = inset(pin.rect, 0.1);
        painter.drawEllipse(inset(rect, 0.35).translated(0, -rect.height() / 4));
        painter.drawRoundedRect(inset(rect, 0.3).translated(0, rect.height() / 8), 4, 4);
    }
}

// The lane as it is written, "III.I/IIIII".
class LaneForm final : public SetUpForm {
public:
    explicit LaneForm(QWidget* parent) : SetUpForm(parent), m_lane(new QLineEdit) {
        m_lane->setObjectName(QStringLiteral("lane"));
        auto* layout = new QHBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_lane);
        connect(m_lane, &QLineEdit::textEdited, this, &SetUpForm::changed);
    }

    void follow(const Picture& picture) override {
        const auto entered = this->picture();
        if (!entered || Kayles::settingsOf(*entered) != Kayles::settingsOf(picture))
            fill(picture);
    }
    void fill(const Picture& picture) override {
        const std::string text = write(picture, TalkingKayles::name.letters);
        m_lane->setText(QString::fromStdString(text.substr(0, text.find(' '))));
    }
    Or<Picture> picture() const override {
        const Or<Picture> typed =
            readPicture(m_lane->text().toStdString() + " L", TalkingKayles::name.letters);
        const Or<Kayles::State> state =
            typed ? Kayles::read(*typed) : Or<Kayles::State>(refuse(typed.error()));
        return state ? Or<Picture>(Kayles::draw(*state)) : refuse(state.error());
    }

private:
    QLineEdit* m_lane;
};

[[maybe_unused]] const bool boardRegistered = [] {
    addBoard({.game = TalkingKayles::name.id,
              .look = {.pieces = paintPins, .letters = {{'I', "pin"}, {'.', "gap"}}},
              .sample = "III.II/.IIIII L",
              .lit = "a1+b1+c1",
              .form = [](QWidget* parent) -> SetUpForm* { return new LaneForm(parent); }});
    return true;
}();

} // namespace

} // namespace bouton
