import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Deed, Member, Walk } from './walk.ts'

type Players = InputOf<typeof contract.booking.book>['players']

/** A party of a member: others of the club, guests and places to be named. */
export function partyOf({ random, members }: Walk, booker: Member, size: number): Players {
  const others = random.shuffle(members.filter((one) => one !== booker))
  return Array.from({ length: size }, (_, i) => {
    const no = i + 1
    if (i === 0) return { no, kind: 'MEMBER' as const, memberIdx: booker.memberIdx }
    if (random.chance(0.3)) return { no, kind: 'MEMBER' as const, memberIdx: others[i]!.memberIdx }
    if (random.chance(0.3)) return { no, kind: 'GUEST' as const, name: `Guest ${random.between(1, 4)}`, consent: true }
    return { no, kind: 'TBD' as const }
  })
}

export interface Slot {
  slotIdx: number
  date: string
  mode: string
}

export const slotsAhead = ({ club }: Walk) => club.sql<Slot[]>`
  select slot_idx, s.date, mode from slot s where starts_at > club_now() order by slot_idx`

export interface BookedNow {
  bookingIdx: number
  version: number
  slotIdx: number
  date: string
  memberIdx: number | null
  seats: number
  couponIdx: number | null
  state: string
  players: Players
}

/** Active bookings, those of days long past left out. */
export const bookings = ({ club }: Walk) => club.sql<BookedNow[]>`
  select b.booking_idx, b.version, b.slot_idx, b.play_date as date, b.member_idx, cardinality(b.seats) as seats, b.coupon_idx, b.state,
    (select json_agg(json_strip_nulls(json_build_object('no', p.no, 'kind', p.kind, 'memberIdx', p.member_idx, 'name', p.name)) order by p.no)
      from booking_player p where p.booking_idx = b.booking_idx) as players
  from booking b where b.active and b.play_date > current_club_date() - 3 order by b.booking_idx`

const bookedAhead = async (walk: Walk) => (await bookings(walk)).filter(({ state }) => state === 'CF')

/** Some coupon of the member that is in no booking, or none. */
export async function couponOf({ club, random }: Walk, memberIdx: number | null, share = 0.5): Promise<number | null> {
  const found = await club.sql<{ couponIdx: number }[]>`
    select coupon_idx from coupon where member_idx = ${memberIdx} and state = 'ISSUED' order by coupon_idx`
  return found.length > 0 && random.chance(share) ? random.pick(found).couponIdx : null
}

const hold: Deed = async (walk) => {
  const [slot, me] = [walk.pick(await slotsAhead(walk)), walk.random.pick(walk.members)]
  if (!slot) return false
  const tab = `tab-of-${String(me.memberIdx).padStart(4, '0')}`
  const count = slot.mode === 'SHARED' ? walk.random.between(1, 4) : 1
  await walk.send(contract.booking.lock, { slotIdx: slot.slotIdx, count, tab }, me)
  return true
}

const heldNow = ({ club }: Walk) => club.sql<{ slotIdx: number; mode: string; holder: number; seats: number }[]>`
  select c.slot_idx, s.mode, c.holder, count(*)::int as seats from claim c join slot s using (slot_idx)
  where c.kind = 'HOLD' and c.expires_at >= club_now() group by c.slot_idx, s.mode, c.holder order by c.slot_idx, c.holder`

const relock =
  (x: 'N' | 'E'): Deed =>
  async (walk) => {
    const held = walk.pick(await heldNow(walk))
    const me = held && walk.memberOf(held.holder)
    if (!me) return false
    await walk.send(contract.booking.relock, { slotIdx: held.slotIdx, x }, me)
    return true
  }

const tabs: Deed = async (walk) => {
  const held = walk.pick(await heldNow(walk))
  const me = held && walk.memberOf(held.holder)
  if (!me) return false
  const tab = `tab-of-${String(me.memberIdx).padStart(4, '0')}`
  await walk.send(contract.sheet.heldHere, { tab, isOpen: walk.random.chance(0.5) }, me)
  return true
}

