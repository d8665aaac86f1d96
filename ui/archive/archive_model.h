// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <QItemSelection>

#include <map>
#include <set>
#include <stop_token>

#include "session/archive/archive.h"
#include "ui/archive/archive_words.h"

namespace bouton {

// The games that a query finds, a row a game. Its first rows come at once with the answer, the
// others when somebody looks at them; it keeps no more than some thousand. Nothing blocks: what is
// not here yet is shown as "…".
class ArchiveModel : public QAbstractTableModel {
    Q_OBJECT

public:
    ArchiveModel(Archive& archive, Games games, QObject* parent = nullptr);

    void setOwnName(const QString& name) { m_own = name; }
    // Asks for the games of a query. Until the answer comes the old ones stay.
    void show(const Query& query);
    void refresh() { show(m_query); }
    void renew(Entry::Number number); // something was found out about this game
    const Query& query() const { return m_query; }
    bool complete() const { return m_complete; } // all() is known

    const Entry* entry(int row) const; // null: not here yet
    const Archive::Numbers& all() const { return m_numbers; }
    Archive::Numbers numbersOf(const QItemSelection& selection) const; // in the order of the rows
    std::optional<int> rowOf(Entry::Number number) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // By the column of this number. The answer comes later.
    void sort(int column, Qt::SortOrder order) override;

signals:
    void shown();   // the first rows of the query are here
    void counted(); // all() is known
    void failed(const bouton::Phrase& why);

private:
    void takeFirst(Or<std::vector<Entry>> entries);
    void takeAll(Or<Archive::Numbers> numbers);
    void want(int row) const;
    void askForPages();
    void takePage(int page, Or<std::vector<Entry>> entries);

    Archive& m_archive;
    const Games m_games;
    QString m_own;
    Query m_query;
    Archive::Numbers m_numbers;
    bool m_complete = false;
    std::map<Entry::Number, Entry> m_entries; // those that are here
    mutable std::set<int> m_wanted;           // pages that somebody looks at
    mutable bool m_willAsk = false;
    std::set<int> m_asked;
    std::stop_source m_stop;
};

} // namespace bouton
