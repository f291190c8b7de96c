"""The reader's language: what the address asks for, else what was chosen before, else the browser's wish."""

from collections.abc import Iterable

from litestar import MediaType, Response

from pioche.i18n import LANGUAGES, Words, words_in

COOKIE = "lang"
YEAR = 365 * 24 * 60 * 60


def reader_words(asked: str | None, kept: str | None, wished: str) -> Words:
    """The words of the reader's language."""
    return words_in(next((tag for tag in (asked, kept, *by_weight(wished)) if tag in LANGUAGES), LANGUAGES[0]))


def by_weight(wished: str) -> Iterable[str]:
    """The languages of an `Accept-Language`, the dearest first."""
    weighed = []
    for place, part in enumerate(wished[:200].split(",")):
        tag, _, weight = part.partition(";q=")
        weighed.append((-weight_of(weight), place, tag.strip().lower().split("-")[0]))
    return [tag for _, _, tag in sorted(weighed)]


def weight_of(text: str) -> float:
    """How much a language is wished for, from 0 to 1."""
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def page_for(language: str, asked: str | None, text: str) -> Response[str]:
    """A page in a language; a language that was asked for is remembered."""
    answer = Response(text, media_type=MediaType.HTML, headers={"vary": "Accept-Language, Cookie"})
    if asked == language:
        answer.set_cookie(COOKIE, language, max_age=YEAR, samesite="lax")
    return answer
