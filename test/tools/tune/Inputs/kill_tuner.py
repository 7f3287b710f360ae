"""Runs a command and kills it, not its children, once a kernel was launched: kill_tuner.py LOG COMMAND..."""
import os
import signal
import subprocess
import sys
import time

log, command = sys.argv[1], sys.argv[2:]
child = subprocess.Popen(command)
while child.poll() is None:
    time.sleep(0.05)
    if os.path.exists(log) and " cuLaunchKernel device" in open(log).read():
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
print("killed" if child.returncode == -signal.SIGKILL else "ended by itself")
