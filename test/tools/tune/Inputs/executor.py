"""An executor of `kiln tune`: hands compilations to one `kiln tune-worker` and measurements to another. executor.py KILN"""
import json
import queue
import subprocess
import sys
import threading

write = threading.Lock()


def say(line):
    with write:
        print(json.dumps(line), flush=True)


class Worker:
    """A process that answers one request after the other, and the thread that speaks with it."""

    def __init__(self):
        self.process = subprocess.Popen([sys.argv[1], "tune-worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.requests = queue.Queue()
        self.thread = threading.Thread(target=self.serve)
        self.thread.start()

    def serve(self):
        while (request := self.requests.get()) is not None:
            self.process.stdin.write(request)
            self.process.stdin.flush()
            while "event" in (answer := json.loads(self.process.stdout.readline())):
                pass
            say(answer)
        self.process.stdin.close()
        self.process.wait()


compiler, measurer = Worker(), Worker()
for line in sys.stdin:
    what = json.loads(line)["do"]
    if what == "start":
        say({"version": 2, "jobs": 1, "gpus": 1})
    else:
        (compiler if what == "compile" else measurer).requests.put(line)
for worker in (compiler, measurer):
    worker.requests.put(None)
    worker.thread.join()
