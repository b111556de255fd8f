"""English, French, Polish, German: the page changes its language at once, and no key of a message stays visible."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.player import Player
from tests.browser.words import LANGUAGES, PACKAGES, game_messages, literal, messages, own_messages, untranslated
from wartable.engine.text import text_for

SAID = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [title]")].flatMap(e => [e.ariaLabel, e.title])].join("\\n")"""


def language(page: Player) -> Locator:
    return page.page.get_by_role("combobox").filter(has=page.page.locator("option[value=pl]"))


def check_words(page: Player) -> None:
    assert untranslated(page.page.evaluate(SAID)) == []


@pytest.fixture(scope="module")
def page(long_house: House) -> Player:
    """One table, read in every language."""
    return long_house.seat()


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_table_speaks(page: Player, tongue: str) -> None:
    language(page).select_option(tongue)
    expect(page.page.locator("html")).to_have_attribute("lang", tongue)
    said = messages(tongue)
    facts = page.update["prompt"]["facts"] | {"origin": "", "target": ""}
    expect(page.prompt).to_have_text(text_for(tongue, PACKAGES[-1]).get("prompt-reinforce", **facts))
    expect(page.side).to_contain_text(literal("event-drew", tongue))
    expect(page.side).to_contain_text(said["stage-reinforce"])
    expect(page.territory(said["territory-groenland"])).to_have_count(1)
    expect(page.territory(said["territory-groenland"])).to_have_accessible_name(
        re.compile(f": ({'|'.join(said[f'seat-{seat}'] for seat in ('red', 'blue', 'green'))}), ")
    )
    page.unfold()
    expect(page.side).to_contain_text(said["order-defence"])
    check_words(page)


@pytest.fixture(scope="module")
def lobby(long_house: House) -> Player:
    return long_house.guest().visit("/")


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_lobby_speaks(lobby: Player, tongue: str) -> None:
    page = lobby
    language(page).select_option(tongue)
    expect(page.page.locator("html")).to_have_attribute("lang", tongue)
    expect(page.page.get_by_role("main")).to_contain_text(messages(tongue)["game-blurb"])
    card = page.page.locator("article").filter(has_text=messages(tongue)["game-blurb"])
    card.get_by_role("button", name=own_messages(tongue)["open-table"]).click()
    form = page.page.locator("form")
    form.locator("summary").click()
    said = form.inner_text()
    shown = [word for key, word in game_messages(tongue).items() if key.startswith(("edition-", "option-"))]
    assert [word for word in shown if word not in said] == []
    assert not re.search(r"each-turn|one-of-each|second-rule| 1 ?:", said), "words of the machine"
    check_words(page)
    page.page.reload()
    expect(page.page.locator("html")).to_have_attribute("lang", tongue)
    expect(page.page.get_by_role("main")).to_contain_text(messages(tongue)["game-blurb"])


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_a_browser_is_greeted_in_its_language(house: House, tongue: str) -> None:
    page = house.guest(locale=f"{tongue}-{tongue.upper()}").visit("/")
    expect(page.page.get_by_role("main")).to_contain_text(messages(tongue)["game-blurb"])
    expect(page.page.locator("html")).to_have_attribute("lang", tongue)


@pytest.mark.parametrize("tongue", [tongue for tongue in LANGUAGES if tongue != "en"])
def test_the_client_has_words_of_its_own_in(tongue: str) -> None:
    """Every message is there, and is not just the English one again."""
    english, own = own_messages("en"), own_messages(tongue)
    assert set(own) == set(english)
    alike = [key for key in own if own[key] == english[key] and len(english[key]) > 12]
    assert len(alike) < len(own) / 10, alike
