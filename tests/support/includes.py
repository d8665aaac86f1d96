# SPDX-License-Identifier: MIT
"""Finds files that name what no header that they include declares. Where files are compiled together, a neighbour's
includes hide that from the compiler. It prints each such place, and its status is then 1.

It finds includes that point upwards among the rooms and their folders, too, and sources without a line of the licence.

It knows what stands in the first column of a header: classes, enumerations, aliases and functions whose name one header
alone declares. Headers of libraries it leaves to the builds that compile each file by itself (asan, fuzz)."""

import collections
import os
import re
import subprocess
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ROOTS = ("", "engine", "app", "tests", "tests/games")
# From below upwards. What stands above a file is out of its reach.
ROOMS = [f"engine/{r}" for r in ("core", "language", "search", "own", "programs", "games", "collection", "explain", "lab", "lessons", "training",
                                 "session/values", "session", "session/kept", "session/archive", "reviews", "classroom")] + ["ui", "app", "tests"]
TYPE = re.compile(r"^(?:template <.*> ?)?(?:class|struct|enum|enum class|concept|using) (\w+)(?= ?(?:final )?(?:: |\{|=))", re.M)
FUNCTION = re.compile(r"^(?!using|return|namespace|class|struct|enum|TEST|Q_|#|template)\w[\w:<>,&* \[\]]*[ &*>](\w+)\(", re.M)
MEMBER = re.compile(r"^[ \t]+[\w:<>,&* ]+[ &*>](\w+)\(", re.M)
INNER = re.compile(r"^[ \t]+(?:class|struct|enum class|enum|using) (\w+)|\b(?:class|typename) (\w+)[,>]", re.M)


def code(text):
    """The text without comments and strings."""
    text = re.sub(r'R"(\w*)\((?:.|\n)*?\)\1"', '""', text)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', lambda s: s[0] if s[0].endswith('.h"') else '""', text)
    return re.sub(r"//[^\n]*", "", text)


def room(file):
    return max((n for n, r in enumerate(ROOMS) if file.startswith(r + "/")), key=lambda n: len(ROOMS[n]), default=0)


def unlicensed():
    """The sources, scripts and lists of CMake whose first lines do not name the licence."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=TOP, check=True, capture_output=True, text=True)
    for file in listed.stdout.split("\n"):
        path = os.path.join(TOP, file)
        if not os.path.isfile(path) or file == ".ci/run":
            continue
        with open(path, "rb") as source:
            head = source.read(200)
        named = file.endswith((".h", ".cpp", ".java", ".py", ".cmake", "CMakeLists.txt"))
        if (named or head.startswith(b"#!")) and b"SPDX-License-Identifier: MIT" not in head:
            yield file


def main():
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "engine", "ui", "app", "tests"], cwd=TOP,
                            check=True, capture_output=True, text=True).stdout.split("\n")
    texts = {f: code(open(os.path.join(TOP, f)).read()) for f in listed
             if f.endswith((".h", ".cpp")) and os.path.isfile(os.path.join(TOP, f))}

    def resolved(file, name):
        for root in (os.path.dirname(file), *ROOTS):
            path = os.path.normpath(os.path.join(root, name))
            if path in texts:
                return path
        return None

    direct = {f: {resolved(f, n) for n in re.findall(r'^#include "(.*?)"', t, re.M)} - {None} for f, t in texts.items()}
    declared = collections.defaultdict(set)
    for file, text in texts.items():
        if file.endswith(".h"):
            for name in TYPE.findall(text) + FUNCTION.findall(text):
                declared[name].add(file)
    # What else a name may be in a file that sees these: a member, a parameter of a template, a function of a source.
    inner = {f: {a or b for a, b in INNER.findall(t)} | set(MEMBER.findall(t))
             | (set() if f.endswith(".h") else set(FUNCTION.findall(t))) for f, t in texts.items()}
    of = {n: next(iter(fs)) for n, fs in declared.items() if len(fs) == 1 and len(n) > 5}

    found = 0
    for file in unlicensed():
        print(f"{file} has no line SPDX-License-Identifier at its head")
        found += 1
    for file, text in sorted(texts.items()):
        for above in sorted(other for other in direct[file] if room(other) > room(file)):
            print(f"{file} includes {above}, which stands above it")
            found += 1
        seen, waiting = set(), [file]
        while waiting:
            one = waiting.pop()
            if one not in seen:
                seen.add(one)
                waiting += direct[one]
        told = set().union(*(inner[s] for s in seen))
        told |= set(re.findall(r"^(?:class|struct|enum class) (\w+)(?: : \w+)?;", "\n".join(texts[s] for s in seen), re.M))
        for match in re.finditer(r"(?<![\w.:>~])(\w+)\b(?=::|[&*>({]| [a-z&*{])", text):
            name = match[1]
            home = of.get(name)
            if not home or home in seen or name in told or room(home) > room(file):
                continue
            if name[0].islower() and not text.startswith("(", match.end()):
                continue
            own = re.findall(rf"(\w+|[>&*]) {name} ?[=;,)(\[{{]|(\(\*|[&*]){name}\b", text)
            if any((a or b) not in ("return", "else", "case", "co_return", "and", "or", "not") for a, b in own):
                continue  # of the file's own
            line = text.count("\n", 0, match.start()) + 1
            print(f"{file}:{line}: {name} is declared in {home}, which is not included")
            found += 1
            told.add(name)
    return 1 if found else 0


sys.exit(main())
