"""The end of a game in the browser: its page, links to its moments through anyone's eyes, pictures of the board."""

from __future__ import annotations

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Download, Locator, expect

from tests.browser.conftest import House
from tests.browser.player import Player
from tests.browser.test_pages import findings
from tests.server.client import Opened, play_out

TOTALS_IN_SIGHT = """box => {
  const totals = [...box.querySelectorAll("tr > :last-child")].map(cell => cell.getBoundingClientRect().right);
  return Math.max(...totals) <= box.getBoundingClientRect().right + 1;
}"""
SIDES_BELOW = """lists => lists.flatMap(list => [...list.querySelectorAll(".side")]
  .filter(side => side.offsetTop < side.parentElement.firstElementChild.offsetTop +
    side.parentElement.firstElementChild.offsetHeight - 1)
  .map(side => side.parentElement.innerText))"""
SIGNATURE = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def ended(long_house: House) -> Opened:
    """Played to the end by sockets alone: nobody has looked at it yet."""
    table = long_house.open("person", "person", options=["round-limit=2", "minimum-armies=5"])
    with long_house.server.party(table) as party:
        play_out(party, random.Random(8))
    return table


@pytest.fixture(scope="module")
def reader(long_house: House, ended: Opened) -> Player:
    return long_house.guest(permissions=["clipboard-read", "clipboard-write"]).sit(ended.id)


def page_of(player: Player) -> Locator:
    return player.page.get_by_role("dialog", name="The end of the game")


def test_the_end_opens_as_a_page_that_can_be_put_away(reader: Player, ended: Opened) -> None:
    end = page_of(reader)
    account = reader.page.request.get(f"{reader.address}/api/tables/{ended.id}/account").json()
    first = account["places"][0]
    expect(end.get_by_role("listitem").first).to_have_text(re.compile(f"1.*{first['score']}", re.DOTALL))
    reader.page.keyboard.press("Escape")
    expect(end).to_be_hidden()
    reader.side.get_by_role("button", name="The end of the game").click()
    expect(end.get_by_role("heading", name="Luck")).to_be_visible()
    expect(end).to_have_css("background-color", re.compile(r"^rgb\("))  # nothing of the board shines through


def test_whoever_looks_back_sees_the_board_and_then_the_end_again(reader: Player, ended: Opened) -> None:
    reader.visit(f"/table/{ended.id}").see_map()
    expect(page_of(reader)).to_be_visible()
    replay = reader.side.get_by_label("Replay")
    replay.get_by_role("button", name="One step back").click()
    expect(page_of(reader)).to_be_hidden()
    expect(reader.prompt).to_contain_text("Looking back")
    replay.get_by_role("button", name="Back to now").click()
    expect(page_of(reader)).to_be_visible()


def test_a_turning_point_opens_at_what_it_names(reader: Player, ended: Opened) -> None:
    reader.visit(f"/table/{ended.id}").see_map()
    named = page_of(reader).locator("li button:has(.lead) > span:last-child").first
    words = named.inner_text()
    named.click()
    expect(reader.prompt).to_contain_text(words)


def test_a_heading_of_the_log_leads_to_its_moment_by_mouse_and_keyboard(reader: Player, ended: Opened) -> None:
    reader.visit(f"/table/{ended.id}").see_map()
    reader.page.keyboard.press("Escape")
    heading = reader.log.get_by_role("heading", name="Round 2", exact=True)
    heading.get_by_role("button", name="Round 2", exact=True).click()
    expect(reader.prompt).to_contain_text(re.compile("Looking back.*Round 2", re.DOTALL))
    expect(reader.log.locator("[aria-current=step]")).to_have_text("Round 2")
    turn = reader.log.get_by_role("heading", name=re.compile("^Turn: ")).get_by_role("button").last
    turn.press("Enter")
    expect(reader.log.locator("[aria-current=step]")).to_have_text(turn.inner_text())


def test_axe_finds_nothing_at_the_end(house: House, ended: Opened) -> None:
    """On the page of the end alone: the table under it has its own tests."""
    page = house.guest().sit(ended.id)
    expect(page_of(page).get_by_role("heading", name="Luck")).to_be_visible()
    assert findings(page, ".end") == []


