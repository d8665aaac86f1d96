// SPDX-License-Identifier: MIT

// Games of one's own: on wood, with pieces that are drawn by their names, or by their letters;
// heaps lie as piles with their number below.

#include <algorithm>
#include <map>

#include "core/phrase.h"
#include "games/own_game/own_game.h"
#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"
#include "ui/boards/playing_card.h"
#include "ui/boards/shown_board.h"
#include "ui/boards/sprite.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

// Pieces ------------------------------------------------------------------------------------------

const PieceColours ivoryTones{
    .lit = "#FFFFFF", .body = "#F4EBD8", .shade = "#C9B894", .darkRim = "#4A3A20"};
const PieceColours goldTones{
    .lit = "#FBEBA8", .body = "#D9AE3C", .shade = "#946A14", .darkRim = "#4A3408"};
const PieceColours woodTones{
    .lit = "#D9A66B", .body = "#A86E34", .shade = "#6A3F16", .darkRim = "#33200C"};

QBrush lightOn(const PieceColours& tones, double from = 28, double to = 74) {
    QLinearGradient light(from, 20, to, 80);
    light.setColorAt(0, tones.lit);
    light.setColorAt(0.45, tones.body);
    light.setColorAt(1, tones.shade);
    return light;
}

QPen rimOf(const PieceColours& tones, double pixels) {
    return {tones.darkRim, std::max(2.4, 1.1 / pixels), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintPinUnit(QPainter& painter, double pixels) {
    paintContact(painter, {52, 90}, 20, 5, 0.45);
    QPainterPath pin(QPointF(50, 8));
    pin.cubicTo(62, 8, 63, 22, 58, 33);
    pin.cubicTo(55, 40, 67, 50, 67, 64);
    pin.cubicTo(67, 76, 62, 84, 59, 90);
    pin.lineTo(41, 90);
    pin.cubicTo(38, 84, 33, 76, 33, 64);
    pin.cubicTo(33, 50, 45, 40, 42, 33);
    pin.cubicTo(37, 22, 38, 8, 50, 8);
    painter.setPen(rimOf(ivoryTones, pixels));
    painter.setBrush(lightOn(ivoryTones, 34, 68));
    painter.drawPath(pin);
    painter.save();
    painter.setClipPath(pin);
    onlyFill(painter, QColor("#A5502A"));
    painter.drawRect(QRectF(30, 30, 40, 6));
    painter.restore();
    onlyOutline(painter, rimOf(ivoryTones, pixels));
    painter.drawPath(pin);
}

void paintCoinUnit(QPainter& painter, double pixels) {
    paintContact(painter, {52, 58}, 37, 34, 0.4);
    onlyFill(painter, goldTones.shade);
    painter.drawEllipse(QPointF(50, 53), 35, 35);
    painter.setPen(rimOf(goldTones, pixels));
    painter.setBrush(lightOn(goldTones));
    painter.drawEllipse(QPointF(50, 49), 35, 35);
    if (pixels * 100 < 14)
        return;
    onlyOutline(painter, QPen(goldTones.shade, 2.5));
    painter.drawEllipse(QPointF(50, 49), 26, 26);
}

void paintQueenUnit(QPainter& painter, double pixels) {
    paintContact(painter, {52, 88}, 30, 6, 0.45);
    QPainterPath crown(QPointF(28, 78));
    for (const auto& [x, y] : {std::pair(18.0, 34.0),
                               {34.0, 52.0},
                               {40.0, 26.0},
                               {50.0, 48.0},
                               {60.0, 26.0},
                               {66.0, 52.0},
                               {82.0, 34.0},
                               {72.0, 78.0}})
        crown.lineTo(x, y);
    crown.closeSubpath();
    painter.setPen(rimOf(woodTones, pixels));
    painter.setBrush(lightOn(woodTones));
    painter.drawPath(crown);
    for (const auto& [x, y] : {std::pair(18.0, 30.0), {40.0, 21.0}, {60.0, 21.0}, {82.0, 30.0}})
        painter.drawEllipse(QPointF(x, y), 5, 5);
    painter.drawRoundedRect(QRectF(24, 77, 52, 11), 4, 4);
}

void paintBlockUnit(QPainter& painter, double pixels) {
    paintContact(painter, {52, 56}, 44, 42, 0.35);
    painter.setPen(rimOf(woodTones, pixels));
    painter.setBrush(lightOn(woodTones));
    painter.drawRoundedRect(QRectF(12, 12, 76, 76), 9, 9);
    if (pixels * 100 < 14)
        return;
    onlyOutline(painter, QPen(QColor(255, 255, 255, 90), 3));
    painter.drawRoundedRect(QRectF(19, 19, 62, 62), 6, 6);
}

using PaintShape = void (*)(QPainter& painter, double pixels);

// A shape from the store, as high as it is held.
void paintShape(QPainter& painter, const ShownPiece& piece, PaintShape shape) {
    painter.save();
    painter.setOpacity(painter.opacity() * piece.drawn);
    paintSprite(painter, piece.rect,
                {reinterpret_cast<const void*>(shape), 0, phaseOf(piece.lift), 0.25},
                [&](QPainter& inside, double pixels) {
                    inside.translate(50, 90);
                    inside.scale(1 + 0.08 * piece.lift, 1 + 0.08 * piece.lift);
                    inside.translate(-50, -90 - 8 * piece.lift);
                    shape(inside, pixels);
                });
    painter.restore();
}

// What a piece is drawn by: its own painter, or that of a game that has such a piece.
struct Drawn {
    PaintShape shape = nullptr;
    BoardLook::PaintPiece piece{};
    char letters[2]{}; // by which that game tells its sides
    bool tells = true; // whose it is
};

Drawn drawnAs(const std::string& name) {
    if (name == "pin")
        return {paintPinUnit, {}, {}, false};
    if (name == "coin")
        return {paintCoinUnit, {}, {}, false};
    if (name == "queen")
        return {paintQueenUnit, {}, {}, false};
    if (name == "block")
        return {paintBlockUnit, {}, {}, false};
    if (name == "horse")
        return {nullptr, trojanHorseLook().piece, {'H', 'H'}, false};
    if (name == "tower")
        return {nullptr, towersLook().piece, {'G', 'R'}, true};
    if (name == "disc")
        return {nullptr, reversiLook().piece, {'X', 'O'}, true};
    if (name == "card")
        return {nullptr,
                [](QPainter& painter, const ShownPiece& piece) {
                    QRectF card(0, 0, piece.rect.width() * 0.6,
                                piece.rect.width() * 0.6 * cardShape);
                    card.moveCenter(piece.rect.center());
                    paintCardBack(painter, card, piece.letter == 'G' ? Side::One : Side::Two,
                                  piece.lift);
                },
                {'G', 'R'},
                true};
    return {};
}

// The letters of a game, and how each is drawn.
struct OwnPieces {
    std::string sides; // their letters
    char shared = '\0';
    std::map<char, Drawn> drawn{};

    explicit OwnPieces(const own::Rules& rules)
        : sides{rules.sides[0].letter, rules.sides[1].letter}, shared(rules.shared) {
        for (const own::Piece& piece : rules.pieces)
            if (const Drawn each = drawnAs(piece.name); each.shape || each.piece)
                drawn[piece.letter] = each;
        drawn['#'] = {paintBlockUnit, {}, {}, false};
    }

    void paint(QPainter& painter, const ShownPiece& piece) const;
};

void OwnPieces::paint(QPainter& painter, const ShownPiece& piece) const {
    const int several = piece.letter >= '2' && piece.letter <= '9' ? piece.letter - '0' : 1;
    const char letter = several > 1 ? shared : piece.letter;
    const std::size_t side = sides.find(letter);
    const bool isSides = side != std::string::npos;
    const Side whose = side == 1 ? Side::Two : Side::One;
    const auto corner = [&](QChar sign, bool ofSide) {
        if (piece.drawn < 1)
            return;
        const double wide = piece.rect.width() * 0.42;
        const QRectF place(piece.rect.right() - wide, piece.rect.bottom() - wide, wide, wide);
        if (ofSide)
            return paintToken(painter, place, sign, whose);
        paintButton(painter, {sign.toLatin1(), piece.cell, place});
    };
    painter.save();
    if (const auto at = drawn.find(letter); at != drawn.end()) {
        if (at->second.shape) {
            paintShape(painter, piece, at->second.shape);
        } else {
            ShownPiece as = piece;
            const auto asLetter = [&](char of) {
                return of == '.' ? '.' : at->second.letters[of == sides[1] ? 1 : 0];
            };
            as.letter = asLetter(letter);
            as.from = asLetter(piece.from);
            at->second.piece(painter, as);
        }
        if (isSides && !at->second.tells)
            corner(QChar(letter), true);
    } else if (isSides) {
        painter.setOpacity(painter.opacity() * piece.drawn);
        paintToken(painter, piece.rect, QChar(letter), whose);
    } else {
        ShownPiece as = piece;
        as.letter = letter;
        paintButton(painter, as);
    }
    if (several > 1)
        corner(QChar(piece.letter), false);
    painter.restore();
}

// What pieces are called: a side's by the side first, several on a cell with their number.
std::vector<std::pair<char, const char*>> namesOf(const own::Rules& rules) {
    std::vector<std::pair<char, const char*>> names;
    const auto named = [&](char letter) -> std::string {
        const auto at = std::ranges::find(rules.pieces, letter, &own::Piece::letter);
        return at == rules.pieces.end() ? "" : at->name;
    };
    for (const char letter : rules.letters()) {
        std::string name = named(letter);
        for (const own::SideName& side : rules.sides)
            if (side.letter == letter)
                name = name.empty() ? side.name : side.name + ", " + name;
        if (letter == '#')
            names.emplace_back(letter, QT_TRANSLATE_NOOP("Phrase", "blocked"));
        else if (!name.empty())
            names.emplace_back(letter, lasting(name));
    }
    for (char several = '2'; rules.shared != '\0' && several <= '9'; ++several)
        names.emplace_back(several, lasting(several + (" " + named(rules.shared))));
    return names;
}

// Boards ------------------------------------------------------------------------------------------

// Squares in two tones, one beside the other; the first cell is dark.
void paintOwnSquares(const ShownBoard& board, QPainter& painter) {
    const Material& stuff = board.material();
    for (const Cell cell : board.cells())
        paintSquares(painter, stuff, board.cellRect(cell), (cell.row + cell.column) % 2 == 0);
    if (board.cells().empty() || board.cellRect(board.cells().front()).width() >= 12) {
        painter.setPen(QPen(faded(stuff.line, 0.4), 1));
        paintLines(painter, board.gridRect(), board.rows(), board.columns());
    }
    paintRecess(painter, board.stage());
}

// Heaps -------------------------------------------------------------------------------------------

// Piles of counters, side by side. Counter 1, in row 0, lies on top: a click takes it and all that
// lie above it. While a position is set up every heap has a place for each counter that it can
// hold, counted from above as well (OwnGame::roomOf).
class HeapsPlan : public BoardPlan {
public:
    HeapsPlan(const BoardRoom& room, const Scene& scene, int places)
        : BoardPlan(room, scene, ground(room)), m_places(places) {
        for (const std::string& row : scene.picture->rows) {
            const QStringList parts = QString::fromStdString(row).split(u':');
            m_heaps.push_back(
                {std::clamp(parts.value(0).toInt(), 0, own::mostCounters), parts.value(1).toInt()});
        }
        int tallest = 1;
        for (const own::Heap& heap : m_heaps)
            tallest = std::max(tallest, heap.size);
        for (const Step* step = scene.last.get(); step; step = step->previous.get())
            for (const std::string& row : step->before->rows)
                tallest =
                    std::max(tallest, QString::fromStdString(row).section(u':', 0, 0).toInt());
        m_rows = room.editing ? places : tallest;
        m_pitch = grid().width() / std::max<double>(static_cast<double>(m_heaps.size()), 1);
        const double high = std::max(1.0, grid().height() - 2 * labelHeight());
        // As many beside one another as makes them largest.
        for (int wide = 1; wide <= 10; ++wide) {
            const double side =
                std::min({m_pitch * 0.86 / wide, high / ((m_rows + wide - 1) / wide), 64.0});
            if (side > m_side * 1.05) {
                m_side = side;
                m_wide = wide;
            }
        }
    }

    const std::vector<own::Heap>& heaps() const { return m_heaps; }
    double labelHeight() const {
        return room().interactive ? lineHeight(sized(room().font, Type::Emphasis, Weight::Strong))
                                        + Theme::unit / 2.0
                                  : grid().height() * 0.04;
    }
    QRectF columnOf(int heap) const {
        const int last = static_cast<int>(m_heaps.size()) - 1;
        return {grid().left() + m_pitch * (room().turned ? last - heap : heap), grid().top(),
                m_pitch, grid().height()};
    }
    int counters(int heap) const {
        return heap >= 0 && heap < std::ssize(m_heaps)
                   ? m_heaps[static_cast<std::size_t>(heap)].size
                   : 0;
    }
    int placesOf(int heap) const { return room().editing ? m_places : counters(heap); }

    Clicks cells() const override {
        Clicks all;
        for (int r = 0; r < m_rows; ++r)
            for (int h = 0; h < std::ssize(m_heaps); ++h)
                if (r < placesOf(h))
                    all.push_back({r, h});
        return all;
    }
    QRectF cellRect(Cell cell) const override {
        if (cell.row < 0 || cell.row >= placesOf(cell.column))
            return {};
        const int below = placesOf(cell.column) - 1 - cell.row; // counters on which it lies
        const QRectF column = columnOf(cell.column);
        return {column.center().x() + (below % m_wide - m_wide / 2.0) * m_side,
                column.bottom() - labelHeight() - (below / m_wide + 1) * m_side, m_side, m_side};
    }
    Extent extent() const override { return {m_rows, static_cast<int>(m_heaps.size())}; }
    std::optional<Cell> seenAt(int row, int column) const override {
        if (column < 0 || column >= std::ssize(m_heaps))
            return std::nullopt;
        const Cell cell{row, columnSeenAt(column)};
        return row >= 0 && row < placesOf(cell.column) ? std::optional(cell) : std::nullopt;
    }
    QPainterPath wayOf(const Step&) const override { return {}; }
    bool holds(Cell cell) const override {
        return cell.row >= placesOf(cell.column) - counters(cell.column)
               && cell.row < placesOf(cell.column);
    }
    std::vector<ShownPiece> pieces() const override {
        std::vector<ShownPiece> all;
        for (const Cell cell : cells())
            if (holds(cell))
                all.push_back({'o', cell, cellRect(cell)});
        return all;
    }
    std::vector<Drop> dropsOf(Cell, const Clicks&, const ClickPreviews&) const override {
        return {};
    }

private:
    static QRectF ground(const BoardRoom& room) {
        const double frame = room.frameWidth();
        return room.forFrame().adjusted(frame, frame, -frame, -frame);
    }

    std::vector<own::Heap> m_heaps;
    int m_places, m_rows = 1, m_wide = 1;
    double m_pitch = 1, m_side = 0;
};

const HeapsPlan& heapsOf(const BoardPlan& plan) { return static_cast<const HeapsPlan&>(plan); }

void paintHeapGround(const ShownBoard& board, QPainter& painter) {
    painter.fillRect(board.gridRect(), shaded(board.gridRect(), board.material().ground));
    paintRecess(painter, board.stage());
}

void paintHeapNames(const ShownBoard& board, QPainter& painter) {
    const BoardRoom& room = board.plan.room();
    painter.setFont(sized(room.font, Type::Caption, Weight::Strong));
    painter.setPen(board.material().frameText);
    const HeapsPlan& plan = heapsOf(board.plan);
    for (int h = 0; h < std::ssize(plan.heaps()); ++h) {
        const QRectF column = plan.columnOf(h);
        paintText(painter,
                  QRectF(column.left(), column.top() - room.frameWidth(), column.width(),
                         room.frameWidth()),
                  Qt::AlignCenter, QString::fromStdString(columnName(h)));
    }
}

// How many there are, and how many a turn may take where a heap says so.
void paintHeaps(const ShownBoard& board, QPainter& painter) {
    paintPieces(board, painter);
    const HeapsPlan& plan = heapsOf(board.plan);
    if (!board.plan.room().interactive)
        return;
    painter.setFont(sized(board.plan.room().font, Type::Emphasis, Weight::Strong));
    painter.setPen(board.material().mark);
    for (int h = 0; h < std::ssize(plan.heaps()); ++h) {
        const own::Heap& heap = plan.heaps()[static_cast<std::size_t>(h)];
        const QRectF column = plan.columnOf(h);
        const double high = plan.labelHeight();
        paintText(painter,
                  QRectF(column.left() + 2, column.bottom() - high, column.width() - 4, high),
                  Qt::AlignCenter,
                  heap.most == 0 ? QString::number(heap.size)
                                 : QStringLiteral("%1:%2").arg(QString::number(heap.size),
                                                               QString::number(heap.most)));
    }
}

QString wordsOfHeap(const HeapsPlan& plan, int heap) {
    return BoardLook::tr("Heap %1: %n counter(s).", nullptr, plan.counters(heap))
        .arg(QString::fromStdString(columnName(heap)));
}
QString wordsOfHeaps(const BoardLook&, const BoardPlan& plan) {
    QStringList lines;
    for (int h = 0; h < std::ssize(heapsOf(plan).heaps()); ++h)
        lines << wordsOfHeap(heapsOf(plan), h);
    return lines.join(u' ');
}
QString wordsOfCounter(const BoardLook&, const BoardPlan& plan, Cell cell) {
    return plan.holds(cell) ? BoardLook::tr("counter") : BoardLook::tr("empty");
}
QString wordsOfItsHeap(const BoardLook&, const BoardPlan& plan, Cell cell) {
    return wordsOfHeap(heapsOf(plan), cell.column);
}
QString wordsOfAllHeaps(const BoardLook& look, const BoardPlan& plan, std::optional<char>) {
    return wordsOfHeaps(look, plan);
}

// On paper a heap is its number, in a row with its name.
InkBoard inkHeaps(const BoardLook&, const Picture& picture, const QSizeF& room, double) {
    const double wide =
        std::min(2 * largestInkCell, room.width() / std::max<double>(1, picture.rows.size() * 1.0));
    return {{wide * static_cast<double>(picture.rows.size()), largestInkCell + inkMargin},
            [picture, wide](QPainter& painter) {
                for (std::size_t i = 0; i < picture.rows.size(); ++i) {
                    const double left = wide * static_cast<double>(i);
                    painter.setPen(Qt::black);
                    painter.setFont(inPixels(painter.font(), inkLetterHeight));
                    paintText(painter, QRectF(left, 0, wide, inkMargin), Qt::AlignCenter,
                              QString::fromStdString(columnName(static_cast<int>(i))));
                    painter.setFont(inPixels(painter.font(), largestInkCell * 0.7));
                    paintText(painter, QRectF(left, inkMargin, wide, largestInkCell),
                              Qt::AlignCenter, QString::fromStdString(picture.rows[i]));
                }
            }};
}

BoardLook heapsLook(const OwnRules& of) {
    return {.stuff = Stuff::Wood,
            .ground = paintHeapGround,
            .coordinates = paintHeapNames,
            .pieces = paintHeaps,
            .piece = [](QPainter& painter,
                        const ShownPiece& piece) { paintShape(painter, piece, paintCoinUnit); },
            .plan =
                [places = OwnGame::roomOf(of)](const BoardRoom& room, const Scene& scene,
                                               const BoardPlan*) {
                    return std::make_shared<const HeapsPlan>(room, scene, places);
                },
            .manner = {.grid = false},
            .motion = [](const std::vector<ShownPiece>& before,
                         const std::vector<ShownPiece>& after, const Clicks&,
                         const Manner&) { return Motion::fade(before, after); },
            .words = wordsOfHeaps,
            .cell = wordsOfCounter,
            .hole = QT_TRANSLATE_NOOP("Phrase", "no counter"),
            .lines = wordsOfItsHeap,
            .standing = wordsOfAllHeaps,
            .inked = inkHeaps};
}

} // namespace

BoardLook ownLook(const OwnRules& of) {
    if (of.rules().ofHeaps())
        return heapsLook(of);
    return {
        .stuff = Stuff::Wood,
        .ground = paintOwnSquares,
        .piece = [pieces = std::make_shared<const OwnPieces>(of.rules())](
                     QPainter& painter, const ShownPiece& piece) { pieces->paint(painter, piece); },
        .letters = namesOf(of.rules())};
}

} // namespace bouton
