#include "session/session.h"

namespace bouton {

Session::Session(const Ruleset& game, std::uint64_t seed, QObject* parent)
    : QObject(parent), m_game(game), m_random(seed) {
    m_paceTimer.setSingleShot(true);
    connect(&m_paceTimer, &QTimer::timeout, this, &Session::listen);
    connect(&m_thinker, &Thinker::reported, this, &Session::listen, Qt::QueuedConnection);
    // Before anybody who shows what is known.
    connect(this, &Session::changed, this, [this] { m_study.follow(m_match.get(), thinking()); });
    connect(&m_study, &Study::changed, this, &Session::giveHint);
    // The standard settings are in range, so this cannot be refused.
    (void)setUp({complete(game.settings, {}).value(), game.name.autoFill, {}});
}

// Setting up ------------------------------------------------------------------------------------

Or<void> Session::setUp(Plan plan) {
    Or<Settings> settings = complete(m_game.settings, plan.settings);
    if (!settings)
        return refuse(settings.error());
    plan.settings = std::move(*settings);
    Picture picture = m_game.blank(plan.settings);
    bool byHand = false;
    if (plan.autoFill && m_game.name.autoFill) {
        const auto drawn = m_game.random(plan.settings, m_random);
        if (!drawn)
            return refuse(drawn.error());
        picture = (*drawn)->picture(0);
    } else {
        byHand = !m_game.from(picture);
    }
    stopThinking();
    forgetMatch();
    m_clicking = {};
    m_messages.clear();
    m_beforeGo.reset();
    m_plan = std::move(plan);
    m_byHand = byHand;
    m_picture = std::move(picture);
    m_phase = Phase::SettingUp;
    emit changed();
    return {};
}

void Session::forgetMatch() {
    m_study.forget();
    m_match.reset();
    m_hintsAt.clear();
    m_hintsUsed = {};
    m_hintPending = false;
}

void Session::setPicture(Picture picture) {
    if (m_phase != Phase::SettingUp)
        return;
    m_picture = std::move(picture);
    emit changed();
}

std::optional<Phrase> Session::hindrance() const {
    if (m_phase != Phase::SettingUp)
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "A game is being played.")};
    const auto match = m_game.from(m_picture);
    if (!match)
        return match.error();
    const auto result = (*match)->result(0);
    if (!result)
        return std::nullopt;
    Phrase why = result->winner
                     ? Phrase{QT_TRANSLATE_NOOP(
                                  "Phrase", "This start is the end of a game: %1 has won already."),
                              {sideName(*result->winner)}}
                     : Phrase{QT_TRANSLATE_NOOP(
                         "Phrase", "This start is the end of a game that is drawn already.")};
    why.where = (*match)->ending(0).where;
    return why;
}

Or<void> Session::start() {
    if (const auto why = hindrance())
        return refuse(*why);
    forgetMatch();
    m_match = m_game.from(m_picture).value();
    m_picture = m_match->picture(0);
    m_minds = {};
    m_phase = Phase::Playing;
    say({Message::Kind::Notice,
         m_match->toMove(0),
         {QT_TRANSLATE_NOOP("Phrase", "%1 begins."), {sideName(m_match->toMove(0))}}});
    beginTurn();
    return {};
}

// Showing ---------------------------------------------------------------------------------------

std::optional<Result> Session::result() const {
    return m_match ? m_match->result(m_match->current()) : std::nullopt;
}

Phrase Session::tally() const {
    if (m_match)
        return m_match->tally(m_match->current());
    const auto start = m_game.from(m_picture);
    return start ? (*start)->tally(0) : Phrase{};
}

Clicks Session::lastMove() const {
    if (!m_match || m_match->current() == 0)
        return {};
    return readClicks(m_match->moveText(m_match->current())).value_or(Clicks{});
}

// Clicks ----------------------------------------------------------------------------------------

Phrase Session::whyNoClick() const {
    switch (m_phase) {
    case Phase::SettingUp: return {QT_TRANSLATE_NOOP("Phrase", "Press Start to play.")};
    case Phase::Paused: return {QT_TRANSLATE_NOOP("Phrase", "The game is paused.")};
    case Phase::Over:
        return {QT_TRANSLATE_NOOP("Phrase", "The game is over. Press Play again or New game.")};
    case Phase::Playing: break;
    }
    return {QT_TRANSLATE_NOOP("Phrase", "The computer is thinking; its move comes first.")};
}

