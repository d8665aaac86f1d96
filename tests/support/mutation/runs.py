# SPDX-License-Identifier: MIT
"""Runs the tests of the copy, with one mutation on or none."""

import collections
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed

# They see that something changed, and do not say what.
PINNED = re.compile(r"ReversiBench\.|Golden|^CliDocs\.")
VERSION = 1  # of what is kept of a run
BUDGETS = (1, 4, 15, 60)  # seconds of the first runs of a mutation; the last counts for all that follow
MEMORY = 8 << 30
DISK = 4 << 30

Test = collections.namedtuple("Test", "program name")


def run(program, tests, environment, limit):
    """Runs some tests of a program until one fails. Returns the output, and the status or None after `limit` seconds."""
    home = tempfile.mkdtemp(prefix="bouton-mutate-")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": home, **environment}
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "GTEST_FILTER"):
        environment.pop(name, None)

    def bound():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_FSIZE, (DISK, DISK))

    words = [program, "--gtest_filter=" + ":".join(tests), "--gtest_color=no"]
    if "BOUTON_MUTANT_REACH" not in environment:
        words.append("--gtest_fail_fast")
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(words, env=environment, cwd=os.path.dirname(program), stdin=subprocess.DEVNULL,
                                   stdout=out, stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=bound)
        try:
            status = process.wait(limit)
        except subprocess.TimeoutExpired:
            status = None
        try:
            os.killpg(process.pid, signal.SIGKILL)  # with what it started
        except ProcessLookupError:
            pass
        process.wait()
        out.seek(0)
        said = out.read().decode("utf-8", "replace")
    shutil.rmtree(home, ignore_errors=True)
    return said, status


