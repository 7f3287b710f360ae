"""One line on what a kernel gained by what, as measured in the committed race of `auto` that RACE names: `gain.py KERNEL`."""
import os, sys

from race.committed import load

RACE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "results", "h200-2026-11-21-auto.json")


def percent(ratio):
    return f"{100 * (ratio - 1):+.0f} %"


race = load(RACE)
chosen = race["kernels"][sys.argv[1]]["chosen"]
cap, auto, named = (chosen[key]["ratio"] for key in ("maxnreg", "auto", "named"))
machine = race["machine"]
print(f"measured on one {machine['gpu']} on {machine['date']}, with what auto chose then, against Triton {machine['triton']}: the best "
      f"register cap alone {percent(cap)}, auto {percent(auto)} with {chosen['auto']['directives']}, so order and recomputation add "
      f"{percent(auto / cap)}; best named {percent(named)} with {chosen['named']['directives']}")
