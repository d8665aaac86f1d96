# SPDX-License-Identifier: MIT
"""tests/mutate: see docs/testing.md."""

import argparse
import collections
import hashlib
import json
import os
import random
import sys
from concurrent.futures import ProcessPoolExecutor

sys.dont_write_bytecode = True
import runs
import sites
from tree import Tree, lines, rewritten, tell

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
UNSEEN = os.path.join(HERE, "unseen.txt")


def unseen(path):
    """The list of what nobody can see: {(file, before, after): reason}. After "*" stands for each mutation of a line."""
    found, file, before, after = {}, "", "", []
    with open(path) as text:
        for line in text:
            line = line.rstrip("\n")
            if line.startswith("- "):
                before, after = line[2:].strip(), []
            elif line.startswith("+ "):
                after.append(line[2:].strip())
            elif line.startswith("because "):
                found.update({(file, before, a): line[8:] for a in after})
            elif line and not line.startswith("#"):
                file = line
    return found


def parsed(job):
    """Runs in a process of its own."""
    path, data, flags, kept = job
    source = sites.Source(path, data, flags)
    if source.broken:
        tell(f"clang does not understand all of {path}: {source.broken[0]}")
    with open(kept + ".new", "w") as file:
        json.dump(source.mutations, file)
    os.replace(kept + ".new", kept)


class Draw:
    """Draws mutations from a seed: a line, one of the kinds of mutations that are there, one of that kind."""

    def __init__(self, tree, room, seed, jobs, taken):
        """`taken` is shared by the draws of one run: none makes what another has made."""
        self.tree, self.jobs = tree, jobs
        self.name = f"seed {seed}, {room or 'all rooms'}"
        self.sources = tree.sources(room)
        if not self.sources:
            sys.exit(f"There are no sources in {room}.")
        self.total = sum(count for _, count in self.sources)
        self.random = random.Random(seed)
        self.known = {}
        self.taken = taken
        self.made, self.beyond = [], []
        self.ahead = []

    def below(self, n):
        return int(self.random.random() * n)

    def look(self, files):
        """Finds the mutations of some sources, at once, or as they were found before."""
        folder = os.path.join(self.tree.copy, ".build", "sites")
        os.makedirs(folder, exist_ok=True)
        with open(sites.__file__, "rb") as own:
            version = own.read()
        jobs, kept = [], {}
        for file in sorted(set(files) - set(self.known)):
            data = self.tree.read(file)
            name = hashlib.sha256(version + file.encode() + data).hexdigest()[:24]
            kept[file] = os.path.join(folder, name + ".json")
            if not os.path.exists(kept[file]):
                jobs.append((os.path.join(self.tree.copy, file), data, self.tree.flags(file), kept[file]))
        if jobs:
            tell(f"Reading {len(jobs)} sources.")
            with ProcessPoolExecutor(self.jobs) as pool:
                list(pool.map(parsed, jobs))
        for file, where in kept.items():
            with open(where) as found:
                by_line = collections.defaultdict(lambda: collections.defaultdict(list))
                for mutation in json.load(found):
                    by_line[mutation["line"]][mutation["kind"]].append({**mutation, "file": file})
                self.known[file] = by_line

    def place(self):
        at = self.below(self.total)
        for file, count in self.sources:
            if at < count:
                return file, at + 1, self.random.random(), self.random.random()
            at -= count

    def more(self, count):
        """Draws until `count` mutations more are made. Those that no switch can reach are put aside."""
        wanted, tries = len(self.made) + count, 0
        while len(self.made) < wanted:
            if not self.ahead:
                self.ahead = [self.place() for _ in range(2 * count + 20)]
                self.look([p[0] for p in self.ahead])
            file, line, kind, one = self.ahead.pop(0)
            kinds = self.known[file][line]
            tries += 1
            if tries > 400 * count + 10000:
                return
            if not kinds:
                continue
            ways = kinds[sorted(kinds)[int(kind * len(kinds))]]
            mutation = dict(ways[int(one * len(ways))])
            name = (file, str(mutation["edits"]))
            if name in self.taken or (mutation["form"].startswith("declared") and (file, mutation["edits"][0][0]) in self.taken):
                continue
            self.taken.update((name, (file, mutation["edits"][0][0])))
            data = self.tree.read(file)
            mutation["last"] = data.count(b"\n", 0, max(e for _, e, _ in mutation["edits"])) + 1
            mutation["before"], mutation["after"] = lines(data.decode("latin-1"), mutation)
            if mutation["beyond"]:
                self.beyond.append(mutation)
            else:
                mutation["number"] = len(self.taken)
                self.made.append(mutation)

    def without(self, refused):
        """Puts aside what does not compile."""
        for mutation in [m for m in self.made if m in refused]:
            mutation["beyond"] = "does not compile behind a switch"
            self.made.remove(mutation)
            self.beyond.append(mutation)


