// SPDX-License-Identifier: MIT
#include <QTranslator>

// Whether the catalogue that is built in says something else for this text.
bool saysOtherwise(const char* text) {
    Q_INIT_RESOURCE(languages);
    QTranslator catalogue;
    const bool loaded = catalogue.load(QStringLiteral(":/i18n/bouton_pl.qm"));
    const QString said = catalogue.translate("Phrase", text);
    return loaded && !said.isEmpty() && said != QLatin1String(text);
}
