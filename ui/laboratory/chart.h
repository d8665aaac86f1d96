#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "ui/laboratory/result_sheet.h"

namespace bouton {

// A plot of numbers under names: bars side by side or stacked, or lines with a mark at each number,
// on a plain or a logarithmic axis. Series are told apart by colour, by hatching and by the shape
// of their marks. The accessible text says all that is drawn.
class Chart : public ResultSheet {
    Q_OBJECT

public:
    enum class Kind { Bars, Stacked, Lines };
    // How a series looks: the accent, filled; the second colour, hatched; a pale grey, dotted; …
    struct Series {
        QString name;
        std::vector<double> values; // by name; the last ones may be missing
    };
    struct Data {
        Kind kind = Kind::Bars;
        QString below, beside; // what the axes show
        QStringList names{};
        std::vector<Series> series{};
        std::optional<double> most{}; // top of the axis; without it, the greatest value
        bool logarithmic = false;     // values must be at least 1
        // An interval for each name, if there is one series; drawn as whiskers.
        std::vector<std::pair<double, double>> ranges{};
        QString suffix{}; // after each number of the axis, such as " %"
    };

    void put(Data data);
    const Data& data() const { return m_data; }

    QSize sizeHint() const override;

protected:
    bool isBlank() const override { return m_data.names.isEmpty(); }
    void paintResult(QPainter& painter) const override;
    QString wordsAt(QPointF point) const override; // the numbers of a name

private:
    // A series' value under a name, if it has one.
    static std::optional<double> valueOf(const Series& series, int name);
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
