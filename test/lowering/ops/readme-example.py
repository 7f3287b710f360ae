"""Holds the diff that lowering/ops/README.md shows for one op against the tree.

    readme-example.py SOURCE
Each new file of the diff is in the tree as shown, each line it adds stands after the lines shown before it, and no other
source of lowering/ names the op, but to make one.
"""
import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])


def main():
    readme = (source / "lowering/ops/README.md").read_text()
    diff = re.search(r"## Lower one more op in an hour.*?```diff\n(.*?)```", readme, re.S).group(1)
    files = []
    for part in re.split(r"^--- .*\n", diff, flags=re.M)[1:]:
        head, *body = part.splitlines()
        name = head.removeprefix("+++ b/")
        after = "\n".join(line[1:] for line in body if not line.startswith("@@")) + "\n"
        text = (source / name).read_text()
        isNew = all(line.startswith(("+", "@@")) for line in body)
        if text != after if isNew else after not in text:
            sys.exit(f"{name} in the tree is not as lowering/ops/README.md shows it; take the file's text into the README")
        files.append(name)
    op = re.search(r"ExternalModel<\w+, (tt::\w+)>", diff).group(1)
    for path in sorted((source / "lowering").rglob("*.cpp")):
        name = path.relative_to(source).as_posix()
        if name not in files and re.search(rf"\b{op}\b(?!::create)", path.read_text()):
            sys.exit(f"{name} names {op}; all that lowering knows of an op stands in its own file")
    print(f"{op}: {', '.join(files)}")


main()
