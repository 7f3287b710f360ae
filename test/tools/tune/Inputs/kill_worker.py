"""Runs a command and kills, once, the process that launches kernels: kill_worker.py LOG COMMAND..."""
import os
import signal
import subprocess
import sys
import time

log, command = sys.argv[1], sys.argv[2:]
child = subprocess.Popen(command)
worker = None
while child.poll() is None and worker is None:
    time.sleep(0.05)
    lines = open(log).read().splitlines() if os.path.exists(log) else []
    launches = [line for line in lines if " cuLaunchKernel device" in line]
    # The first binary has been checked and is being timed; or already the next.
    if len(launches) > 8:
        worker = int(launches[-1].split()[0])
        os.kill(worker, signal.SIGKILL)
sys.exit(child.wait())
