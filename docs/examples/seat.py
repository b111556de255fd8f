"""A program at a seat: chooses blindly. The whole protocol is in docs/seat-programs.md."""

import json
import random
import sys


def say(**line):
    print(json.dumps(line), flush=True)


for written in sys.stdin:
    told = json.loads(written)
    if told["type"] == "hello":
        say(type="ready", version=1, name="seat.py")
    elif told["type"] == "choose":
        # told["view"] is all the seat may know, told["text"] the same for a reader, told["seconds"] the time left.
        say(type="choice", id=told["id"], choice=random.choice(told["offer"]))
    elif told["type"] == "over":
        print("won by", told["winners"], file=sys.stderr)
    elif told["type"] == "quit":
        break
