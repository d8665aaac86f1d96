// SPDX-License-Identifier: MIT

// Card groups: fans of cards on baize, and a pile for each side. With them the form in which a game
// is set up by hand, and the board on a sheet to be written on.

#include <QFontInfo>
#include <QFontMetricsF>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "games/cards/cards.h"
#include "ui/boards/board_look.h"
#include "ui/boards/cards_plan.h"
#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"
#include "ui/boards/playing_card.h"
#include "ui/boards/set_up_form.h"
#include "ui/boards/shown_board.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

// The set-up of Card groups by hand: the total, each group's cards, and how many a turn may take
// from the group at most. What is impossible or does not add up is said while it is typed.
class CardsForm : public SetUpForm {
    Q_OBJECT

public:
    explicit CardsForm(QWidget* parent = nullptr);

    // As many groups as this picture has. Groups that the form shows already keep their numbers;
    // the others, and the total, are set from it.
    void follow(const Picture& picture) override;
    void fill(const Picture& picture) override;
    Or<Picture> picture() const override;

private:
    struct Row {
        QLabel* name;
        NumberBox *cards, *most;
    };
    Row makeRow(int index);
    void putTotal(); // as the groups hold them
    std::vector<Cards::Group> groups() const;

    NumberBox* m_total;
    QGridLayout* m_grid;
    std::vector<Row> m_rows;
    std::size_t m_count = 0; // of the rows that are shown
};

CardsForm::CardsForm(QWidget* parent)
    : SetUpForm(parent), m_total(named("total", new NumberBox)), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(Theme::unit);
    m_grid->setColumnStretch(3, 1);
    m_grid->setHorizontalSpacing(2 * Theme::unit);
    m_total->setPossible(0, Cards::mostGroups * Cards::mostCards);
    worded(m_total, &QWidget::setAccessibleName, [] { return tr("Cards in all"); });
    connect(m_total, &NumberBox::valueChanged, this, &CardsForm::changed);
    m_grid->addWidget(worded(new QLabel, [] { return tr("Cards in all"); }), 0, 0);
    m_grid->addWidget(m_total, 0, 1);
    m_grid->addWidget(worded(new QLabel, [] { return tr("Group"); }), 1, 0);
    m_grid->addWidget(worded(new QLabel, [] { return tr("Cards"); }), 1, 1);
    auto* most = worded(new QLabel, [] { return tr("Most in a turn"); });
    most->setWordWrap(true);
    m_grid->addWidget(most, 1, 2);
    for (int i = 0; i < Cards::mostGroups; ++i)
        m_rows.push_back(makeRow(i));
}

CardsForm::Row CardsForm::makeRow(int index) {
    const QChar letter('a' + index);
    Row row{new QLabel(letter), new NumberBox, new NumberBox};
    row.cards->setObjectName(QStringLiteral("cards-") + letter);
    row.most->setObjectName(QStringLiteral("most-") + letter);
    row.cards->setPossible(0, Cards::mostCards);
    row.most->setPossible(1, Cards::mostCards);
    connect(row.cards, &NumberBox::valueChanged, this, [this] {
        putTotal(); // so that one number is enough
        emit changed();
    });
    connect(row.most, &NumberBox::valueChanged, this, &CardsForm::changed);
    worded(row.cards, &QWidget::setAccessibleName,
           [letter] { return tr("Cards of group %1").arg(letter); });
    worded(row.most, &QWidget::setAccessibleName,
           [letter] { return tr("Most in a turn from group %1").arg(letter); });
    m_grid->addWidget(row.name, index + 2, 0, Qt::AlignCenter);
    m_grid->addWidget(row.cards, index + 2, 1);
    m_grid->addWidget(row.most, index + 2, 2);
    return row;
}

void CardsForm::follow(const Picture& picture) {
    if (picture.rows.size() == m_count)
        return;
    const Or<Cards::State> state = Cards::read(picture);
    if (!state)
        return;
    for (std::size_t i = m_count; i < state->groups.size(); ++i) {
        m_rows[i].cards->put(state->groups[i].cards);
        m_rows[i].most->put(state->groups[i].most);
    }
    m_count = state->groups.size();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        for (QWidget* part :
             std::initializer_list<QWidget*>{m_rows[i].name, m_rows[i].cards, m_rows[i].most})
            part->setVisible(i < m_count);
    putTotal();
}

