"""matrix_cycles.py SIMULATION.json ITERATIONS PRODUCTS CYCLES: whether the tensor cores were busy for so many products of as many
cycles in each iteration of a block, to 3 %, counting none outside of the loop."""
import json
import sys

kernel = json.load(open(sys.argv[1], encoding="utf-8"))["kernels"][0]
iterations, products, cycles = map(int, sys.argv[2:])
busy = kernel["busy"]["matrix"] * kernel["cycles_of_block"]
expected = iterations * products * cycles
assert kernel["iterations"] == iterations, kernel["iterations"]
assert abs(busy / expected - 1) < 0.03, f"busy for {busy:.0f} cycles of a block, expected {expected}"
