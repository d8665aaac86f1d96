#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The catalogues of other languages, resources/i18n/bouton_ID.ts (docs/translating.md).

    languages.py add ID…        makes the catalogue of a language, or takes the texts of today into the one that is there
    languages.py                tells what each catalogue lacks, by room, and what is wrong in it. Its status is 1 where
                                something is wrong, or where a language that is offered lacks what it needs
    languages.py compile DIR    makes a .qm of each there, for BOUTON_I18N=DIR
    languages.py pseudo FILE    writes the catalogue of a language that nobody speaks: English, some 40 % wider, with the
                                plural forms of Polish. Tests of the window run in it"""

import collections
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

from contexts import LUPDATE, TOP, lupdate

FOLDER = os.path.join(TOP, "resources", "i18n")
LRELEASE = shutil.which("lrelease") or "/usr/lib/qt6/bin/lrelease"
# What a language needs to be offered: from the start page to the reasons.
NEEDED = ("engine/core", "engine/explain", "engine/games", "engine/session", "ui/boards", "ui/controls", "ui/game",
          "ui/insight", "ui/preferences", "ui/start", "ui/window")
ID = r"[a-z]{2,3}(_[A-Z]{2})?"
KEPT = r"%L?[1-9]|%L?n|<[^>]*>|&[a-z]+;|\n"  # what a translation must have too
WIDER = str.maketrans({v: v + w for v, w in zip("aeiouAEIOU", "áéíóúáéíóú")})


def update(file, *more):
    lupdate(file, "-silent", *more)


def messages(file):
    """Each message with its context."""
    return [(c.findtext("name"), m) for c in tree.parse(file).iter("context") for m in c.iter("message")]


def key(context, message):
    return context, message.findtext("source"), message.findtext("comment") or ""


def forms(message):
    translation = message.find("translation")
    return [f.text or "" for f in translation.iter("numerusform")] or [translation.text or ""]


def is_done(message):
    return message.find("translation").get("type") is None and all(forms(message))


def faults(message):
    """What a translation has lost of the English text, or has beside it."""
    source = message.findtext("source")
    for form in forms(message):
        had, has = (collections.Counter(re.findall(KEPT, text)) for text in (source, form))
        counted = {"%n": had.get("%n", 0), "%Ln": had.get("%Ln", 0)} if len(forms(message)) > 1 else {}
        for mark in {*had, *has}:
            if has[mark] != had[mark] and not (mark in counted and has[mark] == 0):  # "one game" needs no number
                yield f'"{source}": {mark!r} stands {has[mark]} times in "{form}", not {had[mark]}'


def widened(text):
    return re.sub(rf"({KEPT}|\(s\))|([^%<&\n(]+|.)", lambda m: m[1] or m[2].translate(WIDER), text)


def pseudo(file):
    update(file, "-target-language", "pl")
    whole = tree.parse(file)
    for message in whole.iter("message"):
        source, translation = message.findtext("source"), message.find("translation")
        translation.attrib.pop("type", None)
        if message.get("numerus") == "yes":
            for old in list(translation):
                translation.remove(old)
            for form in ("one", "few", "many"):
                tree.SubElement(translation, "numerusform").text = f"{widened(source.replace('(s)', ''))} [{form}]"
        else:
            translation.text = widened(source)
    whole.write(file, encoding="utf-8", xml_declaration=True)


def compile_into(folder, files):
    os.makedirs(folder, exist_ok=True)
    for file in files:
        name = os.path.splitext(os.path.basename(file))[0]
        subprocess.run([LRELEASE, "-silent", file, "-qm", os.path.join(folder, name + ".qm")], check=True)


def catalogues(of="bouton_"):
    return sorted(os.path.join(FOLDER, n) for n in os.listdir(FOLDER) if n.startswith(of) and n.endswith(".ts"))


def offered():
    with open(os.path.join(FOLDER, "offered.txt")) as file:
        return [line.split()[0] for line in file if line.strip() and not line.startswith("#")]


def tell():
    with tempfile.TemporaryDirectory() as folder:
        fresh = os.path.join(folder, "all.ts")
        update(fresh, "-locations", "absolute")
        rooms = {key(c, m): "/".join(m.find("location").get("filename").split("../")[-1].replace(TOP[1:] + "/", "")
                                     .split("/")[:2]) for c, m in messages(fresh)}
    wrong = [f"{i} is offered and has no catalogue" for i in offered()
             if not os.path.exists(os.path.join(FOLDER, f"bouton_{i}.ts"))]
    for file in catalogues():
        there = {key(c, m): m for c, m in messages(file)}
        lacks = collections.Counter(room for k, room in rooms.items() if k not in there or not is_done(there[k]))
        print(f"{os.path.basename(file)}: {len(rooms) - lacks.total()} of {len(rooms)} texts",
              *(f"    {room} lacks {number}" for room, number in sorted(lacks.items())), sep="\n")
        if os.path.basename(file)[len("bouton_"):-len(".ts")] in offered():
            wrong += [f"{os.path.basename(file)} is offered, and {room} lacks {lacks[room]}"
                      for room in NEEDED if lacks[room]]
        wrong += [f"{os.path.basename(file)}: {fault}" for m in there.values() if is_done(m) for fault in faults(m)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def main(command="tell", *rest):
    if not LUPDATE or not os.path.exists(LRELEASE):
        print("Qt's lupdate and lrelease are missing. In Debian they are in the package qt6-l10n-tools.", file=sys.stderr)
        return 77
    wrong = [name for name in rest if command == "add" and not re.fullmatch(ID, name)]
    if (command, len(rest)) not in (("tell", 0), ("compile", 1), ("pseudo", 1)) and (command != "add" or not rest or wrong):
        print(*(f"{name} is no language: write pl, or pt_BR." for name in wrong), __doc__, sep="\n", file=sys.stderr)
        return 2
    if command == "add":
        for name in rest:
            file = os.path.join(FOLDER, f"bouton_{name}.ts")
            update(file, "-locations", "none", "-target-language", name)
            print(f"{os.path.relpath(file)}: {len(messages(file))} texts")
    elif command == "compile":
        compile_into(rest[0], catalogues(""))
    elif command == "pseudo":
        pseudo(rest[0])
    else:
        return tell()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
