// SPDX-License-Identifier: MIT
#include "ui/game/table_column.h"

#include <QBoxLayout>
#include <QScopedValueRollback>
#include <QSplitter>

#include "ui/controls/card.h"
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
    QBoxLayout* parts =
        column({m_questions, m_seats[0], m_seats[1], {m_reviewArea, 1}, {m_talk, 1}});
    parts->addSpacerItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
    parts->addWidget(m_note);
    setLayout(parts);
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
    listen(session, Session::Change::Table, this, &TableColumn::fold);
    connect(review, &ReviewBar::refreshed, this, &TableColumn::fold);
    review->installEventFilter(this);
    fold();
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

// Where there is too little room for all, the seats go at the end of a game, and the moves while
// it is looked through. While a seat is given away, the conversation goes, and then the moves.
void TableColumn::fold() {
    // As a part is shown, Qt lays out all above, which may be given another size: that waits, or
    // what is hidden in the midst of being shown would stay in view.
    if (m_folds) {
        QMetaObject::invokeMethod(this, &TableColumn::fold, Qt::QueuedConnection);
        return;
    }
    const QScopedValueRollback folding(m_folds, true);
    const Session::Phase phase = m_session.phase();
    const bool settingUp = phase == Session::Phase::SettingUp;
    const bool reviewing = m_review->isOpen();
    m_questions->setVisible(settingUp);
    if (settingUp) {
        const int note = m_note->isHidden() ? 0 : m_note->sizeHint().height() + layout()->spacing();
        m_setUp->setRoom(height() - note - 2 * Theme::unit); // the sheet's edges
    }
    // What is hidden has no size in the layout, so Qt's sizes of the parts are added up here: the
    // seats as lines and as they are unfolded, the moves, and these with the conversation.
    const int gap = layout()->spacing();
    const auto [one, two] = m_seats;
    const int lines = one->minimumSizeHint().height() + two->minimumSizeHint().height() + 2 * gap;
    const int seats = one->sizeHint().height() + two->sizeHint().height() + 2 * gap;
    const int moves = m_played->minimumSizeHint().height() + gap;
    const int talk = moves + m_talk->handleWidth() + m_conversation->minimumSizeHint().height();
    const bool tight = phase == Session::Phase::Over && lines + talk > height();
    for (SeatLine* line : m_seats)
        line->setVisible(!settingUp && !reviewing && !tight);
    m_reviewArea->setVisible(reviewing);
    const int review = reviewing ? std::max(m_review->heightForWidth(width()),
                                            m_review->minimumSizeHint().height())
                                 : 0;
    const bool both = review + moves <= height();
    const bool asking = !tight && (one->isOpen() || two->isOpen());
    m_conversation->setVisible(!reviewing && (!asking || seats + talk <= height()));
    m_talk->setVisible(!settingUp && (reviewing ? both : !asking || seats + moves <= height()));
    m_reviewArea->setMinimumHeight(both ? review : 0);
    m_reviewArea->setSizePolicy(QSizePolicy::Preferred,
                                both ? QSizePolicy::Maximum : QSizePolicy::Expanding);
}

// A seat has other questions.
bool TableColumn::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        fold();
    return QWidget::event(event);
}

void TableColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

// The review may need more height than it was given for the words before.
bool TableColumn::eventFilter(QObject* watched, QEvent* event) {
    if (m_review->isOpen()
        && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
        QMetaObject::invokeMethod(this, &TableColumn::fold, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

} // namespace bouton
