import { contract } from '@clubhouse/contract'
import { OVERRIDABLE } from '@clubhouse/contract/reservation/desk/desk'
import { type BookedNow, bookings, couponOf, partyOf, slotsAhead } from './member-deeds.ts'
import { type Deed, REASON, type Walk } from './walk.ts'

const make: Deed = async (walk) => {
  const { random, boss } = walk
  const slot = walk.pick(await slotsAhead(walk))
  if (!slot) return false
  const me = random.pick(walk.members)
  const size = slot.mode === 'SHARED' ? random.between(1, 4) : 4
  const override = random.chance(0.5) ? [...OVERRIDABLE] : []
  const what = { slotIdx: slot.slotIdx, type: random.pick(['P', 'H', 'N'] as const), override, ...REASON }
  if (random.chance(0.2)) {
    const guest = { name: `Caller ${random.between(1, 9)}`, phoneNo: '010-5550-0142' }
    const rest = Array.from({ length: size - 1 }, (_, i) => ({ no: i + 2, kind: 'TBD' as const }))
    const players = [{ no: 1, kind: 'GUEST' as const, ...guest, consent: true }, ...rest]
    await walk.send(contract.bookingManage.make, { ...what, guest, players }, boss)
    return true
  }
  const couponIdx = await couponOf(walk, me.memberIdx, 0.2)
  const players = partyOf(walk, me, size)
  await walk.send(contract.bookingManage.make, { ...what, memberIdx: me.memberIdx, players, couponIdx }, boss)
  return true
}

const inState = async (walk: Walk, ...states: string[]) =>
  walk.pick((await bookings(walk)).filter(({ state }) => states.includes(state)))

const change: Deed = async (walk) => {
  const one = await inState(walk, 'CF')
  if (!one) return false
  const { bookingIdx, version } = one
  const me = walk.memberOf(one.memberIdx)
  const coupon = walk.random.chance(0.3) ? { couponIdx: await couponOf(walk, one.memberIdx) } : {}
  const players = me && walk.random.chance(0.5) ? { players: partyOf(walk, me, one.players.length) } : {}
  const extras = { cart: walk.random.chance(0.5) }
  await walk.send(
    contract.bookingManage.change,
    { bookingIdx, version, ...extras, ...players, ...coupon, ...REASON },
    walk.boss,
  )
  return true
}

const move: Deed = async (walk) => {
  const [one, slot] = [await inState(walk, 'CF'), walk.pick(await slotsAhead(walk))]
  if (!one || !slot) return false
  const { bookingIdx, version } = one
  await walk.send(contract.bookingManage.move, { bookingIdx, version, slotIdx: slot.slotIdx, ...REASON }, walk.boss)
  return true
}

const cancel: Deed = async (walk) => {
  const one = await inState(walk, 'CF')
  if (!one) return false
  const { bookingIdx, version } = one
  const by = walk.random.pick(['MEMBER', 'CLUB'] as const)
  const penalty = by === 'MEMBER' && walk.random.chance(0.5)
  await walk.send(contract.bookingManage.cancel, { bookingIdx, version, by, reason: 'other', penalty }, walk.boss)
  return true
}

const offer: Deed = async (walk) => {
  const entries = await walk.club.sql<{ waitingIdx: number }[]>`
    select waiting_idx from standby_entry where state = 'W' order by waiting_idx`
  const one = walk.pick(entries)
  if (!one) return false
  const { waitingIdx } = one
  const can = await walk.send(contract.standbyManage.slots, { waitingIdx }, walk.boss)
  const slot = can.status === 200 && can.result ? walk.pick(can.data) : undefined
  if (!slot) return true
  const minutes = walk.random.between(5, 120)
  await walk.send(contract.standbyManage.offer, { waitingIdx, slotIdx: slot.slotIdx, minutes, ...REASON }, walk.boss)
  return true
}

const endStandby: Deed = async (walk) => {
  const entries = await walk.club.sql<{ waitingIdx: number }[]>`
    select waiting_idx from standby_entry where state in ('W', 'O') order by waiting_idx`
  const one = walk.pick(entries)
  if (!one) return false
  await walk.send(contract.standbyManage.remove, { waitingIdx: one.waitingIdx, ...REASON }, walk.boss)
  return true
}

const ofToday = async (walk: Walk, ...states: string[]): Promise<BookedNow | undefined> => {
  const today = walk.club.today().toString()
  return walk.pick((await bookings(walk)).filter(({ date, state }) => date === today && states.includes(state)))
}

const checkIn: Deed = async (walk) => {
  const one = await ofToday(walk, 'CF', 'CI')
  if (!one) return false
  const { bookingIdx, version } = one
  const state = walk.random.pick(['ARRIVED', 'CHECKED_IN', 'CHECKED_IN', 'TEED_OFF', 'FINISHED'] as const)
  const players = one.players.map(({ no }) => ({ no, present: walk.random.chance(0.8) }))
  await walk.send(contract.checkIn.mark, { bookingIdx, version, state, players }, walk.boss)
  return true
}

const settle: Deed = async (walk) => {
  const one = await ofToday(walk, 'CI', 'PL')
  if (!one) return false
  const { bookingIdx, version } = one
  await walk.send(
    contract.checkIn.settle,
    { bookingIdx, version, holesPlayed: walk.random.between(0, 8), ...REASON },
    walk.boss,
  )
  return true
}

