#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Whether hunspell knows each word that the program says in another language: in the catalogue, lessons, help, examples of
games of one's own, and what a desktop shows of it. What its dictionary lacks and is right stands in words_ID.txt beside this
file. It prints each other word with a place where it stands, and each word of that list that nothing needs; its status is
then 1. It is 77 where hunspell or a dictionary is missing (Debian: hunspell, hunspell-el, hunspell-pl).

A word is letters alone, at least two. Left out are placeholders, tags, <code>, what has a digit (cells, moves), options of
the command line and ends of file names; what stands in quotes as in English, such as words of claims; and texts that are
the English one: openings of Reversi and the command line. Latin words in Greek are words like any other."""

import glob
import html
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as tree

from contexts import TOP
from languages import forms, messages

DICTIONARIES = {"el": "el_GR", "pl": "pl_PL"}
LATIN = re.compile(r"[A-Za-z]+")
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
QUOTED = re.compile(r'["«„“]([^"«»„“”]*)["»”]')
NO_WORDS = re.compile(r"<code>.*?</code>|</?[a-zA-Z][^<>]*>|%L?[1-9n]|(?<!\w)(?:--?|\.)[A-Za-z][\w-]*", re.DOTALL)


def lines(path):
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def texts(language):
    """What is said in a language: each text with the place where it stands, and the English one where that is known."""
    resources = os.path.join(TOP, "resources")
    for name in (f"bouton_{language}.ts", f"qtbase_{language}.ts"):
        path = os.path.join(resources, "i18n", name)
        for context, message in messages(path) if os.path.exists(path) else ():
            source = message.findtext("source")
            for form in forms(message):  # "&" marks a key
                yield f'{name}, {context}: "{source}"', re.sub(r"&(?![a-z]+;)", "", form), source
    for kind, keys in (("lessons", "title|says|seen|question|after"), ("games", "title|says|sides")):
        for path in sorted(glob.glob(os.path.join(resources, kind, language, "**", "*.*"), recursive=True)):
            english = lines(path.replace(f"/{kind}/{language}/", f"/{kind}/en/"))
            for number, (line, source) in enumerate(zip(lines(path), english), 1):
                if found := re.match(rf"(?:{keys}): (.*)", line):
                    yield f"{os.path.relpath(path, TOP)}:{number}", found[1], source
    for path in sorted(glob.glob(os.path.join(resources, "help", language, "*.html"))):
        yield os.path.relpath(path, TOP), "\n".join(lines(path)), ""
    for path in sorted(glob.glob(os.path.join(resources, "desktop", "*"))):
        name = os.path.relpath(path, TOP)
        if path.endswith(".desktop"):
            for line in lines(path):
                if found := re.match(rf"\w+\[{language}\]=(.*)", line):
                    yield name, found[1], ""
        elif path.endswith((".xml", ".xml.in")):
            for each in tree.parse(path).iter():
                if each.get(LANG) == language:
                    yield name, each.text or "", ""


def words(language):
    """Each word with the first place where it stands."""
    found = {}
    for place, text, english in texts(language):
        quoted = set(QUOTED.findall(english))
        own = "" if text == english else QUOTED.sub(lambda q: " " if q[1] in quoted else q[0], text)
        for word in re.findall(r"\w+", html.unescape(NO_WORDS.sub(" ", own))):
            if len(word) > 1 and word.isalpha():
                found.setdefault(word, place)
    return found


def unknown(language, all_words):
    """Those that the dictionary lacks. Greek has no Latin words."""
    told = subprocess.run([shutil.which("hunspell"), "-d", DICTIONARIES[language], "-i", "utf-8", "-l"], text=True, check=True,
                          input="\n".join(all_words) + "\n", capture_output=True, encoding="utf-8").stdout.split()
    return {w for w in told} | {w for w in all_words if language == "el" and LATIN.fullmatch(w)}


def has_dictionaries():
    if not shutil.which("hunspell"):
        return False
    there = subprocess.run(["hunspell", "-D"], input="", capture_output=True, text=True).stderr
    return all(f"/{name}\n" in there + "\n" for name in DICTIONARIES.values())


def main():
    if not has_dictionaries():
        return 77
    wrong = []
    for language in DICTIONARIES:
        listed = os.path.join(TOP, "tests", "support", f"words_{language}.txt")
        right = [line for line in lines(listed) if not line.startswith("#")]
        found = words(language)
        lacks = unknown(language, found)
        wrong += [f"{language}: {word} ({found.get(word, 'part of a word')})" for word in sorted(lacks - set(right))]
        wrong += [f"words_{language}.txt: {word} is not needed" for word in right if word not in lacks]
        wrong += [f"words_{language}.txt: {b} stands after {a}" for a, b in zip(right, right[1:]) if a >= b]
        print(f"{language}: {len(found)} words, {len(right)} of them listed")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
