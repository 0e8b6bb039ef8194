"""The container files: their commands, settings and health checks, run as processes without a container engine."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import pytest

from tana.cli.main import main
from tana.cli.serve import PORT
from tana.client import Visitor
from tests.e2e.proxies import EXAMPLES, TOOLS, make_authority, nginx_with
from tests.server.conftest import Runner
from tests.server.engines import Postgres, Redis, free_port

yaml = pytest.importorskip("yaml", reason="PyYAML is not installed (make setup)")
ROOT = Path(__file__).resolve().parents[2]
PYTHON, TANA = "/opt/tana/bin/python", "/opt/tana/bin/tana"
METRICS = 9470
NEEDED = [tool for tool in (*TOOLS, "nginx") if shutil.which(tool, path=f"{os.environ['PATH']}:/usr/sbin") is None]


@dataclass(frozen=True)
class Image:
    """The last stage of the Containerfile."""

    lines: tuple[tuple[str, str], ...]
    """Instructions with their arguments."""

    def all(self, word: str) -> list[str]:
        return [rest for found, rest in self.lines if found == word]

    def one(self, word: str) -> str:
        [found] = self.all(word)
        return found

    @property
    def environment(self) -> dict[str, str]:
        """Its environment variables, except those that concern compiled code."""
        pairs = [pair.partition("=") for line in self.all("ENV") for pair in shlex.split(line)]
        return {name: value for name, _, value in pairs if name not in ("TANA_CACHE", "NUMBA_CPU_NAME")}

    @property
    def health(self) -> list[str]:
        found: list[str] = json.loads(self.one("HEALTHCHECK").partition("CMD ")[2])
        return found

    @property
    def command(self) -> list[str]:
        words: list[str] = json.loads(self.one("ENTRYPOINT")) + json.loads(self.one("CMD"))
        return words


def instructions(text: str) -> list[tuple[str, str]]:
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#")).replace("\\\n", " ").splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines) if word]


@pytest.fixture(scope="module")
def image() -> Image:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    return Image(tuple(instructions("FROM" + text.rpartition("\nFROM")[2])))


def here(words: list[str], ports: Mapping[int, int]) -> list[str]:
    """A command of the image adapted to this machine: this Python, this Tana and other ports."""
    text = [re.sub(r"\b\d{4}\b", lambda found: str(ports.get(int(found[0]), found[0])), word) for word in words]
    if text[0] == TANA:
        return [sys.executable, "-m", "tana.cli.main", *text[1:]]
    assert text[0] == PYTHON
    return [sys.executable, *text[1:]]


def is_healthy(check: list[str]) -> bool:
    return subprocess.run(check, capture_output=True, check=False).returncode == 0


async def until_healthy(check: list[str], process: subprocess.Popen[bytes], log: Path) -> None:
    """Poll the health check until it succeeds. There is no timeout here: the test runner has one."""
    while not await asyncio.to_thread(is_healthy, check):
        assert process.poll() is None, log.read_text()
        await asyncio.sleep(0.1)


@contextlib.contextmanager
def started(
    words: list[str], environment: Mapping[str, str], folder: Path, log: Path
) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("w") as output:
        process = subprocess.Popen(
            words, env=os.environ | dict(environment), cwd=folder, stdout=output, stderr=output, start_new_session=True
        )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_the_image_serves_is_healthy_writes_to_its_volume_alone_and_stops(
    run: Runner, image: Image, tmp_path: Path
) -> None:
    port = free_port()
    volume, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    volume.mkdir()
    elsewhere.mkdir()
    placed = {name: value.replace("/data", str(volume)) for name, value in image.environment.items()}
    assert image.one("VOLUME") == "/data" and placed["HOME"] == str(volume)
    environment = placed | {"TANA_PORT": str(port), "TANA_HOST": "127.0.0.1", "TANA_NO_COMPILE": "yes"}
    check = here(image.health, {PORT: port})

    async def use() -> None:
        assert not is_healthy(check), "nothing is listening yet"
        log = tmp_path / "log"
        with started(here(image.command, {}), environment, elsewhere, log) as server:
            await until_healthy(check, server, log)
            async with Visitor(f"http://127.0.0.1:{port}") as visitor:
                visitor.http.timeout = None
                await play_a_move(visitor)
            sign = signal.Signals[image.one("STOPSIGNAL")]
            server.send_signal(sign)
            # it must handle the signal itself: the kernel ignores it for the first process of a container
            assert await asyncio.to_thread(server.wait) in (0, -sign)
            assert '"what": "server ends"' in log.read_text().splitlines()[-1]
        assert not is_healthy(check)

    run(use())
    assert (volume / "tables.db").exists() and list(elsewhere.iterdir()) == []


async def play_a_move(visitor: Visitor) -> None:
    """Play a move at a table with a bot, and wait for the bot's move."""
    made = await visitor.create("uly", [{"kind": "me"}, {"kind": "bot", "level": "random"}], options={"first": "1"})
    async with visitor.sit(made["table"], 1) as session:
        await visitor.command(made["table"], "start")
        table = await session.until(lambda t: bool(t["turn"] == 1 and t["choices"]))
        before = table["seq"]
        await session.play(table["choices"][0]["action"])
        await session.until(lambda t: bool(t["seq"] > before + 1 and (t["turn"] == 1 or t["phase"] == "over")))


def test_the_image_is_not_run_by_root_and_says_where_it_listens(image: Image) -> None:
    assert int(image.one("USER")) > 0
    assert image.one("EXPOSE") == str(PORT)


