"""Runs a command whose files cannot grow beyond so many bytes: limit_size.py BYTES COMMAND..."""
import os
import resource
import signal
import sys

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
os.execvp(sys.argv[2], sys.argv[2:])
