// SPDX-License-Identifier: MIT
#include "ui/archive/archive_page.h"

#include <QAction>
#include <QDesktopServices>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QStackedWidget>
#include <QTabBar>
#include <QUrl>
#include <QWidget>

#include "session/file_name.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/archive_page_parts.h"
#include "ui/controls/card.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/fitted.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

namespace bouton {

// What stands in the place of the list while no game is listed: why, and what to do about it.
class EmptyArchive : public QWidget {
    Q_OBJECT

public:
    enum class Why {
        Filtered,    // there are games, but none that fits
        NoneYet,     // every game that ends will be listed
        SwitchedOff, // by the preferences
        Waiting,     // ended games wait until the archive can be used
    };

    explicit EmptyArchive(QWidget* parent = nullptr);

    void setWhy(Why why);

signals:
    void allWanted();  // without the filter
    void gameWanted(); // one is to be played

private:
    Why m_why = Why::NoneYet;
    WordLabel *m_title, *m_words;
    Button* m_button;
};

EmptyArchive::EmptyArchive(QWidget* parent)
    : QWidget(parent),
      m_title(named("emptyTitle", typed(heading(), Type::Heading, Weight::Strong))),
      m_words(named("emptyWords", sideNote())),
      m_button(named("emptyButton", new Button({}, Button::Rank::Primary))) {
    for (WordLabel* words : {m_title, m_words}) {
        words->setAlignment(Qt::AlignCenter);
        words->setWordWrap(true);
    }
    setLayout(column({Item::stretch(),
                      m_title,
                      m_words,
                      Item::room(Theme::unit),
                      {m_button, 0, Qt::AlignHCenter},
                      Item::stretch()},
                     Theme::unit, 3 * Theme::unit));
    connect(m_button, &Button::clicked, this,
            [this] { m_why == Why::Filtered ? emit allWanted() : emit gameWanted(); });
    inEveryLanguage(this, [this] { setWhy(m_why); });
}

void EmptyArchive::setWhy(Why why) {
    const bool filtered = why == Why::Filtered;
    m_why = why;
    m_title->setText(filtered ? tr("No game fits") : tr("No games here yet"));
    m_words->setText([&] {
        switch (why) {
        case Why::Filtered: return tr("Search for something else, or look at all games again.");
        case Why::NoneYet:
            return tr("Every game that comes to its end is kept here, to be looked through, "
                      "counted and compared. Play the first one.");
        case Why::SwitchedOff:
            return tr("The archive is switched off in the preferences. Games that come to their "
                      "end are not kept here.");
        case Why::Waiting:
            return tr("The archive cannot be used now. Games that come to their end wait, and "
                      "are kept here as soon as it can be.");
        }
        return QString();
    }());
    m_button->setText(filtered ? tr("Show all games") : tr("Choose a game"));
}

namespace {

constexpr int refreshPause = 60; // milliseconds

constexpr int leastDetails = 28 * Theme::unit, mostDetails = 40 * Theme::unit;

} // namespace

ArchivePage::ArchivePage(Archive& archive, Games games, ArchiveStatistics::ScoreOf scoreOf,
                         QWidget* parent)
    : QWidget(parent),
      m_archive(archive),
      m_games(games),
      m_model(new ArchiveModel(archive, games, this)),
      m_filter(new FilterBar(games)),
      m_details(new GameDetails(archive, games)),
      m_statistics(new ArchiveStatistics(archive, games, std::move(scoreOf))),
      m_table(named("archiveTable", new ArchiveTable(*m_model))),
      m_tabs(named("archiveTabs", new FittedTabs)),
      m_empty(new EmptyArchive),
      m_pages(new QStackedWidget),
      m_count(named("archiveCount", sideNote())),
      m_notice(named("archiveNotice", new WordLabel)),
      m_undo(makeButton("undoDeleteButton", this, &ArchivePage::undo, [] { return tr("Undo"); })) {
    setObjectName(QStringLiteral("archivePage"));
    m_tabs->addTab({});
    m_tabs->addTab({});
    inEveryLanguage(m_tabs, [this] {
        m_tabs->setTabText(0, tr("Games"));
        m_tabs->setTabText(1, tr("Statistics"));
    });
    m_pages->addWidget(makeGames());
    auto* statistics = new SnugScrollArea(m_statistics);
    statistics->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_pages->addWidget(statistics);
    m_notice->setWordWrap(true);
    m_undo->hide();
    auto* back =
        makeButton("allGamesButton", this, &ArchivePage::left, [] { return tr("Start page"); });
    worded(back, &QWidget::setToolTip, [] { return tr("Back to the start page (Esc)"); });
    setLayout(
        column({row({typed(heading([] { return tr("Archive"); }), Type::Heading, Weight::Strong),
                     m_count, Item::stretch(), m_tabs},
                    2 * Theme::unit),
                m_filter,
                {m_pages, 1},
                row({back, {m_notice, 1}, m_undo, makeActions()})},
               Theme::unit, 2 * Theme::unit));

    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::currentChanged, this, &ArchivePage::refreshButtons);
    // Words are typed letter by letter: the archive is asked when they rest.
    connect(m_filter, &FilterBar::changed, this, [this] { m_soon.start(); });
    m_soon.setSingleShot(true);
    m_soon.setInterval(refreshPause);
    connect(&m_soon, &QTimer::timeout, this, &ArchivePage::refresh);
    connect(&m_archive, &Archive::changed, this, [this] {
        if (isVisible() && !m_soon.isActive())
            m_soon.start();
    });
    const auto tellPhrase = [this](const Phrase& why) { tell([why] { return spoken(why); }); };
    connect(&m_archive, &Archive::noticed, this, tellPhrase);
    connect(m_model, &ArchiveModel::failed, this, tellPhrase);
    connect(m_statistics, &ArchiveStatistics::failed, this, tellPhrase);
    connect(&m_archive, &Archive::reviewed, m_model, &ArchiveModel::renew);
    connect(m_details, &GameDetails::openGame, this, &ArchivePage::openGame);
    setFocusProxy(m_table);
    refreshButtons();
}

