"""The builds that an export holds: `check_builds.py NAME.json NAME.c` takes their bytes out of the C source and fails unless they are
what the JSON says, all different, and round alike."""
import hashlib
import json
import re
import subprocess
import sys


def main():
    described = json.load(open(sys.argv[1]))
    images = re.findall(r"\} image_\d+ = \{0, \{\n([\d,\n]*)\}\};", open(sys.argv[2]).read())
    binaries = [bytes(map(int, image.replace("\n", "").strip(",").split(","))) for image in images]
    by_digest = {hashlib.sha256(binary).hexdigest(): binary for binary in binaries}
    for variant in described["variants"]:
        for own in variant["binaries"]:
            digests = [one["digest"] for one in [own, *own["builds"]]]
            assert len(digests) > 1 and len(set(digests)) == len(digests), digests
            files = []
            for digest in digests:
                files.append(digest + ".cubin")
                open(files[-1], "wb").write(by_digest[digest])
            said = subprocess.run(["kiln", "compare", *files, "--format=json"], check=True, capture_output=True, text=True).stdout
            builds = json.loads(said)["comparisons"][0]["builds"]
            assert len(builds) == len(digests)
            assert all(build["rounds_as_first"] for build in builds), builds


main()