void CardsForm::putTotal() {
    int total = 0;
    for (const Cards::Group& group : groups())
        total += group.cards;
    m_total->put(total);
}

void CardsForm::fill(const Picture& picture) {
    m_count = 0;
    follow(picture);
}

std::vector<Cards::Group> CardsForm::groups() const {
    std::vector<Cards::Group> groups;
    for (std::size_t i = 0; i < m_count; ++i)
        groups.push_back({m_rows[i].cards->value(), m_rows[i].most->value()});
    return groups;
}

Or<Picture> CardsForm::picture() const { return Cards::form(m_total->value(), groups()); }

// What stands below -------------------------------------------------------------------------------

constexpr int smallestLabel = 9; // pixels

int smallestIn(const CardsPlan& plan) {
    return std::max(smallestLabel, static_cast<int>(std::ceil(plan.room().letters)));
}

QString wordsOnCards(int count) { return CardsForm::tr("%n card(s)", nullptr, count); }
QString wordsOnMost(int most) { return CardsForm::tr("take up to %1").arg(most); }

// Of as few lines as the width allows.
QStringList wrapped(const QString& text, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    QStringList lines;
    for (const QString& word : text.split(u' ')) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        if (lines.isEmpty() || metrics.horizontalAdvance(longer) > width)
            lines << word;
        else
            lines.back() = longer;
    }
    return lines;
}

bool fits(const QStringList& lines, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    return std::ranges::all_of(
        lines, [&](const QString& line) { return metrics.horizontalAdvance(line) <= width; });
}

// How the groups' labels are set: as large as there is room for their words. How many a turn may
// take decides the game, and the cards can be counted. Gives the letters of what can be taken,
// those of what is there, and whether these are words; else they are numbers alone.
std::tuple<QFont, QFont, bool> letteringIn(const CardsPlan& plan) {
    const QFont& font = plan.room().font;
    const int smallest = smallestIn(plan);
    for (int high = QFontInfo(sized(font, Type::Emphasis)).pixelSize(); high >= smallest; --high) {
        const double width = plan.pitch() - 0.9 * high; // so that neighbours stay apart
        const QFont strong = inPixels(font, high, Weight::Strong),
                    lesser = inPixels(font, std::max(smallest, high * 85 / 100));
        const bool whole = std::ranges::all_of(plan.groups(), [&](const Cards::Group& group) {
            const QStringList count = wrapped(wordsOnCards(group.cards), lesser, width);
            const QStringList most = wrapped(wordsOnMost(group.most), strong, width);
            const double all = static_cast<double>(count.size()) * lineHeight(lesser)
                               + static_cast<double>(most.size()) * lineHeight(strong);
            return fits(count, lesser, width) && fits(most, strong, width)
                   && all <= plan.labelHeight();
        });
        if (whole)
            return {strong, lesser, true};
    }
    return {inPixels(font, smallest + 2, Weight::Strong), inPixels(font, smallest), false};
}

// Below each fan how many cards it has and how many a turn may take: in words, as large as there is
// room for them, or else in numbers.
void paintGroupLabels(QPainter& painter, const CardsPlan& plan, const QColor& ink) {
    const auto [strong, lesser, words] = letteringIn(plan);
    const double apart = words ? 0.9 * strong.pixelSize() : 4;
    const double width = plan.pitch() - apart;
    for (int g = 0; g < std::ssize(plan.groups()); ++g) {
        const Cards::Group& group = plan.group(g);
        QRectF place(plan.leftOf(g) + apart / 2, plan.foot(), width, 0);
        const auto write = [&](const QString& text, const QFont& font, const QColor& colour) {
            painter.setFont(font);
            painter.setPen(colour);
            for (const QString& line : wrapped(text, font, width)) {
                place.setHeight(lineHeight(font));
                paintText(painter, place, Qt::AlignCenter, line);
                place.translate(0, place.height());
            }
        };
        write(words ? wordsOnCards(group.cards) : QString::number(group.cards), lesser,
              faded(ink, 0.9));
        if (group.cards == 0) // nothing is to be taken
            continue;
        write(words ? wordsOnMost(group.most) : QStringLiteral("\u2264\u2009%1").arg(group.most),
              strong, ink);
    }
}

