"""`python -m kiln.ray_executor` and `kiln.ray_choices` under the Ray that users have: nodes of one machine, processes that are killed, a node that goes.
Kernels run on the driver of test/fake-cuda. scripts/ray-test.sh runs this."""
from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List

import pytest
import ray
from conftest import REAL, ROOT
from fake_driver import CASES, variables
from ray.cluster_utils import Cluster

from kiln.adaptive.kept import Kept, write

EXECUTOR = f"{sys.executable} -m kiln.ray_executor"


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the nodes' processes find: the pretended driver, the package, and the same `kiln` as the tuner. The file of the driver's
    rules: launches take long enough to be met."""
    found = {**variables(tmp_path, "* time 4000\n* sleep 20\n"), "KILN_COMMAND": REAL,
             "KILN_FAKE_CUDA_LOG": str(tmp_path / "calls"), "PYTHONPATH": os.pathsep.join([str(ROOT / "tools" / "python")])}
    for name, value in found.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return tmp_path / "rules"


def add_gpu(cluster: Any, host: int = 0) -> Any:
    """A node with a GPU of its own."""
    return cluster.add_node(num_cpus=1, num_gpus=1, env_vars={"KILN_FAKE_CUDA_HOST": str(host)})


@pytest.fixture
def cluster(environment: Path) -> Iterator[Any]:
    """A node that compiles; tests add those that measure."""
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "num_gpus": 0, "include_dashboard": False})
    yield made
    made.shutdown()


class Tuner:
    """`kiln tune` on the cluster, watched while it runs."""

    def __init__(self, folder: Path, *options: str, executor: str = EXECUTOR) -> None:
        self.log = folder / "log"
        self.calls = folder / "calls"
        self._said: List[str] = []
        self.process = subprocess.Popen(
            [REAL, "tune", str(CASES / "two.json"), "--executor", executor, "--format=json", f"--log={self.log}",
             "-o", str(folder / "tuned.json"), "--budget=4", *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._said.append(line)

    @property
    def said(self) -> str:
        return "".join(self._said)

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Waits while it runs."""
        end = time.monotonic() + 120
        while not holds():
            assert self.process.poll() is None and time.monotonic() < end, f"{what} did not come: {self.said}"
            time.sleep(0.05)

    def launching(self) -> List[int]:
        """The processes that have launched something, each once, the latest last."""
        lines = self.calls.read_text().splitlines() if self.calls.exists() else []
        found = [int(line.split()[0]) for line in lines if "cuLaunchKernel" in line]
        return sorted(set(found), key=lambda process: max(at for at, one in enumerate(found) if one == process))

    def ended(self, code: int = 0) -> Dict[str, Any]:
        """The report, once it is over."""
        assert self.process.stdout is not None
        printed = self.process.stdout.read()
        assert self.process.wait(300) == code, self.said
        self._reader.join()
        return json.loads(printed) if printed else {}


def statuses(report: Dict[str, Any]) -> List[str]:
    return sorted({point["status"] for point in report["points"]})


def parent(process: int) -> int:
    """The process that started it."""
    return int(Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[1])


def test_this_machine_alone(environment: Path, tmp_path: Path) -> None:
    tuner = Tuner(tmp_path, executor=f"{EXECUTOR} --gpus 1")
    report = tuner.ended()
    assert report["gpu"] == "Fake GPU" and statuses(report) == ["ok"]


def test_two_nodes(cluster: Any, tmp_path: Path) -> None:
    for host in range(2):
        add_gpu(cluster, host)
    tuner = Tuner(tmp_path, executor=f"{EXECUTOR} --address {cluster.address}")
    report = tuner.ended()
    assert report["gpu"] == "Fake GPU" and statuses(report) == ["ok"]


def test_a_killed_actor_is_started_again(cluster: Any, tmp_path: Path) -> None:
    add_gpu(cluster)
    tuner = Tuner(tmp_path, executor=f"{EXECUTOR} --address {cluster.address}")
    tuner.until(lambda: bool(tuner.launching()), "a launch")
    os.kill(parent(tuner.launching()[-1]), signal.SIGKILL)
    report = tuner.ended()
    assert statuses(report) == ["ok"]
    assert "note: a measuring actor was lost and is started again" in tuner.said
    assert len(tuner.launching()) == 2, "the process before and the one after"