const walkIn: Deed = async (walk) => {
  const today = walk.club.today().toString()
  const slot = walk.pick((await slotsAhead(walk)).filter(({ date }) => date === today))
  if (!slot) return false
  const guest = { name: `Walker ${walk.random.between(1, 9)}`, phoneNo: '010-5550-0199' }
  const players = slot.mode === 'SHARED' ? walk.random.between(1, 3) : 4
  await walk.send(contract.checkIn.walkIn, { slotIdx: slot.slotIdx, ...guest, players, ...REASON }, walk.boss)
  return true
}

const noShow: Deed = async (walk) => {
  const over = await walk.club.sql<{ bookingIdx: number; version: number; state: string }[]>`
    select b.booking_idx, b.version, b.state from booking b join slot s using (slot_idx)
    where b.state in ('CF', 'PL', 'NS') and s.starts_at between club_now() - interval '3 days' and club_now() order by booking_idx`
  const one = walk.pick(over)
  if (!one) return false
  const { bookingIdx, version, state } = one
  await walk.send(contract.conduct.noShow, { bookingIdx, version, isNoShow: state !== 'NS', ...REASON }, walk.boss)
  return true
}

const propose: Deed = async (walk) => {
  const one = await inState(walk, 'PL', 'CI')
  if (!one || one.memberIdx === null) return false
  const { memberIdx, bookingIdx } = one
  await walk.send(
    contract.conduct.propose,
    { memberIdx, bookingIdx, code: walk.random.pick(['W5', 'W6'] as const), ...REASON },
    walk.boss,
  )
  return true
}

/** Mostly waived: members who are suspended for months do nothing. */
const ACTIONS = {
  PROPOSED: ['ACTIVATE', 'WAIVE'],
  ACTIVE: ['WAIVE', 'WAIVE', 'CLEAR'],
  APPEALED: ['REJECT_APPEAL', 'UPHOLD_APPEAL', 'UPHOLD_APPEAL'],
} as const

const decide: Deed = async (walk) => {
  const penalties = await walk.club.sql<
    { penaltyIdx: number; version: number; state: keyof typeof ACTIONS; money: number | null }[]
  >`
    select penalty_idx, version, state, money from penalty where state in ('PROPOSED', 'ACTIVE', 'APPEALED') order by penalty_idx`
  const one = walk.pick(penalties)
  if (!one) return false
  const { penaltyIdx, version, money } = one
  const action = walk.random.pick<(typeof ACTIONS)[keyof typeof ACTIONS][number]>(ACTIONS[one.state])
  const paid = action === 'CLEAR' && money !== null ? { paid: money } : {}
  await walk.send(contract.conduct.decide, { penaltyIdx, version, action, ...paid, ...REASON }, walk.boss)
  return true
}

const issue: Deed = async (walk) => {
  const kinds = await walk.club.sql<{ kindIdx: number }[]>`select kind_idx from coupon_kind order by kind_idx`
  const today = walk.club.today()
  const input = {
    kindIdx: walk.random.pick(kinds).kindIdx,
    memberIdx: walk.random
      .shuffle(walk.members)
      .slice(0, 3)
      .map(({ memberIdx }) => memberIdx),
    validFrom: today.toString(),
    validTo: today.add({ days: walk.random.between(0, 12) }).toString(),
  }
  await walk.send(contract.coupon.issue, { ...input, ...REASON }, walk.boss)
  return true
}

const revoke: Deed = async (walk) => {
  const coupons = await walk.club.sql<{ couponIdx: number }[]>`
    select coupon_idx from coupon where state in ('ISSUED', 'RESERVED') order by coupon_idx`
  const one = walk.pick(coupons)
  if (!one) return false
  await walk.send(contract.coupon.revoke, { couponIdx: [one.couponIdx], ...REASON }, walk.boss)
  return true
}

/** Some member is blocked or suspended, or may do things again. */
const setState: Deed = async (walk) => {
  const { random, club } = walk
  const me = random.pick(walk.members)
  const [row] = await club.sql<{ version: number; state: string; isSuspended: boolean }[]>`
    select version, state, exists (select from suspension(${me.memberIdx}) s where s.until is not null) as is_suspended
    from member where member_idx = ${me.memberIdx}`
  const { version, state, isSuspended } = row!
  const action = state === 'BLOCKED' ? 'UNBLOCK' : isSuspended ? 'RESUME' : random.pick(['BLOCK', 'SUSPEND'] as const)
  const until =
    action === 'SUSPEND'
      ? {
          until: club
            .today()
            .add({ days: random.between(1, 3) })
            .toString(),
        }
      : {}
  await walk.send(
    contract.memberManage.setState,
    { memberIdx: me.memberIdx, version, action, ...until, ...REASON },
    walk.boss,
  )
  if (action === 'UNBLOCK') me.token = await club.signIn(me)
  return true
}

/** What managers do, by how often they do it. */
export const OFFICE_DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [6, make],
  [3, change],
  [4, move],
  [3, cancel],
  [4, offer],
  [1, endStandby],
  [12, checkIn],
  [1, settle],
  [2, walkIn],
  [3, noShow],
  [1, propose],
  [8, decide],
  [3, issue],
  [1, revoke],
  [3, setState],
]