// Whose pile it is, and how many cards lie on it. It keeps to the edge.
void paintPileLabel(QPainter& painter, const CardsPlan& plan, Side side, const QColor& ink) {
    const QFont& font = plan.room().font;
    const QRectF pile = plan.pileRect(side, 0);
    const double edge = plan.edge();
    const QString text = QString::number(plan.taken(side));
    int high = QFontInfo(sized(font, Type::Text)).pixelSize();
    const auto wideAt = [&](const QFont& font) {
        return lineHeight(font) * 1.3 + 3 + QFontMetricsF(font).horizontalAdvance(text);
    };
    while (high > smallestIn(plan)
           && wideAt(inPixels(font, high, Weight::Strong)) > edge - Theme::unit / 2.0)
        --high;
    painter.setFont(inPixels(font, high, Weight::Strong));
    const double line = lineHeight(painter.font()), token = line * 1.3;
    const QRectF label(pile.center().x() - edge / 2, plan.foot(), edge, token);
    const double left = label.center().x() - wideAt(painter.font()) / 2;
    paintToken(painter, QRectF(left, label.top(), token, token),
               QChar(Cards::name.letters[indexOf(side)]), side);
    painter.setPen(ink);
    paintText(painter, QRectF(left + token + 3, label.top(), edge, token),
              Qt::AlignLeft | Qt::AlignVCenter, text);
}

QString wordsOfGroup(int index, const Cards::Group& group) {
    return CardsForm::tr("Group %1: cards left: %2; take up to %3.")
        .arg(QString(QChar('a' + index)), QString::number(group.cards),
             QString::number(group.most));
}

// This look lays its boards out itself.
const CardsPlan& planOf(const ShownBoard& board) {
    return static_cast<const CardsPlan&>(board.plan);
}

std::shared_ptr<const BoardPlan> layOut(const BoardRoom& room, const Scene& scene,
                                        const BoardPlan* before) {
    return std::make_shared<const CardsPlan>(room, scene, static_cast<const CardsPlan*>(before));
}

void outline(QPainter& painter, const QRectF& rect) {
    painter.drawRoundedRect(rect, rect.width() * 0.08, rect.width() * 0.08);
}

// The letters of the groups stand above them.
void paintLetters(const ShownBoard& board, QPainter& painter) {
    const CardsPlan& plan = planOf(board);
    painter.setFont(sized(plan.room().font, Type::Caption, Weight::Strong));
    painter.setPen(board.material().frameText);
    const double height = lineHeight(painter.font());
    for (int g = 0; g < std::ssize(plan.groups()); ++g)
        paintText(painter,
                  QRectF(plan.leftOf(g), plan.grid().top() - height + 2, plan.pitch(), height),
                  Qt::AlignCenter, QString(QChar('a' + g)));
}

// What stands there -------------------------------------------------------------------------------

// Baize with a thin line of gold.
void paintBaize(const ShownBoard& board, QPainter& painter) {
    const Stage stage = board.stage();
    const QRectF& outer = stage.outer;
    const double by = std::clamp(std::min(outer.width(), outer.height()) * 0.018, 2.0, 9.0);
    const double radius = std::max(1.5, stage.radius() - by * 0.4);
    onlyOutline(painter, QPen(faded(board.material().line, 0.75), std::clamp(by / 6, 0.6, 1.5)));
    painter.drawRoundedRect(outer.adjusted(by, by, -by, -by), radius, radius);
}

