// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "engine/contract/samples.h"

namespace bouton::testing {

// What every game promises of its blank board and of clicks while a start is set up by hand
// (core/game.h). A game's test file instantiates it:
//   INSTANTIATE_TYPED_TEST_SUITE_P(TicTacToe, SetUpContract, TicTacToe);
template <class G> class SetUpContract : public ::testing::Test {};

TYPED_TEST_SUITE_P(SetUpContract);

// The picture, and others that no game has ever drawn.
inline std::vector<Picture> misdrawn(const Picture& picture) {
    std::vector<Picture> all{picture, {{}, Side::One}, {{""}, Side::Two}, {{"", "..", "."}, {}}};
    Picture longer = picture, shorter = picture, strange = picture, ragged = picture;
    longer.rows.push_back(picture.rows.front());
    shorter.rows.pop_back();
    for (std::string& row : strange.rows)
        std::ranges::fill(row, '\xff');
    ragged.rows.front() += "??";
    ragged.rows.back().clear();
    for (Picture& made : {std::ref(longer), std::ref(shorter), std::ref(strange), std::ref(ragged)})
        all.push_back(std::move(made));
    return all;
}

inline std::vector<std::size_t> shapeOf(const Picture& picture) {
    std::vector<std::size_t> shape;
    for (const std::string& row : picture.rows)
        shape.push_back(row.size());
    return shape;
}

TYPED_TEST_P(SetUpContract, ABlankBoardIsAStartOrIsRefusedWithASentence) {
    const Picture blank = TypeParam::blank(complete(TypeParam::settings(), {}).value());
    ASSERT_FALSE(blank.rows.empty());
    if (const auto state = TypeParam::read(blank)) {
        ASSERT_FALSE(TypeParam::result(*state));
    } else {
        ASSERT_FALSE(english(state.error()).empty());
    }
}

TYPED_TEST_P(SetUpContract, ReadTakesOrRefusesWhateverIsDrawn) {
    Random random(13);
    const Picture drawn = TypeParam::draw(randomStart<TypeParam>(random));
    for (const Picture& picture : misdrawn(drawn))
        if (const auto state = TypeParam::read(picture)) {
            ASSERT_EQ(shapeOf(TypeParam::draw(*state)), shapeOf(picture));
        } else {
            ASSERT_FALSE(english(state.error()).empty());
        }
}

TYPED_TEST_P(SetUpContract, EditingIsSafeAnywhereAndLeavesAPositionOrASentence) {
    const Editing& editing = rulesetOf<TypeParam>().editing;
    std::string letters("?:\0\xff.", 5);
    for (const Piece& piece : editing.pieces)
        letters += piece.letter;
    const auto check = [](const Picture& before, const Picture& after) {
        ASSERT_EQ(after.rows.size(), before.rows.size());
        if (before != after) {
            ASSERT_EQ(after.toMove, before.toMove);
        }
        if (const auto state = TypeParam::read(after); !state) {
            ASSERT_FALSE(english(state.error()).empty());
        }
    };
    const Picture blank = TypeParam::blank(complete(TypeParam::settings(), {}).value());
    Random random(14);
    for (const Picture& start : {blank, TypeParam::draw(randomStart<TypeParam>(random))})
        for (const Picture& picture : misdrawn(start)) {
            const Clicks cells = cellsAround(picture);
            check(picture, editing.cleared(picture));
            for (const Cell cell : cells) {
                check(picture, editing.arranged(picture, cell));
                check(picture, editing.moved(picture, cell, random.oneOf(cells)));
                check(picture, editing.moved(picture, random.oneOf(cells), cell));
                for (const char letter : letters)
                    check(picture, editing.put(picture, cell, letter));
            }
        }
}

TYPED_TEST_P(SetUpContract, AClickOffTheBoardArrangesNothing) {
    const Picture blank = TypeParam::blank(complete(TypeParam::settings(), {}).value());
    for (const Cell cell : cellsAround(blank))
        if (cell.row < 0 || cell.row > 26 || cell.column < 0 || cell.column > 26) {
            ASSERT_EQ(rulesetOf<TypeParam>().editing.arranged(blank, cell), blank);
        }
}

TYPED_TEST_P(SetUpContract, APieceStandsWhereItIsPutUntilItIsTakenAway) {
    const Editing& editing = rulesetOf<TypeParam>().editing;
    Random random(21);
    for (const Piece& piece : editing.pieces)
        for (int i = 0; i < 20; ++i) {
            const Picture before = TypeParam::draw(randomStart<TypeParam>(random));
            const int rows = static_cast<int>(before.rows.size());
            const Cell cell{random.between(0, rows - 1),
                            random.between(0, static_cast<int>(before.rows[0].size()) - 1)};
            const Picture after = editing.put(before, cell, piece.letter);
            ASSERT_EQ(*letterAt(after, cell), piece.letter);
            ASSERT_EQ(editing.put(after, cell, piece.letter), after);
            ASSERT_EQ(*letterAt(editing.put(after, cell, '.'), cell), '.');
            for (int row = 0; row < rows; ++row)
                for (int c = 0; const char* other = letterAt(after, {row, c}); ++c)
                    if (*other == piece.letter && Cell{row, c} != cell) {
                        ASSERT_NE(piece.alone, Piece::Alone::OnTheBoard);
                        ASSERT_FALSE(piece.alone == Piece::Alone::InItsColumn && c == cell.column);
                    }
        }
}

TYPED_TEST_P(SetUpContract, AnotherSizeKeepsWhatFits) {
    const Ruleset& game = rulesetOf<TypeParam>();
    const Settings standard = complete(game.settings, {}).value();
    Random random(22);
    for (int i = 0; i < 20; ++i) {
        Picture picture = TypeParam::draw(randomStart<TypeParam>(random));
        picture.toMove = i % 2 == 0 ? Side::One : Side::Two;
        ASSERT_EQ(game.editing.resized(picture, standard), picture);
        for (const Setting& setting : game.settings)
            for (const int value : {setting.least, setting.most}) {
                Settings settings = standard;
                for (auto& [id, number] : settings)
                    number = id == setting.id ? value : number;
                const Picture other = game.editing.resized(picture, settings);
                ASSERT_EQ(settingsFor(game, settings, other), settings);
                ASSERT_EQ(other.toMove, picture.toMove);
                for (std::size_t row = 0; row < other.rows.size(); ++row)
                    for (std::size_t c = 0; c < other.rows[row].size(); ++c)
                        if (row < picture.rows.size() && c < picture.rows[row].size()) {
                            ASSERT_EQ(other.rows[row][c], picture.rows[row][c]);
                        }
                if (value == setting.most) {
                    ASSERT_EQ(game.editing.resized(other, standard), picture);
                }
            }
    }
}

// Clicks until the picture is the wanted one, where it can be told by cells; else as long as rows
// become right.
template <class G> Picture clickedTo(const Picture& wanted) {
    const Editing& editing = rulesetOf<G>().editing;
    Picture picture = editing.cleared(wanted);
    for (const Piece& piece : editing.pieces)
        for (const Cell cell : cellsAround(wanted))
            if (const char* letter = letterAt(wanted, cell); letter && *letter == piece.letter)
                for (std::size_t i = 0; i <= editing.pieces.size(); ++i)
                    if (*letterAt(picture, cell) != *letter)
                        picture = editing.arranged(picture, cell);
    const auto wrong = [&](const Picture& other) {
        std::size_t count = 0;
        for (std::size_t row = 0; row < wanted.rows.size(); ++row)
            count += other.rows[row] != wanted.rows[row];
        return count;
    };
    for (int row = 0; row < 26 && editing.pieces.empty(); ++row)
        for (int column = 0; column < 26; ++column)
            for (int i = 0; i < 2; ++i)
                if (const Picture next = editing.arranged(picture, {row, column});
                    wrong(next) < wrong(picture)
                    || (i == 0 && wrong(editing.arranged(next, {row, column})) < wrong(picture)))
                    picture = next;
    return picture;
}

TYPED_TEST_P(SetUpContract, ClicksAloneLeadToEveryPosition) {
    Random random(23);
    for (int i = 0; i < 20; ++i)
        for (const auto& state :
             randomGame<TypeParam>(randomStart<TypeParam>(random), random, 60).states) {
            const Picture wanted = TypeParam::draw(state);
            ASSERT_EQ(clickedTo<TypeParam>(wanted), wanted);
        }
}

TYPED_TEST_P(SetUpContract, WhereAStartIsSetUpByHandClicksLeadToOne) {
    Picture picture = TypeParam::blank(complete(TypeParam::settings(), {}).value());
    if (TypeParam::read(picture))
        return; // it begins with a start, and no clicks are asked for
    Random random(15);
    for (int click = 0; click < 100'000; ++click) {
        const auto row = random.below(picture.rows.size());
        const auto column = random.below(picture.rows[row].size());
        picture = rulesetOf<TypeParam>().editing.arranged(
            picture, {static_cast<int>(row), static_cast<int>(column)});
        const auto state = TypeParam::read(picture);
        if (state && !TypeParam::result(*state))
            return;
    }
    FAIL() << write(picture, TypeParam::name.letters);
}

REGISTER_TYPED_TEST_SUITE_P(SetUpContract, ABlankBoardIsAStartOrIsRefusedWithASentence,
                            ReadTakesOrRefusesWhateverIsDrawn,
                            EditingIsSafeAnywhereAndLeavesAPositionOrASentence,
                            AClickOffTheBoardArrangesNothing,
                            APieceStandsWhereItIsPutUntilItIsTakenAway, AnotherSizeKeepsWhatFits,
                            ClicksAloneLeadToEveryPosition,
                            WhereAStartIsSetUpByHandClicksLeadToOne);

} // namespace bouton::testing
