// SPDX-License-Identifier: MIT
#include "session/kept/rules_folder.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

#include "session/file_name.h"

namespace bouton {

namespace {

const QLatin1String gameEnding(".game");

} // namespace

RulesFolder::RulesFolder(QString folder, std::shared_ptr<Disk> disk, QObject* parent)
    : QObject(parent),
      m_folder(std::move(folder)),
      m_disk(std::move(disk)),
      m_thread([this](const Phrase& why) { emit noticed(why); }) {
    m_thread.add([this] { read(); });
}

// On the thread of the disk.
void RulesFolder::read() {
    std::vector<Entry> all;
    for (const QString& file : m_disk->list(m_folder, QLatin1Char('*') + gameEnding))
        all.push_back({file.left(file.size() - gameEnding.size()),
                       {},
                       QFileInfo(m_folder + u'/' + file).lastModified()});
    std::ranges::sort(all, std::greater(), &Entry::changed);
    if (all.size() > most)
        all.resize(most);
    Or<void> done;
    std::erase_if(all, [&](Entry& entry) {
        const auto bytes = m_disk->read(fileOf(entry.name), mostBytes);
        if (!bytes)
            done = refuse(bytes.error());
        else
            entry.text = QString::fromUtf8(*bytes);
        return !bytes;
    });
    m_thread.tell([this, all = std::move(all), done] {
        // What was kept meanwhile is newer.
        for (const Entry& entry : all)
            if (!find(entry.name))
                m_all.push_back(entry);
        m_known = true;
        if (!done)
            emit noticed(done.error());
        emit changed();
    });
}

QString RulesFolder::fileOf(const QString& name) const {
    return m_folder + u'/' + name + gameEnding;
}

const RulesFolder::Entry* RulesFolder::find(const QString& name) const {
    const auto at = std::ranges::find(m_all, name, &Entry::name);
    return at == m_all.end() ? nullptr : &*at;
}

QString RulesFolder::titleOf(const QString& text) {
    for (const QString& line : text.left(mostBytes).split(u'\n'))
        if (line.trimmed().startsWith(QLatin1String("title:")))
            return line.trimmed().mid(6).trimmed();
    return {};
}

// Two names that differ in small and capital letters alone are one file on some disks.
QString RulesFolder::freeName(const QString& text, const QString& own) const {
    QString wanted = asFileName(titleOf(text), 100).trimmed();
    if (wanted.isEmpty())
        wanted = own.isEmpty() ? QStringLiteral("game") : own;
    QString name = wanted;
    const auto isTaken = [&](const Entry& entry) {
        return entry.name != own && entry.name.compare(name, Qt::CaseInsensitive) == 0;
    };
    for (int number = 2; std::ranges::any_of(m_all, isTaken); ++number)
        name = wanted + u' ' + QString::number(number);
    return name;
}

void RulesFolder::put(Entry entry) {
    std::erase_if(m_all, [&](const Entry& each) { return each.name == entry.name; });
    m_all.insert(m_all.begin(), std::move(entry));
}

void RulesFolder::told(const Or<void>& done) {
    m_thread.tell([this, done] {
        if (!done)
            emit noticed(done.error());
        else if (m_failed)
            emit recovered();
        m_failed = !done;
    });
}

void RulesFolder::refuseName(const QString& name) {
    told(refuse({QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" is there already, and it is another "
                                             "game. With another title this one can be kept."),
                 {shownPath(fileOf(name)).toStdString()}}));
    m_thread.tell([this, name] {
        std::erase_if(m_all, [&](const Entry& each) { return each.name == name; });
        emit changed();
    });
}

QString RulesFolder::keep(const QString& name, const QString& text) {
    const QString own = find(name) ? name : QString();
    const QString now = freeName(text, own);
    if (!own.isEmpty())
        std::erase_if(m_all, [&](const Entry& each) { return each.name == own; });
    put({now, text, QDateTime::currentDateTime()});
    m_thread.add([this, own, now, bytes = text.toUtf8()] {
        if (own != now && !m_disk->list(m_folder, now + gameEnding).empty())
            return refuseName(now); // it has come there meanwhile, or is one of too many
        Or<void> done = m_disk->keep(fileOf(now), bytes);
        if (done && !own.isEmpty() && own != now)
            done = m_disk->remove(fileOf(own));
        told(done);
    });
    emit changed();
    return now;
}

void RulesFolder::remove(const QString& name) {
    const Entry* entry = find(name);
    if (!entry)
        return;
    m_removed = *entry;
    std::erase_if(m_all, [&](const Entry& each) { return each.name == m_removed->name; });
    m_thread.add([this, file = fileOf(m_removed->name)] { told(m_disk->remove(file)); });
    emit changed();
}

QString RulesFolder::putBack() {
    if (!m_removed)
        return {};
    return keep({}, std::exchange(m_removed, std::nullopt)->text);
}

} // namespace bouton
