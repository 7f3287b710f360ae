"""Takes the README and the pages of docs/ at their word.

    commands.py SOURCE BUILD

Every block marked `sh` is run, in a scratch folder that looks like the tree, by a shell that stops at the first failure. Of
the other blocks, which need a network, a GPU or a program around them, every line that begins with `kiln` or
`build/bin/kiln` must name a subcommand and options that the command has; blocks marked `python` must parse. Every link to a
file must lead to one. The README is at most 120 lines of at most 140 characters, 1,200 words."""
import ast
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.S | re.M)
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.S | re.M)
LINK = re.compile(r"\]\(([^)#]+?)(?:#[^)]*)?\)")
LINES, COLUMNS, WORDS = 120, 140, 1200


def run_blocks(source, build, page):
    """What a page's `sh` blocks said that failed."""
    text = (source / page).read_text()
    with tempfile.TemporaryDirectory() as scratch:
        for entry in ("test", "perf", "README.md"):
            os.symlink(source / entry, pathlib.Path(scratch) / entry)
        os.symlink(build, pathlib.Path(scratch) / "build")
        for language, block in BLOCK.findall(text):
            if language != "sh":
                continue
            done = subprocess.run(["sh", "-euc", block], cwd=scratch, capture_output=True, text=True)
            if done.returncode:
                yield f"{page}: exit code {done.returncode}\n{block}{done.stderr[-2000:]}"


def options_of(build, subcommand, known={}):
    """The options that `kiln SUBCOMMAND --help` lists; none: there is no such subcommand."""
    if subcommand not in known:
        done = subprocess.run([build / "bin" / "kiln", subcommand, "--help"], capture_output=True, text=True)
        known[subcommand] = set(re.findall(r"(?<![\w-])--?([a-z][\w-]*)", done.stdout)) if done.returncode == 0 else set()
    return known[subcommand]


def check_lines(build, page, block):
    """What is not an option of the command, in lines that are not run."""
    for line in block.replace("\\\n", " ").splitlines():
        if not re.match(r"(build/bin/)?kiln ", line):
            continue
        words = shlex.split(line, comments=True)
        known = options_of(build, words[1])
        if not known:
            yield f"{page}: kiln has no subcommand {words[1]}: {line}"
        for word in words[2:]:
            name = word.lstrip("-").split("=")[0]
            if word.startswith("--") and name not in known:
                yield f"{page}: kiln {words[1]} has no option --{name}: {line}"


def complaints(source, build, page):
    text = (source / page).read_text()
    for language, block in BLOCK.findall(text):
        if language == "python":
            try:
                ast.parse(block)
            except SyntaxError as error:
                yield f"{page}: {error}: {block}"
        elif not language:
            yield from check_lines(build, page, block)
    yield from run_blocks(source, build, page)
    for link in LINK.findall(CODE.sub("", text)):
        if "://" not in link and not ((source / page).parent / link).exists():
            yield f"{page}: the link {link} leads nowhere"
    if page == "README.md":
        lines = text.splitlines()
        if len(lines) > LINES or len(text.split()) > WORDS:
            yield f"{page}: {len(lines)} lines and {len(text.split())} words; at most {LINES} and {WORDS}"
        for number, line in enumerate(lines, 1):
            if len(line) > COLUMNS:
                yield f"{page}:{number}: {len(line)} characters; at most {COLUMNS}"


def main():
    source, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    pages = ["README.md", *sorted(page.relative_to(source).as_posix() for page in (source / "docs").glob("*.md"))]
    found = [complaint for page in pages for complaint in complaints(source, build, page)]
    print("\n".join(found) or f"{len(pages)} pages hold")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
