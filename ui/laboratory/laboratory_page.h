#pragma once

#include <QWidget>

#include <vector>

#include "ui/laboratory/experiments.h"

class QListWidget;
class QStackedWidget;

namespace bouton {

class Button;

// The list of experiments, and the chosen one beside it. One runs at a time; leaving the page stops
// it and keeps what it has shown.
class LaboratoryPage : public QWidget {
    Q_OBJECT

public:
    explicit LaboratoryPage(const Bench& bench, QWidget* parent = nullptr);

    const std::vector<Experiment*>& all() const { return m_experiments; }
    Experiment* current() const;
    void choose(const QString& id); // an experiment's object name; nothing if there is none

signals:
    void left(); // back to the games
    void openPosition(const QString& game, const QString& position);

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void add(Experiment* experiment);
    void runs(Experiment* experiment, bool running);
    void retranslate();

    Button* m_back;
    QListWidget* m_list;
    QStackedWidget* m_pages;
    std::vector<Experiment*> m_experiments;
};

} // namespace bouton
