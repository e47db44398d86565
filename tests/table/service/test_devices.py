"""Devices by their user agents."""

from __future__ import annotations

import pytest

from burnham.table.service.devices import LENGTH, device_of

WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/143.0",
            "Firefox, Linux",
        ),
        (f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/141 Safari/537.36", "Chrome, Windows"),
        (
            f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/141 Safari/537.36 Edg/141.0",
            "Edge, Windows",
        ),
        (f"Mozilla/5.0 (Linux; Android 15; K) {WEBKIT} Chrome/141 Mobile", "Chrome, Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15"
            " (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15"
            " (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
            "Safari, macOS",
        ),
        ("python-httpx/0.28.1", "python-httpx"),
        ("curl/8.5.0", "curl"),
        ("", ""),
        ("<script>alert(1)</script>", ""),
    ],
)
def test_a_device(user_agent: str, device: str) -> None:
    assert device_of(user_agent) == device


def test_a_long_one_is_cut() -> None:
    assert len(device_of("x" * 5000)) == LENGTH
