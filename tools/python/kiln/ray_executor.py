"""``python -m kiln.ray_executor``: an executor of ``kiln tune`` on a Ray cluster.

::

    pip install kiln_compiler-*.whl 'ray>=2.40'             # on every host of the cluster
    kiln tune matmul.json --executor "python -m kiln.ray_executor --address auto"
    kiln.tune("matmul.json", executor="python -m kiln.ray_executor")

Compilations are tasks on CPUs, and one actor measures on each GPU. A task whose host fails runs again elsewhere; an actor is
started again, made ready, and its measurement repeated. A GPU that does not come back is left out, and the others go on; where
there is none, or the last race was on it, the run ends and says so. What was finished is in the log of ``kiln tune`` already. Without
``--address``, and without ``RAY_ADDRESS``, this machine alone is the cluster; ``kiln tune`` by itself, which needs no Ray, uses
its cores and GPUs as well, and is the default.

The case, with the files it names, must be at the same path on every host, and every host must have this build of Kiln.
"""
from __future__ import annotations

import argparse
import json
import os
import queue
import sys
import threading
import time
from collections import deque
from concurrent.futures import wait
from typing import Any, Deque, Dict, List, Optional, Set, TextIO, Tuple

from kiln import program
from kiln.tuning.worker import Bench, compile_point

#: Times an actor may be lost with one request before the binary is blamed.
_ATTEMPTS = 2
#: Seconds that an actor may take to be started again, on another host if need be. A guess.
_PATIENCE_S = 120.0


class ExecutorFailed(Exception):
    """The run cannot go on; ``str()`` says why."""


def _note(text: str) -> None:
    print(f"kiln: note: {text}", file=sys.stderr, flush=True)


def _first_line(error: Exception) -> str:
    """Ray's errors go on with ids and advice."""
    return (str(error).splitlines() or [type(error).__name__])[0]


def _same_build(build: str) -> None:
    """Results of another build would be written down as this one's."""
    if program.build() != build:
        raise RuntimeError(f"{os.uname().nodename} has another build of Kiln ({program.command()}) than the host of kiln tune")


def compile_task(request: Dict[str, Any], build: str) -> Dict[str, Any]:
    """On some CPU."""
    _same_build(build)
    return compile_point(request)


class Measurer(Bench):
    """On a GPU, which Ray makes the only one that the process sees."""

    def ready(self) -> None:
        """Returns once there is a process for it, and so a GPU."""

    def open_gpu(self, request: Dict[str, Any], build: str) -> Dict[str, Any]:
        """`Bench.open`, where this host has the same Kiln."""
        _same_build(build)
        return self.open(request)


class Gpu:
    """An actor, and what it has still to measure; it gets one request at a time."""

    def __init__(self, actor: Any) -> None:
        self.actor = actor
        self.waiting: Deque[Tuple[Dict[str, Any], int]] = deque()
        self.busy = False
        self.opening: Optional[Dict[str, Any]] = None


