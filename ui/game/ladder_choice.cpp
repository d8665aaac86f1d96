#include "ui/game/ladder_choice.h"

#include <QSignalBlocker>
#include <QSlider>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

namespace bouton {

LadderChoice::LadderChoice(const Ruleset& game, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_steps(ladderOf(game)->settings.front()),
      m_which(named("ladderStep", typed(new WordLabel, Type::Text, Weight::Strong))),
      m_rating(named("ladderRating", typed(sideNote(), Type::Caption))),
      m_slider(named("ladderSlider", new QSlider(Qt::Horizontal))),
      m_manner(named("ladderManner", typed(sideNote(), Type::Caption))) {
    m_slider->setRange(m_steps.least, m_steps.most);
    m_slider->setPageStep(3);
    m_which->setWordWrap(false);
    m_rating->setWordWrap(false);
    QBoxLayout* all =
        column({row({m_which, Item::stretch(), m_rating}), m_slider, m_manner}, Theme::unit / 2);
    all->setContentsMargins(5 * Theme::unit + Theme::unit / 2, Theme::unit / 2, 2 * Theme::unit,
                            Theme::unit / 2);
    setLayout(all);
    worded(m_slider, &QWidget::setAccessibleName,
           [&game] { return spoken(ladderOf(game)->title); });
    m_which->setWords(
        [this] { return tr("Step %1 of %2").arg(step()).arg(m_steps.most - m_steps.least + 1); });
    m_rating->setWords([this] { return ratingText(rating()); });
    m_rating->explain([this] { return ratingTip(rating()); });
    m_manner->setWords([this] { return m_steps.note ? spoken(m_steps.note(step())) : QString(); });
    put(m_steps.standard);
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        put(step);
        emit chosen(step);
    });
}

int LadderChoice::step() const { return m_slider->value(); }

std::optional<Rating> LadderChoice::rating() const {
    return ratingOf(m_game, onStep(m_game, step()));
}

// The words ask the slider, so they are only to be said again.
void LadderChoice::put(int step) {
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(step);
    m_which->again();
    m_rating->again();
    m_manner->again();
}

} // namespace bouton
