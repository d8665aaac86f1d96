# SPDX-License-Identifier: MIT
"""Finds texts that a translation would never reach: what lupdate does not see, or files under another class than the one
that asks for it at run time. It prints each, and its status is then 1; 77 where there is no lupdate.

The texts of the engine have the context Phrase, those of the desktop's command line main, all others a name of namespace
bouton: a class, or what a free function names. The list of messages is made by these words, from the top:

    lupdate -I . -I engine -recursive engine ui app -ts FILE.ts

Without the include paths lupdate knows no class that stands in a header, and so no namespace."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LUPDATE = shutil.which("lupdate") or next((p for p in ("/usr/lib/qt6/bin/lupdate",) if os.path.exists(p)), None)
STRING = r'"((?:\\.|[^"\\\n])*)"'
MARKED = re.compile(rf'(?:\btr\(|\bQT_TR_NOOP\(|\b(?:QT_TRANSLATE_(?:N_)?NOOP|translate)\(\s*"[\w:]+",)\s*((?:{STRING}\s*)+)')
ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))")


def lupdate(file, *more):
    """Writes or brings up to date the list of all messages. What lupdate says to standard error is in the result."""
    return subprocess.run([LUPDATE, "-I", ".", "-I", "engine", "-recursive", "engine", "ui", "app", *more, "-ts", file],
                          cwd=TOP, check=True, capture_output=True, text=True)


def literal(text):
    whole = "".join(re.findall(STRING, text))
    return ESCAPE.sub(lambda e: chr(int(e[1], 16)) if e[1] else {"n": "\n", "t": "\t"}.get(e[2], e[2]), whole)


def main():
    if not LUPDATE:
        return 77
    with tempfile.TemporaryDirectory() as folder:
        messages = os.path.join(folder, "all.ts")
        said = lupdate(messages)
        contexts = {c.findtext("name"): {m.findtext("source") for m in c.iter("message")}
                    for c in xml.etree.ElementTree.parse(messages).iter("context")}
    faults = [line for line in said.stderr.split("\n") if line.startswith(TOP)]
    known, texts = {"Phrase", "main"}, set().union(*contexts.values())
    for room in ("engine", "ui", "app"):
        for where, _, names in os.walk(os.path.join(TOP, room)):
            for name in sorted(n for n in names if n.endswith((".h", ".cpp"))):
                path = os.path.join(where, name)
                with open(path) as file:
                    source = re.sub(r"(?m)^\s*//.*", "", file.read())
                # Qt asks under the class that has Q_OBJECT, or under the name that the other macro gives.
                known |= {f"bouton::{c}" for c in re.findall(r"\b(?:class|struct) (\w+)[^;{]*\{\s*Q_OBJECT\b", source)}
                known |= set(re.findall(r"Q_DECLARE_TR_FUNCTIONS\(([\w:]+)\)", source))
                # A free function names its context; it is that of its file or of a type.
                known |= set(re.findall(r'\btranslate\(\s*"([\w:]+)",\s*[\w".]', source))
                for text in MARKED.finditer(source):
                    if literal(text[1]) not in texts:
                        faults.append(f"{path}: lupdate does not see {text[1].strip()}")
    faults += [f"no class asks for the texts of {c}" for c in sorted(set(contexts) - known)]
    print(*faults, f"{len(contexts)} contexts, {sum(map(len, contexts.values()))} messages", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
