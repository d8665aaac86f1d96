#pragma once

#include <QObject>

#include <functional>

namespace bouton {

// Where the home folder is not known, Qt would take "/" for it. This sees to it that then nothing
// is written anywhere, and gives whether it is known. Must be called before there is an
// application.
bool stayOutOfTheRoot();

// Qt crashes where QT_SCALE_FACTOR or its kin is 0. Leaves out what is no scale, and tells it. Must
// be called before there is an application.
void refuseScales();

// Calls `then` in the event loop of this thread when the process is told to end: SIGTERM, or the
// terminal's SIGINT and SIGHUP. The second signal ends it at once. What the process ignored before
// it goes on ignoring.
class Termination : public QObject {
public:
    explicit Termination(std::function<void()> then);
};

} // namespace bouton
