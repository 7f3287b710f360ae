"""How many of the processes that a log of the fake driver names are still there."""
import os
import sys
import time

processes = {int(line.split()[0]) for line in open(sys.argv[1])}
alive = processes
for _ in range(50):  # a killed process takes a moment to go
    alive = {p for p in alive if os.path.exists(f"/proc/{p}/exe") and os.path.realpath(f"/proc/{p}/exe").endswith("kiln")}
    if not alive:
        break
    time.sleep(0.1)
print(len(alive), "alive")