class Runs:
    """The tests of the programs that can see some sources: their times, and which mutations they reach."""

    def __init__(self, build, alone, jobs, tell, kept, wanted=(), without="", shortest=5):
        """The programs lie in `build`; `alone` knows of which files each is made. Only programs that are `wanted`, or
        all; no tests that match `without`, as "ui_tests/Suite.Test". Any run may take `shortest` seconds: it has to
        start. What has run is written to the file `kept`, and read from there, so that a run that was ended goes on."""
        self.kept, self.ended = kept, {}  # ended: number: its fate
        self.wanted = wanted
        self.build, self.alone, self.jobs, self.tell = build, alone, jobs, tell
        self.without = re.compile(without or r"(?!)")
        self.shortest = shortest
        self.times = {}  # Test: seconds
        self.longest = collections.defaultdict(float)  # (program, suite): seconds of its longest test
        self.reach = collections.defaultdict(set)  # number: Tests
        self.unsteady = []

    def programs(self, files):
        """The test programs that are made of one of these sources or of another in its folder, and their tests."""
        listed = subprocess.run(["ctest", "--show-only=json-v1"], cwd=self.build, check=True, capture_output=True).stdout
        found = collections.defaultdict(list)
        for test in json.loads(listed)["tests"]:
            command = test.get("command", [])
            for program, word in zip(command, command[1:]):
                name = word.removeprefix("--gtest_filter=")
                if self.wanted and os.path.basename(program) not in self.wanted:
                    continue
                if name != word and not self.without.search(os.path.basename(program) + "/" + name):
                    found[program].append(name)
        folders = {os.path.dirname(f) for f in files}
        seeing = {}
        for program in sorted(found):
            target = os.path.relpath(program, self.build)
            inputs = subprocess.run(["ninja", "-C", self.alone, "-t", "inputs", target], check=True, capture_output=True,
                                    text=True).stdout
            made_of = {os.path.dirname(os.path.relpath(os.path.join(self.alone, i), os.path.dirname(
                os.path.dirname(self.alone)))) for i in inputs.split("\n")}
            if any(f == m or m.startswith(f + "/") or f.startswith(m + "/") and m for f in folders for m in made_of):
                seeing[program] = found[program]
        return seeing

    def keep(self):
        told = {"version": VERSION, "times": [[*t, took] for t, took in self.times.items()],
                "longest": [[*s, took] for s, took in self.longest.items()],
                "reach": {n: sorted(ts) for n, ts in self.reach.items()}, "ended": self.ended}
        with open(self.kept + ".new", "w") as file:
            json.dump(told, file)
        os.replace(self.kept + ".new", self.kept)

    def goes_on(self):
        """Whether these tests have run before, with no mutation on. Then it is known what they showed."""
        try:
            with open(self.kept) as file:
                told = json.load(file)
        except OSError:
            return False
        if told["version"] != VERSION:
            return False
        self.times = {Test(program, name): took for program, name, took in told["times"]}
        self.longest.update({(program, suite): took for program, suite, took in told["longest"]})
        self.reach.update({int(n): {Test(*t) for t in ts} for n, ts in told["reach"].items()})
        self.ended = {int(n): tuple(fate) for n, fate in told["ended"].items()}
        self.tell(f"Going on with a run of before: {len(self.ended)} are done.")
        return True

    def record(self, files):
        """Runs all tests with no mutation on. Returns those that fail."""
        if self.goes_on():
            return []
        suites = collections.defaultdict(list)
        for program, tests in self.programs(files).items():
            for test in tests:
                suites[program, test.rsplit(".", 1)[0]].append(test)
        self.tell(f"Running {sum(map(len, suites.values()))} tests with all switches off.")
        failed = []

        def one(item):
            (program, suite), tests = item
            reach = tempfile.NamedTemporaryFile(delete=False)
            reach.close()
            os.chmod(reach.name, 0o666)  # a test may have given up the rights of root
            said, status = run(program, tests, {"BOUTON_MUTANT_REACH": reach.name}, 1800)
            with open(reach.name) as file:
                reached = [line.rstrip("\n").split("\t") for line in file]
            os.unlink(reach.name)
            return program, tests, said, status, reached

        done = 0
        with ThreadPoolExecutor(self.jobs) as pool:
            for program, tests, said, status, reached in pool.map(one, sorted(suites.items())):
                done += 1
                if done % 50 == 0 or done == len(suites):
                    self.tell(f"{done} of {len(suites)} suites have run.")
                took = dict(re.findall(r"^\[ +(?:OK|SKIPPED|FAILED) +\] (\S+?),? .*\((\d+) ms\)$", said, re.M))
                self.times.update({Test(program, t): int(took.get(t, 0)) / 1000 for t in tests})
                self.longest[program, tests[0].rsplit(".", 1)[0]] = max(self.times[Test(program, t)] for t in tests)
                for name, number in reached:
                    hit = [t for t in tests if t == name or name.endswith("*") and t.startswith(name[:-1])]
                    self.reach[int(number)].update(Test(program, t) for t in hit)
                if status != 0:
                    bad = set(re.findall(r"^\[  FAILED  \] (\S+?)(?:,| \().*$", said, re.M))
                    bad = bad or {re.findall(r"^\[ RUN      \] (\S+)$", said, re.M)[-1:] and
                                  re.findall(r"^\[ RUN      \] (\S+)$", said, re.M)[-1] or tests[0]}
                    for name in sorted(bad):
                        if run(program, [name], {}, 600)[1] == 0:
                            self.unsteady.append(name)
                        else:
                            failed.append(name)
                            self.tell(said[-3000:])
        if not failed:
            self.keep()
        return failed

    def batches(self, tests):
        """Cuts tests into runs of one program each: the programs whose tests are quick first, and of each the quick ones."""
        programs = collections.defaultdict(list)
        for test in tests:
            programs[test.program].append(test)
        queues = [sorted(ts, key=lambda t: (self.times[t], t)) for ts in programs.values()]
        queues.sort(key=lambda q: (sum(self.times[t] for t in q) / len(q), q[0]))
        turn = 0
        while any(queues):
            budget = BUDGETS[min(turn, len(BUDGETS) - 1)]
            for queue in queues:
                batch, spent = [], 0
                while queue and len(batch) < 400 and (not batch or spent + self.times[queue[0]] <= budget):
                    spent += self.times[queue[0]]
                    batch.append(queue.pop(0))
                if batch:
                    yield batch
            turn += 1

    def attempt(self, number, tests):
        """Runs tests with a mutation on until one fails twice. Returns ("killed" or "time-out", its name), or None."""
        for batch in self.batches(tests):
            left = batch
            while left:
                said, status = self.switched_on(number, left)
                if status == 0:
                    break
                passed = set(re.findall(r"^\[ +(?:OK|SKIPPED) +\] (\S+?),? .*\(\d+ ms\)$", said, re.M))
                failed = re.findall(r"^\[  FAILED  \] (\S+?)(?:,| \().*$", said, re.M)
                begun = re.findall(r"^\[ RUN      \] (\S+)$", said, re.M)
                name = (failed + begun[-1:] + [left[0].name])[0]
                bad = [t for t in left if t.name == name]
                # What failed by chance, or because the machine had other work, does not fail again.
                again = self.switched_on(number, bad)[1] if bad else status
                if again != 0:
                    return "time-out" if again is None else "killed", name
                self.unsteady.append(name)
                left = [t for t in left if t.name != name and t.name not in passed]
        return None

    def switched_on(self, number, tests):
        # What is worked out once in a process may have been worked out in another test of the suite.
        suites = {(t.program, t.name.rsplit(".", 1)[0]) for t in tests}
        beforehand = max(self.longest[s] for s in suites)
        busy = max(1, os.getloadavg()[0] / os.cpu_count())  # other work takes its share
        limit = (3 * (sum(self.times[t] for t in tests) + beforehand) + self.shortest) * busy
        return run(tests[0].program, [t.name for t in tests], {"BOUTON_MUTANT": str(number)}, limit)

    def fate(self, number):
        """What becomes of a mutation: (how, by which test, seconds). How is "killed", "time-out", "pinned" or "survived"."""
        began = time.monotonic()
        reaching = self.reach[number]
        suites = {(t.program, t.name.rsplit(".", 1)[0]) for t in reaching}
        # What is worked out once in a process is reached by the first test alone, and seen by others.
        beside = {t for t in self.times if (t.program, t.name.rsplit(".", 1)[0]) in suites} - reaching
        plain = [t for t in reaching if not PINNED.search(t.name)]
        found = self.attempt(number, plain)
        if not found:
            found = self.attempt(number, [t for t in reaching if PINNED.search(t.name)])
            found = found and ("pinned", found[1])
        if not found:
            found = self.attempt(number, [t for t in beside if not PINNED.search(t.name)])
        how, by = found or ("survived", "")
        return how, by, time.monotonic() - began

    def fates(self, numbers, told):
        """The fates of mutations. `told` hears of each as soon as it is known."""
        found = {n: self.ended[n] for n in numbers if n in self.ended}
        with ThreadPoolExecutor(self.jobs) as pool:
            waiting = {pool.submit(self.fate, number): number for number in numbers if number not in found}
            for future in as_completed(waiting):
                number = waiting[future]
                found[number] = self.ended[number] = future.result()
                self.keep()
                told(number, found[number], len(found))
        return found