// While a position is set up.
void paintPlaces(const ShownBoard& board, QPainter& painter) {
    for (const Cell place : board.cells()) {
        const QRectF rect = board.cellRect(place).adjusted(0, 1, 0, -1);
        const bool full = board.plan.holds(place);
        if (full) {
            painter.setPen(QPen(QColor("#A9A393"), 1));
            painter.setBrush(QColor("#FBF9F3"));
        } else {
            onlyOutline(painter, QPen(faded(board.material().mark, 0.4), 1, Qt::DashLine));
        }
        painter.drawRoundedRect(rect, 4, 4);
        if (!full || rect.height() < 11)
            continue;
        painter.setFont(
            inPixels(board.plan.room().font, std::min(rect.height() * 0.72, 15.0), Weight::Strong));
        painter.setPen(place.column % 2 == 0 ? QColor("#BE2F26") : QColor("#22303F"));
        paintText(painter, rect, Qt::AlignCenter,
                  QString::number(planOf(board).places() - place.row));
    }
}

// What is lifted is drawn out, towards the one who takes it.
QRectF drawnOut(const ShownPiece& piece) {
    return piece.rect.translated(0, piece.lift * piece.rect.height() * 0.10);
}

// A card that is turned squashes.
void paintCard(const CardsPlan& plan, QPainter& painter, const ShownPiece& piece) {
    const bool before = piece.from != '.' && piece.turned < 0.5;
    const char letter = before ? piece.from : piece.letter;
    const double squash = piece.from == '.' ? 1 : std::max(0.04, std::abs(2 * piece.turned - 1));
    const QRectF rect = drawnOut(piece);
    painter.save();
    painter.setOpacity(painter.opacity() * piece.drawn * piece.seen);
    if (squash < 1) {
        painter.translate(rect.center());
        painter.scale(squash, 1);
        painter.translate(-rect.center());
    }
    if (letter == '#') {
        const int group = piece.cell.column, number = piece.cell.row + 1;
        const bool pale = plan.isGroup(group) && number > plan.group(group).most;
        paintCardFace(painter, rect, number <= Cards::fewCards ? number : 0, group, pale,
                      piece.lift);
    } else {
        paintCardBack(painter, rect, letter == Cards::name.letters[0] ? Side::One : Side::Two,
                      piece.lift);
    }
    painter.restore();
}

void paintCards(const ShownBoard& board, QPainter& painter) {
    const CardsPlan& plan = planOf(board);
    if (board.editing()) {
        paintPlaces(board, painter);
        paintGroupLabels(painter, planOf(board), board.material().mark);
        return;
    }
    onlyOutline(painter, QPen(faded(board.material().mark, 0.35), 1.5, Qt::DashLine));
    for (int g = 0; g < std::ssize(plan.groups()); ++g)
        if (plan.group(g).cards == 0)
            outline(painter, plan.cardRect(g, -1));
    if (plan.room().interactive) {
        for (const Side side : {Side::One, Side::Two})
            if (plan.taken(side) == 0)
                outline(painter, plan.pileRect(side, 0));
        paintGroupLabels(painter, plan, board.material().mark);
        for (const Side side : {Side::One, Side::Two})
            paintPileLabel(painter, plan, side, board.material().mark);
    }
    for (const bool held : {false, true}) // what is held up hides what lies
        for (const ShownPiece& piece : board.pieces())
            if ((piece.lift > 0) == held)
                paintCard(plan, painter, piece);
}

// Marks -------------------------------------------------------------------------------------------

// Where the cards lay that were taken.
void paintGap(const CardsPlan& plan, QPainter& painter, const QRectF& gap, int taken,
              const QColor& color) {
    onlyOutline(painter, QPen(color, 1.5, Qt::DashLine));
    painter.drawRoundedRect(gap.adjusted(1, 2, -1, -1), gap.width() * 0.06, gap.width() * 0.06);
    const double high = std::max(std::clamp(gap.height() * 0.6, 9.0, 20.0), plan.room().letters);
    painter.setFont(inPixels(plan.room().font, high, Weight::Strong));
    painter.setPen(color);
    paintText(painter, gap, Qt::AlignCenter | Qt::TextDontClip,
              QStringLiteral("\u2212%1").arg(taken));
}

void paintLast(const ShownBoard& board, QPainter& painter, Cell cell) {
    const CardsPlan& plan = planOf(board);
    const int taken = cell.row + 1;
    if (plan.isGroup(cell.column))
        paintGap(plan, painter, plan.gapRect(cell.column, taken), taken, board.material().accent);
}