def put(tree, mutations):
    by_file = collections.defaultdict(list)
    for mutation in mutations:
        by_file[mutation["file"]].append(mutation)
    header = os.path.join(tree.copy, "tests/support/mutation/switch.h")
    mutated = {}
    for file, its in by_file.items():
        mutated[file] = rewritten(tree.read(file), its, header)
    tree.put(mutated)


def build(tree, draws, count, jobs, programs):
    """Builds the copy with all mutations, and draws others for those that do not compile."""
    while True:
        made = [m for d in draws for m in d.made]
        put(tree, made)
        tell(f"Building with {len(made)} mutations.")
        said = tree.make(jobs, programs)
        if said:
            refused = tree.blamed(said, made)
            if not refused:
                tell(said[-5000:])
                sys.exit("The copy does not build.")
            for draw in draws:
                draw.without(refused)
            continue
        for draw in draws:
            if len(draw.made) < count:
                draw.more(count - len(draw.made))
        if sum(len(d.made) for d in draws) == len(made):
            return


def words(mutation):
    return f"{mutation['file']}:{mutation['line']}: {mutation['kind']}"


def options():
    asked = argparse.ArgumentParser(prog="tests/mutate", description="Mutates the program and says what no test sees.")
    asked.add_argument("--seed", required=True, help="a whole number, or several: 1,2,3")
    asked.add_argument("--count", type=int, required=True, help="how many of each seed in each room")
    asked.add_argument("--room", default="", help="a folder of engine, ui or app, or several: engine/explain,ui/files")
    asked.add_argument("--list", action="store_true", help="prints what is drawn and builds nothing")
    asked.add_argument("--only", default="", help="runs these mutations of the draw alone, by their numbers: 3,17")
    asked.add_argument("--programs", default="", help="builds and runs these test programs alone: engine_tests,cli_tests")
    asked.add_argument("--without", default="", metavar="REGEX", help="tests that are not run, as PROGRAM/SUITE.TEST")
    asked.add_argument("--shortest", type=float, default=5, help="seconds that any run of tests may take (5)")
    asked.add_argument("--jobs", type=int, default=os.cpu_count())
    asked.add_argument("--top", default=TOP, help="the tree to mutate (this one)")
    asked.add_argument("--copy", default="", help="where the mutated copy lies (.build/mutate of the tree)")
    given = asked.parse_args()
    if given.count < 1 or given.count > 4000:
        asked.error("--count takes 1 to 4000")
    try:
        given.seeds = [int(s) for s in given.seed.split(",")]
    except ValueError:
        asked.error("--seed takes whole numbers")
    return given


def show(mutation, note):
    print(f"{words(mutation)}{note}")
    print("-", mutation["before"])
    print("+", mutation["after"])


