// SPDX-License-Identifier: MIT
#include "ui/game/table_column.h"

#include <QBoxLayout>
#include <QSplitter>

#include "ui/controls/card.h"
#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/game/message_box.h"
#include "ui/game/move_list.h"
#include "ui/game/opening_line.h"
#include "ui/game/preparation.h"
#include "ui/game/seat_line.h"
#include "ui/game/set_up_panel.h"
#include "ui/game/time_bar.h"
#include "ui/insight/review_bar.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

// Says below the table why a game cannot begin.
WarningNote* makeNote(const Session& session, const Preparation& preparation) {
    auto* note = named("hindrance", new WarningNote);
    const auto put = [note, &session, &preparation] {
        const auto why =
            session.phase() == Session::Phase::SettingUp ? preparation.hindrance() : std::nullopt;
        note->setText(why ? spoken(*why) : QString());
        if (note->parentWidget() || !why) // else it would be a window
            note->setVisible(why.has_value());
    };
    listen(session, Session::Change::Position | Session::Change::Table, note, put);
    QObject::connect(&preparation, &Preparation::hindranceChanged, note, put);
    inEveryLanguage(note, put);
    return note;
}

// On a card of its own.
QWidget* sheet(QWidget* widget) {
    auto* card = new Card;
    card->setLayout(column({widget}, 0, Theme::unit));
    return card;
}

} // namespace

TableColumn::TableColumn(Session& session, const Preparation& preparation, Preferences& preferences,
                         SetUpPanel* questions, TimeBar* time, ReviewBar* review, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_setUp(questions),
      m_questions(sheet(new SnugScrollArea(questions))),
      m_seats{named("seatLine1", new SeatLine(session, preferences, Side::One)),
              named("seatLine2", new SeatLine(session, preferences, Side::Two))},
      m_messages(named("messageBox", new MessageBox(session, preferences))),
      m_moves(named("moveList", new MoveList(session))),
      m_seeWhy(named("seeWhyButton", worded(new Button, [] { return tr("See why"); }))),
      m_conversation(sheet(m_messages)),
      m_played(new Card),
      m_talk(makeTalk(session, time)),
      m_review(review),
      m_note(makeNote(session, preparation)) {
    auto* place = new QWidget;
    place->setLayout(column({review}, 0));
    m_reviewArea = new SnugScrollArea(place);
    QBoxLayout* all = column({m_questions, m_seats[0], m_seats[1], {m_reviewArea, 1}, {m_talk, 1}});
    all->addSpacerItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
    all->addWidget(m_note);
    setLayout(all);
    // One seat is open at a time, so that the conversation keeps its place.
    for (const Side side : {Side::One, Side::Two})
        connect(m_seats[indexOf(side)], &SeatLine::opened, m_seats[indexOf(other(side))],
                [this, side] { m_seats[indexOf(other(side))]->setOpen(false); });
    worded(m_seeWhy, &QWidget::setToolTip,
           [] { return tr("What is true of this position, and why: choose what is shown"); });
    connect(m_seeWhy, &Button::clicked, this,
            [this] { emit insightsWanted(m_seeWhy->mapToGlobal(QPoint(0, m_seeWhy->height()))); });
    // The conversation is as high on every page.
    remember(*m_talk, preferences, QStringLiteral("talk"));
    auto* parts = new Arranger(*this, [this] { fold(); });
    listen(session, Session::Change::Table, this, [parts] { parts->arrange(); });
    connect(review, &ReviewBar::refreshed, parts, &Arranger::arrange);
}

bool TableColumn::foldSeats() {
    bool any = false;
    for (SeatLine* line : m_seats) {
        any = any || (line->isVisible() && line->isOpen());
        line->setOpen(false);
    }
    return any;
}

// What was said and what was played, both in view; the border between them can be moved.
QSplitter* TableColumn::makeTalk(Session& session, TimeBar* time) {
    m_played->setLayout(column(
        {row({time, m_seeWhy}), new OpeningLine(session), {m_moves, 1}, new EditBar(session)},
        Theme::unit / 2, Theme::unit));
    m_messages->setMinimumHeight(10 * Theme::unit);
    m_moves->setMinimumHeight(6 * Theme::unit);
    auto* talk = named("talk", new QSplitter(Qt::Vertical));
    talk->setChildrenCollapsible(false);
    worded(talk, &QWidget::setAccessibleName, [] { return tr("Conversation and moves"); });
    talk->addWidget(m_conversation);
    talk->addWidget(m_played);
    talk->setStretchFactor(0, 3);
    talk->setStretchFactor(1, 2);
    return talk;
}

TableColumn::Parts TableColumn::partsFor(const Room& room) {
    if (room.phase == Session::Phase::SettingUp)
        return {.questions = true};
    if (room.reviewing)
        return {.review = true, .moves = room.review + room.moves <= room.height};
    const int talk = room.moves + room.conversation;
    if (room.phase == Session::Phase::Over && room.lines + talk > room.height)
        return {.moves = true, .conversation = true};
    return {.seats = true,
            .moves = !room.asking || room.seats + room.moves <= room.height,
            .conversation = !room.asking || room.seats + talk <= room.height};
}

// Each part is asked by itself, with the gap to the next: hidden it has no size in the layout.
TableColumn::Room TableColumn::room() const {
    const int gap = layout()->spacing();
    const auto [one, two] = m_seats;
    return {.phase = m_session.phase(),
            .reviewing = m_review->isOpen(),
            .asking = one->isOpen() || two->isOpen(),
            .height = height(),
            .lines = one->minimumSizeHint().height() + two->minimumSizeHint().height() + 2 * gap,
            .seats = one->sizeHint().height() + two->sizeHint().height() + 2 * gap,
            .review =
                std::max(m_review->heightForWidth(width()), m_review->minimumSizeHint().height()),
            .moves = m_played->minimumSizeHint().height() + gap,
            .conversation = m_conversation->minimumSizeHint().height() + m_talk->handleWidth()};
}

void TableColumn::fold() {
    const Room room = this->room();
    const Parts parts = partsFor(room);
    m_questions->setVisible(parts.questions);
    if (parts.questions) {
        const int note = m_note->isHidden() ? 0 : m_note->sizeHint().height() + layout()->spacing();
        m_setUp->setRoom(height() - note - 2 * Theme::unit); // the sheet's edges
    }
    for (SeatLine* line : m_seats)
        line->setVisible(parts.seats);
    m_reviewArea->setVisible(parts.review);
    m_conversation->setVisible(parts.conversation);
    m_talk->setVisible(parts.moves);
    // Beside the moves the review is whole; alone it may scroll.
    m_reviewArea->setMinimumHeight(parts.moves ? room.review : 0);
}

} // namespace bouton
