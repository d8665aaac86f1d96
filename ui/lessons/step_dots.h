// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace bouton {

// The steps of a lesson as dots: filled where they are done, ringed where one is. A click on one
// goes there.
class StepDots : public QWidget {
    Q_OBJECT

public:
    StepDots();

    void put(std::vector<bool> done, std::optional<std::size_t> at);
    const std::vector<bool>& done() const { return m_done; }
    QRect dotRect(std::size_t step) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(std::size_t step);

protected:
    bool event(QEvent* event) override; // the tip of a dot
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    std::optional<std::size_t> dotAt(QPoint place) const;

    std::vector<bool> m_done;
    std::optional<std::size_t> m_at;
};

} // namespace bouton
