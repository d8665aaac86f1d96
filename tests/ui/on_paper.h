// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <QRegularExpression>

#include "ui/print/drawing.h"
#include "ui/print/picture_file.h"
#include "ui/theme/painted_text.h"

namespace bouton::testing {

// The texts that are written on pages, in the order in which they are painted.
inline QStringList linesOn(const Drawings& pages) {
    static const QRegularExpression text(QStringLiteral(">([^<>]+)</text>"));
    QStringList words;
    for (const Drawing& page : pages) {
        const QString svg = QString::fromUtf8(pictureBytes({page}, QStringLiteral("svg")));
        for (auto each = text.globalMatch(svg); each.hasNext();)
            words << each.next().captured(1);
    }
    return words;
}

// On A4 and on letter every text of a page is whole, within it and on no other, in letters of 7 to
// 12 points.
inline void expectWholeOnPaper(const Drawings& pages) {
    for (const QPageSize::PageSizeId paper : {QPageSize::Letter, QPageSize::A4}) {
        usePaper(paper); // at last the usual one
        for (const Drawing& page : pages) {
            SCOPED_TRACE(page.title.toStdString() + (paper == QPageSize::A4 ? ", A4" : ", letter"));
            EXPECT_EQ(page.size.width(), paperSize.width());
            EXPECT_LE(page.size.height(), paperSize.height());
            const ElisionWatch watch;
            const QByteArray pdf = pictureBytes({page}, QStringLiteral("pdf"));
            EXPECT_TRUE(pdf.contains(paper == QPageSize::A4
                                         ? "/MediaBox [0 0 595.000000 842.000000]"
                                         : "/MediaBox [0 0 612.000000 792.000000]"));
            EXPECT_FALSE(watch.printed().empty());
            EXPECT_EQ(watch.elided().join(u'|').toStdString(), "");
            EXPECT_EQ(watch.misplaced().join(u'|').toStdString(), "");
            for (const ElisionWatch::Sized& each : watch.printed()) {
                EXPECT_GE(each.height, 7) << each.text.toStdString();
                EXPECT_LE(each.height, 12) << each.text.toStdString();
            }
        }
    }
}

} // namespace bouton::testing
