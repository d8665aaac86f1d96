#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "ui/laboratory/result_sheet.h"

namespace bouton {

// A plot of numbers under names: bars side by side or stacked, or lines with a mark at each number,
// on a plain or a logarithmic axis. Series are told apart by colour, by hatching and by the shape
// of their marks; the accessible text says all that is drawn.
class Chart : public ResultSheet {
    Q_OBJECT

public:
    enum class Kind { Bars, Stacked, Lines };
    // How a series looks: the accent, filled; the second colour, hatched; a pale grey, dotted; …
    struct Series {
        QString name;
        std::vector<double> values; // by name below; not finite: none
    };
    struct Data {
        Kind kind = Kind::Bars;
        QString below, beside; // what the axes show
        QStringList names{};
        std::vector<Series> series{};
        std::optional<double> most{}; // of the axis; none: what fits
        bool logarithmic = false;     // values must be at least 1
        // Of the only series: from and to, by name; drawn as whiskers.
        std::vector<std::pair<double, double>> ranges{};
        QString suffix{}; // of the axis' numbers: " %"
    };

    explicit Chart(QWidget* parent = nullptr);

    void put(Data data);
    const Data& data() const { return m_data; }

    QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override; // says the numbers under the pointer
    bool isBlank() const override { return m_data.names.isEmpty(); }
    void paintResult(QPainter& painter) const override;

private:
    QRectF plot() const;
    double topTick() const;
    QString numeral(double value) const;
    double topValue() const;
    double heightOf(double value) const; // y in the widget
    QRectF slot(int name) const;
    void paintAxes(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintBars(QPainter& painter) const;
    void paintNumber(QPainter& painter, const QRectF& bar, double value) const;
    void paintLines(QPainter& painter) const;
    void paintRanges(QPainter& painter) const;
    QString describe(int name) const;

    Data m_data;
};

} // namespace bouton
