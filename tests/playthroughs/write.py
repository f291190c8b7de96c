"""Write every playthrough anew: `make playthroughs`, then read what changed."""

from tests.playthroughs.story import FOLDER, all_stories, path_of


def main() -> None:
    """Write one file for each case, and remove those of cases that are gone."""
    folder = FOLDER / "games"
    folder.mkdir(exist_ok=True)
    written = set()
    for case, text in all_stories():
        path_of(case).write_text(text, encoding="utf-8")
        written.add(path_of(case))
    for path in set(folder.glob("*.txt")) - written:
        path.unlink()
    print(f"{len(written)} playthroughs in {folder}")


if __name__ == "__main__":
    main()