QWidget* ArchivePage::makeGames() {
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ArchivePage::showChosen);
    // The current row changes after the selection.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ArchivePage::showChosen);
    connect(m_table, &ArchiveTable::openWanted, m_details, &GameDetails::open);
    connect(m_model, &ArchiveModel::shown, this, [this] { chooseAgain(false); });
    connect(m_model, &ArchiveModel::counted, this, [this] {
        chooseAgain(true);
        m_count->setWords(
            [this] { return tr("%Ln game(s)", nullptr, static_cast<int>(m_model->all().size())); });
        showList();
        refreshButtons();
    });
    connect(m_model, &ArchiveModel::dataChanged, this, &ArchivePage::showChosen);
    connect(m_table, &ArchiveTable::deleteWanted, this, &ArchivePage::deleteSelected);

    auto* undoing = worded(new QAction(this), [] { return tr("Bring deleted games back"); });
    undoing->setShortcut(Qt::CTRL | Qt::Key_Z);
    undoing->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(undoing, &QAction::triggered, this, [this] {
        if (m_undo->isVisible())
            undo();
    });
    addAction(undoing);

    m_list = new QStackedWidget;
    m_list->addWidget(m_table);
    m_list->addWidget(m_empty);
    connect(m_empty, &EmptyArchive::allWanted, m_filter, &FilterBar::clear);
    connect(m_empty, &EmptyArchive::gameWanted, this, &ArchivePage::left);
    auto* sheet = new Card;
    sheet->setLayout(column({m_list}, 0, Theme::unit));
    auto* page = new QWidget;
    page->setLayout(row({{sheet, 1}, m_details}, 2 * Theme::unit));
    return page;
}

void ArchivePage::setOn(bool on) {
    m_on = on;
    showList();
}

void ArchivePage::setOwnName(const QString& name) {
    m_model->setOwnName(name);
    m_details->setOwnName(name);
    m_filter->setOwnName(name);
}

void ArchivePage::showList() {
    const bool empty = m_model->complete() && m_model->all().empty();
    using Why = EmptyArchive::Why;
    m_empty->setWhy(!m_filter->isPlain() ? Why::Filtered
                    : !m_on              ? Why::SwitchedOff
                    : !m_archive.keeps() ? Why::Waiting
                                         : Why::NoneYet);
    m_list->setCurrentWidget(empty ? static_cast<QWidget*>(m_empty) : m_table);
    m_details->setVisible(!empty);
}

