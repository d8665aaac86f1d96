// SPDX-License-Identifier: MIT
#include "ui/laboratory/laboratory_page.h"

#include <QHideEvent>
#include <QPainter>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

#include "ui/controls/layouts.h"
#include "ui/controls/tables.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/input_memory.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

// Below this the list of experiments is as narrow as its signs.
int leastUnfolded(const QWidget& page) {
    return std::max(120 * Theme::unit, 150 * page.fontMetrics().averageCharWidth());
}

QPainterPath arrow() { // to the left
    QPainterPath path;
    path.addPolygon(QPolygonF{{-0.9, 0}, {-0.1, -0.7}, {-0.1, 0.7}, {-0.9, 0}});
    path.addRect(-0.2, -0.12, 1.1, 0.24);
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace

LaboratoryPage::LaboratoryPage(const Bench& bench)
    : m_list(named("experimentList", new ExperimentList)),
      m_back(makeButton("allGamesButton", this, &LaboratoryPage::left,
                        [] { return tr("Start page"); })),
      m_backSign(named("allGamesSign", new GlyphButton(arrow()))),
      m_pages(new QStackedWidget) {
    setObjectName(QStringLiteral("laboratoryPage"));
    connect(m_backSign, &Button::clicked, this, &LaboratoryPage::left);
    worded(m_back, &QWidget::setToolTip, [] { return tr("Back to the start page (Esc)"); });
    worded(m_backSign, &GlyphButton::setName, [] { return tr("Back to the start page (Esc)"); });
    m_backSign->hide();
    worded(m_list, &QWidget::setAccessibleName, [] { return tr("Experiments"); });
    auto* side = new QWidget;
    side->setLayout(
        column({{m_list, 1}, {m_back, 0, Qt::AlignLeft}, {m_backSign, 0, Qt::AlignHCenter}},
               2 * Theme::unit));
    setLayout(row({side, {m_pages, 1}}, 2 * Theme::unit, 2 * Theme::unit));
    for (const ExperimentKind& kind : experiments())
        if (Experiment* experiment = kind.make(kind, bench))
            add(experiment, bench.preferences);
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_list->setCurrentRow(0);
    choose(QString::fromUtf8(bench.preferences.window(QStringLiteral("experiment"))));
    connect(m_list, &QListWidget::currentRowChanged, &bench.preferences,
            [this, &preferences = bench.preferences] {
                preferences.window.set(QStringLiteral("experiment"),
                                       current()->objectName().toUtf8());
            });
    setFocusProxy(m_list);
}

void LaboratoryPage::add(Experiment* experiment, Preferences& preferences) {
    m_experiments.push_back(experiment);
    m_pages->addWidget(experiment);
    m_list->add(experiment->kind());
    auto* memory = new InputMemory(experiment->objectName(), experiment->questions(), preferences,
                                   experiment->item());
    connect(experiment, &Experiment::itemChanged, memory, &InputMemory::follow);
    connect(memory, &InputMemory::edited, experiment, &Experiment::refreshQuestion);
    experiment->refreshQuestion(); // of what was asked last time
    for (QSplitter* splitter : experiment->findChildren<QSplitter*>())
        remember(*splitter, preferences, experiment->objectName());
    connect(experiment, &Experiment::openPosition, this, &LaboratoryPage::openPosition);
    connect(experiment, &Experiment::openGame, this, &LaboratoryPage::openGame);
    connect(experiment, &Experiment::runningChanged, this,
            [this, experiment](bool running) { runs(experiment, running); });
}

Experiment* LaboratoryPage::current() const {
    return qobject_cast<Experiment*>(m_pages->currentWidget());
}

void LaboratoryPage::choose(const QString& id, const std::string& item) {
    const auto at = std::ranges::find(m_experiments, id, &Experiment::objectName);
    if (at == m_experiments.end())
        return;
    m_list->setCurrentRow(static_cast<int>(at - m_experiments.begin()));
    if (!item.empty() && (*at)->item().choose)
        (*at)->item().choose(item);
}

void LaboratoryPage::openExercises(const QString& path) {
    auto* practice = findChild<PracticeExperiment*>();
    choose(practice->objectName());
    practice->openFrom(path);
}

void LaboratoryPage::turnTo(const Ruleset& game) {
    for (Experiment* experiment : m_experiments)
        experiment->turnTo(game);
}

bool LaboratoryPage::rests() const {
    const auto* practice = findChild<PracticeExperiment*>();
    return practice && practice->rests();
}

bool LaboratoryPage::closeInnermost() { return current() && current()->closeInnermost(); }

void LaboratoryPage::runs(Experiment* experiment, bool running) {
    for (std::size_t i = 0; i < m_experiments.size(); ++i) {
        if (m_experiments[i] == experiment)
            m_list->setRunning(static_cast<int>(i), running);
        else if (running)
            m_experiments[i]->stop();
    }
}

void LaboratoryPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool folded = width() < leastUnfolded(*this);
    m_list->setFolded(folded);
    m_back->setVisible(!folded);
    m_backSign->setVisible(folded);
}