def test_a_killed_measuring_process_is_replaced(cluster: Any, tmp_path: Path) -> None:
    add_gpu(cluster)
    tuner = Tuner(tmp_path, executor=f"{EXECUTOR} --address {cluster.address}")
    tuner.until(lambda: bool(tuner.launching()), "a launch")
    os.kill(tuner.launching()[-1], signal.SIGKILL)
    assert statuses(tuner.ended()) == ["ok"]
    assert "actor was lost" not in tuner.said


def test_measures_go_on_without_a_node(cluster: Any, tmp_path: Path) -> None:
    nodes = [add_gpu(cluster, host) for host in range(2)]
    tuner = Tuner(tmp_path, executor=impatient(cluster))
    tuner.until(lambda: len(tuner.launching()) == 2, "a launch on each GPU")
    cluster.remove_node(nodes[1], allow_graceful=False)
    report = tuner.ended()
    assert report["gpu"] == "Fake GPU" and statuses(report) == ["ok"]


def test_the_last_gpu_that_goes_is_said(cluster: Any, tmp_path: Path) -> None:
    node = add_gpu(cluster)
    tuner = Tuner(tmp_path, executor=impatient(cluster))
    tuner.until(lambda: bool(tuner.launching()), "a launch")
    cluster.remove_node(node, allow_graceful=False)
    tuner.ended(code=3)
    assert "error: the executor: a GPU was lost and does not come back" in tuner.said
    # A second run, with another node, goes on. For a while Ray counts the GPU of the node that went, too.
    add_gpu(cluster)
    assert statuses(Tuner(tmp_path, executor=impatient(cluster)).ended()) == ["ok"]


def test_a_gpu_that_another_program_holds(cluster: Any, tmp_path: Path) -> None:
    class Holder:
        """Another program's actor; here, for Ray's processes have no module of tests to import it from."""

        def ready(self) -> None:
            pass

    for host in range(2):
        add_gpu(cluster, host)
    ray.init(address=cluster.address, log_to_driver=False)
    try:
        holder = ray.remote(num_gpus=1, num_cpus=0)(Holder).remote()
        ray.get(holder.ready.remote())
        tuner = Tuner(tmp_path, executor=impatient(cluster))
        assert statuses(tuner.ended()) == ["ok"]
        assert "note: the cluster counts 2 GPUs, and 1 were free within 20 s; the run goes on with those" in tuner.said
    finally:
        ray.shutdown()


def test_without_a_cluster(environment: Path, tmp_path: Path) -> None:
    tuner = Tuner(tmp_path, executor=f"{EXECUTOR} --address auto")
    tuner.ended(code=3)
    assert "error: the executor: no Ray cluster" in tuner.said and "Traceback" not in tuner.said


def test_choices_of_hosts_become_one_file(cluster: Any, tmp_path: Path) -> None:
    """Each node has a cache of its own; the head's has none, and a module that is no more than Triton's folder stands for Triton."""
    (tmp_path / "modules" / "triton").mkdir(parents=True)
    (tmp_path / "modules" / "triton" / "__init__.py").write_text("")
    (tmp_path / "modules" / "triton" / "knobs.py").write_text("import os\nclass cache: dir = os.environ.get('TRITON_CACHE_DIR', '/nonexistent')\n")
    search = os.pathsep.join([str(tmp_path / "modules"), os.environ["PYTHONPATH"]])
    for number, letter in enumerate("ab"):
        choice = Kept("row_sum", letter * 64, 4, "exact", "llvm", "--sched-strategy=latency", "13.0", "build", 9, 9, 1.2, (1.1, 1.3), 40, 9.0)
        write(tmp_path / letter / "kiln-adaptive" / "Fake_H100.json", "Fake H100", [choice])
        cluster.add_node(num_cpus=1, env_vars={"TRITON_CACHE_DIR": str(tmp_path / letter), "PYTHONPATH": search})
    done = subprocess.run([sys.executable, "-m", "kiln.ray_choices", "--address", cluster.address, "-o", str(tmp_path / "out")],
                          capture_output=True, text=True, timeout=120)
    # The head's processes have no Triton.
    assert done.returncode == 3 and "No module named 'triton'" in done.stderr, done.stderr
    assert done.stderr.count("could not be asked") == 1
    found = json.loads((tmp_path / "out" / "Fake_H100.json").read_text())
    assert [choice["hash"][0] for choice in found["choices"]] == ["a", "b"]


def impatient(cluster: Any) -> str:
    """An executor that waits 20 seconds for a GPU, and not two minutes."""
    code = "import sys; from kiln import ray_executor; ray_executor._PATIENCE_S = 20; sys.exit(ray_executor.main())"
    return f"{sys.executable} -c '{code}' --address {cluster.address}"

