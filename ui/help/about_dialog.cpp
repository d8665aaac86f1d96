// SPDX-License-Identifier: MIT
#include "ui/help/about_dialog.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QLabel>

#include <algorithm>

#include "ui/controls/languages.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/theme/resources.h"

namespace bouton {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    worded(this, &QDialog::setWindowTitle, [] { return tr("About Bouton"); });
    auto* icon = new QLabel;
    icon->setPixmap(applicationIcon().pixmap(12 * Theme::unit, 12 * Theme::unit));
    worded(icon, &QWidget::setAccessibleName, [] { return tr("Bouton's sign"); });
    auto* title = heading([] { return tr("Bouton %1").arg(qApp->applicationVersion()); });
    auto* text = worded(new QLabel, [] {
        QStringList paragraphs{
            tr("Six board games for two, to be played against the computer, and to see why a "
               "move wins.\n\nNamed after Charles L. Bouton, who solved Nim in 1901.\n\nFree "
               "software under the MIT licence. It uses Qt %1 (LGPL, version 3) and SQLite "
               "(public domain).")
                .arg(QLatin1String(qVersion()))};
        const auto all = languages();
        if (std::ranges::any_of(
                all, [](const Language& one) { return one.isDraft && one.id == languageSpoken(); }))
            paragraphs << tr("This translation is a draft. What reads wrong in it is a fault like "
                             "any other: please report it where you got Bouton from.");
        return paragraphs.join(QStringLiteral("\n\n"));
    });
    text->setWordWrap(true);
    text->setMinimumWidth(40 * Theme::unit);
    auto* close = worded(new Button({}, Button::Rank::Primary), [] { return tr("Close"); });
    connect(close, &Button::clicked, this, &QDialog::close);

    setLayout(row({{icon, 0, Qt::AlignTop},
                   column({typed(title, Type::Heading, Weight::Strong),
                           text,
                           Item::stretch(),
                           Item::room(Theme::unit),
                           {close, 0, Qt::AlignRight}})},
                  3 * Theme::unit, 3 * Theme::unit));
}

} // namespace bouton