def report(draw, made, fates, ran, listed):
    """Prints what survived of a draw, and counts the others. `made` has its mutations that ran, by number."""
    fates = {n: fate for n, fate in fates.items() if n in made}
    survived, hidden = [], []
    for number in sorted(n for n, fate in fates.items() if fate[0] == "survived"):
        mutation = made[number]
        place = mutation["file"], mutation["before"]
        known = (*place, mutation["after"]) in listed or (*place, "*") in listed
        (hidden if known else survived).append(number)
    for number in survived:
        reaching = len(ran.reach[number])
        print(f"\n[{number}] ", end="")
        show(made[number], f", reached by {reaching} tests" if reaching else ", no test reaches it")
    count = collections.Counter(how for how, _, _ in fates.values())
    print(f"\nKilled: {count['killed']} by a test that says why, {count['time-out']} by the time limit, "
          f"{count['pinned']} by the pinned bench, golden games or CliDocs alone.")
    for number, (how, by, _) in sorted(fates.items()):
        if how in ("time-out", "pinned"):
            print(f"  {how}: [{number}] {words(made[number])} ({by})")
    if hidden:
        print(f"Nobody can see {len(hidden)}, for a reason that unseen.txt gives:")
        for number in hidden:
            print(f"  [{number}] {words(made[number])}")
    why = collections.Counter(m["beyond"] for m in draw.beyond)
    drawn = len(draw.beyond) + len(made)
    print(f"Beyond a switch: {len(draw.beyond)} of {drawn} drawn ({100 * len(draw.beyond) / drawn:.0f} %): "
          + (", ".join(f"{n} {w}" for w, n in sorted(why.items())) or "none") + ".")
    return len(fates), len(survived)


def main():
    given = options()
    top = os.path.realpath(given.top)
    tree = Tree(top, os.path.realpath(given.copy or os.path.join(top, ".build", "mutate")))
    os.makedirs(tree.copy, exist_ok=True)
    tree.put()
    tree.configure()
    taken = set()
    draws = [Draw(tree, room, seed, given.jobs, taken) for room in given.room.split(",") for seed in given.seeds]
    for draw in draws:
        draw.more(given.count)
    if given.list:
        for mutation in [m for d in draws for m in d.made + d.beyond]:
            show(mutation, mutation["beyond"] and f" (beyond a switch: {mutation['beyond']})")
        return
    programs = given.programs.split(",") if given.programs else []
    build(tree, draws, given.count, given.jobs, programs)

    made = {m["number"]: m for d in draws for m in d.made}
    ran = runs.Runs(tree.build, tree.alone, given.jobs, tell, tree.notes(programs, given.without), programs,
                    given.without, given.shortest)
    failed = ran.record({m["file"] for m in made.values()})
    if failed:
        sys.exit("Not green with all switches off: " + ", ".join(failed))
    for draw in draws:
        for mutation in [m for m in draw.made if m["constant"] and not ran.reach[m["number"]]]:
            mutation["beyond"] = "constexpr, never run"
            draw.made.remove(mutation)
            draw.beyond.append(made.pop(mutation["number"]))
    only = {int(n) for n in given.only.split(",") if n} or set(made)

    def told(number, fate, done):
        how, by, took = fate
        tell(f"{done}/{len(only)} [{number}] {words(made[number])}: {how} {by} ({took:.1f} s)")

    fates = ran.fates(sorted(only & set(made)), told)
    listed = unseen(os.path.join(top, os.path.relpath(UNSEEN, TOP)))
    for file in sorted({file for file, _, _ in listed if not os.path.isfile(os.path.join(top, file))}):
        tell(f"unseen.txt names {file}, which is not there.")
    totals = []
    for draw in draws:
        if len(draws) > 1:
            print(f"\n== {draw.name}")
        totals.append(report(draw, {m["number"]: m for m in draw.made}, fates, ran, listed))
        if len(draws) > 1:
            print("{} made, {} survived".format(*totals[-1]))
    if ran.unsteady:
        print("Failed once and not again: " + ", ".join(sorted(set(ran.unsteady))) + ".")
    print("{} made, {} survived".format(*map(sum, zip(*totals))))


if __name__ == "__main__":
    main()
