"""A second implementation of docs/draw.md, of the standard library alone.

Reads one frozen draw with its value as JSON on each line, and writes what comes of it.
"""

import hashlib
import json
import sys

PRIME = int(
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74"
    "020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F1437"
    "4FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED"
    "EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF05"
    "98DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB"
    "9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B"
    "E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718"
    "3995497CEA956AE515D2261898FA051015728E5A8AACAA68FFFFFFFFFFFFFFFF",
    16,
)


def digest(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def joined(*texts):
    return digest("\n".join(texts))


def canonical(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        # Python leaves U+007F and above as they are, as RFC 8785 does.
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    raise TypeError("no canonical form")


ENTRY_TEXT = (
    "drawId", "pseudonym", "version", "playDate", "wishes", "anyTime", "partySize", "standbyIfLost", "nonce",
)


SEASON_TEXT = ("drawId", "pseudonym", "version", "teams", "months", "wishes")


def entry_hash(entry):
    names = SEASON_TEXT if "teams" in entry else ENTRY_TEXT
    return digest(canonical({name: entry[name] for name in names if name in entry}))


def part_hashes(draw):
    slots = sorted(draw["slots"], key=lambda slot: slot["slotIdx"])
    frozen = [
        {
            "pseudonym": entry["pseudonym"],
            "entryHash": entry_hash(entry),
            "tickets": entry["tickets"],
            "tier": entry["tier"],
        }
        for entry in sorted(draw["entries"], key=lambda entry: entry["pseudonym"])
    ]
    parts = {"post": draw["post"], "ruleset": draw["ruleset"], "slots": slots, "entries": frozen}
    if draw["post"]["seed"]["mode"] == "slow":
        parts["nonces"] = sorted(draw["nonces"])
    return {name: digest(canonical(part)) for name, part in parts.items()}


def word_numbers(root):
    bits = int(root, 16) >> (256 - 66)
    return [(bits >> (11 * (5 - i))) & 2047 for i in range(6)]


def neighbour(x):
    return x + 1 if x % 2 == 1 else x - 1


def slow(root, steps):
    start = "".join(joined("slow", root, str(i)) for i in range(8))
    x = int(start, 16) % (PRIME - 1) + 1
    for _ in range(steps):
        y = neighbour(x)
        s = pow(y, (PRIME + 1) // 4, PRIME)
        wanted = 0 if s * s % PRIME == y else 1
        x = s if s % 2 == wanted else PRIME - s
    return "%0512x" % x


def minute(time):
    hours, minutes = time.split(":")
    return int(hours) * 60 + int(minutes)


def wishes_of(entry, slots):
    lines = [
        (wish, line["ideal"], line["earliest"], line["latest"], line.get("courseIdx"))
        for wish, line in enumerate(entry["wishes"])
    ]
    if entry["anyTime"]:
        lines.append((len(lines), entry["wishes"][0]["ideal"], "00:00", "23:59", None))
    found = {}
    for wish, ideal, earliest, latest, course in lines:
        matching = [
            (abs(minute(slot["time"]) - minute(ideal)), slot["time"], slot["courseIdx"], slot["slotIdx"])
            for slot in slots
            if slot["date"] == entry["playDate"]
            and minute(earliest) <= minute(slot["time"]) <= minute(latest)
            and course in (None, slot["courseIdx"])
        ]
        for distance, _, _, slot_idx in sorted(matching):
            found.setdefault(slot_idx, (wish, distance))
    return found


def ordered(seed, entries):
    def rank(entry):
        tickets = (joined(seed, entry["pseudonym"], str(t)) for t in range(1, entry["tickets"] + 1))
        return -entry["tier"], min(tickets), entry["pseudonym"]

    return sorted(entries, key=rank)


def assigned(seed, entries, slots):
    by_idx = {slot["slotIdx"]: slot for slot in slots}
    room = {slot["slotIdx"]: slot["capacity"] for slot in slots}
    places = []
    for number, entry in enumerate(ordered(seed, entries), 1):
        place = {"place": number, "pseudonym": entry["pseudonym"]}
        size = entry["partySize"]
        for slot_idx, (wish, distance) in wishes_of(entry, slots).items():
            slot = by_idx[slot_idx]
            if slot["minPlayers"] <= size <= room[slot_idx]:
                room[slot_idx] = 0 if slot["mode"] == "EXCLUSIVE" else room[slot_idx] - size
                place.update(slotIdx=slot_idx, wish=wish, distance=distance)
                break
        places.append(place)
    return places


def season_places(seed, entries, slots):
    room = {}
    for slot in slots:
        for month in range(1, 13):
            room[slot["week"], slot["weekday"], slot["hour"], month] = slot["capacity"]
    places = []
    for number, entry in enumerate(ordered(seed, entries), 1):
        place = {"place": number, "pseudonym": entry["pseudonym"]}
        for nth, wish in enumerate(entry["wishes"]):
            wanted = [
                (week, wish["weekday"], wish["hour"], month) for week in wish["weeks"] for month in entry["months"]
            ]
            if all(room.get(one, 0) >= entry["teams"] for one in wanted):
                for one in wanted:
                    room[one] -= entry["teams"]
                place["wish"] = nth
                break
        places.append(place)
    return places


def result_of(draw, seed):
    if draw["ruleset"].get("version") == "season-v1":
        return {"places": season_places(seed, draw["entries"], draw["slots"])}
    dates = sorted({entry["playDate"] for entry in draw["entries"]})
    return {
        "dates": [
            {
                "date": date,
                "places": assigned(
                    seed, [entry for entry in draw["entries"] if entry["playDate"] == date], draw["slots"]
                ),
            }
            for date in dates
        ]
    }


def drawn(draw):
    hashes = part_hashes(draw)
    root = digest(canonical(hashes))
    seed_plan = draw["post"]["seed"]
    value = draw["value"]
    if seed_plan["mode"] == "slow" and value is None:
        value = slow(root, seed_plan["steps"])
    seed = joined("draw-v2", draw["drawId"], root, value)
    return {
        "entryHashes": {entry["pseudonym"]: entry_hash(entry) for entry in draw["entries"]},
        "hashes": hashes,
        "entriesRoot": root,
        "wordNumbers": word_numbers(root),
        "value": value,
        "seed": seed,
        "result": result_of(draw, seed),
    }


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    for line in sys.stdin:
        print(json.dumps(drawn(json.loads(line))))
