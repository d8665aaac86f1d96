#pragma once

#include <QWidget>

class QLineEdit;

namespace bouton {

class Button;

// Asks whose answers are to be saved, and where. It only asks.
class AnswerForm : public QWidget {
    Q_OBJECT

public:
    AnswerForm();

    void setOffered(bool offered); // there is a set

signals:
    void saveWanted(const QString& name, const QString& path);

private:
    QString name() const;
    void askWhereToSave();
    void refresh();

    bool m_offered = false;
    QLineEdit* m_name;
    Button* m_save;
};

} // namespace bouton
