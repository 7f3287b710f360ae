#!/usr/bin/env python3
"""Packs tools/python/kiln and the portable command as a wheel (PEP 427); prints its path.

usage: scripts/make_wheel.py --version V --command FILE --output DIR

The command becomes a script of the wheel, so that pip puts it on PATH as it is: through a Python entry point every start
would take 90 ms instead of 4. The same input makes the same bytes. Needs nothing but Python.
"""
import argparse
import base64
import hashlib
import os
import pathlib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
TAG = "py3-none-manylinux_2_28_x86_64"
DATE = (2020, 1, 1, 0, 0, 0)  # of every file, for equal bytes

METADATA = """\
Metadata-Version: 2.1
Name: kiln-compiler
Version: {version}
Summary: A tile compiler whose kernels choose their instruction scheduling, and the same choice for Triton's kernels
License: Apache-2.0 WITH LLVM-exception
License-File: LICENSE
Requires-Python: >=3.9
Provides-Extra: ray
Requires-Dist: ray>=2.40; extra == "ray"
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3
Description-Content-Type: text/markdown

{readme}"""
WHEEL = f"""\
Wheel-Version: 1.0
Generator: kiln
Root-Is-Purelib: false
Tag: {TAG}
"""
# Triton imports what this group names, and so it finds the knob in any process, Inductor's workers included.
ENTRY_POINTS = """\
[triton.backends]
kiln = kiln.triton_plugin
"""


def contents(version, command):
    """Every file of the wheel but RECORD: (name, bytes, executable), sorted by name."""
    info = f"kiln_compiler-{version}.dist-info"
    package = ROOT / "tools" / "python"
    files = [
        (path.relative_to(package).as_posix(), path.read_bytes(), False)
        for path in sorted((package / "kiln").rglob("*"))
        if path.suffix in (".py", ".json") or path.name == "py.typed"
    ]
    files.append(("kiln/_version.py", f'VERSION = "{version}"\n'.encode(), False))
    readme = (package / "README.md").read_text()
    files += [
        (f"kiln_compiler-{version}.data/scripts/kiln", pathlib.Path(command).read_bytes(), True),
        (f"{info}/METADATA", METADATA.format(version=version, readme=readme).encode(), False),
        (f"{info}/WHEEL", WHEEL.encode(), False),
        (f"{info}/entry_points.txt", ENTRY_POINTS.encode(), False),
        (f"{info}/licenses/LICENSE", (ROOT / "LICENSE").read_bytes(), False),
    ]
    return info, sorted(files)


def digest(data):
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", required=True)
    parser.add_argument("--command", required=True, help="the portable kiln")
    parser.add_argument("--output", required=True, help="folder to write to")
    arguments = parser.parse_args()

    info, files = contents(arguments.version, arguments.command)
    record = "".join(f"{name},{digest(data)},{len(data)}\n" for name, data, _ in files) + f"{info}/RECORD,,\n"
    files.append((f"{info}/RECORD", record.encode(), False))
    folder = pathlib.Path(arguments.output)
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"kiln_compiler-{arguments.version}-{TAG}.whl"
    beside = wheel.with_suffix(".part")
    with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data, executable in files:
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if executable else 0o100644) << 16
            archive.writestr(entry, data)
    os.replace(beside, wheel)
    print(wheel)


if __name__ == "__main__":
    main()
