"""One word for one thing: words that were dropped for another stand nowhere any more."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from pithead.text import LANGUAGES

# For each language, by what a file's name holds (nothing: every file): the word, and what is said
# instead. Beginnings of words, so that every form is found.
DROPPED: Final[dict[str, dict[str, dict[str, str]]]] = {
    "en": {
        "": {
            r"[Cc]lick": "choose",
            r"[Bb]ox file": "card file",
            r" …": "…",
            r"[Bb]oards in words": "text table",
            r"[Cc]hanges no number": "nothing changes",
            r"\bfor nothing\b": "for free",
            r"[\d}] %": "no space before %",
            r"\w'\w": "’",
        },
        "web-dwarf": {r"\b[Rr]ooms?\b": "position", r"(first|second) pass": "placement"},
    },
    "uk": {
        "": {
            r"клацн|Клацн": "обрати",
            r"[Фф]айл\w* коробк": "файл карток",
            r"\bпарті": "гра",
            r"відсутн": "не за столом",
            r"повернути хід": "скасувати хід",
            r"стовпчик": "стовпець",
            r"\b[Вв]иб(р|ер|ир)": "обрати",
            r"[Гг]ірник": "гість",
            r"опонент": "суперник",
            r"за нічого": "безкоштовно",
            r"\{(seat|name)\} \w+(в|вся|ла|лася)\b": "the present, which has no gender",
            r" – ": "—",
            r"[\d}] ?%": "a space that does not break before %",
            r"\w'\w": "’",
            r"\} із \{": "з",
        },
        "dwarf": {
            r"\bзал[аиіу]\b|\bзалою\b": "позиція",
            r"розсуд": "за нічиєї вирішує",
            r"лідир": "бути попереду",
            r"\bведе": "бути попереду",
            r"\bряд(ок|ка|ку|ки)\b": "ряд",
        },
        "dwergar": {
            r"\bфах": "спеціальність",
            r"планк": "ряд вагонеток",
            r"вивіз|розвантаж": "вивантаження",
            r"зачинен": "не працює",
            r"\bкамін|\bкамен(ю|ів)\b": "вугілля",
            r"гаряч": "розпалена",
            r"(?<!оловний )(?<!оловні )\bмайстер\b": "головний майстер",
        },
        "imperial-miners": {
            r"копальн": "шахта",
            r"вагонет": "візок",
            r"шестер": "механізм",
            r"дотичн": "суміжна",
            r"картк|карток|картц": "карта",
            r"\bочк|\bочок": "ПБ",
            r"\b[уУвВ] руці": "на руці",
            r"ланцюг(?!ов)": "ланцюгова реакція",
            r"\b[Зз]іграти\b": "розіграти",
            r"\b[Дд]обра(ти|но)\b|добир": "узяти",
            r"індикатор|поділк": "маркер, поле",
            r"^одразу$": "негайно",
            r"\bстос(?!ує)": "стопка",
            r"навантажен": "завантажена",
            r"\bкрок(и|ів)? (угору|вперед|на планшет)": "поле",
        },
    },
    "it": {
        "": {
            r"\bclicc": "scegliere",
            r"\brival[ei]": "avversario",
            r"[Cc]ollegament": "link",
            r"[Cc]hiacchier": "chat",
            r"base di dati": "database",
            r"[Ff]ile della scatola": "file delle carte",
            r"[Rr]ivincita": "gioca di nuovo",
            r"\b[Aa]rtigian": "esperto",
            r"\bper niente\b": "gratis",
            r"[\d}] ?%": "a space that does not break before %",
            r"\w'\w": "’",
            r" …": "…",
        },
        "dwarf": {
            r"\bsala\b|\bSala\b": "posizione",
            r"spareggi": "in caso di parità",
            r"[Ff]ase di (estrazione|forgiatura)": "passo Estrarre, Forgiare",
        },
        "dwergar": {
            r"[Vv]agoncin": "carrello",
            r"\bMiglioria": "miglioramento",
            r"fornac\w \{?(cald|fredd)": "accesa, spenta",
            r"[2-9}] pietra\b": "pietre",
        },
        "imperial-miners": {
            r"segnalin\w (carrello|distruzione|punto)": "gettone",
            r"indicator": "segnalino",
            r"\b[Ss]pazi\b": "casella",
            r"\brig(a|he)\b": "fila",
            r"[\d#}] punt[oi]\b": "PV",
        },
    },
}
RULES: Final = Path(__file__).parents[2] / "docs" / "rules"
IN_FILE: Final = [
    (language, part, word, instead)
    for language, parts in DROPPED.items()
    for part, words in parts.items()
    for word, instead in words.items()
]


@pytest.mark.parametrize(
    ("language", "part", "word", "instead"), IN_FILE, ids=[f"{w[0]}-{w[2]}" for w in IN_FILE]
)
def test_a_dropped_word_is_said_nowhere(language: str, part: str, word: str, instead: str) -> None:
    found = [
        f"{key}: {text}"
        for file in (files("pithead.text") / language).iterdir()
        if file.name.endswith(".json")
        for key, text in json.loads(file.read_text("utf-8")).items()
        if (part in file.name or f".{part.removeprefix('web-')}." in key)
        and not key.endswith(".title")
        and re.search(word, text)
    ]

    assert found == [], f"say {instead}"


@pytest.mark.parametrize(
    ("language", "part", "word", "instead"), IN_FILE, ids=[f"{w[0]}-{w[2]}" for w in IN_FILE]
)
def test_a_dropped_word_stands_on_no_rules_page(
    language: str, part: str, word: str, instead: str
) -> None:
    folder = RULES if language == "en" else RULES / language
    found = [
        line
        for page in folder.glob("*.md")
        if part.removeprefix("web-") in page.name and page.name != "ledger.md"
        for line in page.read_text("utf-8").splitlines()
        if re.search(word, line)
    ]

    assert found == [], f"say {instead}"


def test_every_language_has_its_list() -> None:
    assert set(DROPPED) == set(LANGUAGES)