QWidget* ArchivePage::makeActions() {
    m_delete =
        makeButton("deleteButton", this, &ArchivePage::deleteSelected, [] { return tr("Delete"); });
    m_export = named("exportButton", worded(new Button, [] { return tr("Export"); }));
    m_export->setMenu(makeExportMenu());
    m_more = named("moreButton", worded(new Button, [] { return tr("More"); }));
    m_more->setMenu(makeMoreMenu());
    worded(m_export, &QWidget::setToolTip,
           [] { return tr("The games that are chosen, or all that are listed"); });
    auto* actions = new QWidget;
    actions->setLayout(row({m_delete, m_export, m_more}));
    return actions;
}

// Dialogs -----------------------------------------------------------------------------------------

QMenu* ArchivePage::makeExportMenu() {
    auto* menu = named("exportMenu", new QMenu(this));
    const auto add = [&](Wording words, Export::Format format, const char* filter,
                         const char* name) {
        connect(worded(menu->addAction(QString()), std::move(words)), &QAction::triggered, this,
                [this, format, filter, name] {
                    auto* dialog =
                        askForFile(this, tr("Export games"), tr(filter), QLatin1String(name));
                    connect(dialog, &QFileDialog::fileSelected, this,
                            [this, format](const QString& path) { exportTo(format, path); });
                });
    };
    add([] { return tr("As a table (CSV)…"); }, Export::Format::Table, QT_TR_NOOP("Tables (*.csv)"),
        "games.csv");
    add([] { return tr("As JSON…"); }, Export::Format::Json, QT_TR_NOOP("JSON (*.json)"),
        "games.json");
    add([] { return tr("As records, one line for each game…"); }, Export::Format::Records,
        QT_TR_NOOP("Records (*.txt)"), "games.txt");
    connect(worded(menu->addAction(QString()), [] { return tr("As files in a folder…"); }),
            &QAction::triggered, this, [this] {
                connect(askForFolder(this, tr("Export games")), &QFileDialog::fileSelected, this,
                        [this](const QString& path) { exportTo(Export::Format::Files, path); });
            });
    return menu;
}

QMenu* ArchivePage::makeMoreMenu() {
    auto* menu = named("moreMenu", new QMenu(this));
    const auto add = [&](const char* name, Wording words, auto slot) {
        connect(named(name, worded(menu->addAction(QString()), std::move(words))),
                &QAction::triggered, this, slot);
    };
    add(
        "backUpAction", [] { return tr("Back up…"); },
        [this] {
            connect(askForFile(this, tr("Back up the archive"), tr("Archives (*.sqlite)"),
                               QStringLiteral("bouton-archive.sqlite")),
                    &QFileDialog::fileSelected, this, &ArchivePage::backUpTo);
        });
    add(
        "restoreAction", [] { return tr("Restore…"); },
        [this] {
            connect(askForFile(this, tr("Restore an archive"), tr("Archives (*.sqlite)")),
                    &QFileDialog::fileSelected, this, &ArchivePage::restoreFrom);
        });
    menu->addSeparator();
    add(
        "showFilesAction", [] { return tr("Show the files"); },
        [this] {
            QDesktopServices::openUrl(QUrl::fromLocalFile(m_archive.folder()));
            tell([folder = m_archive.folder()] { return tr("The archive is in %1.").arg(folder); });
        });
    menu->addSeparator();
    add(
        "deleteAllAction", [] { return tr("Delete all history"); }, &ArchivePage::deleteAll);
    return menu;
}

Archive::Numbers ArchivePage::chosenOrAll() const {
    const auto chosen = m_model->numbersOf(m_table->selectionModel()->selection());
    return chosen.size() > 1 ? chosen : m_model->all();
}

void ArchivePage::exportTo(Export::Format format, const QString& path) {
    tell([] { return tr("Exporting…"); });
    auto work = std::make_shared<Export>(format, path, chosenOrAll(), m_games);
    m_archive.askInSteps<Or<Export::Done>>(
        this, {}, [work](Store& store) { return work->step(store); },
        [this, path](Or<Export::Done> done) {
            tell([done, path] {
                if (!done)
                    return spoken(done.error());
                const QString written =
                    tr("%Ln game(s) exported to %1.", nullptr, static_cast<int>(done->written))
                        .arg(shownPath(path));
                return done->unread == 0 ? written
                                         : written + QLatin1Char(' ')
                                               + tr("%Ln game(s) could not be read.", nullptr,
                                                    static_cast<int>(done->unread));
            });
        });
}

