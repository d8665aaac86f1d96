// SPDX-License-Identifier: MIT
#include "session/conversation.h"

#include <gmock/gmock.h>

namespace bouton::testing {

namespace {

using Kind = Message::Kind;
using ::testing::ElementsAre;

Message notice(const char* text) { return {Kind::Notice, std::nullopt, {text}}; }
Message move(const char* text) { return {Kind::Move, Side::One, {text}}; }
Message end(const char* text) { return {Kind::End, std::nullopt, {text}}; }

std::vector<std::string> wordsIn(const Conversation& conversation) {
    std::vector<std::string> all;
    for (const Message& message : conversation.messages())
        all.emplace_back(message.text.text);
    return all;
}

} // namespace

TEST(Conversation, APlaceTakesThatOfTheOneBeforeWithTheNoticesAndEndsAfterIt) {
    Conversation conversation;
    conversation.say(notice("X begins."));
    conversation.say(move("a1"));
    conversation.sayPlace(notice("at 3"));
    conversation.say(notice("must pass"));
    conversation.say(end("drawn"));
    conversation.sayPlace(notice("at 2"));
    conversation.sayPlace(notice("at 1"));
    EXPECT_THAT(wordsIn(conversation), ElementsAre("X begins.", "a1", "at 1"));
}

TEST(Conversation, WhatSomebodySaidAfterAPlaceKeepsIt) {
    Conversation conversation;
    conversation.sayPlace(notice("at 1"));
    conversation.say(move("b2"));
    conversation.sayPlace(notice("at 0"));
    conversation.sayPlace(notice("at 2"));
    EXPECT_THAT(wordsIn(conversation), ElementsAre("at 1", "b2", "at 2"));
}

TEST(Conversation, SaysANoticeThatWasKeptAtTheEndNotAgainBelowItself) {
    Conversation conversation;
    conversation.begin({move("a1"), notice("as it was put away")});
    conversation.sayPlace(notice("as it was put away"));
    EXPECT_THAT(wordsIn(conversation), ElementsAre("a1", "as it was put away"));
    conversation.sayPlace(notice("at 0"));
    EXPECT_THAT(wordsIn(conversation), ElementsAre("a1", "at 0")) << "it is a place as any other";
}

TEST(Conversation, SaysOnceWhatWasSaidLastAndAgainWhatWasSaidBefore) {
    Conversation conversation;
    EXPECT_TRUE(conversation.sayOnce(notice("must pass")));
    EXPECT_FALSE(conversation.sayOnce(notice("must pass")));
    conversation.say(move("pass"));
    EXPECT_TRUE(conversation.sayOnce(notice("must pass")));
    EXPECT_THAT(wordsIn(conversation), ElementsAre("must pass", "pass", "must pass"));
}

TEST(Conversation, TheEndingIsTheLastThatWasSaid) {
    Conversation conversation;
    EXPECT_FALSE(conversation.ending());
    conversation.say(end("X wins."));
    conversation.say(move("c3"));
    conversation.say(end("O wins."));
    conversation.say(notice("at 1"));
    ASSERT_TRUE(conversation.ending());
    EXPECT_STREQ(conversation.ending()->text.text, "O wins.");
}

TEST(Conversation, BeginsAnewWithoutAPlace) {
    Conversation conversation;
    conversation.sayPlace(notice("at 1"));
    conversation.begin({move("a1"), move("a2")});
    conversation.sayPlace(notice("at 0"));
    EXPECT_THAT(wordsIn(conversation), ElementsAre("a1", "a2", "at 0"));
}

} // namespace bouton::testing
