# SPDX-License-Identifier: MIT
# app/run and tests/run source this file. It installs the packages that are missing, or names them.
# All messages go to standard error.

# Each word is a package. "|" separates alternatives; the first that apt knows is installed.
build_packages="g++ mold cmake ninja-build git ca-certificates qt6-base-dev libqt6sql6-sqlite qt6-svg-dev|libqt6svg6-dev qt6-tools-dev qt6-l10n-tools"
test_packages="qt6-base-private-dev libgtest-dev libgmock-dev libbenchmark-dev python3 desktop-file-utils appstream shared-mime-info xdg-utils locales fonts-dejavu-core fonts-noto-core hunspell hunspell-el hunspell-pl"
fuzz_packages="clang-19 libclang-rt-19-dev"
bus_packages="xvfb xauth openbox dbus at-spi2-core python3-pyatspi gir1.2-atspi-2.0"
mutate_packages="python3 python3-clang-19"
package_packages="debhelper dpkg-dev lintian xz-utils"
package_test_packages="autopkgtest debootstrap qemu-user"

tell() { printf '%s\n' "$*" >&2; }

installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

name_packages_elsewhere() {
    if command -v dnf >/dev/null; then
        tell "Install these first: dnf install gcc-c++ cmake ninja-build git qt6-qtbase-devel qt6-qtsvg-devel qt6-qttools-devel qt6-linguist gtest-devel gmock-devel google-benchmark-devel python3"
    elif command -v pacman >/dev/null; then
        tell "Install these first: pacman -S gcc cmake ninja git qt6-base qt6-svg qt6-tools gtest benchmark python"
    elif command -v brew >/dev/null; then
        tell "Install these first: brew install cmake ninja git qt googletest google-benchmark python"
    else
        tell "Install these first: a C++23 compiler (g++ 12 or later), CMake 3.25, Ninja, Qt 6.4 with DBus, Network, Sql (and its SQLite driver), Widgets, Svg and Linguist, GoogleTest, Google Benchmark, Python 3"
    fi
}

# found_by_cmake PACKAGE…: succeeds if CMake and Ninja are there and CMake finds the libraries of the
# build, tried on an empty project. GoogleTest counts only if libgtest-dev is among the packages.
found_by_cmake() {
    command -v cmake >/dev/null && command -v ninja >/dev/null || return 1
    probe=$(mktemp -d)
    {
        echo 'cmake_minimum_required(VERSION 3.25)'
        echo 'project(probe LANGUAGES CXX)'
        echo 'find_package(Qt6 6.4 REQUIRED COMPONENTS Core DBus Network Sql Widgets Svg LinguistTools)'
        case " $* " in *" libgtest-dev "*)
            echo 'find_package(GTest 1.12 REQUIRED)'
            ;;
        esac
    } >"$probe/CMakeLists.txt"
    found=0
    cmake -G Ninja -S "$probe" -B "$probe/build" >/dev/null 2>&1 || found=1
    rm -rf "$probe"
    return "$found"
}

# install_missing PACKAGE…: installs the missing packages and says which. Does nothing if all are
# there. Without apt it only names what to install, and fails.
install_missing() {
    if ! command -v apt-get >/dev/null; then
        if found_by_cmake "$@"; then return 0; fi
        name_packages_elsewhere
        return 1
    fi
    missing=""
    for choice in "$@"; do
        found=""
        for package in $(printf '%s' "$choice" | tr '|' ' '); do
            if installed "$package"; then found=yes; fi
        done
        [ -n "$found" ] || missing="$missing $choice"
    done
    [ -n "$missing" ] || return 0

    root=""
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            tell "Missing:$missing. Install them as root, or install sudo."
            return 1
        fi
        root=sudo
    fi
    export DEBIAN_FRONTEND=noninteractive
    apt="$root apt-get -o DPkg::Lock::Timeout=400"
    tell "Looking up packages."
    $apt update -qq >&2
    names=""
    for choice in $missing; do
        name=""
        for package in $(printf '%s' "$choice" | tr '|' ' '); do
            if [ -z "$name" ] && apt-cache show "$package" >/dev/null 2>&1; then name=$package; fi
        done
        names="$names ${name:-${choice%%|*}}"
    done
    tell "Installing:$names"
    $apt install -y -qq --no-install-recommends $names >&2
}
