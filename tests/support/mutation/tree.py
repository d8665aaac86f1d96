# SPDX-License-Identifier: MIT
"""The copy of the tree that is mutated, and its build."""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys

ROOMS = ("engine", "ui", "app")


def tell(text):
    print(text, file=sys.stderr, flush=True)


class Tree:
    """A copy of `top` in the folder `copy`, which is kept from one run to the next so that little must be compiled."""

    def __init__(self, top, copy):
        self.top, self.copy = top, copy
        self.build = os.path.join(copy, ".build", "debug")
        self.alone = os.path.join(copy, ".build", "alone")
        self.commands = {}

    def files(self):
        """What the tree holds, but what git ignores."""
        listed = subprocess.run(["git", "ls-files", "-coz", "--exclude-standard"], cwd=self.top, check=True,
                                capture_output=True, text=True).stdout.split("\0")
        return sorted(f for f in set(listed) if f and os.path.isfile(os.path.join(self.top, f)))

    def sources(self, room):
        """The sources that can be mutated, with the number of their lines."""
        folder = room.rstrip("/") + "/" if room else ""
        found = []
        for file in self.files():
            if file.split("/")[0] in ROOMS and file.startswith(folder) and file.endswith((".h", ".cpp")):
                found.append((file, self.read(file).count(b"\n")))
        return found

    def read(self, file):
        with open(os.path.join(self.top, file), "rb") as source:
            return source.read()

    def write(self, file, data):
        """Writes a file of the copy if it says something else, so that only what changes is compiled."""
        path = os.path.join(self.copy, file)
        if os.path.isfile(path) and not os.path.islink(path):
            with open(path, "rb") as old:
                if old.read() == data:
                    return
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as new:
            new.write(data)

    def put(self, mutated=None):
        """Makes the copy the tree, but for the files in `mutated`, a map to their bytes. Without such a map it leaves
        those alone that are mutated already: they may be wanted again."""
        there = self.files()
        for file in there:
            if mutated is None and self.mutated(file):
                continue
            self.write(file, (mutated or {}).get(file) or self.read(file))
            shutil.copymode(os.path.join(self.top, file), os.path.join(self.copy, file))
        kept = set(there)
        for folder, inner, names in os.walk(self.copy):
            inner[:] = [i for i in inner if i not in (".build", ".git")]
            for name in names:
                path = os.path.join(folder, name)
                if os.path.relpath(path, self.copy) not in kept:
                    os.remove(path)

    def notes(self, programs, without):
        """Where is kept what came of the tests of the copy as it is."""
        said = hashlib.sha256(repr((programs, without)).encode())
        for file in self.files():
            if not file.startswith(".build/"):
                with open(os.path.join(self.copy, file), "rb") as source:
                    said.update(file.encode() + b"\0" + hashlib.sha256(source.read()).digest())
        folder = os.path.join(self.copy, ".build", "runs")
        os.makedirs(folder, exist_ok=True)
        return os.path.join(folder, said.hexdigest()[:24] + ".json")

    def mutated(self, file):
        path = os.path.join(self.copy, file)
        if not file.endswith((".h", ".cpp")) or not os.path.isfile(path):
            return False
        with open(path, "rb") as source:
            return b"mutation/switch.h" in source.readline() and file.split("/")[0] in ROOMS

    def configure(self):
        if not os.path.isfile(os.path.join(self.build, "listening")):
            hook = os.path.join(self.copy, "tests/support/mutation/listen.cmake")
            # What is built compiles files together, as tests/run does. The flags of each file are those of a second
            # folder, in which nothing is built.
            for folder, more in ((self.build, []), (self.alone, ["-DCMAKE_UNITY_BUILD=OFF"])):
                done = subprocess.run(["cmake", "--preset", "debug", "-B", folder,
                                       "-DCMAKE_PROJECT_Bouton_INCLUDE=" + hook, *more], cwd=self.copy, stdout=sys.stderr)
                if done.returncode != 0:
                    sys.exit("The copy cannot be configured.")
            open(os.path.join(self.build, "listening"), "w").close()
        with open(os.path.join(self.alone, "compile_commands.json")) as file:
            for entry in json.load(file):
                # What moc and others have made is found where it is built.
                command = entry["command"].replace(self.alone + "/", self.build + "/")
                self.commands[os.path.relpath(entry["file"], self.copy)] = command

    def flags(self, file):
        """What clang needs to read a source. A header is read as one of the sources beside it."""
        command = self.commands.get(file)
        folder = os.path.dirname(file)
        while command is None:
            beside = sorted(f for f in self.commands if f.startswith(folder + "/") and not f.startswith(".build"))
            command = self.commands[beside[0]] if beside else None
            folder = os.path.dirname(folder)
        words, kept = iter(shlex.split(command)[1:]), ["-x", "c++"]
        for word in words:
            if word in ("-include", "-o", "-c"):
                next(words)
            elif not word.startswith("-W") and word != "-fpch-preprocess":
                kept.append(word)
        return kept

    def make(self, jobs, programs):
        """Builds these test programs, or all. Returns what the compiler said, or nothing where it succeeded."""
        done = subprocess.run(["ninja", "-C", self.build, "-k", "0", "-j", str(jobs), *programs], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors="replace")
        return "" if done.returncode == 0 else done.stdout

    def blamed(self, said, mutations):
        """The mutations in the lines where the compiler saw an error."""
        places = {"error": set(), "any": set()}
        for path, line, rest in re.findall(r"^(?:In file included from )?(/[^\s:]+):(\d+):(.*)$", said, re.M):
            file = os.path.relpath(os.path.realpath(path), os.path.realpath(self.copy))
            places["any"].add((file, int(line)))
            if " error:" in rest:
                places["error"].add((file, int(line)))
        for kind in ("error", "any"):
            found = [m for m in mutations if any((m["file"], n) in places[kind] for n in range(m["line"], m["last"] + 1))]
            if found:
                return found
        files = {file for file, _ in places["any"]}
        return [m for m in mutations if m["file"] in files]