def test_a_battle_leads_to_its_moment_and_a_link_brings_others_there(
    reader: Player, ended: Opened, long_house: House
) -> None:
    reader.visit(f"/table/{ended.id}").see_map()
    battles = page_of(reader).get_by_role("listitem").get_by_role("button", name=re.compile(" attacks: "))
    expect(page_of(reader)).to_contain_text("in brackets by how much luck helped")
    battles.first.click()
    expect(page_of(reader)).to_be_hidden()
    expect(reader.prompt).to_contain_text("Looking back")
    reader.side.get_by_label("Replay").get_by_role("button", name="Copy a link to this moment").click()
    expect(reader.side.get_by_text("Copied")).to_be_visible()
    link = reader.page.evaluate("navigator.clipboard.readText()")
    friend = long_house.guest().visit(f"{link}&as=blue").see_map()
    expect(friend.prompt).to_contain_text("Looking back")
    expect(friend.side.get_by_role("combobox", name="Seen by")).to_have_value("blue")
    assert friend.labels() == reader.labels()
    assert friend.update["view"]["seat"] == "blue"


def test_whoever_played_without_spectators_looks_through_the_eyes_of_others(long_house: House) -> None:
    table = long_house.open("person", "person", options=["round-limit=2"], terms={"spectators": False})
    with long_house.server.party(table) as party:
        assert party["blue"].ask("concede")["type"] == "done"
    page = long_house.guest().sit(table.id, table.tokens["red"])
    page.page.keyboard.press("Escape")
    page.side.get_by_role("combobox", name="Seen by").select_option("blue")
    page.wait(lambda: page.update.get("view", {}).get("seat") == "blue", "the other's view")
    page.page.reload()
    assert page.see_map().update["view"]["seat"] == "blue"


def test_a_rematch_is_one_click_away(house: House, ended: Opened) -> None:
    page, friend = (house.guest().sit(ended.id, ended.tokens[seat]) for seat in ("red", "blue"))
    expect(page_of(page)).to_contain_text("everyone moves on by one seat.")
    page_of(page).get_by_role("button", name="Play again").click()
    expect(page_of(friend).get_by_role("button", name="The rematch is open: go there, as Red")).to_be_visible()
    expect(page.page).not_to_have_url(re.compile(ended.id))
    expect(page_of(page)).to_be_hidden()
    page.see_map()
    assert not page.update["view"]["over"]


def test_a_picture_of_the_board_is_whole_in_itself(reader: Player, ended: Opened, tmp_path: Path) -> None:
    """Ground, borders, counters and dice included: drawings of their own under the map and over it."""
    reader.visit(f"/table/{ended.id}").see_map()
    point = [event["event"] for event in reader.update["events"]].index("rolled") + 1
    reader.visit(f"/table/{ended.id}?at={point}").see_map()
    expect(reader.prompt).to_contain_text("Looking back")
    name = f"la-conquete-du-monde-{ended.id}-{point}"
    png, svg = (kept(reader, f"{name}.{kind}", tmp_path) for kind in ("png", "svg"))
    assert png.startswith(SIGNATURE)
    assert len(png) > 50_000
    drawn = ElementTree.fromstring(svg)
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    parts = [set(part.get("class", "").split()) for part in drawn.iter()]
    upwards = ("sea", "wash", "coast", "piece", "die")
    found = [next(k for k, names in enumerate(parts) if kind in names) for kind in upwards]
    assert found == sorted(found), "drawn one over the other as on the page"
    dice = [names for names in parts if "die" in names]
    assert len(dice) == reader.map.locator(".die").count() > 0
    assert not re.search(rb"url\((?!(['\"]|&quot;)?(#|data:))", svg)


def test_a_picture_of_the_board_asks_for_nothing(house: House) -> None:
    page = house.seat()
    page.map.locator(".piece .offered").first.wait_for()
    drawn = ElementTree.fromstring(downloaded(page, "svg").path().read_bytes())
    outlined = [part for part in drawn.iter() if set(part.get("class", "").split()) & {"gold", "offered"}]
    assert {part.tag.rpartition("}")[2] for part in outlined} == {"g"}, "what is offered, but no outline of it"


def kept(reader: Player, name: str, folder: Path) -> bytes:
    download = downloaded(reader, Path(name).suffix[1:])
    assert download.suggested_filename == name
    download.save_as(folder / name)
    return (folder / name).read_bytes()