const book: Deed = async (walk) => {
  const held = walk.pick(await heldNow(walk))
  const me = held && walk.memberOf(held.holder)
  if (!me) return false
  const { slotIdx } = held
  const size = held.mode === 'SHARED' ? held.seats : walk.random.chance(0.9) ? 4 : 3
  const players = partyOf(walk, me, size)
  const wanted = await couponOf(walk, me.memberIdx)
  const quoted = await walk.send(contract.change.quote, { slotIdx, players, couponIdx: wanted }, me)
  const couponIdx = quoted.status === 200 && quoted.result ? wanted : null
  const price = couponIdx === wanted ? quoted : await walk.send(contract.change.quote, { slotIdx, players }, me)
  const total = price.status === 200 && price.result ? price.data.total : 0
  await walk.send(contract.booking.book, { slotIdx, players, couponIdx, total, termsIdx: walk.termsIdx }, me)
  return true
}

/** Right after the booking it is undone. */
const cancel: Deed = async (walk) => {
  const one = walk.pick(await bookedAhead(walk))
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  const { bookingIdx } = one
  const version = walk.random.chance(0.95) ? one.version : one.version + 1
  const input = { bookingIdx, version, reason: 'other', accept: walk.random.chance(0.9) }
  await walk.send(contract.booking.cancel, walk.random.chance(0.3) ? { ...input, choice: 'MONEY' } : input, me)
  return true
}

const changePlayers: Deed = async (walk) => {
  const one = walk.pick(await bookedAhead(walk))
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  const players = partyOf(walk, me, walk.random.between(Math.min(3, one.seats), 4))
  const coupon = walk.random.chance(0.3) ? { couponIdx: await couponOf(walk, me.memberIdx) } : {}
  const { bookingIdx, version } = one
  await walk.send(contract.change.changePlayers, { bookingIdx, version, players, ...coupon }, me)
  return true
}

const move: Deed = async (walk) => {
  const one = walk.pick(await bookedAhead(walk))
  const me = one && walk.memberOf(one.memberIdx)
  const slot = walk.pick(await slotsAhead(walk))
  if (!me || !slot) return false
  const { bookingIdx, version, players, couponIdx } = one
  const { slotIdx } = slot
  const held = await walk.send(contract.booking.lock, { slotIdx, count: players.length, bookingIdx }, me)
  if (held.status !== 200 || !held.result) return true
  const quoted = await walk.send(contract.change.quote, { slotIdx, players, bookingIdx, couponIdx }, me)
  if (quoted.status !== 200 || !quoted.result) return true
  const { termsIdx } = walk
  await walk.send(contract.change.move, { bookingIdx, version, slotIdx, total: quoted.data.total, termsIdx }, me)
  return true
}

const transfer: Deed = async (walk) => {
  const one = walk.pick(
    (await bookedAhead(walk)).filter(({ players }) => players.some(({ no, kind }) => no > 1 && kind === 'MEMBER')),
  )
  const me = one && walk.memberOf(one.memberIdx)
  const heir = one?.players.find(({ no, kind }) => no > 1 && kind === 'MEMBER')?.memberIdx
  if (!me || heir == null) return false
  const { bookingIdx, version } = one
  await walk.send(contract.change.transfer, { bookingIdx, version, memberIdx: heir }, me)
  return true
}

const answerTransfer: Deed = async (walk) => {
  const offered = await walk.club.sql<{ bookingIdx: number; version: number; memberIdx: number }[]>`
    select booking_idx, b.version, p.member_idx from booking b join booking_player p using (booking_idx)
    where offered_at is not null order by booking_idx`
  const one = walk.pick(offered)
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  const { bookingIdx, version } = one
  const answer = walk.random.pick(['ACCEPT', 'ACCEPT', 'DECLINE'] as const)
  await walk.send(contract.change.answerTransfer, { bookingIdx, version, answer }, me)
  return true
}

