#include "ui/dialogs/about_dialog.h"

#include <QCoreApplication>
#include <QEvent>
#include <QVBoxLayout>

#include "ui/panels/button.h"
#include "ui/panels/saying.h"
#include "ui/resources.h"
#include "ui/theme/theme.h"

namespace bouton {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    auto* icon = new QLabel;
    icon->setPixmap(applicationIcon().pixmap(12 * Theme::unit, 12 * Theme::unit));
    using Weight = Saying::Weight;
    auto* title = new Saying(Weight::Heading, [] {
        return tr("Bouton %1").arg(QCoreApplication::applicationVersion());
    });
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    title->setFont(large);
    auto* text = new Saying(Weight::Plain, [] {
        return tr("Six board games for two, to be played against the computer, and to see why a "
                  "move wins.\n\nNamed after Charles L. Bouton, who solved Nim in 1901.\n\nFree "
                  "software under the MIT licence, made with Qt %1.")
            .arg(QLatin1String(qVersion()));
    });
    text->setWordWrap(true);
    text->setMinimumWidth(40 * Theme::unit);
    m_close = new Button({}, Button::Rank::Primary);
    connect(m_close, &Button::clicked, this, &QDialog::close);

    auto* words = new QVBoxLayout;
    words->setSpacing(Theme::unit);
    words->addWidget(title);
    words->addWidget(text);
    words->addStretch();
    words->addSpacing(Theme::unit);
    words->addWidget(m_close, 0, Qt::AlignRight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(3 * Theme::unit, 3 * Theme::unit, 3 * Theme::unit, 3 * Theme::unit);
    row->setSpacing(3 * Theme::unit);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addLayout(words);
    retranslate();
}

void AboutDialog::retranslate() {
    setWindowTitle(tr("About Bouton"));
    m_close->setText(tr("Close"));
}

void AboutDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace bouton