class Executor:
    """Requests in, answers out, in whatever sequence they come."""

    def __init__(self, ray: Any, out: TextIO, jobs: int, gpus: List[Gpu]) -> None:
        self._ray, self._out, self._jobs, self._gpus = ray, out, jobs, gpus
        self._build = program.build()
        self._compile = ray.remote(num_cpus=1, max_retries=_ATTEMPTS)(compile_task)
        self._anywhere: Deque[Tuple[Dict[str, Any], int]] = deque()
        self._names: Set[str] = set()
        #: Whether measurements have begun, so that every GPU was ready once.
        self._is_open = False
        #: (what to do with it, the future) of what has ended, and requests as (None, line).
        self.events: "queue.Queue[Tuple[Any, Any]]" = queue.Queue()

    def _say(self, answer: Dict[str, Any]) -> None:
        self._out.write(json.dumps(answer) + "\n")
        self._out.flush()

    def _then(self, reference: Any, act: Any) -> None:
        reference.future().add_done_callback(lambda future: self.events.put((act, future)))

    def _result(self, future: Any) -> Any:
        """What a task returned; an error of its own is one of the machine."""
        try:
            return future.result()
        except self._ray.exceptions.RayTaskError as error:
            raise ExecutorFailed(str(error.cause)) from error

    def _compiled(self, future: Any) -> None:
        try:
            self._say(self._result(future))
        except self._ray.exceptions.RayError as error:
            raise ExecutorFailed(f"a compilation was lost {_ATTEMPTS + 1} times: {error}") from error

    def _make_ready(self, gpu: Gpu, act: Any, until: Optional[float] = None) -> None:
        """Opens the GPU and calls ``act`` with the answer. An actor that Ray starts again is "unavailable" meanwhile."""
        until = until or time.monotonic() + _PATIENCE_S

        def again(future: Any) -> None:
            self._make_ready(gpu, act, until)

        def opened(future: Any) -> None:
            try:
                answer = self._result(future)
            except self._ray.exceptions.RayError as error:
                if not isinstance(error, self._ray.exceptions.ActorUnavailableError) or time.monotonic() > until:
                    self._leave_out(gpu, _first_line(error))
                    return
                threading.Timer(1, lambda: self.events.put((again, None))).start()
            else:
                act(answer)

        self._then(gpu.actor.open_gpu.remote(gpu.opening, self._build), opened)

    def _leave_out(self, gpu: Gpu, why: str) -> None:
        """The GPU does not come back. What it had to measure goes to the others, unless it must be measured there: times of one
        race are compared, and those of two GPUs are no comparison."""
        waiting = [request for request, _ in gpu.waiting]
        must = not self._is_open or len(self._gpus) == 1 or any(request.get("gpu") is not None for request in waiting)
        lost = f"a GPU was lost and does not come back: {why}"
        if must:
            raise ExecutorFailed(f"{lost}; what was measured is in the log, and a second run goes on from there")
        self._gpus.remove(gpu)
        self._anywhere.extendleft(reversed(gpu.waiting))
        _note(f"{lost}; the run goes on with {len(self._gpus)}")

    def _open(self, request: Dict[str, Any]) -> None:
        gpu = self._gpus[request["gpu"]]
        gpu.opening = request
        self._make_ready(gpu, self._opened)

    def _opened(self, answer: Dict[str, Any]) -> None:
        if answer["status"] == "ok":
            self._names.add(answer["gpu"]["name"])
        if len(self._names) > 1:
            raise ExecutorFailed(f"the cluster's GPUs differ ({', '.join(sorted(self._names))}), and a result holds for one kind; "
                                 "choose with --accelerator")
        self._say(answer)

    def _feed(self) -> None:
        """Gives every idle GPU its next measurement."""
        for gpu in self._gpus:
            line = gpu.waiting or self._anywhere
            if gpu.busy or not line:
                continue
            request, attempt = line.popleft()
            gpu.busy = True
            self._then(gpu.actor.measure.remote(request, gpu.opening),
                       lambda future, gpu=gpu, request=request, attempt=attempt: self._measured(gpu, request, attempt, future))

    def _measured(self, gpu: Gpu, request: Dict[str, Any], attempt: int, future: Any) -> None:
        try:
            answer = self._result(future)
        except self._ray.exceptions.RayError as error:
            self._lost(gpu, request, attempt, error)
            return
        gpu.busy = False
        self._say(answer)

    def _lost(self, gpu: Gpu, request: Dict[str, Any], attempt: int, error: Exception) -> None:
        """The actor died with a request. Ray starts it again; it is made ready before it goes on."""
        _note(f"a measuring actor was lost and is started again: {_first_line(error)}")
        if attempt < _ATTEMPTS:
            gpu.waiting.appendleft((request, attempt + 1))
        else:
            self._say({"id": request["id"], "status": "refused", "stage": "launch",
                       "message": f"the measuring actor was lost {_ATTEMPTS} times: {error}"})

        def ready(answer: Dict[str, Any]) -> None:
            if answer["status"] != "ok":
                self._leave_out(gpu, answer["message"])
            else:
                gpu.busy = False

        self._make_ready(gpu, ready)

    def _request(self, request: Dict[str, Any]) -> None:
        what = request["do"]
        if what == "start":
            self._say({"version": 2, "jobs": self._jobs, "gpus": len(self._gpus)})
        elif what == "compile":
            self._then(self._compile.remote(request, self._build), self._compiled)
        elif what == "open":
            self._open(request)
        elif what == "measure":
            self._is_open = True
            gpu = request.get("gpu")
            (self._anywhere if gpu is None else self._gpus[gpu].waiting).append((request, 1))
        else:
            raise ExecutorFailed(f"\"do\": expected start, compile, open or measure, found {what!r}")

    def serve(self, lines: TextIO) -> None:
        """Answers until the input ends."""
        def read() -> None:
            for line in lines:
                self.events.put((self._request, json.loads(line)))
            self.events.put((None, None))

        threading.Thread(target=read, daemon=True).start()
        try:
            while True:
                act, what = self.events.get()
                if act is None:
                    return
                act(what)
                self._feed()
        except ExecutorFailed as failure:
            self._say({"error": str(failure)})


