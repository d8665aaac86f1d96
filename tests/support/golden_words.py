# SPDX-License-Identifier: MIT
"""Keeps the sentences of golden pages and games in one place: tests/ui/golden/words.txt, a key, a tab and a text each. Where
a golden file would have the text it has ‹key›, so a sentence that changes is changed there and in no golden file. How texts
are found in lines is told in golden_words.h, which does the same when tests run; so is what a text with %1 becomes.

Without arguments it looks for texts of the program that stand in more than five files of tests, docs and help because of
golden files, gives each a key, and rewrites the golden files. A key never changes, whatever becomes of its text.

With --check it prints each text that stands in more than five files and why. The status is 1 if golden files alone are the
reason, or if a text of words.txt stands in no source or on no page. With --known it looks for a text that stands in no source
alone: one that has changed, and must be changed in words.txt before golden files are written anew."""

import collections
import os
import re
import subprocess
import sys

from contexts import MARKED, TOP, literal
from translatable import sources

MOST = 5       # files that a changed text may touch
LETTERS = 12   # of a text that had %1, so that nothing else is taken for it
WORDS = "tests/ui/golden/words.txt"
GOLDEN = re.compile(r"tests/(ui/)?golden/(?!words\.txt)[^/]*\.txt$")
HOLE = re.compile(r"%L?[1-9n]|\(s\)")
KEY = re.compile(r"‹([^‹›|]*)((?:\|[^‹›]*)?)›")
FIRST = 0xE000  # stands for a key while lines are folded, so that no text is found within a key


class Sentence:
    def __init__(self, text, key=None):
        self.text, self.key = text, key
        pieces, holes = HOLE.split(text), HOLE.findall(text)
        self.longest = max(pieces, key=len)
        # A word that stands wherever the text does: files without it need not be searched.
        self.word = max((w for w in words_of(HOLE.sub("_", text)) if "_" not in w), key=len, default="")
        self.order = sorted(range(len(holes)), key=lambda i: holes[i].replace("L", ""))
        fill = [r"(s?)" if h == "(s)" else r"((?:(?!\. )[^\"\\|\n‹›]){1,60}?)" for h in holes] + [""]
        # The look back comes after what stands first, which is found the faster for it.
        begin = f"(?:(?<!\\w.{{{len(pieces[0])}}})|(?<=\\\\n.{{{len(pieces[0])}}}))"
        self.anywhere = re.compile(re.escape(pieces[0]) + (begin if re.match(r"\w", text) else "") + fill[0]
                                   + "".join(re.escape(p) + f for p, f in zip(pieces[1:], fill[1:]))
                                   + (r"(?!\w)" if re.search(r"(\w|\(s\))$", text) else ""))
        self.is_sure = len(text) >= 14 or " " in text and text.lstrip("&")[0].isupper()
        self.pattern = self.anywhere if self.is_sure else re.compile(f'(?<="){re.escape(text)}(?=")')

    def stands_in(self, text):
        return self.longest in text and self.pattern.search(text)

    def fold(self, text, number):
        return self.pattern.sub(lambda m: chr(FIRST + number) + ("".join("|" + m[i + 1] for i in self.order) + "›"
                                                                if self.order else ""), text)

    def unfold(self, given):
        given = dict(zip(self.order, given.split("|")[1:]))
        holes = iter(range(len(given)))
        return HOLE.sub(lambda _: given[next(holes)], self.text)


def words_of(text):
    return re.findall(r"\w+", text.replace("\\n", " "))


def bare(text):
    """A text without the places at its ends, which may be filled by anything."""
    return re.sub(r"^[^\w%]*(?:%L?[1-9n][^\w%]*)+(?=\w)|[\s(:,;–]*(?:%L?[1-9n][^\w%]*)+$", "", text)


def texts():
    """What the sources say, as golden files would have it: with \\n for the end of a line, in menus with and without &."""
    found = set()
    for _, code in sources():
        for match in MARKED.finditer(code):
            whole = literal(match[1]).replace("\n", "\\n")
            for text in {bare(whole), bare(whole.replace("&", ""))}:
                letters = re.sub(r"[\W\d_]", "", HOLE.sub("", text))
                if len(letters) >= (LETTERS if HOLE.search(whole) else 4) and not re.search("[|‹›\t]", text):
                    found.add(text)
    return found


