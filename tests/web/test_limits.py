"""What counts as one address, and room for as many lines as are promised."""

import resource

import pytest

from pioche.web.limits import neighbourhood
from pioche.web.serving import make_room


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_a_household_s_network_counts_as_one_address(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted


def test_the_system_s_limit_is_raised_as_far_as_it_goes() -> None:
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
        make_room(300)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (300, most)
        make_room(200)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (300, most)
        make_room(10**9)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] in (most, 10**9)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (least, most))
