"""`python -m pioche` and the `pioche` command."""

import sys


def main() -> None:
    """Run the command, or say what it needs."""
    try:
        from pioche.cli.app import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("pioche"):
            raise
        sys.exit(f"pioche: {error.name}? pip install 'pioche[cli]'")
    run(sys.argv[1:])


if __name__ == "__main__":
    main()