void Session::click(Cell cell) {
    if (m_phase == Phase::SettingUp && m_byHand) {
        Picture picture = m_game.arranged(m_picture, cell);
        if (picture == m_picture)
            emit refused({QT_TRANSLATE_NOOP(
                "Phrase", "Nothing more fits there; a click on a piece takes it back.")});
        else
            setPicture(std::move(picture));
        return;
    }
    if (!humanToMove()) {
        emit refused(whyNoClick());
        return;
    }
    switch (m_clicking.click(cell)) {
    case Clicking::Step::Refused:
        emit refused(
            mustPass() ? Phrase{QT_TRANSLATE_NOOP("Phrase", "There is no legal move: press Pass.")}
                       : Phrase{QT_TRANSLATE_NOOP("Phrase", "%1 is not a legal move here."),
                                {nameOf(cell)},
                                -1,
                                {cell}});
        return;
    case Clicking::Step::Growing: emit changed(); return;
    case Clicking::Step::Whole: endTurn(); return;
    }
}

void Session::endTurn() {
    if (!humanToMove())
        emit refused(whyNoClick());
    else if (const auto move = m_clicking.move())
        play(*move, {});
    else
        emit refused({QT_TRANSLATE_NOOP("Phrase", "Click a cell first.")});
}

void Session::takeBack() {
    if (m_clicking.takeBack())
        emit changed();
}

bool Session::mustPass() const { return humanToMove() && m_clicking.button().has_value(); }

void Session::pass() {
    if (mustPass())
        play(*m_clicking.button(), {});
    else
        emit refused(humanToMove() ? Phrase{QT_TRANSLATE_NOOP(
                         "Phrase", "There is a legal move, so nobody may pass.")}
                                   : whyNoClick());
}

// Time ------------------------------------------------------------------------------------------

void Session::go(Match::Node node) {
    if (!m_match || node >= m_match->size()) {
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no such position in this game.")});
        return;
    }
    if (node == m_match->current())
        return;
    stopThinking();
    m_match->go(node);
    const std::size_t before = m_beforeGo.value_or(m_messages.size());
    m_messages.erase(m_messages.begin() + static_cast<std::ptrdiff_t>(before), m_messages.end());
    say({Message::Kind::Notice, std::nullopt,
         node == 0
             ? Phrase{QT_TRANSLATE_NOOP("Phrase", "Back at the start.")}
             : Phrase{QT_TRANSLATE_NOOP("Phrase", "Now at move %1, %2."),
                      {std::to_string(m_match->path(node).size() - 1), m_match->moveText(node)}}});
    m_beforeGo = before;
    m_phase = m_match->result(node) || humanAt(node) ? Phase::Playing : Phase::Paused;
    beginTurn();
}

std::optional<Match::Node> Session::undoTarget() const {
    if (!m_match)
        return std::nullopt;
    std::optional<Match::Node> node = m_match->parent(m_match->current());
    while (node && !computersOnly() && !humanAt(*node))
        node = m_match->parent(*node);
    return node;
}

std::optional<Match::Node> Session::redoTarget() const {
    if (!m_match)
        return std::nullopt;
    std::optional<Match::Node> node = m_match->next(m_match->current());
    while (node && !computersOnly() && !humanAt(*node) && m_match->next(*node))
        node = m_match->next(*node);
    return node;
}

void Session::undo() {
    if (const auto node = undoTarget())
        go(*node);
    else
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no move to undo.")});
}

void Session::redo() {
    if (const auto node = redoTarget())
        go(*node);
    else
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no move to redo.")});
}

// Seats and turns -------------------------------------------------------------------------------

bool Session::humanToMove() const {
    return m_phase == Phase::Playing && humanAt(m_match->current());
}

bool Session::humanAt(Match::Node node) const {
    return m_plan.seats[indexOf(m_match->toMove(node))].human();
}

bool Session::computersOnly() const { return !m_plan.seats[0].human() && !m_plan.seats[1].human(); }

void Session::setSeat(Side side, Seat seat) {
    m_plan.seats[indexOf(side)] = std::move(seat);
    m_minds[indexOf(side)] = {};
    if (m_phase == Phase::Playing && m_match->toMove(m_match->current()) == side)
        beginTurn();
    else
        emit changed();
}

void Session::setPaused(bool paused) {
    if (m_phase == Phase::Playing && paused) {
        stopThinking();
        m_phase = Phase::Paused;
        emit changed();
    } else if (m_phase == Phase::Paused && !paused) {
        m_phase = Phase::Playing;
        beginTurn();
    }
}

