"""Python packages that are shipped beside the engine, as the `.venv` holds them: checked by hash when installed."""

import zipfile
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from builder.paths import BuildError
from builder.precompile import compile_wheel

DATE = (2024, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class Shipped:
    """One package, its licence, and the modules of it that are needed."""

    package: str
    licence: str
    modules: tuple[str, ...]

    @property
    def installed(self) -> Distribution:
        """The package in the `.venv`."""
        return distribution(self.package)

    def files(self) -> dict[str, bytes]:
        """Return the files to ship by name; raise BuildError when the package no longer has one of them."""
        about = f"{self.package}-{self.installed.version}.dist-info"
        names = [*(f"{self.package}/{module}.py" for module in self.modules), f"{about}/METADATA", self.licence_file]
        found = {}
        for name in sorted(names):
            path = Path(str(self.installed.locate_file(name)))
            if not path.is_file():
                raise BuildError(f"The Python package {self.package} has no file {name}.")
            found[name] = path.read_bytes()
        # What pip wrote into it differs from one machine to another; the compiler makes it anew.
        return {**found, f"{about}/RECORD": b""}

    @property
    def licence_file(self) -> str:
        """The name of the package's own licence file."""
        return f"{self.package}-{self.installed.version}.dist-info/licenses/LICENSE"

    @property
    def licence_text(self) -> str:
        """The text of the package's licence."""
        return Path(str(self.installed.locate_file(self.licence_file))).read_text(encoding="utf-8")


# Without `__init__` and what it imports, which would ask for much more of the standard library, segno is a mere folder.
SHIPPED = (Shipped("segno", "BSD-3-Clause", ("consts", "encoder")),)
"""Each becomes `vendor/<package>/<package>.whl`, from which Python imports; the worker fetches it when it is needed."""


def ship_packages(dist: Path) -> None:
    """Put every shipped package into `dist/vendor/`, compiled."""
    for item in SHIPPED:
        wheel = dist / "vendor" / item.package / f"{item.package}.whl"
        wheel.parent.mkdir(parents=True)
        with zipfile.ZipFile(wheel, "w") as archive:
            for name, data in item.files().items():
                archive.writestr(zipfile.ZipInfo(name, DATE), data)
        compile_wheel(wheel)
