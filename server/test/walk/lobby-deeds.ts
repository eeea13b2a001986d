import { contract } from '@clubhouse/contract'
import { expect } from 'vitest'
import { ADMITTED_AT_ONCE, lobbyDate, openings } from './lobbies.ts'
import type { Deed, Member, Walk } from './walk.ts'

/** The session of a member who is blocked has ended. */
const BLOCKED = '401'

/** From half an hour before an opening on, until no member waits any more, members join, and now and then one who did already. */
const join: Deed = async (walk) => {
  const { random } = walk
  const date = lobbyDate(walk)
  if (date === undefined) return false
  const there = (await lobbies(walk)).at(-1)?.memberIdx ?? []
  const others = walk.members.filter(({ memberIdx }) => !there.includes(memberIdx))
  const who = random.chance(0.9) ? others : walk.members
  for (const me of random.shuffle(who).slice(0, random.between(2, 4))) {
    // A day that is not published is not there, and one that lost its tee times of the evening has no lobby.
    const place = await walk.send(contract.lobby.join, { date }, me, [
      ...(['NOT_OPEN', 'PAST_DEADLINE', 'SUSPENDED', 'QUOTA_MONTH', 'TYPE_NOT_ALLOWED', '404', BLOCKED] as const),
    ])
    if (place.status !== 200 || !place.result || !walk.isAlone) continue
    expect(openings(walk.club)).toContain(Temporal.Instant.from(place.data.opensAt).epochMilliseconds)
    expect(place.data.isHere).toBe(true)
  }
  return who.length > 0
}

interface LobbyNow {
  lobbyIdx: number
  isOpen: boolean
  /** Who has joined, in the order of the places. */
  memberIdx: number[]
  /** Of these, who has neither held nor left. */
  waiting: number[]
}

/** Lobbies that have not ended. */
const lobbies = ({ club }: Walk) => club.sql<LobbyNow[]>`
  select l.lobby_idx, l.opens_at <= club_now() as is_open, array_agg(p.member_idx order by p.no, p.joined_at, p.place_idx) as member_idx,
    coalesce(array_agg(p.member_idx order by p.no, p.joined_at, p.place_idx) filter (where p.held_at is null and p.left_at is null), '{}') as waiting
  from lobby l join lobby_place p using (lobby_idx) where l.over_at is null group by l.lobby_idx order by l.lobby_idx`

const placeOf = async (walk: Walk, lobbyIdx: number, me: Member) => {
  const place = await walk.send(contract.lobby.read, { lobbyIdx }, me, ['404', BLOCKED])
  return place.status === 200 && place.result ? place.data : undefined
}

/** Everyone who joined looks: places are in one order, few are admitted, and only they have a ticket. */
const look: Deed = async (walk) => {
  const lobby = walk.pick(await lobbies(walk))
  if (!lobby) return false
  const all = lobby.memberIdx.flatMap((memberIdx) => walk.memberOf(memberIdx) ?? [])
  const places = []
  for (const me of all) places.push(await placeOf(walk, lobby.lobbyIdx, me))
  if (!walk.isAlone) return true
  const shown = places.flatMap((place) => place ?? [])
  const numbers = shown.flatMap(({ place }) => place ?? [])
  expect(new Set(numbers).size, 'places of a lobby').toBe(numbers.length)
  const admitted = shown.filter(({ state }) => state === 'ADMITTED')
  expect(admitted.filter(({ hasHeld }) => !hasHeld).length, 'admitted at once').toBeLessThanOrEqual(ADMITTED_AT_ONCE)
  expect(shown.filter(({ lobbyTicket }) => lobbyTicket)).toEqual(admitted.filter(({ isHere }) => isHere))
  return true
}

/** One of the first who wait takes a tee time of the lobby, with a ticket if it is the turn; now and then anyone tries. */
const choose: Deed = async (walk) => {
  const { random, club } = walk
  const isAnyone = random.chance(0.1)
  const lobby = walk.pick(
    (await lobbies(walk)).filter(({ isOpen, waiting }) => isAnyone || (isOpen && waiting.length > 0)),
  )
  if (!lobby) return false
  const slots = await club.sql<{ slotIdx: number }[]>`
    select s.slot_idx from slot s join lobby l on l.opens_at = lobby_opens_at(s) where l.lobby_idx = ${lobby.lobbyIdx}
    order by s.slot_idx`
  const slot = walk.pick(slots)
  const me = isAnyone
    ? random.pick(walk.members)
    : walk.memberOf(random.pick(lobby.waiting.slice(0, ADMITTED_AT_ONCE + 1)))
  if (!slot || !me) return false
  const place = await placeOf(walk, lobby.lobbyIdx, me)
  const lobbyTicket = place?.lobbyTicket ?? undefined
  const held = await walk.send(contract.booking.lock, { slotIdx: slot.slotIdx, lobbyTicket }, me)
  if (held.status === 200 && held.result && lobbyTicket) walk.reached('a tee time held with a ticket')
  const isInTime = place?.chooseUntil && club.now() < Date.parse(place.chooseUntil)
  if (walk.isAlone && lobbyTicket && isInTime) expect(held.code).not.toBe('LOBBY_ONLY')
  return true
}

const leave: Deed = async (walk) => {
  const lobby = walk.pick(await lobbies(walk))
  const me = lobby && walk.memberOf(walk.random.pick(lobby.memberIdx))
  if (!me) return false
  await walk.send(contract.lobby.leave, { lobbyIdx: lobby.lobbyIdx }, me, [BLOCKED])
  return true
}

/** What members do with lobbies, by how often they do it where one is near. */
export const LOBBY_DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [20, join],
  [2, look],
  [40, choose],
  [1, leave],
]
