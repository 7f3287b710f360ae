"""An executor of `kiln tune` that makes one mistake. protocol.py KILN, and KILN_FAULT="REQUEST N CHANGE": the Nth answer to
REQUEST (start, compile, open or measure) gets the members of CHANGE, JSON, instead of its own; one that is null there is left
out."""
import json
import os
import subprocess
import sys

fault, number, change = os.environ["KILN_FAULT"].split(" ", 2)
worker = subprocess.Popen([sys.argv[1], "tune-worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
GPU = {"name": "Pretended", "uuid": "GPU-0", "driver": "13.0", "compute_capability": 90, "oracle": "reference", "waited": 0}
counts = {}


def answer(request, line):
    what = request["do"]
    if what == "start":
        return {"version": 2, "jobs": 1, "gpus": 1}
    if what == "open":
        return {"status": "ok", "gpu": GPU}
    if what == "measure":
        return {"id": request["id"], "status": "ok", "times": [100.0] * 5}
    worker.stdin.write(line)
    worker.stdin.flush()
    return json.loads(worker.stdout.readline())


for line in sys.stdin:
    request = json.loads(line)
    said = answer(request, line)
    counts[request["do"]] = counts.get(request["do"], 0) + 1
    if request["do"] == fault and counts[fault] == int(number):
        said.update(json.loads(change))
        said = {key: value for key, value in said.items() if value is not None}
    print(json.dumps(said), flush=True)
