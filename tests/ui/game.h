// SPDX-License-Identifier: MIT
#pragma once

#include "ui/game/game_page.h"

#include <QAction>
#include <QComboBox>
#include <QSlider>

#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/game/message_box.h"
#include "ui/game/seat_editor.h"
#include "ui/game/set_up_panel.h"
#include "ui/game/tally_bar.h"
#include "ui/help/help_view.h"
#include "ui/support.h"
#include "ui/theme/painted_text.h"

namespace bouton::testing {

using Phase = Session::Phase;

class Game : public Window {
protected:
    void start(std::string_view id, const char* position = nullptr) {
        openGame(id);
        if (position)
            session().setPicture(readPicture(position, session().game().name.letters).value());
        press("startButton");
    }
    void startOfTwo(std::string_view id, const char* position = nullptr) {
        start(id, position);
        seat(Side::Two, std::nullopt);
    }
    // Grid Nim of two people, with nothing on the board.
    void startGridNim() { startOfTwo("grid-nim", "....../....../....../....../....../...... G"); }
    bool humanToMove() {
        const Match& match = *session().match();
        return session().plan().seats[indexOf(match.toMove(match.current()))].human();
    }
    // Plays by random clicks for the human. In Towers the human never prevents the end.
    bool playToTheEnd() {
        Random random(3);
        for (int turn = 0; turn < 300 && rested() && session().phase() == Phase::Playing; ++turn) {
            if (!humanToMove())
                return false;
            if (session().turn().mustPass) {
                press("passButton");
                continue;
            }
            const Match::Node before = session().match()->current();
            while (session().phase() == Phase::Playing && session().match()->current() == before)
                session().clicking().move().has_value() && random.below(2) == 0
                    ? press("endTurnButton")
                    : click(random.oneOf(session().clicking().next()));
        }
        return session().phase() == Phase::Over;
    }
    // A computer player that answers at once. In Towers it is one that wins.
    PlayerChoice rivalIn(const Ruleset& game) {
        return player(std::string_view(game.name.id) == "towers" ? "nim-sum" : "random");
    }
    // Why a click was refused stands above the board.
    bool refused() { return sees("detail") && find<WarningNote>("detail")->warns(); }
    QString messages() { return messageBox()->toPlainText(); }
    PlayerChoice player(std::string_view id) {
        return choosePlayer(session().game(), {std::string(id), {}}).value();
    }
};

} // namespace bouton::testing
