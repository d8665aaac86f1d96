// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QTest>

#include "ui/controls/announcer.h"
#include "ui/heard.h"

// Sentences that are said aloud.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

struct Said {
    Said() {
        window.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&window));
        forgetEvents();
    }
    std::vector<std::string> notices() const {
        QCoreApplication::processEvents();
        return namesOf(QAccessible::ObjectShow);
    }
    Listening listening;
    QWidget window;
    QWidget inner{&window};
    Announcer& announcer = Announcer::of(inner);
};

} // namespace

TEST(Announcer, SaysOnceWhatIsSaidInOneTurnOfTheEventLoop) {
    Said said;
    said.announcer.say("Dark: c4.");
    said.announcer.say("");
    said.announcer.say("You lost.");
    EXPECT_THAT(said.notices(), ElementsAre("Dark: c4. You lost."));
    said.announcer.say("Again.");
    EXPECT_THAT(said.notices(), ElementsAre("Dark: c4. You lost.", "Again."))
        << "the words of the one before still stand";
    EXPECT_THAT(said.notices().size(), 2u);
}

TEST(Announcer, RepeatsWhatWasSaidLast) {
    Said said;
    said.announcer.repeat();
    EXPECT_THAT(said.notices(), IsEmpty());
    said.announcer.say("One.");
    said.announcer.say("Two.");
    QCoreApplication::processEvents();
    said.announcer.repeat();
    EXPECT_THAT(said.notices(), ElementsAre("One. Two.", "One. Two."));
}

TEST(Announcer, SaysNothingFromAPartThatIsNotInView) {
    Said said;
    Announcer::sayFrom(said.inner, "Seen.");
    EXPECT_EQ(said.announcer.last(), "") << "a little later";
    EXPECT_THAT(said.notices(), ElementsAre("Seen."));
    EXPECT_EQ(said.announcer.last(), "Seen.");
    said.inner.hide();
    Announcer::sayFrom(said.inner, "Hidden.");
    EXPECT_THAT(said.notices(), ElementsAre("Seen."));
}

TEST(Announcer, IsTheWindowsOwnAndIsANotificationInIt) {
    Said said;
    EXPECT_EQ(&Announcer::of(said.window), &said.announcer);
    QWidget other;
    EXPECT_NE(&Announcer::of(other), &said.announcer);
    said.announcer.say("Heard.");
    QCoreApplication::processEvents();
    const auto senders = sendersOf(QAccessible::ObjectShow);
    ASSERT_EQ(senders.size(), 1u);
    QAccessibleInterface* notice = senders.front();
    ASSERT_TRUE(notice);
    EXPECT_EQ(notice->role(), QAccessible::Notification);
    EXPECT_EQ(notice->parent(), QAccessible::queryAccessibleInterface(&said.window));
    EXPECT_EQ(notice->childCount(), 0);
    EXPECT_FALSE(notice->child(0));
    EXPECT_EQ(notice->indexOfChild(notice), -1);
    EXPECT_EQ(notice->window(), said.window.windowHandle());
    EXPECT_EQ(notice->rect(), said.window.geometry());
    EXPECT_EQ(notice->text(QAccessible::Description), QString());
}

} // namespace bouton::testing
