// SPDX-License-Identifier: MIT
#include "ui/collection/collection_filters.h"

#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionFrame>

#include <set>

#include "session/plain_letters.h"
#include "ui/controls/layouts.h"
#include "ui/controls/switches.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

// Whether a name has this text in it, without accents; no test without a text.
Wanted::Test testFor(const QString& text) {
    if (text.trimmed().isEmpty())
        return {};
    return [plain = plainLetters(text.trimmed())](std::string_view name) {
        return plainLetters(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())))
            .contains(plain);
    };
}

// The same of a name that is marked for translation, in the language of the window.
Wanted::Test testForOpening(const QString& text) {
    if (text.trimmed().isEmpty())
        return {};
    return [test = testFor(text)](std::string_view name) {
        return test(spoken(std::string(name).c_str()).toStdString());
    };
}

// As wide as the words that stand in it while it is empty.
class FilterField : public QLineEdit {
public:
    QSize minimumSizeHint() const override {
        QStyleOptionFrame option;
        option.initFrom(this);
        const QRect inside = style()->subElementRect(QStyle::SE_LineEditContents, &option, this);
        const int words = fontMetrics().horizontalAdvance(placeholderText()) + Theme::unit;
        return {width() - inside.width() + words, QLineEdit::minimumSizeHint().height()};
    }
};

QLineEdit* makeFilter(const char* name, Wording words) {
    auto* field = named(name, new FilterField);
    field->setClearButtonEnabled(true);
    worded(field, &QLineEdit::setPlaceholderText, words);
    worded(field, &QWidget::setAccessibleName, std::move(words));
    return field;
}

void complete(QLineEdit& field, const std::set<QString>& names) {
    auto* completer = new QCompleter(QStringList(names.begin(), names.end()), &field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(10);
    delete field.completer();
    field.setCompleter(completer);
}

} // namespace

CollectionFilters::CollectionFilters()
    : m_words(makeFilter("collectionSearch", [] { return tr("Search"); })),
      m_player(makeFilter("filterPlayer", [] { return tr("Player"); })),
      m_event(makeFilter("filterEvent", [] { return tr("Event"); })),
      m_opening(makeFilter("filterOpening", [] { return tr("Opening"); })),
      m_through(named("throughSwitch", worded(new ToggleSwitch, [] {
                          return tr("Only games through the position on the board");
                      }))) {
    for (const QLineEdit* field : fields())
        connect(field, &QLineEdit::textChanged, this, &CollectionFilters::changed);
    worded(m_opening, &QWidget::setToolTip, [] { return tr("One opening and its branches"); });
    connect(m_through, &QAbstractButton::toggled, this, &CollectionFilters::throughWanted);
    setLayout(column({row({{m_words, 1}, {m_player, 1}, {m_event, 1}, {m_opening, 1}}), m_through},
                     Theme::unit, Theme::unit));
}

// With all words of the switch.
QSize CollectionFilters::minimumSizeHint() const {
    const QMargins around = layout()->contentsMargins();
    const int words = m_through->sizeHint().width() + around.left() + around.right();
    return Card::minimumSizeHint().expandedTo(QSize(words, 0));
}

Wanted CollectionFilters::wanted() const {
    return {.player = testFor(m_player->text()),
            .event = testFor(m_event->text()),
            .opening = testForOpening(m_opening->text()),
            .anywhere = testFor(m_words->text())};
}

void CollectionFilters::clear() {
    const QSignalBlocker quiet(this);
    for (QLineEdit* field : fields())
        field->clear();
    m_through->setChecked(false);
}

void CollectionFilters::askFor(const QString& player) { m_player->setText(player); }

void CollectionFilters::offer(const Collection& games) {
    std::vector<bool> isPlayer(games.texts()), isEvent(games.texts()), isWay(games.ways());
    for (Collection::Index i = 0; i < games.size(); ++i) {
        const Collection::Game& game = games.game(i);
        isPlayer[game.players[0]] = isPlayer[game.players[1]] = true;
        isEvent[game.event] = true;
        isWay[game.openings] = true;
    }
    const auto nameOf = [&](Collection::Name name) {
        return QString::fromStdString(games.text(name));
    };
    std::set<QString> players, events, openings;
    for (Collection::Name name = 1; name < games.texts(); ++name) { // 0 is no name
        if (isPlayer[name])
            players.insert(nameOf(name));
        if (isEvent[name])
            events.insert(nameOf(name));
    }
    for (std::size_t way = 0; way < games.ways(); ++way)
        for (const char* name : games.openingsOf(way))
            if (isWay[way])
                openings.insert(spoken(name));
    complete(*m_player, players);
    complete(*m_event, events);
    complete(*m_opening, openings);
}

} // namespace bouton
