"""`check_comparison.py A-B.json B-A.json`: what `kiln compare --listing --format json` guarantees. Every instruction of both
builds is in one row, or in two if it moved; counts are those of the rows; the other way round what was removed is added."""
import json
import sys


def check(path):
    document = json.load(open(path))
    assert document["version"] == 2
    (comparison,) = document["comparisons"]
    first, other = comparison["builds"]
    (against,) = comparison["against_first"]
    assert against["build"] == other["name"]
    rows = against["rows"]
    for side, build in (("first", first), ("other", other)):
        addresses = [row[side]["address"] for row in rows if row[side]]
        assert addresses == sorted(addresses) and len(set(addresses)) == len(addresses), "an instruction twice"
        assert len(addresses) == build["instructions"], "an instruction lacks"
    counts = dict.fromkeys(against["counts"], 0)
    moved = {}
    for row in rows:
        fate = row["fate"]
        assert (row["first"] is None) == (fate == "added" or fate == "moved" and row["other"] is not None)
        if fate == "same":
            assert row["first"]["text"] == row["other"]["text"]
        if fate == "moved":
            own = row["first"] or row["other"]
            key = (own["address"], row["partner"]) if row["first"] else (row["partner"], own["address"])
            assert moved.setdefault(key, row["moved_by"]) == row["moved_by"]
        counts[fate] += fate != "moved" or row["first"] is not None
    assert counts == against["counts"], (counts, against["counts"])
    assert sum(a for a, b in against["classes"].values()) == first["instructions"]
    return counts


def main():
    there, back = map(check, sys.argv[1:])
    total = lambda counts: counts["same"] + counts["renamed"] + counts["moved"]
    assert there["removed"] + total(there) == back["added"] + total(back)
    print("rows hold, both ways:", there, back)


main()
