# SPDX-License-Identifier: MIT
"""Lists the texts of the program that no translator can make right, because words are inflected.

Without arguments it prints them by kind, with file and line. With --check it compares the number of each kind with
translatable.txt, where it may only fall: the status is 1 if a number is above, or below and not yet lowered there.

It reads sources as text and tells what an argument is by the words of its expression. So it may miss one, or take for a
name what only looks like one."""

import collections
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
COUNTS = os.path.join(HERE, "translatable.txt")
STRING = r'"(?:\\.|[^"\\\n])*"'
TOKEN = re.compile(rf'R"(\w*)\(.*?\)\1"|{STRING}|//[^\n]*|/\*.*?\*/|\'(?:\\.|[^\'\\\n])+\'', re.S)
MARK = re.compile(rf"\b(?:QT_TRANSLATE_(?:N_)?NOOP\(\s*{STRING},|(?:QCoreApplication::)?translate\(\s*{STRING},|tr\()\s*"
                  rf"((?:{STRING}\s*)+)")
# What the expression of an argument looks like.
SIDE = re.compile(r"(?i)nameOf\(.*(game|side|rules|seats|loser|mover)|speaker\(|sides\[|opponent|^side$|mover|rival|^who$"
                  r"|strongest|shortNameOf|playedIn|^name$")
GAME = re.compile(r"(?i)game\)?(->|\.|\(\)\.)name\.title|(shown|chosen)->name\.title|gameTitle|^title$|game\.title")
NUMBER = re.compile(r"(?i)to_string|number|size\(|count|most|least|all$|\bply|megabytes|grouped|score|settled|tested|done"
                    r"|wanted|film\.|m_drawn|proven|step|m_steps|percent")
IN_CASE = r"(?:[Aa]gainst|vs|[Oo]f|[Ff]or|[Aa]s|[Pp]lays?|leaves|with|by|than|from|to|at) $"
APPOSITION = r"\b[Gg]ame $"
NOUNS = (r"bytes|cards?|cells|characters|columns|counters|discs|exercises|files|games|groups|heaps|letters|lessons|million|moves|"
         r"nodes|pages|parts|phases|pieces|pixels|plies|points|positions|rows|seconds|sides|sizes|steps|thousand|times|turns|"
         r"variants|words")


def sources():
    files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "engine", "ui", "app"], cwd=TOP, check=True,
                           capture_output=True, text=True).stdout.split("\n")
    for file in sorted(files):
        if file.endswith((".h", ".cpp")) and os.path.isfile(os.path.join(TOP, file)):
            with open(os.path.join(TOP, file)) as text:
                yield file, TOKEN.sub(lambda t: re.sub(r"[^\n]", " ", t[0]) if t[0][0] == "/" else t[0], text.read())


def parted(code, at):
    """What the bracket that opens at `at` holds, parted at its commas."""
    parts, depth, start = [], 0, at + 1
    while at < len(code):
        token = TOKEN.match(code, at)
        if token:
            at = token.end()
            continue
        depth += (code[at] in "([{") - (code[at] in ")]}")
        if depth == 0 or depth == 1 and code[at] == ",":
            parts.append(" ".join(code[start:at].split()))
            start = at + 1
        if depth == 0:
            break
        at += 1
    return parts


def arguments(code, at):
    """The expressions for %1, %2 … of a text that ends at `at`: those of its .arg(), or of the list after a phrase."""
    statement = code[at:at + 1500].split(";")[0]
    chain = [m.end() - 1 for m in re.finditer(r"\.arg\(", statement)]
    brace = re.search(r",\s*\{", statement)
    return [a for b in chain or ([brace.end() - 1] if brace else []) for a in parted(statement, b)]


def findings():
    """Kind, file, line and text of each."""
    for file, code in sources():
        for match in MARK.finditer(code):
            text = "".join(s[1:-1] for s in re.findall(STRING, match[1])).replace('\\"', '"')
            found = set()
            args = arguments(code, match.end())
            for hole in re.finditer(r"%L?([1-9])", text):
                arg = args[int(hole[1]) - 1] if int(hole[1]) <= len(args) else ""
                before, after = text[:hole.start()], text[hole.end():]
                if GAME.search(arg):
                    alone = re.search(r"(?:^|[:(] |\()$", before) and re.match(r"$|[:;,.)]| –", after)
                    if not alone and not re.search(APPOSITION, before):
                        found.add("a game's name inside a sentence")
                elif SIDE.search(arg) and not NUMBER.search(arg):
                    if re.search(IN_CASE, before) or after.startswith("'s") or before == "%1, " and after == ".":
                        found.add("a name in another case")
                # An amount alone, and a mean, may be a fraction, and have a text of their own for that.
                elif (re.match(rf" (?:{NOUNS})\b(?! a move)", after) and not re.fullmatch(r"%L?1 \w+", text)
                      and (not arg or NUMBER.search(arg))):
                    found.add("a number and a noun outside numerus")
            if not re.search(r"[^\W\d_]{2}", re.sub(r"%L?[1-9n]|%Ln", "", text)):
                found.add("a pattern without words")
            elif text[0].islower():
                found.add("begins with a small letter")
            if re.match(r"\s*(?:,[^()]*)?\)\s*\+(?!=)", code[match.end():]) or re.search(r"[^+]\+\s*$", code[:match.start()]):
                found.add("joined by +")
            for kind in found:
                yield kind, file, code.count("\n", 0, match.start()) + 1, text
        for match in re.finditer(r"(?<!suffix\(\))\.(?:toLower|chopped)\([^)]*\)", code):
            yield "lower-cased or chopped", file, code.count("\n", 0, match.start()) + 1, match[0]
        if file.startswith(("app/", "engine/training/")):
            continue  # English alone
        for match in re.finditer(rf"\b(?:refuse\(|Phrase(?: \w+)?)\{{\s*({STRING})|((?<!\\)\"[ ,]+(?:and|or|to|standard) \")", code):
            if re.search(r"[A-Za-z]{2}", match[1] or match[2]):
                yield "not marked", file, code.count("\n", 0, match.start()) + 1, match[1] or match[2]


def main():
    kinds = collections.defaultdict(list)
    for kind, file, line, text in findings():
        kinds[kind].append(f"{file}:{line}: {text}")
    with open(COUNTS) as text:
        most = {kind: int(number) for number, kind in (line.rstrip().split(" ", 1) for line in text)}
    status = 0
    for kind in sorted(set(kinds) | set(most)):
        number, allowed = len(kinds[kind]), most.get(kind, 0)
        if "--check" not in sys.argv:
            print(f"\n{number} {kind}\n\n" + "\n".join(kinds[kind]))
        elif number > allowed:
            print(f"{number} texts of the kind \"{kind}\", at most {allowed}. tests/support/translatable.py lists them:")
            print("\n".join(kinds[kind]))
            status = 1
        elif number < allowed:
            print(f"Lower tests/support/translatable.txt: \"{kind}\" is down from {allowed} to {number}.")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