def switched(mutation):
    """The texts before and after each edited range, which put its mutation behind the switch."""
    on = f"::bouton_mutation::{'mayBeOn' if mutation['constant'] else 'on'}({mutation['number']})"
    form = mutation["form"]
    for start, end, text in mutation["edits"]:
        if form == "expression":
            yield start, end, f"({on} ? ({text}) : (", "))"
        elif form == "truth":
            yield start, end, f"({on} ? bool({text}) : bool(", "))"
        elif form == "left out":
            yield start, end, f"({on} ? void() : void(", "))"
        elif form == "return":
            yield start, end, f"{{ if ({on}) {text} ", " }"
        elif form == "return left out":
            yield start, end, f"{{ if (!{on}) ", " }"
        else:  # "declared NAME"
            name = form.split()[1]
            yield start, end, f"; {on} ? bool({text[2:]}) : bool({name})", ""


def rewritten(data, mutations, header):
    """The bytes of a source with all mutations behind the switch. No line moves."""
    pieces = []
    for mutation in mutations:
        for start, end, before, after in switched(mutation):
            size = end - start
            pieces.append((start, 1, -size, mutation["number"], before))  # of two that begin here the longer comes first
            pieces.append((end, 0 if size else 2, -start if size else 0, -mutation["number"], after))
    out, at = [f'#include "{header}"\n#line 1\n'], 0
    text = data.decode("latin-1")
    for place, _, _, _, piece in sorted(pieces):
        out += [text[at:place], piece]
        at = place
    return ("".join(out) + text[at:]).encode("latin-1")


def lines(text, mutation):
    """The lines of a mutation before and after, each with single blanks."""
    first = min(start for start, _, _ in mutation["edits"])
    last = max(end for _, end, _ in mutation["edits"])
    begin = text.rfind("\n", 0, first) + 1
    end = text.find("\n", last)
    end = len(text) if end < 0 else end
    after, at = "", begin
    for start, stop, new in mutation["edits"]:
        after += text[at:start] + new
        at = stop
    after += text[at:end]
    return tuple(re.sub(r"\s+", " ", t.encode("latin-1").decode("utf-8", "replace")).strip()
                 for t in (text[begin:end], after))