def test_what_the_image_is_built_from_is_let_in_and_nothing_else() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    copied = {
        source
        for word, rest in instructions(text)
        if word == "COPY" and not rest.startswith("--from")
        for source in rest.split()[:-1]
    }
    for name in (".containerignore", ".dockerignore"):
        assert (ROOT / name).read_text().split() == ["*", *(f"!{source}" for source in sorted(copied))]


def test_numbers_are_written_in_every_language_with_the_locale_data_of_the_image(tmp_path: Path) -> None:
    babel = Path(metadata.distribution("babel").locate_file("babel"))  # type: ignore[arg-type]
    shutil.copytree(babel, tmp_path / "babel", ignore=shutil.ignore_patterns("__pycache__"))
    [trim] = re.findall(r'python -c "(.*)"$', (ROOT / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE)
    say = "from tana.text import LANGUAGES, formats; print([formats.number(1234.5, one, 1) for one in LANGUAGES])"
    environment = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    said = []
    for code in (say, trim, say):
        ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        said.append(ran.stdout)
    assert said[0] == said[2] != ""
    assert len(list(tmp_path.glob("babel/locale-data/*.dat"))) < 300 < len(list(babel.glob("locale-data/*.dat")))


def test_the_small_compose_file_is_what_the_image_needs(
    image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    service = yaml.safe_load(text)["services"]["tana"]
    assert service["read_only"] and service["cap_drop"] == ["ALL"] and service["tmpfs"] == ["/tmp"]
    assert service["ports"] == [f"{PORT}:{image.one('EXPOSE')}"]
    assert [volume.partition(":")[2] for volume in service["volumes"]] == [image.one("VOLUME")]
    offered = dict(re.findall(r"^    #   (TANA_\w+): (.+)$", text, re.MULTILINE))
    assert offered
    monkeypatch.chdir(tmp_path)
    for name, value in (image.environment | offered).items():
        monkeypatch.setenv(name, value.replace("/data", str(tmp_path)))
    assert main(["config"]) == 0
    shown = capsys.readouterr().out
    named = {name for name in image.environment | offered if name.startswith("TANA_")}
    assert {name for name in named if f"({name})" not in shown} == set()


# --- two servers, two workers, PostgreSQL, Redis and a proxy --------------------------------------------------


@dataclass(frozen=True)
class Part:
    """A service of the larger example, as started here."""

    name: str
    command: list[str]
    environment: dict[str, str]
    health: list[str]


def parts(image: Image, public: str, database: str, bus: str) -> dict[str, tuple[Part, int]]:
    """The services that run the image, each with a port."""
    services = yaml.safe_load((EXAMPLES / "compose.yaml").read_text(encoding="utf-8"))["services"]
    found = {}
    for name, service in services.items():
        if service["image"] != "tana":
            continue
        port = free_port()
        environment = image.environment | service["environment"]
        assert environment.pop("PGPASSFILE").startswith("/run/secrets/")
        for variable, place in (("TANA_DATABASE", database), ("TANA_BUS", bus)):
            host = re.findall(r"//(?:\w+@)?(\w+)", environment[variable])[0]
            assert host in services, f"{variable} names a service"
            environment[variable] = place
        text = service["command"].replace("https://tana.example", public).replace("172.16.0.0/12", "127.0.0.1")
        words = [TANA, *text.replace("0.0.0.0", "127.0.0.1").replace("--bots 2", "--bots 1").split()]
        kind, *check = service["healthcheck"]["test"]
        assert kind == "CMD"
        ports = {PORT: port, METRICS: port}
        here_only = {"HOME": os.environ["HOME"]}
        if "serve" in words:
            here_only |= {"TANA_PORT": str(port), "TANA_NO_COMPILE": "yes"}
        kept = {variable: value for variable, value in environment.items() if "/data" not in value}
        found[name] = (Part(name, here(words, ports), kept | here_only, here(check, ports)), port)
    return found


@contextlib.asynccontextmanager
async def everything(folder: Path, services: list[Part]) -> AsyncIterator[None]:
    """Start all services and wait until they are healthy."""
    with contextlib.ExitStack() as stack:
        logs = {part.name: folder / f"{part.name}.log" for part in services}
        running = [
            stack.enter_context(started(part.command, part.environment, folder, logs[part.name])) for part in services
        ]
        for part, process in zip(services, running, strict=True):
            await until_healthy(part.health, process, logs[part.name])
        yield


@pytest.mark.xdist_group("engines")
@pytest.mark.skipif(bool(NEEDED), reason=f"missing: {', '.join(NEEDED)} (Debian: apt-get install nginx-light)")
def test_the_larger_example_plays_behind_its_proxy(
    run: Runner, image: Image, tmp_path: Path, postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All commands and settings are used unchanged, except for addresses; nginx uses the example's configuration."""
    port = free_port()
    public = f"https://localhost:{port}"
    make_authority(tmp_path, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    services = parts(image, public, postgres.new_database(), redis.url())
    site = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
    for name, (_, at) in services.items():
        site = site.replace(f"{name}:{PORT}", f"127.0.0.1:{at}")
    site = site.replace("443", str(port)).replace("tana.example", "localhost").replace("/tls/", f"{tmp_path}/")
    site = site.replace("$host;", "$http_host;")  # the port is not the usual one here
    assert len(services) == 4 and not re.search(r"(server|worker)-\d", site)

    async def use() -> None:
        async with everything(tmp_path, [part for part, _ in services.values()]):
            with nginx_with(site, tmp_path, port):
                async with Visitor(public) as visitor:
                    visitor.http.timeout = None
                    await play_a_move(visitor)
                    metrics = await visitor.http.get("/metrics")
                    assert metrics.status_code == 403

    run(use())
