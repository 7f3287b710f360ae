"""Tests of tile_graph: what is written otherwise is one program, and what computes something else is not."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import tile_graph  # noqa: E402

MODULE = """
"builtin.module"() ({
  "tt.func"() <{function_type = (!tt.ptr<f32>, i32) -> (), sym_name = "kernel", sym_visibility = "public"}> ({
  ^bb0(%arg0: !tt.ptr<f32>, %arg1: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    LOOP
    %5 = "arith.subf"(RESULTS) : (f32, f32) -> f32
    "tt.call"(%5) <{callee = @CALLEE}> : (f32) -> ()
    "tt.store"(%arg0, %5) : (!tt.ptr<f32>, f32) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (f32) -> (), sym_name = "CALLEE", sym_visibility = "private"}> ({
  ^bb0(%arg0: f32):
    "tt.print"(%arg0) <{prefix = "PREFIX"}> : (f32) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"""
LOOP = """%2:2 = "scf.for"(%0, %arg1, %arg1, FIRST, SECOND) ({
    ^bb0(%arg2: i32, %arg3: f32, %arg4: f32):
      %3 = "tt.load"(%arg0) : (!tt.ptr<f32>) -> f32
      %4 = "arith.addf"(ONE, %3) : (f32, f32) -> f32
      "scf.yield"(YIELD) : (f32, f32) -> ()
    }) : (i32, i32, i32, f32, f32) -> (f32, f32)"""


def module(first, second, one, yielded, results, callee="helper", prefix="x"):
    """The module, with what its loop carries in some order."""
    loop = LOOP.replace("FIRST", first).replace("SECOND", second).replace("ONE", one).replace("YIELD", yielded)
    return MODULE.replace("LOOP", loop).replace("RESULTS", results).replace("CALLEE", callee).replace("PREFIX", prefix)


PLAIN = module("%1", "%1", "%arg3", "%4, %arg4", "%2#0, %2#1")


def test_order_of_what_a_loop_carries_and_names_are_no_difference():
    assert tile_graph.difference(PLAIN, module("%1", "%1", "%arg4", "%arg3, %4", "%2#1, %2#0", callee="other")) is None


def test_operands_that_do_not_commute_are_told_apart():
    assert tile_graph.difference(PLAIN, module("%1", "%1", "%arg3", "%4, %arg4", "%2#1, %2#0")).startswith("values")


def test_what_is_carried_is_told_apart_by_how_it_goes_on():
    assert tile_graph.difference(PLAIN, module("%1", "%1", "%arg4", "%4, %arg4", "%2#0, %2#1")).startswith("values")


def test_what_is_called_is_part_of_the_program():
    assert tile_graph.difference(PLAIN, module("%1", "%1", "%arg3", "%4, %arg4", "%2#0, %2#1", prefix="y")).startswith("values")


def test_operations_are_counted():
    more = PLAIN.replace("%5 = ", '%6 = "arith.negf"(%1) : (f32) -> f32\n    %5 = ')
    assert tile_graph.difference(PLAIN, more) == "operations: arith.negf 0 for 1"


def test_facts_of_a_loops_variable_are_no_difference_and_what_stands_beside_them_is():
    def said(text):
        return PLAIN.replace("}) : (i32, i32, i32, f32, f32)", "})" + text + " : (i32, i32, i32, f32, f32)")
    fact = "tt.divisibility_arg0 = dense<32> : tensor<1xi32>"
    for facts in (fact, f"{fact}, {fact.replace('divisibility', 'contiguity')}"):
        assert tile_graph.difference(said(f" {{{facts}}}"), PLAIN) is None
        assert tile_graph.difference(said(f" {{{facts}, tt.warp_specialize}}"), said(" {tt.warp_specialize}")) is None
        assert tile_graph.difference(said(f" {{tt.loop_unroll_factor = 2 : i32, {facts}}}"), said(" {tt.loop_unroll_factor = 2 : i32}")) is None
    assert tile_graph.difference(said(f" {{{fact}, tt.warp_specialize}}"), PLAIN).startswith("values")
