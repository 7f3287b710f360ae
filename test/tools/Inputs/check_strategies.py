import json
import sys

data = json.load(sys.stdin)
assert data["version"] == 1 and set(data) == {"version", "strategies", "policies", "remat", "variants"}, data.keys()
names = [entry["name"] for entry in data["strategies"]]
assert {"source", "pressure", "latency"} <= set(names), names
for entry in data["strategies"] + data["policies"] + data["remat"]:
    assert entry["name"] and entry["summary"], entry
    for parameter in entry["parameters"]:
        assert set(parameter) == {"name", "type", "default", "help", "min", "max", "choices"}, parameter
        assert parameter["type"] in {"int", "float", "bool", "enum", "string"}, parameter
        if parameter["type"] in {"int", "float"}:
            assert type(parameter["default"]) in ({int} if parameter["type"] == "int" else {int, float}), parameter
            assert parameter["min"] <= parameter["default"] <= parameter["max"], parameter
        if parameter["type"] == "bool":
            assert type(parameter["default"]) is bool, parameter
        if parameter["type"] == "string":
            assert parameter["default"] is None or not parameter["default"].startswith('"'), parameter
        if parameter["type"] == "enum":
            assert parameter["default"] is None or parameter["default"] in parameter["choices"], parameter
for variant in data["variants"]:
    assert set(variant) == {"name", "key", "summary", "values", "is_count", "default", "auto", "own_launch", "vendors",
                            "formerly"}, variant
    assert variant["key"] == variant["name"].replace("-", "_") and variant["default"] == variant["values"][0]["name"], variant
assert {"tensor_maps", "overlap_iterations"} <= {variant["key"] for variant in data["variants"]}
