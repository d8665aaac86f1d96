#pragma once

#include <expected>
#include <utility>

namespace bouton {

// A file descriptor that closes itself. No program that is started inherits it.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor() { close(); }

    int get() const { return m_number; } // -1: none
    bool isOpen() const { return m_number != -1; }
    void close();
    void dontBlock() const; // reading and writing give EAGAIN instead

private:
    int m_number = -1;
};

// Both ends of a pipe.
struct Pipe {
    Descriptor read{}, write{};
    static std::expected<Pipe, int> made(); // or errno
};

// Both ends of a connection.
struct Connection {
    Descriptor one{}, other{};
    static std::expected<Connection, int> made(); // or errno
};

} // namespace bouton
