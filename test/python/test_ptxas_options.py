"""`register_usage_level` and `ptxas_controls`: how they reach the ptxas that Triton runs, what they are part of, what is refused."""
from __future__ import annotations

import stat
import subprocess
from pathlib import Path
from typing import Any, List

import pytest
from conftest import Command
from fake_gpu import Tensor

import kernels
import kiln
from kiln import program
from kiln.adaptive import candidates, kept
from kiln.directive import Directives, said_by
from kiln.nvidia import Nvidia
from kiln.tuning.result import read_report


class Ptxas:
    """A program before Triton's ptxas: it notes what it is told, says which release it is, and keeps controls to itself, which older
    ones do not take."""

    def __init__(self, folder: Path, release: str) -> None:
        from triton import knobs

        self.path, self.log = folder / "ptxas", folder / "told"
        real = knobs.nvidia.ptxas.path
        self.path.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "Cuda compilation tools, release {release}, V{release}.1" && exit\n'
                             f'echo "$@" >> {self.log}\nfor each in "$@"; do shift; case $each in --apply-controls=*) ;; *) set -- "$@" "$each";; '
                             f'esac; done\nexec {real} "$@"\n')
        self.path.chmod(self.path.stat().st_mode | stat.S_IXUSR)

    def told(self) -> List[List[str]]:
        """What ptxas is told beside what Triton tells it, run by run."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [[word for word in line.split() if word.startswith(("--register-usage-level", "--apply-controls", "--opt-level"))] for line in lines]


@pytest.fixture
def ptxas(gpu: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ptxas:
    """A ptxas that knows controls, in use."""
    found = Ptxas(tmp_path, "13.3")
    monkeypatch.setenv("TRITON_PTXAS_PATH", str(found.path))
    return found


def add(**keys: Any) -> Any:
    return kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, **keys)


def test_a_level_alone_is_a_directive(ptxas: Ptxas, command: Command) -> None:
    least = add(register_usage_level=0)
    assert ptxas.told() == [["--register-usage-level=0"]]
    assert "--sched-strategy=source --register-usage-level=0" in command.calls()[0]
    assert least.metadata.register_usage_level == 0 and least.metadata.kiln_directives == "register_usage_level=0"
    most, none = add(register_usage_level=10, max_regs=64), add(max_regs=64)
    assert ptxas.told()[1:] == [["--register-usage-level=10"], []]
    assert len({least.hash, most.hash, none.hash}) == 3


@pytest.mark.parametrize("keys", [{"backend": "tile"}, {"backend": "auto"}, {"sched_strategy": "auto(budget=2)"}])
def test_whoever_makes_the_text(ptxas: Ptxas, keys: Any) -> None:
    add(register_usage_level=3, **keys)
    assert ptxas.told()[-1] == ["--register-usage-level=3"]


def test_what_was_chosen_counts(gpu: Any) -> None:
    """Of what a kernel's directives leave open the sidecar tells."""
    assert Nvidia().assembler_options({"register_usage_level": 0, "ptxas_controls": None}) == ["--register-usage-level=0"]
    assert Nvidia().assembler_options({"register_usage_level": None, "ptxas_controls": "a.acf"}) == ["--apply-controls=a.acf"]
    assert said_by("--sched-strategy source --register-usage-level 0", Directives()).register_usage_level == 0
    chosen = {"sched_strategy": "source", "remat": "", "max_regs": 64, "register_usage_level": 0}
    assert candidates.options_of(chosen) == ("--sched-strategy=source", "--max-regs=64", "--register-usage-level=0")
    point = {"label": "", "name": "source @64 level 0", **chosen, "status": "ok", "stage": "", "message": ""}
    report = {"points": [point], "chosen": 0, "baseline": 0, "target": "sm_90a", "gpu": None, "finalists": [], "noise": None, "slowed": None,
              "binaries": 1, "reused": 0}
    found = read_report(report, Path("tuned.json"), Path("log"), ())
    assert found["directives"] == {"sched_strategy": "source", "max_regs": 64, "register_usage_level": 0}
    assert kept._OPTION.fullmatch("--register-usage-level=0") and not kept._OPTION.fullmatch("--ptxas-controls=file")


