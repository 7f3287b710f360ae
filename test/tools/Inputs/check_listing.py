#!/usr/bin/env python3
"""Holds the JSON of `kiln inspect` to what must be so of every listing: its fields, and that its numbers agree with each other
and with the resources of the file."""
import argparse
import json

FIELDS = {"file", "kernel", "target", "resources", "unknown_instructions", "spill_source", "not_known", "classes", "widths",
          "live_at_entry", "peaks", "loops", "findings", "instructions"}


def check_live(kernel, slack):
    """Live registers are at most those allocated, and most of those are live somewhere."""
    resources = kernel["resources"]
    peaks = {peak["file"]: peak for peak in kernel["peaks"]}
    assert peaks, "no live registers"
    for name, peak in peaks.items():
        counts = [i["live"][name] for i in kernel["instructions"]]
        assert max(counts) == peak["count"], name
        at = next(i for i in kernel["instructions"] if i["address"] == peak["address"])
        assert at["live"][name] == peak["count"]
        assert sum(value["count"] for value in peak["values"]) == peak["count"]
    vector = sum(peaks[name]["count"] for name in ("VGPR", "AGPR", "R") if name in peaks)
    assert vector <= resources["registers"], (vector, resources["registers"])
    assert vector >= resources["registers"] - slack, (vector, resources["registers"])


def check_spills(kernel):
    """Marked spills are those that the resources count."""
    resources = kernel["resources"]
    moved = {"store": 0, "load": 0}
    for instruction in kernel["instructions"]:
        if instruction.get("spill") in moved:
            moved[instruction["spill"]] += instruction["access_bytes"]
    if kernel["spill_source"] is not None:
        assert moved["store"] == resources["spill_store_bytes"], moved
        assert resources["spill_load_bytes"] in (None, moved["load"]), moved


def check_waits(kernel):
    """What is waited for was issued, and so long ago in straight code."""
    addresses = [i["address"] for i in kernel["instructions"]]
    assert addresses == sorted(set(addresses))
    place = {address: index for index, address in enumerate(addresses)}
    seen = 0
    for index, instruction in enumerate(kernel["instructions"]):
        for wait in instruction.get("waits", []):
            if wait["for"] is None:
                continue
            seen += 1
            producer = place[wait["for"]]
            if producer < index and not wait["iterations_before"]:
                assert 1 <= wait["instructions_ago"] <= index - producer, (instruction, wait)
    assert seen, "nothing waits"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--slack", type=int, help="registers that may be allocated and never live")
    arguments = parser.parse_args()
    with open(arguments.file) as file:
        report = json.load(file)
    assert report["version"] == 1
    assert report["kernels"]
    for kernel in report["kernels"]:
        assert set(kernel) == FIELDS, set(kernel) ^ FIELDS
        assert kernel["unknown_instructions"] == sum(not i["known"] for i in kernel["instructions"])
        assert sum(kernel["classes"].values()) == len(kernel["instructions"])
        loops = {loop["loop"]: loop for loop in kernel["loops"]}
        for instruction in kernel["instructions"]:
            loop = instruction["loop"]
            assert instruction["depth"] == (loops[loop]["depth"] if loop else 0)
        for finding in kernel["findings"]:
            assert finding["message"] and finding["remedy"]
        check_spills(kernel)
        check_waits(kernel)
        if arguments.slack is not None:
            check_live(kernel, arguments.slack)


if __name__ == "__main__":
    main()
