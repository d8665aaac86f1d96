// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "ui/laboratory/results.h"
#include "ui/theme/type.h"

namespace bouton {

// A plot of numbers under names: bars, or a line with a mark at each number, on a plain or a
// logarithmic axis. Bars of several series are stacked, and told apart by how they are filled. The
// accessible text says all that is drawn.
class Chart : public ResultSheet {
    Q_OBJECT

public:
    enum class Ink { Accent, Grey, Outline }; // what is won, drawn and lost, or the like
    // What stands over a name.
    struct Column {
        QString name;
        std::vector<double> values;                          // one for each series
        std::optional<std::pair<double, double>> interval{}; // of the one value, as a whisker
    };
    struct Data {
        bool isLine = false;   // else there are bars
        QString below, beside; // what the axes show
        QStringList series{};  // their names, at most three, from the foot of a bar up
        std::vector<Ink> inks{Ink::Accent, Ink::Grey, Ink::Outline}; // of the series
        std::vector<Column> columns{};
        double most = 1;          // the axis ends here, or at a greater value
        bool logarithmic = false; // values must be at least 1
        QString suffix{};         // after each number of the axis, such as " %"
        int decimals = 0;         // of the numbers above the bars
    };

    void put(Data data);
    const Data& data() const { return m_data; }

    QSize sizeHint() const override;

protected:
    bool isBlank() const override { return m_data.columns.empty(); }
    void paintResult(QPainter& painter) const override;
    ResultSheet* copyForPaper() const override;
    int heightOnPaper() const override;
    QString wordsAt(QPointF point) const override; // the numbers of a name

private:
    QRectF plot() const;
    double topTick() const;
    double step() const; // from one number of a plain axis to the next
    QString numeral(double value, int decimals) const;
    QString numeral(double value) const;
    double heightOf(double value) const; // y in the widget
    QRectF slot(std::size_t column) const;
    void paintAxes(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintBars(QPainter& painter) const;
    void paintBar(QPainter& painter, const QRectF& bar, Ink ink) const;
    void paintNumber(QPainter& painter, const QRectF& slot, double foot, double value) const;
    void paintLine(QPainter& painter) const;
    void paintIntervals(QPainter& painter) const;
    // How names stand where the columns have this width together.
    bool namesStacked(double width) const;
    bool namesUpright(double width) const;
    double longestName() const;
    int lineHeight() const; // of the smaller letters that the axes have
    QFont small(Weight weight = Weight::Normal) const {
        return sized(font(), Type::Caption, weight);
    }
    QString describe(const Column& column) const;

    Data m_data;
    double m_top = 1; // the end of the axis
};

} // namespace bouton