void ArchivePage::backUpTo(const QString& path) {
    tell([] { return tr("Backing up…"); });
    m_archive.ask(
        this, {}, [path](Store& store) { return store.backUp(path); },
        [this, path](Or<void> done) {
            tell([done, path] {
                return done ? tr("Backed up as %1.").arg(shownPath(path)) : spoken(done.error());
            });
        });
}

void ArchivePage::restoreFrom(const QString& path) {
    tell([] { return tr("Restoring…"); });
    m_archive.ask(
        this, {}, [path](Store& store) { return store.restore(path); },
        [this, path](Or<QString> before) {
            if (before)
                m_before = *before;
            tell(
                [before, path] {
                    return before
                               ? tr("Restored from %1. The archive as it was is kept as %2.")
                                     .arg(shownPath(path), shownPath(QFileInfo(*before).fileName()))
                               : spoken(before.error());
                },
                before.has_value());
            refresh();
        });
}

// Deleting ----------------------------------------------------------------------------------------

void ArchivePage::deleteSelected() {
    auto numbers = m_model->numbersOf(m_table->selectionModel()->selection());
    if (numbers.empty())
        return;
    m_archive.remove(this, std::move(numbers), [this](Or<int> count) { deleted(count); });
}

void ArchivePage::deleteAll() {
    m_archive.removeAll(this, [this](Or<int> count) { deleted(count); });
}

void ArchivePage::deleted(const Or<int>& count) {
    m_before.reset();
    tell(
        [count] {
            return count ? tr("%Ln game(s) deleted.", nullptr, *count) : spoken(count.error());
        },
        count && *count > 0);
}

void ArchivePage::undo() {
    if (m_before) {
        restoreFrom(*std::exchange(m_before, std::nullopt));
        return;
    }
    m_archive.undo(this, [this](Or<int> count) {
        tell([count] {
            return count ? tr("%Ln game(s) put back.", nullptr, *count) : spoken(count.error());
        });
    });
}

// Showing -----------------------------------------------------------------------------------------

void ArchivePage::tell(Wording words, bool undoable) {
    m_notice->setWords(std::move(words));
    m_undo->setVisible(undoable);
}

void ArchivePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ArchivePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

// The table has what the page and its card leave it beside the details.
void ArchivePage::fitColumns() {
    const int details = std::clamp(width() * 3 / 10, leastDetails, mostDetails);
    m_details->setFixedWidth(details);
    const int page = 4 * Theme::unit, card = 2 * Theme::unit, between = 2 * Theme::unit;
    m_table->fitColumns(width() - page - card - between - details);
}

void ArchivePage::refresh() {
    Query query = m_model->query();
    query.filter = m_filter->filter();
    m_model->show(query);
    m_statistics->show(query.filter);
    m_archive.ask(
        this, {}, [games = m_games](Store& store) { return statisticsOf(store, games, {}); },
        [this](Or<Statistics> all) {
            if (all)
                m_filter->setOpponents(*all);
        });
}

// The game that was chosen stays so, wherever it stands now; else the first one is.
void ArchivePage::chooseAgain(bool complete) {
    if (!m_table->selectionModel()->hasSelection() && m_model->rowCount() > 0) {
        const auto row = m_model->rowOf(m_chosen);
        if (row || complete || m_chosen == 0)
            m_table->selectRow(row.value_or(0));
    }
    if (complete)
        showChosen();
}

// While the selection changes, the current row may still be the one before.
void ArchivePage::showChosen() {
    const QItemSelection selection = m_table->selectionModel()->selection();
    QModelIndex index = m_table->currentIndex();
    if (!selection.isEmpty() && !selection.contains(index))
        index = selection.front().topLeft();
    const Entry* entry = selection.isEmpty() ? nullptr : m_model->entry(index.row());
    if (!entry && (!selection.isEmpty() || !m_model->complete())) {
        refreshButtons(); // the answer will come; until then the game stays
        return;
    }
    if (entry)
        m_chosen = entry->number;
    m_details->show(entry ? std::optional(*entry) : std::nullopt);
    refreshButtons();
}

void ArchivePage::refreshButtons() {
    const bool listed = m_tabs->currentIndex() == 0;
    m_delete->setEnabled(listed && m_table->selectionModel()->hasSelection());
    m_export->setEnabled(m_model->complete() && !m_model->all().empty());
}

void ArchivePage::setRatings(const OwnRatings& ratings) { m_statistics->setRatings(ratings); }

} // namespace bouton

#include "archive_page.moc"
