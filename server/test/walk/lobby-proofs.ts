import type { TestClub } from '../club.ts'

interface PlaceNow {
  lobbyIdx: number
  admitted: number
  opensAt: number
  no: number | null
  memberIdx: number
  joinedAt: number
  chooseMs: number
  heldAt: number | null
  leftAt: number | null
}

interface HoldNow {
  lobbyIdx: number
  slotIdx: number
  memberIdx: number
  at: number
}

const MS = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

/**
 * Each member who took a tee time while its lobby was running was admitted then. Of two accounts of one person in a lobby
 * one place is left after the merge, so lobbies of that day are not looked at. @returns a line for each who was not
 */
export async function wronglyAdmitted({ sql }: TestClub): Promise<string[]> {
  const holds = await sql.unsafe<HoldNow[]>(`
    select l.lobby_idx, s.slot_idx, a.member_idx, ${MS('a.at')} as at
    from audit a join slot s on s.slot_idx = a.record_idx and s.part = '3' join lobby l on l.opens_at = lobby_opens_at(s)
    where a.noun = 'hold' and a.after ? 'seats' and l.opens_at <= a.at
      and not exists (select from member_merge m where m.at between l.opens_at - interval '1 day' and l.opens_at + interval '1 day')`)
  if (holds.length === 0) return []
  const places = await sql.unsafe<PlaceNow[]>(`
    select lobby_idx, l.admitted, ${MS('l.opens_at')} as opens_at, p.no, p.member_idx, ${MS('p.joined_at')} as joined_at,
      p.choose_seconds * 1000 as choose_ms, ${MS('p.held_at')} as held_at, ${MS('p.left_at')} as left_at
    from lobby_place p join lobby l using (lobby_idx) where p.no is not null or p.joined_at >= l.closes_at
    order by p.no nulls last, p.joined_at, p.place_idx`)
  const lobbies = Map.groupBy(places, ({ lobbyIdx }) => lobbyIdx)
  return holds.flatMap(({ lobbyIdx, slotIdx, memberIdx, at }) => {
    const { turns, overAt } = turnsOf(lobbies.get(lobbyIdx) ?? [])
    const turn = turns.get(memberIdx)
    if (at >= overAt || (turn && turn.from <= at && at < turn.until)) return []
    return [`member ${memberIdx} took tee time ${slotIdx} while lobby ${lobbyIdx} had not admitted them`]
  })
}

/** In the order of their places, each as soon as one of those who choose has taken a tee time, left or had the time. */
function turnsOf(places: readonly PlaceNow[]) {
  const [first] = places
  const turns = new Map<number, { from: number; until: number }>()
  const ends: number[] = Array(first?.admitted ?? 1).fill(first?.opensAt ?? 0)
  for (const { memberIdx, joinedAt, chooseMs, heldAt, leftAt } of places) {
    ends.sort((a, b) => a - b)
    const from = Math.max(ends[0]!, joinedAt)
    if (leftAt !== null && leftAt <= from) continue
    const until = Math.min(from + chooseMs, leftAt ?? Number.POSITIVE_INFINITY)
    turns.set(memberIdx, { from, until })
    ends[0] = Math.max(from, Math.min(until, heldAt ?? Number.POSITIVE_INFINITY))
  }
  return { turns, overAt: Math.max(...ends) }
}
