#include "about/man_page.h"

#include <gmock/gmock.h>

// What no text of the real programs has (installed/man_tests.cpp).

namespace bouton::testing {

using ::testing::HasSubstr;

TEST(ManPage, ADotOrAQuoteBeginsNoRequestAtTheBeginningOfATextOrOfALaterLine) {
    const std::string page = about::manPage({.name = "toy",
                                             .version = "1.0",
                                             .summary = "a toy",
                                             .arguments = "",
                                             .details = ".toy files\n'toy' and a.b\n.last",
                                             .options = {{"out", "FILE", ".toy alone"}}});
    EXPECT_THAT(page, HasSubstr("\n.nf\n\\&.toy files\n\\&'toy' and a.b\n\\&.last\n.fi\n"));
    EXPECT_THAT(page, HasSubstr("\n\\&.toy alone\n"));
}

} // namespace bouton::testing
