"""interrupt.py COMMAND...: ended by a signal while it works, a command leaves no temporary folder, and ends by that signal."""
import os
import signal
import subprocess
import sys
import tempfile
import time

for number in (signal.SIGINT, signal.SIGTERM):
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(sys.argv[1:], env=dict(os.environ, TMPDIR=folder), stdout=subprocess.DEVNULL,
                                   preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
        end = time.time() + 120
        while not os.listdir(folder):
            assert process.poll() is None and time.time() < end, "the command never made a temporary folder"
            time.sleep(0.001)
        process.send_signal(number)
        code = process.wait(60)
        assert code == -number, (number, code)
        assert os.listdir(folder) == [], os.listdir(folder)
