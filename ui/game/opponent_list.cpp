// SPDX-License-Identifier: MIT
#include "ui/game/opponent_list.h"

#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QWidget>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "core/ruleset.h"
#include "session/own_programs.h"
#include "session/values/plan.h"
#include "ui/controls/layouts.h"
#include "ui/controls/radio_card.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/programs/program_dialog.h"

namespace bouton {

// The steps of a game's ladder as a slider: which one, its rating, and how it plays.
class LadderChoice : public QWidget {
    Q_OBJECT

public:
    explicit LadderChoice(const Ruleset& game, QWidget* parent = nullptr); // which has a ladder

    int step() const;
    void put(int step); // without a word from chosen()

signals:
    void chosen(int step); // by the user

private:
    std::optional<Rating> rating() const;

    const Ruleset& m_game;
    const Setting& m_steps;
    WordLabel *m_which, *m_rating;
    QSlider* m_slider;
    WordLabel* m_manner;
};

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

namespace {

constexpr int farOff = 150; // nobody is about as strong as who is rated so much more or less

// Without the signs that no name has (checkProgramName()): so the field shows what the name will
// be.
QString withoutUnseen(const QString& text) {
    std::u32string name = text.toStdU32String();
    std::ranges::replace_if(
        name, [](char32_t sign) { return QChar::isSpace(sign); }, U' ');
    std::erase_if(name, [](char32_t sign) {
        return sign != U' ' && !checkProgramName(QString::fromUcs4(&sign, 1).toStdString());
    });
    return QString::fromStdU32String(name);
}

std::string nameIn(const QLineEdit& field) { return field.text().simplified().toStdString(); }

} // namespace

OpponentList::OpponentList(const Ruleset& game, OwnPrograms& programs, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_programs(programs),
      m_guests(column({}, Theme::unit - 2)),
      m_links(new ProgramLinks(programs, &game)),
      m_friend(named("against-friend", new RadioCard([] { return tr("A friend"); },
                                                     [] { return tr("at this screen"); }))),
      m_two(named("against-two", new RadioCard([] { return tr("Two computers"); },
                                               [] { return tr("watch them play"); }))),
      m_custom(named("against-custom",
                     new RadioCard([] { return tr("Custom"); },
                                   [] { return tr("set the players and their clocks"); }))) {
    QBoxLayout* cards = column({}, Theme::unit - 2);
    if (ladderOf(game))
        addLadder(*cards);
    for (std::size_t i = 0; i < game.opponents.size(); ++i) {
        const Opponent& opponent = game.opponents[i];
        // The card asks for its words while it is made, before it is one of m_opponents.
        const auto rating = ratingOf(game, opponent.choice);
        auto* card = new RadioCard(
            [&opponent] { return spoken(opponent.title); },
            *opponent.manner == '\0' ? Wording() : [this, &opponent] {
                return m_unproven && m_game.players[opponent.choice.player].byProof
                           ? spoken(*m_unproven)
                       : m_near == &opponent
                           ? tr("%1; about your strength").arg(spoken(opponent.manner))
                           : spoken(opponent.manner);
            },
            [this, i, rating] { return aside(i < m_opponents.size() ? m_opponents[i] : nullptr, rating); });
        worded(card, &QWidget::setToolTip, [rating] { return ratingTip(rating); });
        card->setObjectName(QStringLiteral("against-") + QLatin1String(opponent.id));
        connect(card, &QRadioButton::clicked, this,
                [this, &opponent] { emit playerChosen(opponent.choice); });
        m_opponents.push_back(card);
        cards->addWidget(card);
    }
    cards->addLayout(m_guests);
    QBoxLayout* names = row({});
    for (const Side side : {Side::One, Side::Two}) {
        QLineEdit*& field = m_names[indexOf(side)];
        field = named(side == Side::One ? "firstName" : "secondName", new QLineEdit);
        field->setMaxLength(longestProgramName);
        const auto words = [&game, side] {
            return tr("%1: name", "a side").arg(nameOf(game, side));
        };
        worded(field, &QLineEdit::setPlaceholderText, words);
        worded(field, &QWidget::setAccessibleName, words);
        connect(field, &QLineEdit::textEdited, this, [this, field](const QString& text) {
            if (const QString seen = withoutUnseen(text); seen != text) {
                const int cursor =
                    static_cast<int>(withoutUnseen(text.left(field->cursorPosition())).size());
                field->setText(seen);
                field->setCursorPosition(cursor);
            }
            emit friendChosen();
        });
        names->addWidget(field);
    }
    cards->addWidget(m_friend);
    cards->addLayout(names);
    for (QWidget* below : std::initializer_list<QWidget*>{m_two, m_custom, m_links})
        cards->addWidget(below);
    setLayout(cards);
    offerPrograms();
    connect(m_links, &ProgramLinks::chosen, this, &OpponentList::programChosen);
    connect(&programs, &OwnPrograms::changed, this, [this] {
        offerPrograms();
        put(Answers(m_answers));
    });
    connect(m_friend, &QRadioButton::clicked, this, &OpponentList::friendChosen);
    connect(m_two, &QRadioButton::clicked, this, &OpponentList::twoComputersChosen);
    connect(m_custom, &QRadioButton::clicked, this, &OpponentList::customChosen);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Against"); });
}

void OpponentList::offerPrograms() {
    for (const auto& [name, card] : std::exchange(m_ofPrograms, {})) {
        m_guests->removeWidget(card);
        card->hide();
        card->setParent(nullptr); // it is no card of the list any more
        card->deleteLater();
    }
    for (const std::string& name : m_programs.playing(m_game)) {
        auto* card =
            new RadioCard([name] { return QString::fromStdString(name); },
                          [this, name] { return mannerOf(m_game, Seat{.program = name}); });
        card->setObjectName(QStringLiteral("against-program"));
        connect(card, &QRadioButton::clicked, this, [this, name] { emit programChosen(name); });
        m_ofPrograms.emplace_back(name, card);
        m_guests->addWidget(card);
    }
    fold();
}

// At the end of a card's line.
QString OpponentList::aside(const RadioCard* card, const std::optional<Rating>& rating) const {
    const QString number = ratingText(rating);
    if (!card || card != m_proposed)
        return number;
    return number.isEmpty() ? tr("proposed") : tr("proposed, %1").arg(number);
}

QString OpponentList::ladderWords() const {
    const Setting& steps = ladderOf(m_game)->settings.front();
    const int number = steps.most - steps.least + 1;
    return m_nearStep
               ? tr("%n step(s); step %1 is about your strength", nullptr, number).arg(*m_nearStep)
               : tr("%n step(s), from a first-timer to a champion", nullptr, number);
}

void OpponentList::markNear(std::optional<int> rating) {
    const auto distance = [&](const PlayerChoice& choice) {
        const auto other = ratingOf(m_game, choice);
        return rating && other ? std::abs(other->value - *rating) : farOff;
    };
    m_near = nullptr;
    for (const Opponent& opponent : m_game.opponents)
        if (distance(opponent.choice) < (m_near ? distance(m_near->choice) : farOff))
            m_near = &opponent;
    m_nearStep.reset();
    if (const PlayerInfo* ladder = ladderOf(m_game); ladder && rating) {
        const Setting& steps = ladder->settings.front();
        m_nearStep = steps.least;
        for (int step = steps.least; step <= steps.most; ++step)
            if (distance(onStep(m_game, step)) < distance(onStep(m_game, *m_nearStep)))
                m_nearStep = step;
        if (!m_ladder->isChecked())
            m_steps->put(*m_nearStep);
    }
    for (auto* words : findChildren<WordLabel*>())
        words->again();
}

void OpponentList::setUnproven(const std::optional<Phrase>& why) {
    m_unproven = why;
    for (std::size_t i = 0; i < m_opponents.size(); ++i) {
        m_opponents[i]->setEnabled(!why
                                   || !m_game.players[m_game.opponents[i].choice.player].byProof);
        m_opponents[i]->again();
    }
}

void OpponentList::addLadder(QBoxLayout& cards) {
    m_ladder =
        named("against-ladder", new RadioCard([this] { return spoken(ladderOf(m_game)->title); },
                                              [this] { return ladderWords(); },
                                              [this] { return aside(m_ladder, std::nullopt); }));
    m_steps = new LadderChoice(m_game);
    m_steps->hide();
    cards.addWidget(m_ladder);
    cards.addWidget(m_steps);
    const auto tell = [this] { emit playerChosen(onStep(m_game, m_steps->step())); };
    connect(m_ladder, &QRadioButton::clicked, this, tell);
    connect(m_steps, &LadderChoice::chosen, this, tell);
}

RadioCard* OpponentList::cardOf(const Answers& answers) const {
    const auto [first, second] = playersOf(answers);
    if (!first.human() && !second.human())
        return m_two;
    const bool sameClock = first.time == second.time;
    if (!first.human() || (second.human() ? !sameClock : second.time.has_value()))
        return m_custom;
    if (second.human())
        return m_friend;
    const auto program =
        std::ranges::find(m_ofPrograms, second.program, &std::pair<std::string, RadioCard*>::first);
    if (program != m_ofPrograms.end())
        return program->second;
    if (second.computer && stepOf(m_game, *second.computer))
        return m_ladder;
    const Opponent* opponent = opponentAt(m_game, second);
    return opponent ? m_opponents[static_cast<std::size_t>(opponent - m_game.opponents.data())]
                    : m_custom;
}

void OpponentList::put(const Answers& answers) {
    m_answers = answers;
    const Seat second = playersOf(answers)[1];
    m_links->put(second.program);
    RadioCard* card = cardOf(answers);
    if (isCustom() && (card != m_two || m_custom->isChecked()))
        card = m_custom;
    card->setChecked(true);
    fold();
    for (const Side side : {Side::One, Side::Two})
        if (const std::string name = answers.plan.seats[indexOf(side)].name;
            card == m_friend && name != nameIn(*m_names[indexOf(side)]))
            m_names[indexOf(side)]->setText(QString::fromStdString(name));
    if (const auto* now = answers.proposed ? card : nullptr; now != std::exchange(m_proposed, now))
        for (auto* each : findChildren<RadioCard*>())
            each->again();
    if (!m_steps)
        return;
    if (card == m_ladder)
        m_steps->put(*stepOf(m_game, *second.computer));
    m_steps->setVisible(card == m_ladder);
}

void OpponentList::setFolded(bool folded) {
    m_folded = folded;
    fold();
}

void OpponentList::fold() {
    for (auto* card : findChildren<RadioCard*>())
        card->setVisible(!m_folded || card->isChecked());
    for (QLineEdit* field : m_names)
        field->setVisible(m_friend->isChecked());
    m_links->setVisible(!m_folded && !isCustom());
}

std::array<Seat, 2> OpponentList::friends() const {
    return {Seat{.name = nameIn(*m_names[0])}, Seat{.name = nameIn(*m_names[1])}};
}

bool OpponentList::isCustom() const { return m_custom->isChecked() || m_two->isChecked(); }

RadioCard* OpponentList::chosen() const {
    for (auto* card : findChildren<RadioCard*>())
        if (card->isChecked())
            return card;
    return m_custom;
}

} // namespace bouton

#include "opponent_list.moc"
