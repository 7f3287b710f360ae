#!/usr/bin/env python3
"""Every command of kiln has a --help with options described and an example that a reader can copy."""
import re
import subprocess
import sys

kiln = sys.argv[1]


def output(*arguments):
    return subprocess.run([kiln, *arguments], capture_output=True, text=True, check=True).stdout


listing = output("--help").split("commands:\n")[1].split("\n\n")[0]
commands = re.findall(r"^  (\S+)", listing, re.M)
problems = [] if len(commands) >= 5 else [f"only {len(commands)} commands are listed: {commands}"]
for command in commands:
    text = output(command, "--help")
    if f"\n  kiln {command} " not in text and f"\n  kiln {command}\n" not in text:
        problems.append(f"kiln {command} --help shows no example")
    for line in text.splitlines():
        option = re.match(r"  (-{1,2}[a-zA-Z][-\w]*)\S*(.*)$", line)
        if option and " - " not in line:
            problems.append(f"kiln {command} --help does not describe {option.group(1)}")
print("\n".join(problems) or f"{len(commands)} commands explain themselves")
sys.exit(1 if problems else 0)
