"""Gives `kiln choices` copies of FILE that have a few random bytes or are cut: damage.py FILE COPY COUNT ACTION [OPTION...]. Each must end
with 0, or with 1 and one error."""
import random
import subprocess
import sys

source, copy, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
with open(source, "rb") as file:
    good = file.read()
ends = [0, 0]
for seed in range(count):
    chance = random.Random(seed)
    data = bytearray(good)
    for _ in range(chance.randint(1, 4)):
        data[chance.randrange(len(data))] = chance.choice([chance.randrange(256), *b'"\\{}[]:,0-'])
    if chance.random() < 0.2:
        del data[chance.randrange(len(data)):]
    with open(copy, "wb") as file:
        file.write(data)
    done = subprocess.run(["kiln", "choices", sys.argv[4], copy, *sys.argv[5:]], capture_output=True)
    if done.returncode not in (0, 1) or done.returncode != done.stderr.count(b"error: ") or done.stderr.count(b"\n") > 1:
        sys.exit(f"seed {seed}: exit code {done.returncode}\n{done.stderr!r}")
    ends[done.returncode] += 1
print(f"{count} damaged files: {ends[0]} taken, {ends[1]} refused")