// Experiments go on while the window is minimised.
void LaboratoryPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return;
    for (Experiment* experiment : m_experiments)
        experiment->stop();
}

// ExperimentList ----------------------------------------------------------------------------------

namespace {

constexpr int mostWord = 8 * Theme::unit;
constexpr int signSide = 3 * Theme::unit, inside = Theme::unit + Theme::unit / 2;

constexpr int RunningRole = Qt::UserRole, BriefRole = RunningRole + 1, KindRole = BriefRole + 1;

double topOfSign(const ExperimentList& list, const QRectF& all) {
    return list.worded() ? all.top() + inside / 2.0 : all.center().y() - signSide / 2.0;
}

void paintSign(QPainter& painter, const ExperimentList& list, const QRectF& all, const Theme& theme,
               const QModelIndex& index) {
    const auto* kind = static_cast<const ExperimentKind*>(index.data(KindRole).value<void*>());
    const double left = list.folded() ? all.center().x() - signSide / 2.0 : all.left() + inside;
    painter.save();
    const double top = topOfSign(list, all);
    painter.translate(left, top);
    kind->paintSign(painter, theme);
    painter.restore();
    if (!index.data(RunningRole).toBool())
        return;
    painter.setPen(QPen(theme.window, 2));
    painter.setBrush(theme.accent);
    painter.drawEllipse(QPointF(left + signSide, top), 5, 5);
}

// One word, below the sign at `top`.
void paintWord(QPainter& painter, const QRectF& all, double top, const Theme& theme, bool chosen,
               const QModelIndex& index) {
    const auto* kind = static_cast<const ExperimentKind*>(index.data(KindRole).value<void*>());
    painter.setFont(sized(QApplication::font(), Type::Caption));
    painter.setPen(chosen ? theme.ink : theme.faint);
    const double below = top + signSide;
    paintText(painter, QRectF(all.left(), below, all.width(), all.bottom() - below),
              Qt::AlignCenter, spoken(kind->word));
}

void paintWords(QPainter& painter, const QRectF& all, const Theme& theme, const QFont& font,
                bool chosen, const QModelIndex& index) {
    const QFont title = sized(font, Type::Text, chosen ? Weight::Strong : Weight::Normal);
    const QFont brief = sized(font, Type::Caption);
    const int high = QFontMetrics(title).height(), low = QFontMetrics(brief).height();
    const double left = all.left() + inside + signSide + inside;
    const double top = all.center().y() - (high + low) / 2.0;
    const double wide = all.right() - left - Theme::unit / 2.0;
    painter.setFont(title);
    painter.setPen(theme.ink);
    paintText(painter, QRectF(left, top, wide, high), Qt::AlignLeft | Qt::AlignVCenter,
              index.data(Qt::DisplayRole).toString());
    painter.setFont(brief);
    painter.setPen(theme.faint);
    paintText(painter, QRectF(left, top + high, wide, low), Qt::AlignLeft | Qt::AlignVCenter,
              index.data(BriefRole).toString());
}

void paintKind(QPainter& painter, const ExperimentList& list, const QStyleOptionViewItem& option,
               const QModelIndex& index) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(option.palette);
    const bool chosen = option.state & QStyle::State_Selected;
    const bool lit = option.state & QStyle::State_MouseOver;
    const QRectF all = QRectF(option.rect).adjusted(1, 2, -1, -2);
    painter.setPen(chosen && option.state & QStyle::State_HasFocus ? QPen(theme.accent, 2)
                                                                   : QPen(Qt::NoPen));
    painter.setBrush(chosen ? QBrush(theme.surface)
                     : lit  ? QBrush(faded(theme.surface, 0.6))
                            : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(all, Theme::radius, Theme::radius);
    paintSign(painter, list, all, theme, index);
    if (list.worded())
        paintWord(painter, all, topOfSign(list, all), theme, chosen, index);
    else if (!list.folded())
        paintWords(painter, all, theme, option.font, chosen, index);
    painter.restore();
}

QSize sizeOfKind(const ExperimentList& list, const QStyleOptionViewItem& option) {
    const int words = QFontMetrics(option.font).height()
                      + QFontMetrics(sized(option.font, Type::Caption)).height();
    const int high = list.worded()   ? ExperimentList::wordedHeight() - 2 * inside
                     : list.folded() ? signSide
                                     : std::max(signSide, words);
    return {0, high + 2 * inside};
}

} // namespace

