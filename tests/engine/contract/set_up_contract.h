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

TYPED_TEST_P(SetUpContract, AClickWhileSettingUpIsSafeAnywhereAndKeepsTheShape) {
    const Picture blank = TypeParam::blank(complete(TypeParam::settings(), {}).value());
    Random random(14);
    for (const Picture& start : {blank, TypeParam::draw(randomStart<TypeParam>(random))})
        for (const Picture& picture : misdrawn(start))
            for (const Cell cell : cellsAround(picture))
                ASSERT_EQ(shapeOf(TypeParam::arranged(picture, cell)), shapeOf(picture))
                    << cell.row << ", " << cell.column;
}

TYPED_TEST_P(SetUpContract, AClickOffTheBoardArrangesNothing) {
    const Picture blank = TypeParam::blank(complete(TypeParam::settings(), {}).value());
    const int rows = static_cast<int>(blank.rows.size());
    const int columns = static_cast<int>(blank.rows[0].size());
    for (const Cell cell : cellsAround(blank))
        if (cell.row < 0 || cell.row >= rows || cell.column < 0 || cell.column >= columns) {
            ASSERT_EQ(TypeParam::arranged(blank, cell), blank);
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
        picture = TypeParam::arranged(picture, {static_cast<int>(row), static_cast<int>(column)});
        const auto state = TypeParam::read(picture);
        if (state && !TypeParam::result(*state))
            return;
    }
    FAIL() << write(picture, TypeParam::name.letters);
}

REGISTER_TYPED_TEST_SUITE_P(SetUpContract, ABlankBoardIsAStartOrIsRefusedWithASentence,
                            ReadTakesOrRefusesWhateverIsDrawn,
                            AClickWhileSettingUpIsSafeAnywhereAndKeepsTheShape,
                            AClickOffTheBoardArrangesNothing,
                            WhereAStartIsSetUpByHandClicksLeadToOne);

} // namespace bouton::testing
