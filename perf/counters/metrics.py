"""What is counted: names of Nsight Compute's metrics for sm_90, few enough that a kernel is replayed some twenty times.

A name that the ncu at hand does not know is left out (`ncu.py`), which the raw JSON says. Names are those of `ncu --query-metrics --chip gh100`
with the suffixes of NVIDIA's section files.
"""
from __future__ import annotations

#: Why a warp does not issue, by the hardware's names; of each the average of warps at an issue.
STALLS = ("long_scoreboard", "short_scoreboard", "wait", "barrier", "membar", "math_pipe_throttle", "mio_throttle", "lg_throttle", "tex_throttle",
          "dispatch_stall", "drain", "no_instruction", "branch_resolving", "sleeping", "gmma", "imc_miss", "misc", "not_selected", "selected")


def stall(reason: str) -> str:
    return f"smsp__average_warps_issue_stalled_{reason}_per_issue_active.ratio"


#: Instructions of a pipe, in per cent of what it can take while its SM is active.
PIPES = ("alu", "fma", "fmaheavy", "fp64", "xu", "lsu", "uniform", "cbu", "adu", "tma", "tensor_op_hmma", "tensor_op_gmma", "tensor_op_imma")


def pipe(name: str) -> str:
    return f"sm__inst_executed_pipe_{name}.avg.pct_of_peak_sustained_active"


#: Without these there is no table.
NEEDED = ("sm__cycles_elapsed.max", "sm__cycles_active.avg", "gpu__time_duration.sum", "sm__inst_executed.sum",
          "smsp__issue_active.avg.per_cycle_active", *(stall(reason) for reason in ("long_scoreboard", "short_scoreboard", "wait", "barrier")))

METRICS = (
    # Time.
    "gpu__time_duration.sum", "sm__cycles_elapsed.max", "sm__cycles_elapsed.avg", "sm__cycles_elapsed.avg.per_second", "sm__cycles_active.avg",
    "sm__cycles_active.max", "dram__cycles_elapsed.avg.per_second",
    # Issue.
    "sm__inst_executed.sum", "smsp__issue_active.avg.per_cycle_active", "smsp__warps_active.avg.per_cycle_active",
    "smsp__warps_eligible.avg.per_cycle_active", "sm__warps_active.avg.pct_of_peak_sustained_active",
    "smsp__thread_inst_executed_per_inst_executed.ratio", *map(stall, STALLS),
    # Pipes.
    *map(pipe, PIPES), "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active",
    "sm__pipe_tensor_op_hmma_cycles_active.avg.pct_of_peak_sustained_active", "sm__pipe_alu_cycles_active.avg.pct_of_peak_sustained_active",
    "sm__pipe_fma_cycles_active.avg.pct_of_peak_sustained_active", "sm__pipe_xu_cycles_active.avg.pct_of_peak_sustained_active",
    "sm__pipe_fp64_cycles_active.avg.pct_of_peak_sustained_active", "l1tex__data_pipe_lsu_wavefronts.avg.pct_of_peak_sustained_active",
    "l1tex__lsuin_requests.avg.pct_of_peak_sustained_active",
    # The first cache: hits, and sectors of a request.
    "l1tex__t_sector_hit_rate.pct", "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", "l1tex__t_sectors_pipe_lsu_mem_global_op_ld_lookup_hit.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", "l1tex__t_sectors_pipe_lsu_mem_global_op_ldgsts_cache_access.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ldgsts_cache_access_lookup_hit.sum", "l1tex__m_xbar2l1tex_read_bytes.sum",
    "l1tex__m_l1tex2xbar_write_bytes.sum",
    # Local memory.
    "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum", "l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum", "smsp__inst_executed_op_local_ld.sum",
    "smsp__inst_executed_op_local_st.sum",
    # Shared memory.
    "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum",
    "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
    # The second cache, all that asks and the SMs alone, and the device's memory.
    "lts__t_sector_hit_rate.pct", "lts__t_sector_op_read_hit_rate.pct", "lts__t_sectors_op_read.sum", "lts__t_sectors_op_write.sum",
    "lts__t_sectors_srcunit_tex.sum", "lts__t_sectors_srcunit_tex_lookup_hit.sum", "lts__t_sectors_srcunit_tex_op_read.sum",
    "lts__t_sectors_srcunit_tex_op_read_lookup_hit.sum", "lts__t_sectors_srcunit_tex_op_read_lookup_miss.sum",
    "dram__bytes_read.sum", "dram__bytes_write.sum", "dram__throughput.avg.pct_of_peak_sustained_elapsed",
    # Instruction caches: the SM's, and the one that several SMs share.
    "sm__icc_requests.sum", "sm__icc_requests_lookup_miss.sum", "gcc__cache_requests_type_instruction.sum",
    "gcc__cache_requests_type_instruction_lookup_miss.sum",
    # The launch.
    "launch__registers_per_thread", "launch__shared_mem_per_block_dynamic", "launch__shared_mem_per_block_static", "launch__waves_per_multiprocessor",
    "launch__occupancy_limit_blocks", "launch__occupancy_limit_registers", "launch__occupancy_limit_shared_mem", "launch__occupancy_limit_warps",
    "sm__maximum_warps_per_active_cycle_pct",
)

#: Let go where a launch would take so long that the kernels did not fit into the time: nothing here is compared.
LESS = (
    "sm__cycles_elapsed.avg", "dram__cycles_elapsed.avg.per_second", "smsp__warps_eligible.avg.per_cycle_active",
    "smsp__thread_inst_executed_per_inst_executed.ratio", *map(pipe, ("fmaheavy", "cbu", "adu", "tma", "tensor_op_gmma", "tensor_op_imma")),
    "sm__pipe_fp64_cycles_active.avg.pct_of_peak_sustained_active", "l1tex__lsuin_requests.avg.pct_of_peak_sustained_active",
    "l1tex__t_sector_hit_rate.pct", "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", "l1tex__m_l1tex2xbar_write_bytes.sum", "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
    "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum", "lts__t_sector_hit_rate.pct", "lts__t_sector_op_read_hit_rate.pct",
    "lts__t_sectors_op_read.sum", "lts__t_sectors_op_write.sum", "lts__t_sectors_srcunit_tex.sum", "lts__t_sectors_srcunit_tex_lookup_hit.sum",
    "lts__t_sectors_srcunit_tex_op_read_lookup_miss.sum", "dram__throughput.avg.pct_of_peak_sustained_elapsed",
    "gcc__cache_requests_type_instruction.sum", "gcc__cache_requests_type_instruction_lookup_miss.sum",
)
