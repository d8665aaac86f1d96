// SPDX-License-Identifier: MIT
#include "session/game_id.h"

#include <QUuid>

#include <algorithm>
#include <atomic>
#include <utility>

namespace bouton {

namespace {

SavedGame::Moment now() {
    static std::atomic<SavedGame::Moment::rep> last{0};
    const auto time =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    SavedGame::Moment::rep before = last.load(), moment = 0;
    do
        moment = std::max(time.time_since_epoch().count(), before + 1);
    while (!last.compare_exchange_weak(before, moment));
    return SavedGame::Moment(std::chrono::milliseconds(moment));
}

} // namespace

void GameId::begin() {
    m_id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    m_begun = now();
}

void GameId::putAway(bool worthKeeping) {
    if (worthKeeping)
        m_before = m_id;
    m_id.clear();
    m_after.clear();
}

void GameId::save(SavedGame& game) const {
    game.id = m_id;
    game.before = m_before;
    game.begun = m_begun;
    game.touched = now();
}

GameId GameId::restored(const SavedGame& game) {
    GameId id;
    id.m_id = game.id;
    id.m_before = game.before;
    id.m_begun = game.begun;
    return id;
}

} // namespace bouton
