"""interrupt_tool.py COMMAND...: ended by a signal that it alone gets, a command ends the ptxas that it runs. The ptxas never ends by
itself."""
import os
import signal
import subprocess
import sys
import tempfile
import time


def lives(process):
    """Not ended, also where nobody has asked for its exit code yet."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
    with tempfile.TemporaryDirectory() as folder:
        note, ptxas = os.path.join(folder, "id"), os.path.join(folder, "ptxas")
        with open(ptxas, "w") as file:
            file.write(f"#!/bin/sh\necho $$ > {note}.part && mv {note}.part {note}\nexec sleep 600\n")
        os.chmod(ptxas, 0o755)
        process = subprocess.Popen(sys.argv[1:], env=dict(os.environ, KILN_PTXAS=ptxas), stdout=subprocess.DEVNULL,
                                   stderr=subprocess.PIPE, text=True, start_new_session=True,
                                   preexec_fn=lambda: number == signal.SIGKILL or signal.signal(number, signal.SIG_DFL))
        end = time.time() + 120
        while not os.path.exists(note):
            assert process.poll() is None and time.time() < end, "the command never ran ptxas"
            time.sleep(0.01)
        tool = int(open(note).read())
        assert lives(tool)
        process.send_signal(number)
        code = process.wait(60)
        assert code == -number, (number, code)
        assert process.stderr.read() == "", "what it does to its tools is no error of theirs"
        end = time.time() + 10
        while lives(tool) and time.time() < end:
            time.sleep(0.01)
        alive = lives(tool)
        if alive:
            os.kill(tool, signal.SIGKILL)
        assert not alive, "ptxas goes on"
