"""The words for people, in English, French, Dutch and German; needs the `cli` extra."""

from pioche.i18n.words import LANGUAGES, Words, pick_language, words_in

__all__ = ["LANGUAGES", "Words", "pick_language", "words_in"]
