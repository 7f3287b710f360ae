"""zero_scales.py CASE.json NEW.json: the case of one tile with the scales of A that two releases of Triton read differently, bytes of 0, and
those of B 2^120, so that neither product overflows."""
import json
import pathlib
import sys

source = pathlib.Path(sys.argv[1])
case = json.loads(source.read_text(encoding="utf-8"))
case["kernel"] = str(source.parent / case["kernel"])
case["sizes"] = {"M": 64, "N": 128, "K": 128}
case["variants"] = []
fills = {"a_scale_ptr": "zero", "b_scale_ptr": {"integers": [-9, -8]}}
for argument in case["arguments"]:
    argument["fill"] = fills.get(argument["name"], argument.get("fill"))
    if argument["fill"] is None:
        del argument["fill"]
pathlib.Path(sys.argv[2]).write_text(json.dumps(case), encoding="utf-8")
