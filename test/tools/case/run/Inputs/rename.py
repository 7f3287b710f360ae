"""rename.py CASE ARGUMENT NAME: the case file with another name for one argument, and its kernel by its whole path. NAME is the inside
of a JSON string; --long: one longer than a file's name can be."""
import json
import os
import sys

path, old, new = sys.argv[1:]
case = json.load(open(path))
case["kernel"] = os.path.join(os.path.dirname(os.path.abspath(path)), case["kernel"])
for argument in case["arguments"]:
    if argument["name"] == old:
        argument["name"] = "n" * 300 if new == "--long" else json.loads(f'"{new}"')
print(json.dumps(case))
