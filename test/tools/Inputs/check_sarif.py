"""SARIF 2.1.0, the parts that `kiln occupancy --check --format sarif` writes, held to the standard's words."""
import json
import re
import sys

log = json.load(sys.stdin)
assert set(log) == {"$schema", "version", "runs"}, set(log)
assert log["version"] == "2.1.0"
(run,) = log["runs"]
assert set(run) <= {"tool", "columnKind", "invocations", "results"}, set(run)
assert run["columnKind"] in ("utf16CodeUnits", "unicodeCodePoints")
for invocation in run["invocations"]:
    assert invocation["executionSuccessful"] is True
driver = run["tool"]["driver"]
assert driver["name"] == "kiln" and re.fullmatch(r"\d+\.\d+\.\d+", driver["semanticVersion"]), driver
ids = [rule["id"] for rule in driver["rules"]]
assert len(ids) == len(set(ids)), ids
for rule in driver["rules"]:
    assert rule["shortDescription"]["text"] and rule["help"]["text"], rule
    assert rule["defaultConfiguration"]["level"] in ("none", "note", "warning", "error"), rule
for result in run["results"]:
    assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"], result
    assert result["level"] in ("none", "note", "warning", "error"), result
    assert result["message"]["text"], result
    assert all(isinstance(value, str) for value in result["partialFingerprints"].values()), result
    for location in result["locations"]:
        if "physicalLocation" in location:
            physical = location["physicalLocation"]
            # A URI reference of RFC 3986.
            assert re.fullmatch(r"(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-F]{2})+", physical["artifactLocation"]["uri"]), physical
            assert physical["region"]["startLine"] >= 1, physical
        for logical in location.get("logicalLocations", []):
            assert logical["name"] and logical["kind"] == "function", logical
    for suppression in result.get("suppressions", []):
        assert suppression["kind"] in ("inSource", "external"), suppression
        assert suppression["status"] in ("accepted", "underReview", "rejected"), suppression
        assert suppression["justification"], suppression
print(len(run["results"]), "results,", sum("suppressions" in result for result in run["results"]), "suppressed:",
      " ".join(sorted({result["ruleId"] for result in run["results"]})))
