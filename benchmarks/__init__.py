"""What things cost, measured; apart from the tests."""