const answerAsCompanion: Deed = async (walk) => {
  const named = (await bookedAhead(walk)).flatMap(({ bookingIdx, version, players }) =>
    players.flatMap(({ no, memberIdx }) => (no > 1 && memberIdx != null ? { bookingIdx, version, memberIdx } : [])),
  )
  const one = walk.pick(named)
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  const { bookingIdx, version } = one
  const answer = walk.random.pick(['ACCEPT', 'DECLINE'] as const)
  await walk.send(contract.companion.answer, { bookingIdx, version, answer }, me)
  return true
}

const HOURS = ['07', '12']

const standBy: Deed = async (walk) => {
  const [slot, me] = [walk.pick(await slotsAhead(walk)), walk.random.pick(walk.members)]
  if (!slot) return false
  const { date } = slot
  const hours = walk.random.chance(0.5) ? HOURS : [walk.random.pick(HOURS)]
  const partySize = slot.mode === 'SHARED' ? walk.random.between(1, 4) : 4
  const wish = { date, hours, partySize, noticeHours: walk.random.pick([1, 12]) }
  if (walk.random.chance(0.6)) {
    await walk.send(contract.standby.standBy, { ...wish, auto: false }, me)
    return true
  }
  const day = await walk.send(contract.standby.forDay, { memberIdx: me.memberIdx, date }, me)
  if (day.status !== 200 || !day.result) return true
  const { queue, termsIdx } = day.data
  const totals = queue.flatMap(({ hour, totals: ofHour }) => (hours.includes(hour) ? ofHour[partySize - 1]! : []))
  const auto = { auto: true, total: Math.max(0, ...totals), termsIdx }
  await walk.send(contract.standby.standBy, { ...wish, ...auto }, me)
  return true
}

const entries = ({ club }: Walk) => club.sql<
  { waitingIdx: number; version: number; memberIdx: number; paused: boolean }[]
>`
  select waiting_idx, version, member_idx, paused from standby_entry where state in ('W', 'O') order by waiting_idx`

const changeStandby: Deed = async (walk) => {
  const one = walk.pick(await entries(walk))
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  const { waitingIdx, version } = one
  const changes = walk.random.chance(0.7) ? { paused: !one.paused } : { hours: [walk.random.pick(HOURS)] }
  await walk.send(contract.standby.change, { waitingIdx, version, ...changes }, me)
  return true
}

const leaveStandby: Deed = async (walk) => {
  const one = walk.pick(await entries(walk))
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  await walk.send(contract.standby.leave, { waitingIdx: one.waitingIdx }, me)
  return true
}

const answerOffer: Deed = async (walk) => {
  const offers = await walk.club.sql<{ offerIdx: number; memberIdx: number }[]>`
    select o.offer_idx, e.member_idx from standby_offer o join standby_entry e using (waiting_idx)
    where o.state = 'OPEN' order by o.offer_idx`
  const one = walk.pick(offers)
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  const answer = walk.random.chance(0.6) ? 'ACCEPT' : 'DECLINE'
  await walk.send(contract.standby.answer, { offerIdx: one.offerIdx, answer }, me)
  return true
}

const appeal: Deed = async (walk) => {
  const penalties = await walk.club.sql<{ penaltyIdx: number; memberIdx: number }[]>`
    select penalty_idx, member_idx from penalty where state = 'ACTIVE' order by penalty_idx`
  const one = walk.pick(penalties)
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  await walk.send(contract.myPenalty.appeal, { penaltyIdx: one.penaltyIdx, text: 'I was ill.' }, me)
  return true
}

/** What members do, by how often they do it. */
export const MEMBER_DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [18, hold],
  [18, book],
  [3, relock('N')],
  [2, relock('E')],
  [2, tabs],
  [10, cancel],
  [5, changePlayers],
  [6, move],
  [4, transfer],
  [3, answerTransfer],
  [3, answerAsCompanion],
  [9, standBy],
  [2, changeStandby],
  [1, leaveStandby],
  [8, answerOffer],
  [1, appeal],
]
