// SPDX-License-Identifier: MIT
#include "ui/controls/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <mutex>

// The macro wants to stand outside of any namespace.
static void initialise() { Q_INIT_RESOURCE(languages); }

namespace bouton {

namespace {

const QString original = QStringLiteral("en"), builtIn = QStringLiteral(":/i18n");
QString spokenNow = original;

// Where catalogues are.
QStringList folders() {
    static std::once_flag once;
    std::call_once(once, initialise);
    QStringList all{qEnvironmentVariable("BOUTON_I18N"), builtIn};
    all.removeAll(QString());
    return all;
}

// The catalogue of a language, ours or that of Qt's own dialogs; empty if there is none.
QString catalogueOf(const QString& id, const QStringList& where = folders(),
                    const char* of = "bouton") {
    for (const QString& folder : where)
        if (const QString file = QStringLiteral("%1/%2_%3.qm").arg(folder, QLatin1String(of), id);
            QFile::exists(file))
            return file;
    return {};
}

QString nameOfLanguage(const QString& id) {
    QString name = QLocale(id).nativeLanguageName();
    if (name.isEmpty())
        return id;
    name.front() = name.front().toUpper();
    return name;
}

bool isDraft(const QString& id) {
    QFile offered(builtIn + QStringLiteral("/offered.txt"));
    return offered.open(QIODevice::ReadOnly)
           && offered.readAll().split('\n').contains(id.toUtf8() + " draft");
}

// The first language of the desktop in which the window can speak, with its territory or without.
QString desktops() {
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QString whole = QString(wanted).replace(u'-', u'_');
        for (const QString& id : {whole, whole.section(u'_', 0, 0)})
            if (id == original || !catalogueOf(id).isEmpty())
                return id;
    }
    return original;
}

// In place of what was there before. An empty file: nothing.
void install(QTranslator& translator, const QString& file) {
    QCoreApplication::removeTranslator(&translator);
    if (!file.isEmpty() && translator.load(file))
        QCoreApplication::installTranslator(&translator); // above the plurals of English
}

} // namespace

std::vector<Language> languages() {
    std::vector<Language> all;
    for (const QString& folder : folders())
        for (const QString& file : QDir(folder).entryList({QStringLiteral("bouton_*.qm")})) {
            const QString id = QFileInfo(file).baseName().section(u'_', 1);
            if (std::ranges::find(all, id, &Language::id) == all.end() && id != original)
                all.push_back({id, nameOfLanguage(id), folder == builtIn && isDraft(id)});
        }
    std::ranges::sort(all, {}, &Language::name);
    all.insert(all.begin(), {original, QStringLiteral("English"), false});
    return all;
}

void speakLanguage(const QString& id) {
    static QTranslator ours, qts;
    const bool chosen = id == original || !catalogueOf(id).isEmpty();
    const QString next = chosen ? id : desktops();
    const QLocale desktop = QLocale::system(); // it knows the territory
    const QLocale locale =
        !chosen || QLocale(id).language() == desktop.language() ? desktop : QLocale(id);
    const bool countsOtherwise = locale != QLocale();
    QLocale::setDefault(locale);
    if (next == std::exchange(spokenNow, next)) {
        if (countsOtherwise) // else the catalogue tells
            QCoreApplication::postEvent(qApp, new QEvent(QEvent::LanguageChange));
        return;
    }
    // Some languages Qt does not speak, such as Greek: those are with our catalogues.
    const QStringList dialogs = folders() << QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    install(qts, next != original ? catalogueOf(next, dialogs, "qtbase") : QString());
    install(ours, catalogueOf(next));
}

QString languageSpoken() { return spokenNow; }

QString inLanguage(const QString& path) {
    const QString file = path.arg(spokenNow);
    return QFile::exists(file) ? file : path.arg(original);
}

} // namespace bouton