// Those that lay in front of what was taken after them lay further down.
void paintBefore(const ShownBoard& board, QPainter& painter, Cell cell) {
    const CardsPlan& plan = planOf(board);
    if (!plan.isGroup(cell.column))
        return;
    int more = 0;
    for (const Cell last : plan.last())
        more += last.column == cell.column ? last.row + 1 : 0;
    const int taken = cell.row + 1;
    paintGap(plan, painter, plan.gapRect(cell.column, taken, more), taken, board.material().mark);
}

// At the right of the card's head.
void paintDot(const ShownBoard& board, QPainter& painter, Cell cell) {
    if (cell.row >= Cards::fewCards) // it has none
        return;
    const QRectF card = board.cellRect(cell);
    const double strip = planOf(board).strip(), radius = std::clamp(strip * 0.13, 1.8, 5.0);
    onlyFill(painter, faded(boardAccent(), 0.75));
    painter.drawEllipse(QPointF(card.right() - 0.12 * card.width(), card.top() + strip / 2), radius,
                        radius);
}

void paintFrames(const ShownBoard& board, QPainter& painter, const Clicks& cells) {
    painter.setBrush(faded(boardAccent(), 0.18));
    painter.setPen(QPen(boardAccent(), 2.5));
    for (const Cell cell : cells)
        outline(painter, board.cellRect(cell));
}

// The cards that a click on this one takes, as they are drawn out. An edge does not tell how many.
void paintTaken(const ShownBoard& board, QPainter& painter, Cell cell) {
    QRectF taken;
    for (const ShownPiece& piece : board.pieces())
        if (piece.letter == '#' && piece.cell.column == cell.column && piece.cell.row <= cell.row)
            taken |= drawnOut(piece);
    onlyOutline(painter, QPen(boardAccent(), 3));
    outline(painter, taken);
    if (cell.row < Cards::fewCards)
        return;
    painter.setFont(sized(board.plan.room().font, Type::Emphasis, Weight::Strong));
    const double high = lineHeight(painter.font());
    const QRectF plate(taken.center().x() - high, taken.top() - high / 2, 2 * high, high);
    onlyFill(painter, boardAccent());
    painter.drawRoundedRect(plate, high / 3, high / 3);
    painter.setPen(QColor("#FFFFFF"));
    paintText(painter, plate, Qt::AlignCenter, QString::number(cell.row + 1));
}

QString wordsOfGroups(const BoardLook&, const BoardPlan& plan) {
    const auto& groups = static_cast<const CardsPlan&>(plan).groups();
    QStringList lines;
    for (std::size_t g = 0; g < groups.size(); ++g)
        lines << wordsOfGroup(static_cast<int>(g), groups[g]);
    return lines.join(u' ');
}

// A card bears the number that a turn takes from there.
QString wordsOfCard(const BoardLook&, const BoardPlan& plan, Cell cell) {
    const auto& cards = static_cast<const CardsPlan&>(plan);
    if (plan.room().editing)
        return plan.holds(cell) ? CardsForm::tr("card") : CardsForm::tr("empty");
    const int all = cards.group(cell.column).cards;
    return CardsForm::tr("card %1 of %2").arg(cell.row + 1).arg(all);
}

QString wordsOfItsGroup(const BoardLook&, const BoardPlan& plan, Cell cell) {
    return wordsOfGroup(cell.column, static_cast<const CardsPlan&>(plan).group(cell.column));
}

// Cards are nobody's.
QString wordsOfAll(const BoardLook& look, const BoardPlan& plan, std::optional<char>) {
    return wordsOfGroups(look, plan);
}

// On a sheet to be written on ---------------------------------------------------------------------

constexpr double widest = 38, pitchShare = 1.55, highestStrip = 15;
constexpr double labelSize = 11, labelHeight = 15;

struct Fan {
    double pitch, card, strip, head; // from group to group; a card's width; what it shows; the top
    double strips;                   // of the tallest group, above its front card
    double foot() const { return head + strip * strips + card * cardShape + 3; }
};