def connect(ray: Any, address: Optional[str], gpus: Optional[int] = None) -> None:
    """To the cluster that is named, or to one of this machine, with so many GPUs or all. Raises what Ray raises where there is none."""
    if address or os.environ.get("RAY_ADDRESS"):
        ray.init(address=address, log_to_driver=False)
    else:
        # A cluster of this machine, which no other one shall join; without "local" Ray would take one that it finds running here.
        ray.init(address="local", num_gpus=gpus, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")


def _make(ray: Any, out: TextIO, arguments: argparse.Namespace) -> Executor:
    """An executor on all that the cluster has, or on as much as the arguments allow."""
    resources = ray.cluster_resources()
    there = int(resources.get("GPU", 0))
    gpus = there if arguments.gpus is None else arguments.gpus
    if gpus > there:
        _note(f"--gpus {gpus}: the cluster has {there} now; waiting for the others")
    # An actor's own process launches kernels, and must not wait for a compilation.
    jobs = arguments.jobs or max(1, int(resources.get("CPU", 1)) - gpus)
    options: Dict[str, Any] = {"num_gpus": 1, "num_cpus": 1, "max_restarts": -1, "max_task_retries": 0}
    if arguments.accelerator:
        options["accelerator_type"] = arguments.accelerator
    actor = ray.remote(**options)(Measurer)
    patience = _PATIENCE_S if arguments.gpus is None else None  # so many were asked for
    return Executor(ray, out, jobs, _started(ray, [actor.remote() for _ in range(gpus)], patience))


def _started(ray: Any, actors: List[Any], patience: Optional[float]) -> List[Gpu]:
    """Those that have got a GPU. The cluster counts others too: that of a host which has just gone, and one that another program
    holds."""
    futures = [actor.ready.remote().future() for actor in actors]
    wait(futures, timeout=patience)
    gpus = []
    for actor, future in zip(actors, futures):
        if not future.done():
            ray.kill(actor)
            continue
        try:
            future.result()
        except ray.exceptions.RayError as error:
            raise ExecutorFailed(f"a measuring actor does not start: {error}") from error
        gpus.append(Gpu(actor))
    if actors and not gpus:
        raise ExecutorFailed(f"the cluster counts {len(actors)} GPUs, and none was free within {patience:.0f} s")
    if len(gpus) < len(actors):
        _note(f"the cluster counts {len(actors)} GPUs, and {len(gpus)} were free within {patience:.0f} s; the run goes on with those")
    return gpus


def main() -> int:
    """The program."""
    parser = argparse.ArgumentParser(prog="python -m kiln.ray_executor", description="an executor of kiln tune on a Ray cluster")
    parser.add_argument("--address", help="the cluster, as ray.init takes it (default: RAY_ADDRESS, else this machine)")
    parser.add_argument("--gpus", type=int, help="GPUs to measure on (default: all); 0 tunes by the simulator")
    parser.add_argument("--jobs", type=int, help="compilations at a time (default: a CPU each that no GPU needs)")
    parser.add_argument("--accelerator", help="measure on GPUs of this kind alone, as Ray names them: H200")
    arguments = parser.parse_args()
    # Whatever libraries print is no answer.
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    try:
        import ray
    except ImportError:
        print(json.dumps({"error": "Ray is not installed: pip install 'ray>=2.40'"}), file=out, flush=True)
        return 3
    try:
        connect(ray, arguments.address, arguments.gpus)
    except (ConnectionError, RuntimeError, ValueError) as error:  # Ray's words for a cluster that is not there
        print(json.dumps({"error": f"no Ray cluster: {error}"}), file=out, flush=True)
        return 3
    try:
        _make(ray, out, arguments).serve(sys.stdin)
    except ExecutorFailed as failure:
        print(json.dumps({"error": str(failure)}), file=out, flush=True)
        return 3
    finally:
        ray.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