def key_for(text, taken):
    words = re.findall(r"[\w'’-]+", HOLE.sub("", text).replace("\\n", " ").replace("&", "").lower())
    words[0] = "&" * ("&" in text) + words[0]
    for most in range(min(4, len(words)), len(words) + 1):
        key = "-".join(words[:most])
        if key not in taken:
            return key
    return next(k for k in (f"{key}-{i}" for i in range(2, 99)) if k not in taken)


def read(file):
    with open(os.path.join(TOP, file), encoding="utf-8", newline="") as text:
        return text.read()


def write(file, text):
    with open(os.path.join(TOP, file), "w", encoding="utf-8", newline="") as out:
        out.write(text)


def main():
    told, entries = texts(), [Sentence(*line.split("\t")[::-1]) for line in read(WORDS).splitlines()]
    status = 0
    for entry in entries:
        if entry.text not in told:
            print(f"{WORDS}: no source says \"{entry.text}\". If it has changed, change it there, and no golden file changes;"
                  " if it is gone, take the line out.")
            status = 1
    if status or "--known" in sys.argv:
        return status
    files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "tests", "docs", "resources/help"], cwd=TOP,
                           check=True, capture_output=True, text=True).stdout.split("\n")
    by_key = {entry.key: entry for entry in entries}
    was, pages, others = {}, {}, {}
    for file in files:
        if GOLDEN.match(file):
            page = was[file] = read(file)
            while (one := KEY.sub(lambda m: by_key[m[1]].unfold(m[2]) if m[1] in by_key else m[0], page)) != page:
                page = one
            pages[file] = page
        elif re.search(r"\.(txt|cpp|h|md|py|html|lesson)$", file) and file != WORDS and os.path.exists(os.path.join(TOP, file)):
            others[file] = re.sub(r'"\s*\n\s*"', "", read(file))
    with_word = collections.defaultdict(list)
    for file, text in (pages | others).items():
        for word in set(words_of(text)) | {""}:
            with_word[word].append(file)
    by_text, chosen = {entry.text: entry for entry in entries}, []
    for text in sorted(told, key=lambda t: (-len(t), t)):
        one = by_text.get(text) or Sentence(text)
        maybe = with_word[one.word]
        on = [file for file in maybe if file in pages and one.stands_in(pages[file])]
        beside = sum(bool(one.stands_in(others[file])) for file in maybe if file in others)
        touched = (1 if one.key else len(on)) + beside
        if touched > MOST and "--check" in sys.argv:
            print(f"{touched} files, {beside} of them not golden: {text}")
        # A short word that stands in many sentences, too, is not worth a key.
        fits = touched > MOST and (one.is_sure or beside + 1 + sum(
            bool(one.anywhere.search(pages[file].replace(f'"{text}"', '""')))
            for file in maybe if file in pages) <= max(MOST, len(on) // 5))
        if "--check" in sys.argv and one.key and not on:
            print(f"{WORDS}: no golden file has ‹{one.key}›. Take it out.")
            status = 1
        if "--check" in sys.argv and not one.key and fits and beside + 1 <= MOST:
            print("^ golden files alone are the reason: run tests/support/golden_words.py")
            status = 1
        if "--check" not in sys.argv and not one.key and fits and len(on) > 1:
            one.key = key_for(text, by_key)
            by_key[one.key] = one
            entries.append(one)
        if one.key:
            for file in on:
                pages[file] = one.fold(pages[file], len(chosen))
            chosen.append(one)
    if "--check" not in sys.argv:
        write(WORDS, "".join(f"{entry.key}\t{entry.text}\n" for entry in entries))
        keys = re.compile(f"[{chr(FIRST)}-{chr(FIRST + 6399)}]")
        for file, page in pages.items():
            text = keys.sub(lambda m: "‹" + (o := chosen[ord(m[0]) - FIRST]).key + ("" if o.order else "›"), page)
            if text != was[file]:
                write(file, text)
    return status


if __name__ == "__main__":
    sys.exit(main())
