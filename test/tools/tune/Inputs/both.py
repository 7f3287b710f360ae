"""Runs two commands at the same time: both.py COMMAND... -- COMMAND..."""
import subprocess
import sys

split = sys.argv.index("--")
children = [subprocess.Popen(command) for command in (sys.argv[1:split], sys.argv[split + 1:])]
print("exit codes", *(child.wait() for child in children))
