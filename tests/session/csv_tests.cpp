// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "session/csv.h"

namespace bouton::testing {

TEST(Csv, QuotesWhatMustBeQuoted) {
    EXPECT_EQ(csvText({{"a", "b,c", "d\"e", "f\ng"}, {"", "1"}}),
              "a,\"b,c\",\"d\"\"e\",\"f\ng\"\r\n,1\r\n");
}

TEST(Csv, LetsNoTextBeAFormula) {
    for (const char* text : {"=1+1", "+cmd", "-1+1", "@sum", "--", "=", "- 3"}) {
        const QString sole = QString::fromLatin1(text);
        EXPECT_EQ(harmless(sole), sole.size() == 1 ? sole : "'" + sole) << text;
    }
    EXPECT_EQ(csvText({{"=A1,B1", "a"}, {"x=1", " =1"}}), "\"'=A1,B1\",a\r\nx=1, =1\r\n");
}

TEST(Csv, LeavesNumbersAndSignsAlone) {
    for (const char* text : {"-3", "+4", "-0.25", "-1e5", "-", "+", "3", "", "\u22123"})
        EXPECT_EQ(harmless(QString::fromUtf8(text)), QString::fromUtf8(text)) << text;
}

} // namespace bouton::testing