ExperimentList::ExperimentList() {
    setItemDelegate(new PaintedItems(
        this,
        [this](QPainter& painter, const auto& option, const QModelIndex& index) {
            paintKind(painter, *this, option, index);
        },
        [this](const auto& option) { return sizeOfKind(*this, option); }));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false); // the page shows through
    connect(this, &QListWidget::itemSelectionChanged, this, [this] {
        if (currentItem())
            currentItem()->setSelected(true);
    });
    atEveryTypeSize(this, [this] { fit(); });
}

void ExperimentList::add(const ExperimentKind& kind) {
    auto* item = new QListWidgetItem(this);
    item->setData(KindRole,
                  QVariant::fromValue<void*>(const_cast<ExperimentKind*>(&kind))); // only read
    inEveryLanguage(this, [this, item, &kind] {
        const QString title = spoken(kind.title), sentence = spoken(kind.sentence);
        item->setText(title);
        item->setData(BriefRole, spoken(kind.brief));
        item->setToolTip(title + u'\n' + sentence);
        item->setData(Qt::AccessibleDescriptionRole, sentence);
        fit();
    });
}

int ExperimentList::wordedHeight() {
    return signSide + QFontMetrics(sized(QApplication::font(), Type::Caption)).height() + inside
           + 2;
}

QString ExperimentList::wordOf(int row) const {
    return spoken(
        static_cast<const ExperimentKind*>(item(row)->data(KindRole).value<void*>())->word);
}

void ExperimentList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    const bool before = m_worded;
    fit();
    if (m_worded != before)
        scheduleDelayedItemsLayout();
}

void ExperimentList::setRunning(int row, bool running) { item(row)->setData(RunningRole, running); }

void ExperimentList::setFolded(bool folded) {
    if (std::exchange(m_folded, folded) == folded)
        return;
    fit();
    scheduleDelayedItemsLayout();
}

// As wide as its words need.
void ExperimentList::fit() {
    const QFont letters = QApplication::font(); // which reaches this list a little later
    if (m_folded) {
        const QFontMetrics captions(sized(letters, Type::Caption));
        int widest = 0;
        for (int row = 0; row < count(); ++row)
            widest = std::max(widest, captions.horizontalAdvance(wordOf(row)));
        m_worded = widest <= mostWord && count() * wordedHeight() <= height();
        setFixedWidth(std::max(signSide + 2 * inside + 4, m_worded ? widest + Theme::unit : 0));
        return;
    }
    m_worded = false;
    const QFontMetrics titles(sized(letters, Type::Text, Weight::Strong)),
        briefs(sized(letters, Type::Caption));
    int wide = 12 * Theme::unit;
    for (int row = 0; row < count(); ++row)
        wide = std::max({wide, titles.horizontalAdvance(item(row)->text()),
                         briefs.horizontalAdvance(item(row)->data(BriefRole).toString())});
    setFixedWidth(wide + signSide + 3 * inside + 2 * Theme::unit);
}

} // namespace bouton