Fan fanOf(const std::vector<Cards::Group>& groups, const QSizeF& room) {
    Fan fan{.pitch = 0, .card = 0, .strip = highestStrip, .head = inkMargin, .strips = 0};
    for (const Cards::Group& group : groups)
        fan.strips = std::max(fan.strips, stripsBefore(group.cards - 1));
    fan.pitch = std::min(room.width() / static_cast<double>(groups.size()), widest * pitchShare);
    fan.card = std::min(widest, fan.pitch * 0.8);
    const double left = room.height() - inkMargin - 2 * labelHeight - 3;
    if (fan.strips > 0)
        fan.strip = std::min(highestStrip, (left - fan.card * cardShape) / fan.strips);
    return fan;
}

void paintGroup(QPainter& painter, const Fan& fan, int column, const Cards::Group& group) {
    const QRectF place(column * fan.pitch, 0, fan.pitch, inkMargin);
    painter.setFont(inPixels(painter.font(), inkLetterHeight));
    paintText(painter, place, Qt::AlignCenter, QString(QChar('a' + column)));
    for (int index = group.cards - 1; index >= 0; --index) {
        const QRectF card(place.center().x() - fan.card / 2,
                          fan.head
                              + fan.strip * (stripsBefore(group.cards - 1) - stripsBefore(index)),
                          fan.card, fan.card * cardShape);
        painter.setPen(QPen(Qt::black, 1));
        painter.setBrush(Qt::white);
        painter.drawRoundedRect(card, 3, 3);
        if (index >= Cards::fewCards)
            continue;
        const double high = index == 0 ? highestStrip : fan.strip;
        painter.setFont(inPixels(painter.font(), std::min(inkLetterHeight, high * 0.85)));
        paintText(painter, QRectF(card.left() + 4, card.top(), fan.card - 8, high),
                  Qt::AlignLeft | Qt::AlignVCenter, QString::number(index + 1));
    }
    QRectF label(place.left(), fan.foot(), fan.pitch, labelHeight);
    const auto write = [&](Weight weight, const QString& words, const QString& number) {
        painter.setFont(inPixels(painter.font(), labelSize, weight));
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(words);
        paintText(painter, label, Qt::AlignCenter, width <= label.width() * 1.2 ? words : number);
        label.translate(0, labelHeight);
    };
    write(Weight::Strong, wordsOnCards(group.cards), QString::number(group.cards));
    write(Weight::Normal, wordsOnMost(group.most),
          QStringLiteral("\u2264\u2009%1").arg(group.most));
}

// Card groups: a fan for each, with what is left and what a turn may take below.
InkBoard inkCards(const BoardLook&, const Picture& picture, const QSizeF& room, double) {
    const std::vector<Cards::Group> groups = groupsOf(picture);
    const Fan fan = fanOf(groups, room);
    return {{fan.pitch * static_cast<double>(groups.size()), fan.foot() + 2 * labelHeight},
            [groups, fan](QPainter& painter) {
                painter.save();
                painter.setPen(Qt::black);
                for (std::size_t i = 0; i < groups.size(); ++i)
                    paintGroup(painter, fan, static_cast<int>(i), groups[i]);
                painter.restore();
            }};
}

} // namespace

BoardLook cardsLook() {
    return {.stuff = Stuff::Baize,
            .ground = paintBaize,
            .coordinates = paintLetters,
            .pieces = paintCards,
            .last = paintLast,
            .before = paintBefore,
            .next = paintDot,
            .hover = paintTaken,
            .chosen = paintFrames,
            .worthInk = "#22303F", // it stands on a card
            .worthPlate = "#FFFFFF",
            .plan = layOut,
            .manner = {.grid = false},
            .motion = cardFlight,
            .words = wordsOfGroups,
            .cell = wordsOfCard,
            .hole = QT_TRANSLATE_NOOP("Phrase", "no card"),
            .lines = wordsOfItsGroup,
            .standing = wordsOfAll,
            .inked = inkCards};
}

SetUpForm* makeCardsForm(QWidget* parent) { return new CardsForm(parent); }

} // namespace bouton

#include "cards_look.moc"