def test_standing_keys(ptxas: Ptxas) -> None:
    kernel = kiln.jit(kernels.add.fn, register_usage_level=1)
    kernel[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256)
    kernel[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, register_usage_level=2)
    assert ptxas.told() == [["--register-usage-level=1"], ["--register-usage-level=2"]]
    assert kiln.directives(register_usage_level=0) == {"register_usage_level": 0}


def test_tritons_own_options_of_ptxas_stay(ptxas: Ptxas) -> None:
    add(register_usage_level=0, ptx_options="--opt-level 2")
    assert ptxas.told() == [["--opt-level", "--register-usage-level=0"]]
    for theirs in ("--register-usage-level 3", "-regUsageLevel=3"):
        with pytest.raises(ValueError, match=f"ptx_options='{theirs}' and register_usage_level=0 exclude each other"):
            add(register_usage_level=0, ptx_options=theirs)


def test_controls_are_read_into_the_key(ptxas: Ptxas, command: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.acf"
    file.write_text("one")
    one = add(ptxas_controls=str(file))
    assert ptxas.told() == [[f"--apply-controls={file}"]] and f"--ptxas-controls={file}" in command.calls()[0]
    kernels.add.device_caches.clear()
    assert add(ptxas_controls=str(file)).hash == one.hash and len(command.calls()) == 1
    file.write_text("two")
    kernels.add.device_caches.clear()
    assert add(ptxas_controls=str(file)).hash != one.hash and len(ptxas.told()) == 2


def test_wrong_controls(ptxas: Ptxas, command: Command, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"--ptxas-controls: cannot read '.*none.acf': No such file or directory \(in ptxas_controls="):
        add(ptxas_controls=str(tmp_path / "none.acf"))
    spaced, gone = tmp_path / "a b.acf", tmp_path / "gone.acf"
    spaced.write_text("controls")
    with pytest.raises(ValueError, match="a b.acf': Triton splits what it tells ptxas at spaces; give a path without any"):
        add(ptxas_controls=str(spaced))
    gone.write_text("controls")
    kiln.directives(ptxas_controls=str(gone))
    gone.unlink()
    with pytest.raises(ValueError, match="ptxas_controls='.*gone.acf' cannot be read: No such file"):
        Directives(ptxas_controls=str(gone)).text()
    assert not command.calls() and not ptxas.told()


def test_an_older_ptxas_is_named(gpu: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older, file = Ptxas(tmp_path, "12.9"), tmp_path / "a.acf"
    file.write_text("controls")
    monkeypatch.setenv("TRITON_PTXAS_PATH", str(older.path))
    with pytest.raises(program.CommandMissing, match=f"needs ptxas 13.3 or newer, and {older.path} is 12.9; set KILN_PTXAS"):
        add(ptxas_controls=str(file))
    assert not older.told()


@pytest.mark.parametrize("keys, why", [
    ({"register_usage_level": 11}, "--register-usage-level: expected 0 to 10, found 11"),
    ({"register_usage_level": "0"}, "register_usage_level='0': expected an integer"),
    ({"ptxas_controls": 1}, "ptxas_controls=1: expected a string, the path of a file for ptxas's --apply-controls"),
])
def test_wrong_values(gpu: Any, command: Command, keys: Any, why: str) -> None:
    for call in (add, kiln.directives):
        with pytest.raises(ValueError, match=why):
            call(**keys)
    assert not command.calls()


def test_amd_has_no_ptxas(mi300: Any, tmp_path: Path) -> None:
    file = tmp_path / "a.acf"
    file.write_text("controls")
    for key, value in (("register_usage_level", 0), ("ptxas_controls", str(file))):
        with pytest.raises(ValueError, match=f"--{key.replace('_', '-')} is an option of NVIDIA's ptxas and gfx942 is AMD's; leave it out"):
            add(**{key: value})


def test_the_real_ptxas_notes_it(gpu: Any) -> None:
    """Triton's ptxas writes its command line into cubins from CUDA 13 on; before, that it takes the option is what can be seen."""
    from triton import knobs

    kernel = add(register_usage_level=0)
    printed = subprocess.run([knobs.nvidia.ptxas.path, "--help"], capture_output=True, text=True, check=True).stdout
    assert "--register-usage-level" in printed
    if float(knobs.nvidia.ptxas.version) >= 13:
        assert b"-regUsageLevel 0" in kernel.kernel
