"""What La Conquête du Monde adds to the command line."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from wartable.games.la_conquete_du_monde.odds import battle


def odds(
    attackers: Annotated[int, typer.Argument(help="Armies that can fight (all but the one that stays).")],
    defenders: Annotated[int, typer.Argument(help="Armies of the defender.")],
    defence_dice: Annotated[int, typer.Option(help="Most defence dice: 3 in 1957, 2 in classic.")] = 3,
    dice: Annotated[int | None, typer.Option(help="Attack dice of the first roll; later rolls take the most.")] = None,
    protected: Annotated[
        bool, typer.Option("--protected", help="A player's last territory in the protected rounds (CM-6.3).")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Exact odds of a battle in La Conquête du Monde, both sides rolling the most dice to the end."""
    result = battle(attackers, defenders, defence_dice, dice=dice, protected=protected)
    if as_json:
        asked = {"attackers": attackers, "defenders": defenders, "defence_dice": defence_dice}
        asked |= {"dice": dice or min(3, attackers), "protected": protected}
        typer.echo(json.dumps(asked | result, ensure_ascii=False, indent=2))
    else:
        typer.echo(f"capture {result['capture']:.3f}")