def downloaded(reader: Player, kind: str) -> Download:
    reader.open_menu()
    reader.page.get_by_role("button", name="Picture", exact=True).click()
    with reader.page.expect_download() as download:
        reader.page.get_by_role("button", name=kind.upper()).click()
    return download.value


def test_several_at_one_screen_play_again_together(house: House, ended: Opened) -> None:
    page = house.guest().sit(ended.id, ended.tokens["red"]).sit(ended.id, ended.tokens["blue"])
    page.visit(f"/table/{ended.id}?seat=red,blue").see_map()
    page_of(page).get_by_role("button", name=re.compile("Play again|The rematch is open")).click()
    expect(page.page).not_to_have_url(re.compile(ended.id))
    seats = page.page.get_by_role("region", name="At this screen").or_(
        page.page.get_by_role("heading", name=re.compile("^Pass the"))
    )
    expect(seats.first).to_be_visible()
    assert len([mine for mine in page.remembered() if mine["table"] in page.page.url]) == 2


# ---- beside its sandbox ----
def numbers(labels: list[str]) -> int:
    """All armies on a board."""
    return sum(int(number) for label in labels for number in re.findall(r"(\d+) arm", label))


def test_a_sandbox_stands_beside_what_really_happened(house: House, ended: Opened) -> None:
    """Two boards in step: the real one where the same part of the game ended, the other as the sandbox stands."""
    with house.server.seat(ended, "red") as red:
        rounds = [k for k, event in enumerate(red.log) if event["event"] == "round-began"]
        armies = red.seen_after(rounds[1])["armies"]
    page = house.guest().sit(ended.id, ended.tokens["red"])
    page.page.keyboard.press("Escape")
    page.side.get_by_label("Replay").get_by_role("slider").fill(str(rounds[0] + 1))
    page.side.get_by_role("button", name="What if …").click()
    beside = page.page.get_by_role("button", name="Beside what happened")
    expect(beside).to_be_visible()
    sandbox = [label.partition(".")[0] for label in page.see_map().await_turn().labels()]
    beside.click()
    dialog = page.page.get_by_role("dialog", name="Beside what happened")
    really, here = (dialog.locator("figure", has_text=name) for name in ("Really", "Here"))
    expect(really.locator(".territory").first).to_be_visible()
    assert numbers(labels_of(really)) == sum(armies.values())
    assert labels_of(here) == sandbox
    differing = [one for one in labels_of(really) if one not in sandbox]
    assert differing
    for board in (really, here):
        expect(board.locator("path.lit")).to_have_count(len(differing))
        expect(board.locator(".names text, .gold")).to_have_count(0)
    expect(dialog.get_by_role("columnheader", name="Really")).to_be_visible()
    expect(dialog.get_by_text("Here, that part is not over yet.")).to_be_visible()
    left, right = really.bounding_box(), here.bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] <= right["x"]
    assert findings(page, "dialog[open]") == []
    page.page.set_viewport_size({"width": 390, "height": 844})
    expect(dialog.locator("figure")).to_have_count(1)
    dialog.get_by_role("button", name="Here").click()
    expect(here.locator(".territory").first).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def labels_of(board: Locator) -> list[str]:
    found: list[str] = board.locator(".territory").evaluate_all("all => all.map(t => t.getAttribute('aria-label'))")
    return [label.partition(".")[0] for label in found]


@pytest.mark.parametrize("game", ["gods-playground", "wallenstein"])
def test_numbers_stand_where_they_can_be_read(house: House, game: str) -> None:
    table = house.open("person", "person", "person", game=game, players=3)
    with house.server.party(table) as party:
        play_out(party, random.Random(8))
    player = house.guest(viewport={"width": 1280, "height": 800}).visit(f"/table/{table.id}")
    end = page_of(player)
    end.locator("summary").first.click()
    for width in (1280, 390):
        player.resize(width, 800)
        assert end.get_by_role("group", name="In detail").evaluate(TOTALS_IN_SIGHT)
        assert end.locator("ol:has(.side)").evaluate_all(SIDES_BELOW) == []
        bars = end.locator("section:has(h3:text-is('Luck')) li > svg:last-of-type")
        assert len(set(bars.evaluate_all("all => all.map(bar => bar.getBoundingClientRect().x)"))) == 1
