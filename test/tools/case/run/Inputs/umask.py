"""umask.py MASK COMMAND...: runs a command under a mask of file modes, in octal."""
import os
import subprocess
import sys

os.umask(int(sys.argv[1], 8))
sys.exit(subprocess.run(sys.argv[2:]).returncode)