void Session::beginTurn() {
    stopThinking();
    const Match::Node node = m_match->current();
    m_picture = m_match->picture(node);
    m_clicking = {};
    m_hintPending = false;
    if (const auto result = m_match->result(node)) {
        Phrase text{QT_TRANSLATE_NOOP("Phrase", "The game is drawn.")};
        if (result->winner)
            text = {QT_TRANSLATE_NOOP("Phrase", "%1 wins."), {sideName(*result->winner)}};
        finish({Message::Kind::End, result->winner, std::move(text), m_match->ending(node)});
        return;
    }
    if (computersOnly() && m_match->path(node).size() > mostPliesOfComputers) {
        finish({Message::Kind::End,
                std::nullopt,
                {QT_TRANSLATE_NOOP("Phrase", "The game is called a draw.")},
                {QT_TRANSLATE_N_NOOP("Phrase",
                                     "After %n move(s) of two computers there is no end in sight."),
                 {},
                 static_cast<int>(mostPliesOfComputers)}});
        return;
    }
    if (m_phase == Phase::Paused) {
        emit changed();
        return;
    }
    if (!humanToMove()) {
        think();
        return;
    }
    m_clicking = Clicking(m_match->moves(node));
    if (mustPass())
        sayMustPass();
    emit changed();
}

// Once a turn, however often the turn is begun (by a pause, or a seat given away).
void Session::sayMustPass() {
    const Side side = m_match->toMove(m_match->current());
    Message message{
        Message::Kind::Notice,
        side,
        {QT_TRANSLATE_NOOP("Phrase", "%1 has no legal move and must pass."), {sideName(side)}}};
    if (m_messages.back().text != message.text)
        say(std::move(message));
}

void Session::play(std::size_t move, Phrase rule) {
    const Side side = m_match->toMove(m_match->current());
    const std::string text = m_match->moveText(m_match->play(move));
    const Seat& seat = m_plan.seats[indexOf(side)];
    std::vector<std::string> args{sideName(side), text};
    const bool passes = text == nameOf(Clicks{});
    Phrase what{passes ? QT_TRANSLATE_NOOP("Phrase", "%1 passes.")
                       : QT_TRANSLATE_NOOP("Phrase", "%1 plays %2."),
                args};
    if (!seat.human()) {
        args.emplace_back(m_game.players[seat.computer->player].title);
        what = {passes ? QT_TRANSLATE_NOOP("Phrase", "%1 (%3) passes.")
                       : QT_TRANSLATE_NOOP("Phrase", "%1 (%3) plays %2."),
                args};
    }
    say({Message::Kind::Move, side, std::move(what), std::move(rule)});
    beginTurn();
}

void Session::finish(Message message) {
    m_phase = Phase::Over;
    sayHintsUsed();
    say(std::move(message));
    emit changed();
}

void Session::say(Message message) {
    using Kind = Message::Kind;
    if (message.kind != Kind::Notice && message.kind != Kind::End)
        m_beforeGo.reset(); // somebody has spoken: what stands there stays
    m_messages.push_back(std::move(message));
    emit said(m_messages.back());
}

// Thinking --------------------------------------------------------------------------------------

void Session::stopThinking() {
    m_thinker.cancel();
    m_paceTimer.stop();
    m_ticket.reset();
    m_answer.reset();
}

void Session::think() {
    const std::size_t side = indexOf(m_match->toMove(m_match->current()));
    const PlayerChoice& player = *m_plan.seats[side].computer;
    if (!m_minds[side])
        m_minds[side] = m_game.mind(player.player, player.settings, m_random.seed());
    m_ticket = m_thinker.start(
        [job = m_minds[side](*m_match)](std::stop_token stop, const Post<Thinker::Report>& post) {
            post(job(std::move(stop)));
        });
    m_paceTimer.start(m_pace);
    emit changed();
}

// Both the thought and its least time on screen must be over, in whichever order they end.
void Session::listen() {
    if (const auto news = m_thinker.take(); news && news->ticket == m_ticket)
        m_answer = std::get<Or<Choice>>(news->report);
    if (m_answer && !m_paceTimer.isActive())
        answer(Or<Choice>(*m_answer));
}

void Session::answer(const Or<Choice>& choice) {
    stopThinking();
    if (choice) {
        play(choice->move, choice->rule);
        return;
    }
    m_phase = Phase::Paused;
    say({Message::Kind::Refusal,
         m_match->toMove(m_match->current()),
         choice.error(),
         {QT_TRANSLATE_NOOP(
             "Phrase", "Give its seat to another player and continue, or start a new game.")}});
    emit changed();
}

} // namespace bouton
