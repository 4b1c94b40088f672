"""A bot that plays one game at random. Needs nothing but Python 3.8.

    python3 examples/bot.py http://localhost:3000            opens a table and waits for an opponent
    python3 examples/bot.py http://localhost:3000 <table>    sits down at that table
"""
import hashlib
import json
import random
import secrets
import sys
import time
import urllib.request

server = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
wanted_table = sys.argv[2] if len(sys.argv) > 2 else None

with urllib.request.urlopen(server + "/api/me") as reply:
    cookie = reply.headers["set-cookie"].split(";")[0]


def post(path, body, token=None):
    headers = {"content-type": "application/json"}
    headers.update({"authorization": "Bearer " + token} if token else {"cookie": cookie})
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


def choose(decision):
    """Any legal answer: as few options as allowed, in random order."""
    if decision["kind"] == "amount":
        return [decision["min"]]
    return random.sample(decision["options"], decision["min"])


if wanted_table:
    table = post(f"/api/tables/{wanted_table}/sit", {})
else:
    table = post("/api/tables", {"game": "tides", "seats": [{"kind": "me"}, {"kind": "open"}]})
print("table", table["id"], flush=True)

token = post(f"/api/tables/{table['id']}/token", {})["token"]

# This bot's share in the shuffle: it commits to a nonce, and reveals it once the set of all commitments is published.
nonces = {}
rounds = 0


def share(seat, table):
    global rounds
    if table["phase"] != "gathering":
        return
    if table["deal"]:
        for published in table["deal"]["shares"]:
            nonce = nonces.pop(published["commitment"], None)
            if nonce:
                post("/api/bot/nonce", {"nonce": nonce}, token)
    elif rounds == len(table["aborted"]) and not any(seat in aborted["missing"] for aborted in table["aborted"]):
        rounds += 1
        nonce = secrets.token_bytes(32)
        commitment = hashlib.sha256(nonce).hexdigest()
        nonces[commitment] = nonce.hex()
        post("/api/bot/commit", {"commitment": commitment}, token)


def play():
    """Whether the game is over; a stream may end before."""
    stream = urllib.request.Request(server + "/api/bot/stream", headers={"authorization": "Bearer " + token})
    with urllib.request.urlopen(stream) as lines:
        for line in lines:
            if not line.strip():
                continue  # keeps the connection alive
            message = json.loads(line)
            if message["type"] == "table":
                share(message["seat"], message["table"])
            if message["type"] != "update":
                continue
            if message["end"]:
                print(f"over after {message['step']} steps: {json.dumps(message['end'])}", flush=True)
                return True
            for decision in message["decisions"]:
                post("/api/bot/answer", {"step": message["step"], "answer": choose(decision)}, token)
    return False


while not play():
    time.sleep(1)
