"""Everything shown to people, in English, German and Dutch: Fluent messages, and sentences made of them."""

from bocage.words.bundles import WordsError
from bocage.words.language import LANGUAGES, pick_language
from bocage.words.texts import Words

__all__ = ["LANGUAGES", "Words", "WordsError", "pick_language"]
