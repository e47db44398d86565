"""Files of rows, whole or not there at all, written as rows come: Parquet, or lines of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, Protocol

import msgspec

from burnham.kernel.errors import BadOption, shown
from burnham.lab.export import (
    FRACTION,
    LARGE,
    LARGE_LISTS,
    LARGE_NUMBERS,
    LISTS,
    NUMBER,
    NUMBERS,
    SMALL,
    TEXT,
    Columns,
)
from burnham.lab.extras import packages_of

META: Final = "burnham"
"""Under which name a file tells what it holds."""

GROUP: Final = 32_000_000
"""Bytes of rows that are kept before they are written."""

FORMATS: Final = ("parquet", "jsonl")


class Rows(Protocol):
    """A file that is being written."""

    def add(self, columns: Columns) -> None: ...

    def close(self) -> None: ...


def check_format(form: str) -> None:
    """BadOption if it is none of ours, or its library is missing."""
    if form not in FORMATS:
        raise BadOption("no-format", format=shown(form), formats=", ".join(FORMATS))
    if form == "parquet":
        with packages_of("data"):
            import pyarrow  # noqa: F401


@contextmanager
def writing(
    file: Path, form: str, kinds: Mapping[str, str], about: Mapping[str, Any]
) -> Iterator[Rows]:
    """The file stands there once all rows are in it; whoever is broken off leaves nothing."""
    part = file.with_name(f"{file.name}.part")
    try:
        rows: Rows = (Parquet if form == "parquet" else Lines)(part, kinds, about)
        try:
            yield rows
        finally:
            rows.close()
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


class Lines:
    """A line that says what the file holds, then one for each row."""

    def __init__(self, file: Path, kinds: Mapping[str, str], about: Mapping[str, Any]) -> None:
        self.out: IO[bytes] = file.open("wb")
        self.out.write(msgspec.json.encode({META: about}) + b"\n")

    def add(self, columns: Columns) -> None:
        for values in zip(*columns.values(), strict=True):
            row = dict(zip(columns, values, strict=True))
            self.out.write(msgspec.json.encode(row) + b"\n")

    def close(self) -> None:
        self.out.close()


class Parquet:
    """Row groups, so that neither writer nor reader ever holds them all."""

    def __init__(self, file: Path, kinds: Mapping[str, str], about: Mapping[str, Any]) -> None:
        import pyarrow
        from pyarrow import parquet

        self.table_of = pyarrow.Table.from_batches
        self.batch_of = pyarrow.RecordBatch.from_pydict
        fields = [(name, _type_of(kind)) for name, kind in kinds.items()]
        meta = {META: json.dumps(about, ensure_ascii=False)}
        self.schema = pyarrow.schema(fields, metadata=meta)
        self.out = file.open("wb")  # by us, so that what is wrong with it is told as of any file
        self.writer = parquet.ParquetWriter(self.out, self.schema, compression="zstd")
        self.waiting: list[Any] = []
        self.bytes = 0

    def add(self, columns: Columns) -> None:
        batch = self.batch_of(columns, schema=self.schema)
        self.waiting.append(batch)
        self.bytes += batch.nbytes
        if self.bytes >= GROUP:
            self._write()

    def close(self) -> None:
        if self.waiting:
            self._write()
        self.writer.close()
        self.out.close()

    def _write(self) -> None:
        self.writer.write_table(self.table_of(self.waiting))
        self.waiting, self.bytes = [], 0


def _type_of(kind: str) -> Any:
    import pyarrow

    number, large = pyarrow.int32(), pyarrow.int64()
    return {
        SMALL: pyarrow.int8(),
        NUMBER: number,
        LARGE: large,
        FRACTION: pyarrow.float32(),
        TEXT: pyarrow.string(),
        NUMBERS: pyarrow.list_(number),
        LARGE_NUMBERS: pyarrow.list_(large),
        LISTS: pyarrow.list_(pyarrow.list_(number)),
        LARGE_LISTS: pyarrow.list_(pyarrow.list_(large)),
    }[kind]
