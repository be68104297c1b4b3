#!/usr/bin/env python3
"""A bot for a Serpentarium server, with nothing but Python: takes every challenge and plays at random.

python3 http_bot.py http://127.0.0.1:7007 TOKEN [--once]    (docs/bots.md tells the rest)
"""
import json, random, sys, threading, time, urllib.error, urllib.request

SERVER, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]


def open_url(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers), timeout=20)


def ask(path, body=None):
    try:
        with open_url(path, body) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:  # refused: the sentence says why
        return print(json.load(error)["message"], flush=True)


def lines(path):
    """The lines of a stream; after a break it is opened again, and says again how things stand."""
    while True:
        try:
            for line in open_url(path):
                if line.strip():  # a blank line only says that the server is there
                    yield json.loads(line)
        except OSError as error:
            print(error, flush=True)
        time.sleep(1)


def play(match):
    seats = []
    for line in lines("/api/v1/stream/matches/" + match):
        seats = line.get("your_seats", seats)
        state = line.get("state", line)
        if state.get("status") == "over":
            return print(match, state["result"]["sentence"], flush=True)
        if state.get("turn") in seats:
            legal = ask(f"/api/v1/matches/{match}/legal")
            if not legal["complete"]:  # thousands: ask for those of one piece
                legal = ask(f"/api/v1/matches/{match}/legal?piece={legal['pieces'][0]['key']}")
            move = random.choice(legal["moves"])["text"]
            ask(f"/api/v1/matches/{match}/moves", {"ply": state["ply"], "move": move})


for event in lines("/api/v1/stream/events"):
    if event["type"] == "challenge":
        ask(f"/api/v1/matches/{event['challenge']['id']}/join", {})
    elif event["type"] == "game-start":
        game = threading.Thread(target=play, args=[event["game"]["id"]])
        game.start()
    elif event["type"] == "game-finish" and "--once" in sys.argv:
        game.join()
        break
